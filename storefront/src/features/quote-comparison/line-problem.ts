import { AppError } from '@mawad/supabase/errors';
import type { Comparison } from '@mawad/supabase/quotes/queries';
import type { ChosenLine, Selection } from './selection.ts';

/** Why a chosen price was refused at the last attempt to accept. */
const lineProblems = [
  'expired',
  'withdrawn',
  'superseded',
  'line_changed',
  'price_changed',
  'refused',
  'seller_closed',
  'awarded',
  'requested',
  'quantity_required',
  'quantity_too_large',
  'out_of_stock',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** Problems after which the choice itself is still right. */
const keepsChoice: readonly LineProblem[] = ['quantity_required', 'quantity_too_large'];

/** Problems by line id. */
export type LineProblemsById = Readonly<Record<string, LineProblem>>;

interface RefusedLine {
  line_id?: unknown;
  product_id?: unknown;
  reason?: unknown;
}

/** Problems of lines in an error of `acceptQuote`; empty if the error names none of the chosen lines. */
export function lineProblemsOf(error: unknown, chosen: readonly ChosenLine[]): LineProblemsById {
  if (!(error instanceof AppError) || !['offer_changed', 'out_of_stock'].includes(error.code)) return {};
  const { lines } = error.context;
  if (!Array.isArray(lines)) return {};
  const isOutOfStock = error.code === 'out_of_stock';
  const entries = (lines as RefusedLine[]).flatMap(({ line_id: id, product_id: productId, reason }) =>
    chosen
      .filter(({ line, price }) =>
        id === undefined ? isOutOfStock && price.product_id === productId : line.id === id,
      )
      .map(({ line }) => {
        const problem = isOutOfStock ? 'out_of_stock' : lineProblems.find((one) => one === reason);
        return [line.id, problem ?? 'superseded'] as const;
      }),
  );
  return Object.fromEntries(entries);
}

/** Lines whose choice can no longer be accepted. */
export function droppedLines(problems: LineProblemsById): string[] {
  return Object.keys(problems).filter((id) => !keepsChoice.includes(problems[id]!));
}

/** Problems of choices that the comparison no longer allows, for example after the seller revised the offer. */
export function lostChoices(
  { lines }: Comparison,
  selection: Selection,
  chosen: readonly ChosenLine[],
): LineProblemsById {
  const valid = new Set(chosen.map(({ line }) => line.id));
  return Object.fromEntries(
    lines
      .filter(({ id, awarded_to: awardedTo }) => selection[id] && awardedTo === null && !valid.has(id))
      .map(({ id }) => [id, 'superseded' as const]),
  );
}
