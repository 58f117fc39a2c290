import type { SheetCell, SheetRow } from './cells.ts';
import { dateOfSerial } from './date-cells.ts';
import { SheetError, type SheetLimits } from './limits.ts';
import { decodeText, textOfRuns } from './shared-strings.ts';
import { withShown, type FormatNumber, type NumberFormat, type ShownColumns } from './shown-cells.ts';
import { textPieces } from './text-pieces.ts';
import { UnusualForm } from './unusual-form.ts';
import { attributesOf, contentOf, decodeXml, elementsOf } from './xml.ts';

export interface ScanContext {
  texts: readonly string[];
  dateStyles: readonly boolean[];
  is1904: boolean;
  limits: SheetLimits;
  /** Called before the first row with the indexes of the hidden columns. */
  onHiddenColumns?: (columns: number[]) => void;
  /** Columns read with the text that Excel shows, and the number formats of the styles. */
  shown?: { columns: ShownColumns; formats: readonly NumberFormat[]; formatNumber: FormatNumber };
}

/** Maximum number of characters of one row, or before the first; far more than real files have. */
const longestRow = 8_000_000;

const broken = () => new SheetError('file_parse_failed');

/**
 * Reads the rows of a worksheet's XML in the form that nearly all programs write, in order, including rows
 * without cells. Throws UnusualForm for any other form, so that no row is guessed, and SheetError.
 */
export async function* scanSheet(
  bytes: AsyncIterable<Uint8Array>,
  context: ScanContext,
): AsyncGenerator<SheetRow[]> {
  let text = '';
  let isInside = false;
  let number = 0;
  for await (const piece of textPieces(bytes)) {
    text += piece;
    let at = 0;
    if (!isInside) {
      const start = findData(text);
      if (start === 'empty') return;
      if (start !== null) {
        isInside = true;
        at = start;
        context.onHiddenColumns?.(hiddenColumns(text.slice(0, start), context.limits.columns));
      }
    }
    const rows: SheetRow[] = [];
    while (isInside) {
      const start = skipSpace(text, at);
      if (text.startsWith('</sheetData>', start)) {
        yield rows;
        return;
      }
      const end = endOfRow(text, start);
      if (end === null) break;
      const row = readRow(text, start, end, number, context);
      number = row.number;
      rows.push(row);
      at = end;
    }
    if (rows.length > 0) yield rows;
    text = text.slice(at);
    if (text.length > longestRow) throw new SheetError('file_too_large');
  }
  throw isInside ? broken() : new UnusualForm('no data');
}

/** Position of the first row; the elements before only affect the sheet's appearance. */
function findData(text: string): number | 'empty' | null {
  const start = /<sheetData\s*(\/?)>/.exec(text);
  const before = start ? text.slice(0, start.index) : text;
  if (before.includes('<!') || /<\w+:(?:worksheet|sheetData)[\s>]/.test(before))
    throw new UnusualForm('markup');
  if (!start) return null;
  return start[1] ? 'empty' : start.index + start[0].length;
}

/** Indexes of the columns that the elements before the rows hide, below `most`. */
function hiddenColumns(head: string, most: number): number[] {
  const isHidden = (value: string | undefined) => value === '1' || value === 'true';
  return elementsOf(contentOf(head, 'cols'), 'col').flatMap((column) => {
    if (!isHidden(column.get('hidden'))) return [];
    const first = Number(column.get('min')) - 1;
    const end = Math.min(Number(column.get('max')), most);
    return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  });
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code === 32 || (code >= 9 && code <= 13); code = text.charCodeAt(at))
    at += 1;
  return at;
}

/** Position of the end of the row at `start`; null if it is not complete yet. */
function endOfRow(text: string, start: number): number | null {
  if (text.length - start < '</sheetData>'.length) return null;
  if (!/^<row[\s/>]/.test(text.slice(start, start + 5))) throw new UnusualForm('no row');
  const open = text.indexOf('>', start);
  if (open < 0) return null;
  if (text[open - 1] === '/') return open + 1;
  const close = text.indexOf('</row>', open);
  return close < 0 ? null : close + '</row>'.length;
}

function readRow(text: string, start: number, end: number, before: number, context: ScanContext): SheetRow {
  const open = text.indexOf('>', start);
  const attributes = attributesOf(text.slice(start + 4, open));
  const number = Number(attributes.get('r') ?? before + 1);
  if (!Number.isInteger(number) || number > 1_048_576) throw broken();
  if (number <= before) throw new UnusualForm('order of rows');
  const hidden = attributes.get('hidden');
  const row: SheetRow = { number, cells: [] };
  if (hidden === '1' || hidden === 'true') row.hidden = true;
  if (text[open - 1] !== '/') readCells(text, open + 1, end - '</row>'.length, row.cells, context);
  return row;
}

/** The attributes of a cell that affect its value. */
interface CellTag {
  column: number;
  style: number;
  type: string;
  end: number;
  isEmpty: boolean;
}

const tag: CellTag = { column: 0, style: 0, type: '', end: 0, isEmpty: false };

