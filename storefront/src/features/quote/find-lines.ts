import { readBill } from '@mawad/shared-ui/spreadsheet/bill/read-bill.ts';
import { readBillText } from '@mawad/shared-ui/spreadsheet/bill/read-bill-text.ts';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { FoundLine } from './found-line.ts';

const foundLine = ({ description, quantity, unit }: FoundLine): FoundLine => ({
  description,
  quantity,
  unit,
});

/** Lines of the rows of a file. */
export const linesOfRows = (rows: readonly (readonly SheetCell[])[]): FoundLine[] =>
  readBill({ rows: rows.map((cells, index) => ({ number: index + 1, cells: [...cells] })) }).lines.map(
    foundLine,
  );

/** Lines of pasted text: spreadsheet cells, comma-separated values, or a message with one item per line. */
export const linesOfText = (text: string): FoundLine[] => readBillText(text).lines.map(foundLine);
