import { isFilled, type BillLine, type LeftRow, type TextRow } from './bill.ts';
import { headingRole } from './headings.ts';
import { readSentence } from './read-sentence.ts';
import { isSum } from './row-words.ts';

/** Reads rows of one cell each, such as a message: description, amount and unit in any order. */
export function readList(
  rows: readonly TextRow[],
  taken: ReadonlySet<number>,
): { lines: BillLine[]; left: LeftRow[] } {
  const lines: BillLine[] = [];
  const left: LeftRow[] = [];
  for (const [at, { number, texts }] of rows.entries()) {
    const text = texts.find(isFilled)!;
    const heading = at === 0 && rows.length > 1 ? headingRole(text) : null;
    const line = readSentence(text);
    const reason = heading?.isExact ? 'heading' : isSum(line.description) ? 'subtotal' : null;
    if (reason !== null && !taken.has(number)) left.push({ row: number, text, reason });
    else if (/\p{L}|\d{3}/u.test(line.description)) lines.push({ row: number, ...line });
    else left.push({ row: number, text, reason: 'note' });
  }
  return { lines, left };
}
