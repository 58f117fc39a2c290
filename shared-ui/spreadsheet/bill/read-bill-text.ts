import { cleanText, findDelimiter, parseDelimited } from '../delimited-text.ts';
import type { SheetRow } from '../cells.ts';
import type { Bill, BillChoice } from './bill.ts';
import { headingRole } from './headings.ts';
import { readBill } from './read-bill.ts';

/** The comma of "2,5 ton rebar" is a decimal comma, not a separator of cells. */
const isSentence = (text: string) => /^[^\n\t;"]*\d,\d[^\n\t;"]*$/.test(text.trim());

/** Arabic commas separate cells below headings, otherwise brand and grade: «سمنت مقاوم، كربلاء، ٥٠ كيس». */
function delimiterOf(text: string): string | null {
  if (isSentence(text)) return null;
  const delimiter = findDelimiter(text);
  if (delimiter !== '،') return delimiter;
  const [first = ''] = text.trimStart().split('\n');
  const named = first.split(delimiter).filter((cell) => headingRole(cell) !== null);
  return named.length >= 2 ? delimiter : null;
}

/** Rows of pasted text: spreadsheet cells, comma-separated values, or a message with one item per line. */
function rowsOfText(text: string): SheetRow[] {
  const clean = cleanText(text);
  return parseDelimited(clean, delimiterOf(clean)).map((cells, index) => ({ number: index + 1, cells }));
}

export function readBillText(text: string, choice?: BillChoice): Bill {
  return readBill({ rows: rowsOfText(text) }, choice);
}
