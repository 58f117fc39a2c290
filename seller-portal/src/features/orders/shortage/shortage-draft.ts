import { numberText } from '@mawad/shared-i18n/read-number';
import type { LineShortage, OrderLine } from '@mawad/supabase/queries/orders';
import { type QuantityProblem, readQuantity } from '@mawad/shared-ui/read-quantity';

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
    .map((line) => ({ line, text: numberText(line.quantity), missing: null }));
}

/**
 * Reads the quantity of a line that can be delivered. Of the two numbers that "1.125" may mean, one above the expected
 * quantity is out of the question.
 */
export function readComing(line: OrderLine, text: string): { value: number } | { problem: QuantityProblem } {
  const result = readQuantity(text, line.unit);
  if ('value' in result || result.problem.code !== 'number_ambiguous') return result;
  const { low, high } = result.problem.params;
  return high > line.quantity ? { value: low } : result;
}

/** Reads the deliverable quantity of a line: 0 to the expected quantity, else null. */
export function comesOf({ line, text }: LineDraft): number | null {
  const result = readComing(line, text);
  return 'value' in result && result.value <= line.quantity ? result.value : null;
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