/** Parses `<c …>` into `tag`, a reused object because a file has millions of cells. */
function readTag(text: string, from: number, previous: number): void {
  tag.column = previous + 1;
  tag.style = 0;
  tag.type = '';
  for (let at = from + 2; ;) {
    at = skipSpace(text, at);
    const code = text.charCodeAt(at);
    if (code === 62 || code === 47) {
      tag.isEmpty = code === 47;
      tag.end = at + (tag.isEmpty ? 2 : 1);
      if (tag.isEmpty && text.charCodeAt(at + 1) !== 62) throw new UnusualForm('a cell');
      return;
    }
    const equals = text.indexOf('=', at);
    const quote = text[equals + 1];
    if (equals < 0 || (quote !== '"' && quote !== "'")) throw new UnusualForm('a cell');
    const end = text.indexOf(quote, equals + 2);
    if (end < 0) throw new UnusualForm('a cell');
    if (equals === at + 1) {
      if (code === 114) tag.column = columnOf(text, equals + 2, end);
      else if (code === 115) tag.style = Number(text.slice(equals + 2, end));
      else if (code === 116) tag.type = text.slice(equals + 2, end);
    }
    at = end + 1;
  }
}

/** Column index from 0 of a cell reference. */
function columnOf(text: string, from: number, to: number): number {
  let column = 0;
  let at = from;
  for (; at < to; at += 1) {
    const letter = text.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column < 1 || column > 16_384) throw new UnusualForm('a reference');
  return column - 1;
}

function readCells(text: string, from: number, to: number, cells: SheetCell[], context: ScanContext): void {
  const { columns } = context.limits;
  let column = -1;
  for (let at = skipSpace(text, from); at < to; at = skipSpace(text, at)) {
    const after = text.charCodeAt(at + 2);
    const isCell = text.charCodeAt(at) === 60 && text.charCodeAt(at + 1) === 99;
    if (!isCell || !(after === 32 || after === 62 || after === 47)) throw new UnusualForm('no cell');
    readTag(text, at, column);
    column = tag.column;
    at = tag.end;
    if (tag.isEmpty) continue;
    const { type, style } = tag;
    const end = text.indexOf('</c>', at);
    if (end < 0 || end > to) throw new UnusualForm('a cell');
    if (column < columns) {
      const value = valueOf(text, at, end, type, style, column, context);
      if (value !== null) {
        while (cells.length < column) cells.push(null);
        cells[column] = value;
      }
    }
    at = end + 4;
  }
}

/** Value of a cell's elements: nearly always only `<v>`, after a formula if there is one. */
function valueOf(
  text: string,
  from: number,
  to: number,
  type: string,
  style: number,
  column: number,
  context: ScanContext,
): SheetCell {
  let hasFormula = false;
  let raw: string | null = null;
  for (let at = skipSpace(text, from); at < to; at = skipSpace(text, at)) {
    if (text.startsWith('<v>', at)) {
      const end = text.indexOf('<', at + 3);
      if (!text.startsWith('</v>', end)) throw new UnusualForm('a value');
      raw = text.slice(at + 3, end);
      at = end + 4;
    } else {
      otherTag.lastIndex = at;
      const [, name, isEmpty] = otherTag.exec(text) ?? [];
      if (name === undefined) throw new UnusualForm('an element of a cell');
      const open = otherTag.lastIndex;
      const close = isEmpty ? open : text.indexOf(`</${name}>`, open);
      if (close < 0 || close > to) throw new UnusualForm('a cell');
      const content = text.slice(open, close);
      if (content.includes('<!')) throw new UnusualForm('markup in a cell');
      if (name === 'f') hasFormula = true;
      else if (name === 'is') return limited(textOfRuns(content), context);
      else raw = content;
      at = isEmpty ? open : close + name.length + 3;
    }
  }
  if (raw === null || raw === '') {
    if (type === 'str' && raw === '') return null;
    return hasFormula ? { fault: 'formula', text: '' } : null;
  }
  return typed(raw, type, style, column, context);
}

const otherTag = /<(f|is|v)(?:\s+[\w:]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/y;

function limited(text: string, { limits }: ScanContext): SheetCell {
  return text === '' ? null : text.slice(0, limits.cellLength);
}

function typed(raw: string, type: string, style: number, column: number, context: ScanContext): SheetCell {
  switch (type) {
    case 's': {
      const text = context.texts[Number(raw)];
      if (text === undefined) throw broken();
      return text === '' ? null : text;
    }
    case '':
    case 'n':
      return numberOf(raw, style, column, context);
    case 'str':
      return limited(decodeText(raw), context);
    case 'b':
      return raw.trim() === '1' || raw.trim() === 'true';
    case 'e':
      return { fault: 'error', text: decodeXml(raw) };
    case 'd': {
      const date = raw.replace(/(?:T00:00:00)?(?:\.0+)?Z?$/, '');
      return context.shown?.columns.has(column) ? { shown: date, value: date } : date;
    }
    default:
      throw new UnusualForm('type of a cell');
  }
}

function numberOf(raw: string, style: number, column: number, context: ScanContext): SheetCell {
  const { dateStyles, is1904, shown } = context;
  const number = Number(raw);
  if (!Number.isFinite(number) || raw.trim() === '') throw broken();
  // Digits beyond the 15th are noise: 0.30000000000000004.
  const plain = raw.length > 15 ? Number(number.toPrecision(15)) : number;
  const value = dateStyles[style] ? (dateOfSerial(number, is1904) ?? number) : plain;
  if (!shown?.columns.has(column)) return value;
  return withShown(value, plain, shown.formats[style] ?? null, shown.formatNumber);
}
