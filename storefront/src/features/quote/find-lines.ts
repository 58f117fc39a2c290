import { numberText } from '@mawad/shared-i18n/read-number';
import { matchColumns, type SheetColumn } from '@mawad/shared-ui/spreadsheet/match-columns.ts';
import { cellText, isShown, type SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { parseDelimited } from '@mawad/shared-ui/spreadsheet/delimited-text.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import type { FoundLine } from './found-line.ts';
import { quantityText, readSentence } from './read-sentence.ts';

type Column = 'place' | 'description' | 'quantity' | 'unit' | 'other';

const columns: readonly SheetColumn<Column>[] = [
  {
    name: 'place',
    words: ['no', '#', 's/n', 'sn', 'item no', 'serial', 'line', 'ت', 'م', 'تسلسل', 'التسلسل', 'رقم'],
  },
  {
    name: 'quantity',
    words: [
      'quantity',
      'qty',
      "q'ty",
      'count',
      'quantity required',
      'الكمية',
      'العدد',
      'عدد',
      'الكمية المطلوبة',
    ],
  },
  { name: 'unit', words: ['unit', 'units', 'uom', 'unit of measure', 'الوحدة', 'وحدة القياس', 'وحدة'] },
  // Recognizes headings such as "unit price", which contain the word of another column; prices are not
  // imported.
  {
    name: 'other',
    words: ['unit price', 'price', 'total', 'amount', 'سعر الوحدة', 'السعر', 'المبلغ', 'المجموع', 'الإجمالي'],
  },
  {
    name: 'description',
    words: [
      'description',
      'item description',
      'item',
      'items',
      'product',
      'material',
      'materials',
      'name',
      'article',
      'goods',
      'specification',
      'المادة',
      'المواد',
      'اسم المادة',
      'الوصف',
      'وصف المادة',
      'الصنف',
      'البند',
      'المنتج',
      'البيان',
      'التفاصيل',
      'الاسم',
    ],
  },
];

/** Reads a cell with an amount and an optional unit: "50", "50 kg", "٥٠ كيس". Null for other cells. */
function readAmountCell(cell: string): { quantity: string; unit: string } | null {
  const result = readQuantity(cell);
  const quantity = quantityText(cell);
  return quantity === null ? null : { quantity, unit: ('value' in result && result.unit) || '' };
}

const share = (cells: string[], test: (cell: string) => boolean) => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
};

/** Guesses the columns of a table without headings from its cells. */
function guessColumns(rows: string[][]): Partial<Record<Column, number>> {
  const width = Math.max(...rows.map((row) => row.length));
  const cellsOf = (place: number) => rows.map((row) => row[place] ?? '');
  const all = Array.from({ length: width }, (_, place) => place);
  const isCounted = (place: number) =>
    rows.length > 1 && cellsOf(place).every((cell, row) => quantityText(cell) === String(row + 1));
  const counter = isCounted(0) ? 0 : undefined;
  const amounts = all.filter(
    (place) => place !== counter && share(cellsOf(place), (cell) => readAmountCell(cell) !== null) > 0.6,
  );
  const unit = all.find((place) => share(cellsOf(place), (cell) => readUnit(cell) !== null) > 0.6);
  const words = all.filter((place) => place !== counter && place !== unit && !amounts.includes(place));
  const lengthOf = (place: number) => cellsOf(place).join('').length;
  const description = words.sort((left, right) => lengthOf(right) - lengthOf(left))[0];
  return { description, quantity: amounts[0] ?? (description === undefined ? undefined : counter), unit };
}

/** Row with the texts that Excel shows and the cells behind them. */
interface ListRow {
  texts: string[];
  cells: readonly SheetCell[];
}

/** Full quantity of a cell, because Excel may show fewer decimals: 2.4 in the format 0 is shown as 2. */
function quantityCell({ texts, cells }: ListRow, place: number | undefined): string {
  if (place === undefined) return '';
  const cell = cells[place];
  const value = isShown(cell) ? cell.value : cell;
  return typeof value === 'number' ? numberText(value) : (texts[place] ?? '');
}

function readRow(row: ListRow, places: Partial<Record<Column, number>>): FoundLine {
  const cellOf = (column: Column) => {
    const place = places[column];
    return place === undefined ? '' : (row.texts[place] ?? '');
  };
  const written = quantityCell(row, places.quantity);
  const amount = readAmountCell(written);
  const unit = cellOf('unit');
  return {
    description: cellOf('description'),
    quantity: amount?.quantity ?? written,
    unit: readUnit(unit) ?? (unit !== '' ? unit : (amount?.unit ?? '')),
  };
}

/** Whether a line is a total below a table rather than goods. */
const isTotal = ({ description }: FoundLine) =>
  /^(?:sub\s*total|total|grand total|المجموع|الإجمالي|الاجمالي|المجموع الكلي)\b/iu.test(
    `${description} `.trim(),
  ) || /^(?:المجموع|الإجمالي|الاجمالي)/u.test(description);

/**
 * Reads lines from table rows, with headings in either language or without. Rows with one cell are read as
 * sentences.
 */
export function linesOfRows(rows: readonly (readonly SheetCell[])[]): FoundLine[] {
  const list = rows.map((cells): ListRow => ({ cells, texts: Array.from(cells, cellText) }));
  const { places: headed, headerRows } = matchColumns(
    list.map(({ texts }) => texts),
    columns,
  );
  const filled = ({ texts }: ListRow) => texts.filter((text) => text !== '');
  const body = list.slice(headerRows).filter((row) => filled(row).length > 0);
  if (body.length === 0) return [];
  const isTable = body.some((row) => filled(row).length > 1);
  if (!isTable) return withoutTotals(body.map((row) => readSentence(filled(row)[0]!)));
  const hasHeading = headed.description !== undefined;
  const tableRows = body.filter((row) => filled(row).length > 1);
  const places = hasHeading ? headed : guessColumns(tableRows.map(({ texts }) => texts));
  return withoutTotals(
    body.map((row) =>
      filled(row).length > 1 || (hasHeading && headed.quantity === undefined)
        ? withSentence(readRow(row, places))
        : readSentence(filled(row)[0]!),
    ),
  );
}

/** Reads the amount from the description if the table has no column of amounts. */
function withSentence(line: FoundLine): FoundLine {
  if (line.quantity !== '') return line;
  const read = readSentence(line.description);
  return read.quantity === '' ? line : { ...read, unit: line.unit || read.unit };
}

function withoutTotals(lines: FoundLine[]): FoundLine[] {
  return lines.filter((line) => /\p{L}/u.test(line.description) && !isTotal(line));
}

/**
 * Reads lines from pasted text: spreadsheet cells, comma-separated values, or a message with one item per
 * line.
 */
export function linesOfText(text: string): FoundLine[] {
  // The comma of "2,5 ton rebar" is a decimal comma, not a separator of cells.
  const isSentence = /^[^\n\t;"]*\d,\d[^\n\t;"]*$/.test(text.trim());
  if (isSentence) return withoutTotals([readSentence(text)]);
  return linesOfRows(parseDelimited(text));
}
