import { mintUuid } from '@mawad/shared-ui/uuid';
import type { QuoteRequestLine } from '@mawad/supabase/queries/requests';
import type { FoundLine } from './found-line.ts';
import { readLineQuantity } from './read-amount.ts';

/** Most lines of a request, as the database allows. */
export const mostLines = 100;
/** Most lines that wait for a further request. */
const mostWaiting = 900;
/** Most characters, as the database allows. */
const longest = { description: 500, unit: 40 } as const;

/** A product of the catalogue that a line asks for. */
export interface LinkedProduct {
  product_id: number;
  variant_id?: number;
  /** As the shop shows it. */
  name: string;
}

/** A line as it is edited: texts, whatever they are worth. */
export interface QuoteLine extends FoundLine {
  key: string;
  product: LinkedProduct | null;
}

type LineField = keyof FoundLine;

/** What is wrong with a line, by field; the codes are messages of `quote:invalid`. */
export type LineProblems = Partial<
  Record<LineField, 'description' | 'descriptionLong' | 'quantity' | 'unitLong'>
>;

export function makeLine(found: FoundLine, product: LinkedProduct | null = null): QuoteLine {
  return {
    key: mintUuid(),
    description: found.description.slice(0, longest.description),
    quantity: found.quantity,
    unit: found.unit.slice(0, longest.unit),
    product,
  };
}

/** Whether the line is about this product, in this variant. */
export function asksFor({ product }: QuoteLine, productId: number, variantId: number | null): boolean {
  return product?.product_id === productId && (product.variant_id ?? null) === variantId;
}

export function problemsOf(line: FoundLine): LineProblems {
  const { description, quantity, unit } = line;
  return {
    ...(description.trim() === '' && { description: 'description' }),
    ...(description.length > longest.description && { description: 'descriptionLong' }),
    ...('problem' in readLineQuantity(quantity, unit) && { quantity: 'quantity' }),
    ...(unit.length > longest.unit && { unit: 'unitLong' }),
  };
}

export const isComplete = (line: FoundLine): boolean => Object.keys(problemsOf(line)).length === 0;

/** What the server receives; only for complete lines. */
export function toRequestLine({ description, quantity, unit, product }: QuoteLine): QuoteRequestLine {
  const result = readLineQuantity(quantity, unit);
  const amount = 'value' in result ? result : { value: 0, unit: null };
  const unitAsked = unit.trim() || amount.unit;
  return {
    description: description.trim(),
    quantity: amount.value,
    ...(unitAsked && { unit: unitAsked }),
    ...(product && { product_id: product.product_id }),
    ...(product?.variant_id !== undefined && { variant_id: product.variant_id }),
  };
}

/** The lines of a request, and those that found no room in it. */
export interface LineLists {
  lines: QuoteLine[];
  /** In the order in which they came; they are the lines of the next request. */
  waiting: QuoteLine[];
  /** How many more came than can wait; only their number is known. */
  unkept: number;
}

export const noLines: LineLists = { lines: [], waiting: [], unkept: 0 };

export type LineChange =
  | { type: 'append'; lines: QuoteLine[] }
  | { type: 'change'; key: string; values: Partial<Omit<QuoteLine, 'key'>> }
  | { type: 'remove'; key: string }
  | { type: 'insert'; line: QuoteLine; place: number }
  | { type: 'replace'; lines: QuoteLine[] }
  /** As many of the waiting lines as there is room for. */
  | { type: 'take' }
  /** The waiting lines are not wanted, or, by undo, wanted after all. */
  | { type: 'wait'; waiting: QuoteLine[]; unkept: number };

/** The list after a change; what goes beyond the limit waits. */
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

/** The lines of the request that follows this one. */
export function nextRequest(lists: LineLists): LineLists {
  return queue(lists, lists.waiting, [], []);
}

/** Cuts the lines at the limit; what is too much waits between those that came before it and after it. */
function queue(
  { unkept }: LineLists,
  lines: QuoteLine[],
  before: QuoteLine[],
  after: QuoteLine[],
): LineLists {
  const waiting = [...before, ...lines.slice(mostLines), ...after];
  return {
    lines: lines.slice(0, mostLines),
    waiting: waiting.slice(0, mostWaiting),
    unkept: unkept + Math.max(0, waiting.length - mostWaiting),
  };
}
