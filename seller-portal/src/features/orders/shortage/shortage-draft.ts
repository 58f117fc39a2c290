import type { LineShortage, OrderLine } from '@mawad/supabase/queries/orders';
import { type NumberResult, readNumber } from '@mawad/shared-i18n/read-number';

/** What is typed about one line of an order. */
export interface LineDraft {
  line: OrderLine;
  /** The quantity that can be delivered, as typed. */
  text: string;
  missing: LineShortage['missing'] | null;
}

/** The lines of which something still comes, as they were when the work began. */
export function startDraft(lines: OrderLine[]): LineDraft[] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ line, text: String(line.quantity), missing: null }));
}

/**
 * What a line's field says: a quantity from 0 up to what is expected now, else null. Of the two readings of "1.125", the one
 * above the expected quantity is out of the question.
 */
export function comesOf({ line, text }: LineDraft): number | null {
  if (text === String(line.quantity)) return line.quantity;
  const read = readNumber(text);
  const possible = meaningsOf(read).filter((value) => value >= 0 && value <= line.quantity);
  return possible.length === 1 ? possible[0]! : null;
}

function meaningsOf(read: NumberResult): number[] {
  if ('value' in read) return [read.value];
  if (read.problem.code !== 'number_ambiguous') return [];
  const { low, high } = read.problem.params;
  return [low, high];
}

/** The lines that fall short. */
function shortLines(drafts: LineDraft[]): LineDraft[] {
  return drafts.filter((draft) => comesOf(draft) !== draft.line.quantity);
}

/** What keeps the draft from being sent: a field, a choice, or the whole. */
export function problemOf(drafts: LineDraft[]): 'range' | 'missing' | 'nothing' | 'all' | null {
  const short = shortLines(drafts);
  if (drafts.some((draft) => comesOf(draft) === null)) return 'range';
  if (short.length === 0) return 'nothing';
  if (drafts.every((draft) => comesOf(draft) === 0)) return 'all';
  return short.some(({ missing }) => missing === null) ? 'missing' : null;
}

/** The draft as the database takes it; it has no problem. */
export function toShortages(drafts: LineDraft[]): LineShortage[] {
  return shortLines(drafts).map((draft) => ({
    id: draft.line.id,
    quantity: comesOf(draft)!,
    missing: draft.missing!,
  }));
}
