import { numberText } from '@mawad/shared-i18n/read-number';
import type { LineShortage, OrderLine } from '@mawad/supabase/orders/queries';
import { type QuantityProblem, readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';

/** Typed values of one order line. */
export interface LineDraft {
  line: OrderLine;
  /** Deliverable quantity as typed. */
  text: string;
  missing: LineShortage['missing'] | null;
}

/** Drafts of the lines with a quantity above zero. */
export function startDraft(lines: OrderLine[]): LineDraft[] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ line, text: numberText(line.quantity), missing: null }));
}

/**
 * Reads the deliverable quantity of a line. An ambiguous number such as "1.125" is resolved if only one of its readings
 * is within the expected quantity.
 */
export function readComing(line: OrderLine, text: string): { value: number } | { problem: QuantityProblem } {
  const result = readQuantity(text, line.unit);
  if ('value' in result || result.problem.code !== 'number_ambiguous') return result;
  const { low, high } = result.problem.params;
  return high > line.quantity ? { value: low } : result;
}

/** Deliverable quantity from 0 to the expected quantity; null if invalid. */
export function comesOf({ line, text }: LineDraft): number | null {
  const result = readComing(line, text);
  return 'value' in result && result.value <= line.quantity ? result.value : null;
}

/** Drafts with less than the expected quantity, or an invalid one. */
function shortLines(drafts: LineDraft[]): LineDraft[] {
  return drafts.filter((draft) => comesOf(draft) !== draft.line.quantity);
}

/** Reason why the draft cannot be sent, or null. */
export function problemOf(drafts: LineDraft[]): 'range' | 'missing' | 'nothing' | 'all' | null {
  const short = shortLines(drafts);
  if (drafts.some((draft) => comesOf(draft) === null)) return 'range';
  if (short.length === 0) return 'nothing';
  if (drafts.every((draft) => comesOf(draft) === 0)) return 'all';
  return short.some(({ missing }) => missing === null) ? 'missing' : null;
}

/** Converts a draft without problems for the database. */
export function toShortages(drafts: LineDraft[]): LineShortage[] {
  return shortLines(drafts).map((draft) => ({
    id: draft.line.id,
    quantity: comesOf(draft)!,
    missing: draft.missing!,
  }));
}
