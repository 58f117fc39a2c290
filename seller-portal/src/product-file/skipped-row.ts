import { cellText, type SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { isNote, isOnlySum, isSum } from '@mawad/shared-ui/spreadsheet/bill/row-words.ts';
import { foldHeading } from '@mawad/shared-ui/spreadsheet/match-headings.ts';
import type { ColumnTarget } from './fields.ts';

/** Why a row of the file is about no product. */
type SkipReason = 'heading' | 'total' | 'note' | 'title';

export interface SkippedRow {
  row: number;
  text: string;
  reason: SkipReason;
}

const longestText = 80;

/**
 * A row that is no product: repeated headings, a sum, a note, or the title of a section. Null for products, also for incomplete
 * ones. `titles` are the headings by column.
 */
export function skippedRow(
  { number, cells }: SheetRow,
  targets: readonly (ColumnTarget | null)[],
  titles: readonly string[],
): SkippedRow | null {
  const texts = Array.from(cells, cellText);
  const filled = texts.filter((text) => text !== '');
  const reason = reasonOf(texts, filled, targets, titles);
  return reason && { row: number, reason, text: filled.join(' | ').slice(0, longestText) };
}

function reasonOf(
  texts: readonly string[],
  filled: readonly string[],
  targets: readonly (ColumnTarget | null)[],
  titles: readonly string[],
): SkipReason | null {
  if (isRepeated(texts, filled, titles)) return 'heading';
  const code = texts[targets.indexOf('sku')] ?? '';
  // "Total" may stand in the column of codes, because merged cells hold their text in the first.
  if (filled.some(isOnlySum) && (code === '' || isOnlySum(code))) return 'total';
  if (code !== '' && !(filled.length === 1 && /\s/.test(code))) return null;
  if (isSum(filled[0] ?? '')) return 'total';
  if (filled.length !== 1) return null;
  return isNote(filled[0]!) ? 'note' : /\p{L}/u.test(filled[0]!) ? 'title' : null;
}

/** Whether a row repeats the headings, as at the top of a printed page. */
function isRepeated(texts: readonly string[], filled: readonly string[], titles: readonly string[]): boolean {
  const same = texts.filter(
    (text, place) => text !== '' && foldHeading(text) === foldHeading(titles[place] ?? ''),
  );
  return same.length >= 2 && same.length >= filled.length * 0.7;
}
