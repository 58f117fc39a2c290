import { numberText } from '@mawad/shared-i18n/read-number';
import { isFault, isShown, type SheetCell, type SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { findHeadingRow, matchHeadings } from '@mawad/shared-ui/spreadsheet/match-headings.ts';
import { clearingMark, readBoolean } from '@mawad/shared-ui/spreadsheet/read-filled-cell.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import type { OfferedGoods } from '@mawad/supabase/quotes/queries';
import { cellText, type WriteProblem, writeCell } from './cells.ts';
import { type AskedLine, type LineValues, sameValues, withProduct } from './offer-values.ts';
import { type CellProblem, type ColumnName, readCell } from './read-offer.ts';
import { answerColumns, candidates, type SheetColumn } from './sheet-columns.ts';

/** Reason why a row or cell of a file was not taken, or has to be looked at. */
export type SheetIssue =
  | { code: 'key_missing' | 'key_unknown' | 'key_repeated'; row: number; text: string }
  | {
      code: 'cell_error' | 'unit_unknown' | 'sku_unknown' | WriteProblem;
      row: number;
      column: ColumnName;
      text: string;
    }
  /** Taken as it is; the grid asks about it. */
  | { code: 'number'; row: number; column: ColumnName; text: string; problem: CellProblem };

interface SheetChange {
  line: AskedLine;
  column: ColumnName;
  before: string;
  after: string;
}

/** Changes that a file would make in the form. */
export interface SheetReading {
  lines: Map<string, LineValues>;
  changes: SheetChange[];
  issues: SheetIssue[];
  /** Rows found by their key. */
  found: number;
  /** Lines of the request that the file lacks. */
  absent: number;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function textOf(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined || isFault(cell)) return '';
  return String(isShown(cell) ? cell.shown : cell).trim();
}

/** A number of Excel has one meaning, whatever the separators of its language. */
function answerText(column: ColumnName, cell: SheetCell | undefined): string {
  const value = isShown(cell) && column !== 'goods' && column !== 'unit' ? cell.value : cell;
  return typeof value === 'number' && column !== 'goods' ? numberText(value) : textOf(value);
}

/** Column of each field: by headings, the key also by its content. Null without keys or without answers. */
function columnsOf(rows: readonly SheetRow[]): { start: number; place: Map<SheetColumn, number> } | null {
  const heading = findHeadingRow(rows, candidates);
  if (heading === null) return null;
  const place = new Map<SheetColumn, number>();
  for (const [index, target] of matchHeadings(Array.from(rows[heading]!.cells, textOf), candidates).entries())
    if (target) place.set(target, index);
  const body = rows.slice(heading + 1, heading + 21);
  const isKey = (index: number) => body.some(({ cells }) => uuid.test(textOf(cells[index])));
  const key = place.get('key');
  if (key === undefined || !isKey(key)) {
    const found = Array.from(
      { length: Math.max(0, ...body.map(({ cells }) => cells.length)) },
      (_, i) => i,
    ).find(isKey);
    if (found === undefined) return null;
    place.set('key', found);
  }
  return answerColumns.some((column) => place.has(column)) ? { start: heading + 1, place } : null;
}

/** Whether a text says what the form already has. */
function isSame(column: ColumnName, line: AskedLine, values: LineValues, text: string): boolean {
  const current = cellText(column, line, values, 'en', (code) => code);
  if (column === 'goods') return text === values.name;
  if (column === 'unit') return (readUnit(text) ?? text) === values.unit;
  if (column === 'equivalent') {
    const { value } = { value: undefined, ...readBoolean(text) };
    return value === values.equivalent;
  }
  if (column === 'refusal') {
    const written = writeCell(column, line, values, text);
    return typeof written !== 'string' && written.refusal === values.refusal;
  }
  const [one, other] = [readCell(column, text, values.unit), readCell(column, current, values.unit)];
  return 'value' in one && 'value' in other ? one.value === other.value : text === current;
}

/** Units and conversion come before the numbers that follow from them, the price before the total. */
const order: ColumnName[] = [
  'goods',
  'equivalent',
  'unit',
  'factor',
  'quantity',
  'price',
  'total',
  'lead',
  'refusal',
];

/** SKU in a row that is not that of the offered product; null without one. */
function newSku(row: SheetRow, place: Map<SheetColumn, number>, before: LineValues): string | null {
  const sku = textOf(row.cells[place.get('product') ?? -1]);
  return sku === '' || sku === before.product?.sku ? null : sku;
}

/** Offers the own product whose SKU was written into a row. */
function withSku(sku: string, line: AskedLine, before: LineValues, goods: OfferedGoods | undefined) {
  if (isClearing(sku)) return { ...before, product: null };
  if (!goods) return null;
  const { code: _code, unit_price, ...product } = goods;
  return withProduct(line, before, product, unit_price);
}

const isClearing = (text: string) => text.toUpperCase() === clearingMark.en || text === clearingMark.ar;

function readRow(
  row: SheetRow,
  place: Map<SheetColumn, number>,
  line: AskedLine,
  before: LineValues,
  goods: GoodsBySku,
) {
  const issues: SheetIssue[] = [];
  let values = before;
  const sku = newSku(row, place, before);
  if (sku !== null) {
    const offered = withSku(sku, line, before, goods.get(sku));
    if (offered) values = offered;
    else issues.push({ code: 'sku_unknown', row: row.number, column: 'goods', text: sku });
  }
  let hasPrice = false;
  for (const column of order) {
    const index = place.get(column);
    if (index === undefined) continue;
    const cell = row.cells[index];
    if (isFault(cell)) {
      issues.push({ code: 'cell_error', row: row.number, column, text: cell.text });
      continue;
    }
    const typed = answerText(column, cell);
    // An empty cell leaves the form as it is; a word clears it.
    if (typed === '' || isSame(column, line, before, typed)) continue;
    if (column === 'total' && hasPrice) continue;
    const text = isClearing(typed) ? '' : typed;
    const written = writeCell(column, line, values, text);
    if (typeof written === 'string') {
      issues.push({ code: written, row: row.number, column, text: typed });
      continue;
    }
    values = written;
    if (column === 'price' && text !== '') hasPrice = true;
    if (column === 'unit' && text !== '' && readUnit(text) === null && text !== line.unit)
      issues.push({ code: 'unit_unknown', row: row.number, column, text: typed });
    const result =
      ['factor', 'price', 'quantity', 'total', 'lead'].includes(column) && text !== ''
        ? readCell(column, text, values.unit || undefined)
        : null;
    if (result && 'problem' in result)
      issues.push({ code: 'number', row: row.number, column, text: typed, problem: result.problem });
  }
  return { values, issues };
}

function changesOf(line: AskedLine, before: LineValues, after: LineValues, show: ShowCell): SheetChange[] {
  return answerColumns.flatMap((column) => {
    const [old, now] = [show(column, line, before), show(column, line, after)];
    return old === now ? [] : [{ line, column, before: old, after: now }];
  });
}

export type ShowCell = (column: ColumnName, line: AskedLine, values: LineValues) => string;

/** Own goods by the SKU as written in the file. */
type GoodsBySku = ReadonlyMap<string, OfferedGoods>;

/** SKUs in a file that differ from those of the form; the goods of each have to be found before the file is read. */
export function newSkus(
  rows: readonly SheetRow[],
  valuesOf: (lineId: string) => LineValues | undefined,
): string[] {
  const columns = columnsOf(rows);
  if (!columns) return [];
  const { start, place } = columns;
  const skus = rows.slice(start).flatMap((row) => {
    const before = valuesOf(textOf(row.cells[place.get('key')!]).toLowerCase());
    const sku = before ? newSku(row, place, before) : null;
    return sku === null || isClearing(sku) ? [] : [sku];
  });
  return [...new Set(skus)];
}

/**
 * Reads a file that was saved from the form and filled in elsewhere. Rows are found by their key, in any order. Returns
 * null if the file has no keys; changes nothing by itself.
 */
export function readOfferSheet(
  rows: readonly SheetRow[],
  lines: readonly AskedLine[],
  valuesOf: (lineId: string) => LineValues,
  show: ShowCell,
  goods: GoodsBySku = new Map(),
): SheetReading | null {
  const columns = columnsOf(rows);
  if (!columns) return null;
  const { start, place } = columns;
  const known = new Map(lines.map((line) => [line.id, line]));
  const reading: SheetReading = { lines: new Map(), changes: [], issues: [], found: 0, absent: 0 };
  const seen = new Set<string>();
  for (const row of rows.slice(start)) {
    const key = textOf(row.cells[place.get('key')!]).toLowerCase();
    const line = known.get(key);
    if (!line || seen.has(key)) {
      const isFilled = answerColumns.some((column) => textOf(row.cells[place.get(column) ?? -1]) !== '');
      const code = line ? 'key_repeated' : key === '' ? 'key_missing' : 'key_unknown';
      const text = textOf(row.cells[place.get('description') ?? -1]) || key;
      if (isFilled || key !== '') reading.issues.push({ code, row: row.number, text });
      continue;
    }
    seen.add(key);
    reading.found += 1;
    const before = valuesOf(line.id);
    const { values, issues } = readRow(row, place, line, before, goods);
    reading.issues.push(...issues);
    if (sameValues(values, before)) continue;
    reading.lines.set(line.id, values);
    reading.changes.push(...changesOf(line, before, values, show));
  }
  reading.absent = lines.length - seen.size;
  return reading;
}
