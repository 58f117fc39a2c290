import { mintUuid } from '@mawad/shared-ui/uuid';
import type { QuoteRequestLine } from '@mawad/supabase/queries/requests';
import type { FoundLine } from './find-lines.ts';
import { readQuantity } from './read-amount.ts';

/** Most lines of a request, as the database allows. */
export const mostLines = 100;
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

export function problemsOf(line: FoundLine): LineProblems {
  const { description, quantity, unit } = line;
  return {
    ...(description.trim() === '' && { description: 'description' }),
    ...(description.length > longest.description && { description: 'descriptionLong' }),
    ...(readQuantity(quantity) === null && { quantity: 'quantity' }),
    ...(unit.length > longest.unit && { unit: 'unitLong' }),
  };
}

export const isComplete = (line: FoundLine): boolean => Object.keys(problemsOf(line)).length === 0;

/** What the server receives; only for complete lines. */
export function toRequestLine({ description, quantity, unit, product }: QuoteLine): QuoteRequestLine {
  return {
    description: description.trim(),
    quantity: readQuantity(quantity) ?? 0,
    ...(unit.trim() && { unit: unit.trim() }),
    ...(product && { product_id: product.product_id }),
    ...(product?.variant_id !== undefined && { variant_id: product.variant_id }),
  };
}

export type LineChange =
  | { type: 'append'; lines: QuoteLine[] }
  | { type: 'change'; key: string; values: Partial<Omit<QuoteLine, 'key'>> }
  | { type: 'remove'; key: string }
  | { type: 'insert'; line: QuoteLine; place: number }
  | { type: 'replace'; lines: QuoteLine[] };

/** The list after a change; it never grows beyond the limit. */
export function changeLines(lines: QuoteLine[], change: LineChange): QuoteLine[] {
  switch (change.type) {
    case 'append':
      return [...lines, ...change.lines].slice(0, mostLines);
    case 'change':
      return lines.map((line) => (line.key === change.key ? { ...line, ...change.values } : line));
    case 'remove':
      return lines.filter((line) => line.key !== change.key);
    case 'insert':
      return lines.toSpliced(change.place, 0, change.line).slice(0, mostLines);
    case 'replace':
      return change.lines.slice(0, mostLines);
  }
}
