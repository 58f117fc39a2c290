import { numberText } from '@mawad/shared-i18n/read-number';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { headingRole } from '@mawad/shared-ui/spreadsheet/bill/headings.ts';
import { cleanText } from '@mawad/shared-ui/spreadsheet/delimited-text.ts';
import type { ReadLine } from './order-lines.ts';

/** Longest quantity in digits; a longer number is a barcode. */
const longestQuantity = 7;

const digits = '[\\d٠-٩۰-۹]';
const amount = `${digits}+(?:[.,٫٬]${digits}+)*`;
const quantityAfter = new RegExp(`^(.*?\\S)\\s+(?:[x×*]\\s*)?(${amount}(?:\\s*\\p{L}[\\p{L}²³ ]*)?)$`, 'iu');
const quantityBefore = new RegExp(`^(${amount})\\s*(?:[x×*]\\s+|\\s[x×*]\\s*|\\s+)(\\S.*)$`, 'iu');

/** Quantity as text: with its unit, if it has one, so that the line's field can compare units; null if it is none. */
function quantityOf(cell: string): string | null {
  const bare = cell.replace(/^[x×*]\s*/i, '');
  const read = readQuantity(bare);
  if (!('value' in read)) return read.problem.code === 'number_ambiguous' ? bare : null;
  const isBarcode = bare.replace(/\D/g, '').length > longestQuantity && /^\d+$/.test(numberText(read.value));
  if (isBarcode) return null;
  return read.unit === null ? numberText(read.value) : bare;
}

/** Cells of a line without a table: separated by punctuation, else a quantity at the end or the beginning. */
function cellsOf(line: string): string[] {
  if (/[\t;؛|،]/.test(line)) return line.split(/[\t;؛|،]/);
  if (/,\s/.test(line)) return line.split(/,\s+/);
  const [, code, after] = quantityAfter.exec(line) ?? [];
  if (code !== undefined && after !== undefined && quantityOf(after) !== null) return [code, after];
  const [, before, rest] = quantityBefore.exec(line) ?? [];
  if (before !== undefined && rest !== undefined && quantityOf(before) !== null) return [rest, before];
  return line.includes(',') ? line.split(',') : [line];
}

/** Code and quantity of a line, in any order. A line without a quantity means one. */
function readLine(line: string): ReadLine {
  const cells = cellsOf(line)
    .map((cell) => cell.replace(/^"(.*)"$/, '$1').trim())
    .filter((cell) => cell !== '');
  const [first = '', ...others] = cells;
  const after = others.find((cell) => quantityOf(cell) !== null);
  if (after !== undefined) return { code: first, quantity: quantityOf(after)! };
  const before = quantityOf(first);
  if (before !== null && others.length > 0) return { code: others[0]!, quantity: before };
  return { code: first, quantity: '1', ...(others.length > 0 && { words: others.join(' ') }) };
}

const isHeading = (line: string): boolean => {
  const cells = line.split(/[\t;؛|،,]/).map((cell) => cell.trim());
  return cells.length > 1 && cells.every((cell) => cell === '' || headingRole(cell) !== null);
};

/** Lines of typed or pasted text: one SKU, article number or barcode each, with its quantity before or after it. */
export function readOrderText(text: string): ReadLine[] {
  return cleanText(text)
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line, at) => line !== '' && !(at === 0 && isHeading(line)))
    .map(readLine);
}
