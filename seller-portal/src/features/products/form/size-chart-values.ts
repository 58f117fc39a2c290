import type { ProductDetail } from '@mawad/supabase/catalogue/queries';

/** Size chart as typed; each row has one cell per column. No columns means no chart. */
export interface SizeChartValues {
  columns: { en: string; ar: string }[];
  rows: string[][];
}

type SizeChart = ProductDetail['size_chart'];

interface SizeChartIssue {
  path: (string | number)[];
  rule: 'required' | 'too_long' | 'sizeChartRow';
}

export const mostColumns = 12;
export const mostRows = 60;
const longest = 60;

export const noSizeChart: SizeChartValues = { columns: [], rows: [] };

export const sizeChartValues = (chart: SizeChart): SizeChartValues => chart ?? noSizeChart;

const isBlank = (text: string) => text.trim() === '';

/** Whether a column has a heading or a filled cell. */
function isUsed({ columns, rows }: SizeChartValues, place: number): boolean {
  const { en, ar } = columns[place]!;
  return ![en, ar, ...rows.map((row) => row[place] ?? '')].every(isBlank);
}

/** Converts the chart for saving, without blank rows and columns. A heading in one language is used for both. */
export function sizeChartOf(values: SizeChartValues): SizeChart {
  const places = values.columns.map((_column, place) => place).filter((place) => isUsed(values, place));
  if (places.length === 0) return null;
  return {
    columns: places.map((place) => {
      const [en, ar] = [values.columns[place]!.en.trim(), values.columns[place]!.ar.trim()];
      return { en: en || ar, ar: ar || en };
    }),
    rows: values.rows
      .map((row) => places.map((place) => (row[place] ?? '').trim()))
      .filter((row) => !row.every(isBlank)),
  };
}

/** Problems that block saving, by position. */
export function sizeChartIssues(values: SizeChartValues): SizeChartIssue[] {
  const { columns, rows } = values;
  const places = columns.map((_column, place) => place).filter((place) => isUsed(values, place));
  if (places.length === 0) return [];
  const headings = places.flatMap((place): SizeChartIssue[] => {
    const { en, ar } = columns[place]!;
    if (isBlank(en) && isBlank(ar)) return [{ path: ['columns', place, 'ar'], rule: 'required' }];
    return (['ar', 'en'] as const)
      .filter((language) => columns[place]![language].trim().length > longest)
      .map((language) => ({ path: ['columns', place, language], rule: 'too_long' }));
  });
  const cells = rows.flatMap((row, line) =>
    row.flatMap((cell, place): SizeChartIssue[] =>
      cell.trim().length > longest ? [{ path: ['rows', line, place], rule: 'too_long' }] : [],
    ),
  );
  const isEmpty = rows.every((row) => row.every(isBlank));
  return [
    ...headings,
    ...cells,
    ...(isEmpty ? [{ path: ['rows', 0, places[0]!], rule: 'sizeChartRow' as const }] : []),
  ];
}

/** Heading of the size column in the shop. */
const sizeHeading = { en: 'Size', ar: 'القياس' };

/** New chart with the sizes of the product. */
export function beginSizeChart(sizes: readonly string[]): SizeChartValues {
  const known = [...new Set(sizes.map((size) => size.trim()).filter(Boolean))].slice(0, mostRows);
  return {
    columns: [sizeHeading, { en: '', ar: '' }],
    rows: (known.length > 0 ? known : ['']).map((size) => [size, '']),
  };
}

export function addColumn({ columns, rows }: SizeChartValues): SizeChartValues {
  return { columns: [...columns, { en: '', ar: '' }], rows: rows.map((row) => [...row, '']) };
}

export function addRow({ columns, rows }: SizeChartValues): SizeChartValues {
  return { columns, rows: [...rows, columns.map(() => '')] };
}

export function removeColumn({ columns, rows }: SizeChartValues, place: number): SizeChartValues {
  const without = <T>(list: T[]) => list.filter((_item, at) => at !== place);
  return columns.length === 1 ? noSizeChart : { columns: without(columns), rows: rows.map(without) };
}

export function removeRow(values: SizeChartValues, line: number): SizeChartValues {
  return { ...values, rows: values.rows.filter((_row, at) => at !== line) };
}

/** Pastes spreadsheet cells from a position on and adds missing rows. */
export function pasteCells(
  { columns, rows }: SizeChartValues,
  { line, place }: { line: number; place: number },
  text: string,
): SizeChartValues {
  const pasted = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'));
  const length = Math.min(mostRows, Math.max(rows.length, line + pasted.length));
  const cellOf = (at: number, column: number) =>
    pasted[at - line]?.[column - place] ?? rows[at]?.[column] ?? '';
  return {
    columns,
    rows: Array.from({ length }, (_row, at) => columns.map((_column, column) => cellOf(at, column))),
  };
}
