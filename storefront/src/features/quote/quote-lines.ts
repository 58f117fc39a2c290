import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { QuoteLineInput } from '@mawad/supabase/queries/quotes';
import type { FoundLine } from './found-line.ts';
import { readLineQuantity } from './read-amount.ts';

/** Maximum lines of a request, as in the database. */
export const maxLines = 100;
/** Maximum lines that wait for the next request. */
const maxWaiting = 900;
/** Maximum characters, as in the database. */
const maxLength = { description: 500, unit: 40 } as const;

export interface LinkedProduct {
  product_id: number;
  variant_id?: number;
  /** Name as shown in the shop. */
  name: string;
}

/** Line as edited; the values are unvalidated text. */
export interface QuoteLine extends FoundLine {
  key: string;
  product: LinkedProduct | null;
}

type LineField = keyof FoundLine;

/** Problems of a line by field; the codes are keys of `quote:invalid`. */
export type LineProblems = Partial<
  Record<LineField, 'description' | 'descriptionLong' | 'quantity' | 'unitLong'>
>;

export function makeLine(found: FoundLine, product: LinkedProduct | null = null): QuoteLine {
  return {
    key: mintUuid(),
    description: found.description.slice(0, maxLength.description),
    quantity: found.quantity,
    unit: found.unit.slice(0, maxLength.unit),
    product,
  };
}

/** Whether the line is for this product and variant. */
export function isForProduct({ product }: QuoteLine, productId: number, variantId: number | null): boolean {
  return product?.product_id === productId && (product.variant_id ?? null) === variantId;
}

export function problemsOf(line: FoundLine): LineProblems {
  const { description, quantity, unit } = line;
  return {
    ...(description.trim() === '' && { description: 'description' }),
    ...(description.length > maxLength.description && { description: 'descriptionLong' }),
    ...('problem' in readLineQuantity(quantity, unit) && { quantity: 'quantity' }),
    ...(unit.length > maxLength.unit && { unit: 'unitLong' }),
  };
}

export const isComplete = (line: FoundLine): boolean => Object.keys(problemsOf(line)).length === 0;

/** Converts a line for the server; the line must be complete. */
export function toRequestLine({ description, quantity, unit, product }: QuoteLine): QuoteLineInput {
  const result = readLineQuantity(quantity, unit);
  const amount = 'value' in result ? result : { value: 0, unit: null };
  const requestedUnit = unit.trim() || amount.unit;
  return {
    description: description.trim(),
    quantity: amount.value,
    ...(requestedUnit && { unit: requestedUnit }),
    ...(product && { product_id: product.product_id }),
    ...(product?.variant_id !== undefined && { variant_id: product.variant_id }),
  };
}

/** Lines of a request, and lines above the limit. */
export interface LineLists {
  lines: QuoteLine[];
  /** Lines for the next request, in their original order. */
  waiting: QuoteLine[];
  /** Number of lines above the limit of waiting lines, which are not stored. */
  unkept: number;
}

export const noLines: LineLists = { lines: [], waiting: [], unkept: 0 };

export type LineChange =
  | { type: 'append'; lines: QuoteLine[] }
  | { type: 'change'; key: string; values: Partial<Omit<QuoteLine, 'key'>> }
  | { type: 'remove'; key: string }
  | { type: 'insert'; line: QuoteLine; place: number }
  | { type: 'replace'; lines: QuoteLine[] }
  /** Moves waiting lines into the request up to the limit. */
  | { type: 'take' }
  /** Replaces the waiting lines: clears them, or restores them on undo. */
  | { type: 'wait'; waiting: QuoteLine[]; unkept: number };

/** Applies a change; lines above the limit wait. */
export function changeLines(lists: LineLists, change: LineChange): LineLists {
  const { lines, waiting } = lists;
  switch (change.type) {
    case 'append':
      return queue(lists, [...lines, ...change.lines], waiting, []);
    case 'change':
      return {
        ...lists,
        lines: lines.map((line) => (line.key === change.key ? { ...line, ...change.values } : line)),
      };
    case 'remove':
      return { ...lists, lines: lines.filter((line) => line.key !== change.key) };
    case 'insert':
      return queue(lists, lines.toSpliced(change.place, 0, change.line), [], waiting);
    case 'replace':
      return queue(lists, change.lines, [], waiting);
    case 'take':
      return queue(lists, [...lines, ...waiting], [], []);
    case 'wait':
      return { lines, waiting: change.waiting, unkept: change.unkept };
  }
}

/** Lines of the request that follows this one. */
export function nextRequest(lists: LineLists): LineLists {
  return queue(lists, lists.waiting, [], []);
}

/** Limits the lines; the excess waits between the waiting lines `before` and `after`. */
function queue(
  { unkept }: LineLists,
  lines: QuoteLine[],
  before: QuoteLine[],
  after: QuoteLine[],
): LineLists {
  const waiting = [...before, ...lines.slice(maxLines), ...after];
  return {
    lines: lines.slice(0, maxLines),
    waiting: waiting.slice(0, maxWaiting),
    unkept: unkept + Math.max(0, waiting.length - maxWaiting),
  };
}
