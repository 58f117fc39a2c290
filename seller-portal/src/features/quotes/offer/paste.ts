import { cleanText, splitRows } from '@mawad/shared-ui/spreadsheet/delimited-text.ts';
import { type WriteProblem, writeCell } from './cells.ts';
import type { AskedLine, LineValues } from './offer-values.ts';
import { type ColumnName, columnNames } from './read-offer.ts';

/** Cells of the clipboard as Excel, Google Sheets and LibreOffice write them. */
export function clipboardCells(text: string): string[][] {
  return [...splitRows(cleanText(text).replace(/\n$/, ''), '\t')];
}

export interface CellPlace {
  /** Index of the line. */
  row: number;
  /** Index of the column in `columnNames`. */
  column: number;
}

interface Unwritten extends CellPlace {
  name: ColumnName;
  text: string;
  problem: WriteProblem;
}

/** Several cells that change together. */
export interface CellChanges {
  /** Changed lines by id. */
  lines: Map<string, LineValues>;
  /** Number of cells written. */
  written: number;
  /** Cells whose text fits none of the choices of the column. */
  unwritten: Unwritten[];
  /** Number of cells that lie beyond the last line or column. */
  beyond: number;
}

/** Order in which the cells of a line are written: units and conversion before the numbers that follow from them. */
const writingOrder: ColumnName[] = [
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

/** Writes cells at a place and to its end side. A single cell fills `repeat` rows and columns. */
export function pasteCells(
  cells: string[][],
  at: CellPlace,
  lines: readonly AskedLine[],
  valuesOf: (lineId: string) => LineValues,
  repeat: { rows: number; columns: number } = { rows: 1, columns: 1 },
): CellChanges {
  const isSingle = cells.length === 1 && cells[0]!.length === 1;
  const filled = isSingle
    ? Array.from({ length: repeat.rows }, () => Array.from({ length: repeat.columns }, () => cells[0]![0]!))
    : cells;
  const changes: CellChanges = { lines: new Map(), written: 0, unwritten: [], beyond: 0 };
  for (const [down, texts] of filled.entries()) {
    const line = lines[at.row + down];
    if (!line) {
      changes.beyond += texts.length;
      continue;
    }
    const byColumn = new Map(texts.map((text, across) => [columnNames[at.column + across], text]));
    changes.beyond += texts.length - [...byColumn.keys()].filter((name) => name !== undefined).length;
    let values = valuesOf(line.id);
    for (const name of writingOrder) {
      const text = byColumn.get(name);
      if (text === undefined) continue;
      // A copied row has price and total: the total follows from the price.
      if (name === 'total' && byColumn.get('price')?.trim()) continue;
      const result = writeCell(name, line, values, text);
      if (typeof result === 'string') {
        const place = { row: at.row + down, column: columnNames.indexOf(name) };
        changes.unwritten.push({ ...place, name, text, problem: result });
        continue;
      }
      values = result;
      changes.written += 1;
    }
    changes.lines.set(line.id, values);
  }
  return changes;
}

/** Copies the cells of the first row of a range into its other rows. */
export function fillDown(
  { from, to, columns }: { from: number; to: number; columns: readonly number[] },
  lines: readonly AskedLine[],
  valuesOf: (lineId: string) => LineValues,
): CellChanges {
  const changes: CellChanges = { lines: new Map(), written: 0, unwritten: [], beyond: 0 };
  const source = valuesOf(lines[from]!.id);
  const names = writingOrder.filter((name) => columns.includes(columnNames.indexOf(name)));
  for (let row = from + 1; row <= to; row += 1) {
    const line = lines[row]!;
    let values = valuesOf(line.id);
    for (const name of names) {
      const result = copyCell(name, line, source, values);
      if (result) values = result;
      if (result) changes.written += 1;
    }
    changes.lines.set(line.id, values);
  }
  return changes;
}

/** Copies one cell; a product is copied with its unit, a total as its price. */
function copyCell(
  name: ColumnName,
  line: AskedLine,
  source: LineValues,
  values: LineValues,
): LineValues | null {
  if (name === 'goods')
    return source.product
      ? { ...values, product: source.product, name: '', unit: source.unit }
      : { ...values, product: null, name: source.name };
  const copied = name === 'total' ? 'price' : name;
  if (copied === 'equivalent') return { ...values, equivalent: source.equivalent };
  const result = writeCell(copied, line, values, source[copied]);
  return typeof result === 'string' ? null : result;
}
