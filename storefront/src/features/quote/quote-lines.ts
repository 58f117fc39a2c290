import { maxBillLines } from '@mawad/shared-ui/spreadsheet/bill/bill.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { QuoteLineInput } from '@mawad/supabase/quotes/queries';
import type { FoundLine } from '../../bill/found-line.ts';
import { readLineQuantity } from './read-amount.ts';

/** Maximum lines of a request, as in the database. */
export const maxLines = maxBillLines;
/** Maximum characters, as in the database. */
const maxLength = { description: 500, unit: 40, code: 80, section: 300 } as const;

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
  /** Category that the buyer chose; absent: the proposed one. */
  category_id?: number;
  /** The buyer said that the catalogue has no such goods. */
  no_match?: true;
}

/** Problems of a line by field; the codes are keys of `quote:invalid`. */
export type LineProblems = Partial<
  Record<
    'description' | 'quantity' | 'unit',
    'description' | 'descriptionLong' | 'quantity' | 'quantityMissing' | 'unitLong'
  >
>;

export function makeLine(found: FoundLine, product: LinkedProduct | null = null): QuoteLine {
  const { code, section, description_ar: descriptionAr } = found;
  return {
    ...found,
    key: mintUuid(),
    description: found.description.slice(0, maxLength.description),
    unit: found.unit.slice(0, maxLength.unit),
    ...(descriptionAr && { description_ar: descriptionAr.slice(0, maxLength.description) }),
    ...(code && { code: code.slice(0, maxLength.code) }),
    ...(section && { section: section.slice(0, maxLength.section) }),
    product,
  };
}

/** Whether the line is for this product and variant. */
export function isForProduct({ product }: QuoteLine, productId: number, variantId: number | null): boolean {
  return product?.product_id === productId && (product.variant_id ?? null) === variantId;
}

/** Whether the line has neither a quantity nor the confirmation that there is none. */
export const lacksQuantity = ({ quantity, no_quantity: isOpen }: FoundLine): boolean =>
  quantity.trim() === '' && !isOpen;

function quantityProblem(line: FoundLine): Pick<LineProblems, 'quantity'> {
  if (lacksQuantity(line)) return { quantity: 'quantityMissing' };
  const { quantity, unit } = line;
  const isInvalid = quantity.trim() !== '' && 'problem' in readLineQuantity(quantity, unit);
  return isInvalid ? { quantity: 'quantity' } : {};
}

export function problemsOf(line: FoundLine): LineProblems {
  const { description, unit } = line;
  return {
    ...(description.trim() === '' && { description: 'description' }),
    ...(description.length > maxLength.description && { description: 'descriptionLong' }),
    ...quantityProblem(line),
    ...(unit.length > maxLength.unit && { unit: 'unitLong' }),
  };
}

/** Results by line, because each change of a line looks at all lines; a changed line is another object. */
const complete = new WeakMap<FoundLine, boolean>();

export function isComplete(line: FoundLine): boolean {
  const known = complete.get(line);
  if (known !== undefined) return known;
  const isValid = Object.keys(problemsOf(line)).length === 0;
  complete.set(line, isValid);
  return isValid;
}

/** Converts a line for the server; the line must be complete. */
export function toRequestLine(line: QuoteLine): QuoteLineInput {
  const { description, quantity, unit, product, category_id: categoryId } = line;
  const result = readLineQuantity(quantity, unit);
  const amount = 'value' in result ? result : null;
  const requestedUnit = unit.trim() || amount?.unit;
  const { description_ar: descriptionAr, code, section, row_number: row } = line;
  return {
    description: description.trim(),
    ...(amount && { quantity: amount.value }),
    ...(requestedUnit && { unit: requestedUnit }),
    ...(descriptionAr && { description_ar: descriptionAr }),
    ...(code && { code }),
    ...(section && { section }),
    ...(row !== undefined && { row_number: row }),
    ...(categoryId !== undefined && !product && { category_id: categoryId }),
    ...(product && { product_id: product.product_id }),
    ...(product?.variant_id !== undefined && { variant_id: product.variant_id }),
  };
}

export type LineChange =
  | { type: 'append'; lines: QuoteLine[] }
  | { type: 'change'; key: string; values: Partial<Omit<QuoteLine, 'key'>> }
  | { type: 'remove'; key: string }
  | { type: 'insert'; line: QuoteLine; place: number }
  | { type: 'replace'; lines: QuoteLine[] }
  /** Links lines, by their keys, to goods of the catalogue. */
  | { type: 'link'; products: ReadonlyMap<string, LinkedProduct> }
  /** Confirms that the lines without a quantity have none. */
  | { type: 'no-quantities' };

/** Applies a change; lines above the limit are not added. */
export function changeLines(lines: QuoteLine[], change: LineChange): QuoteLine[] {
  switch (change.type) {
    case 'append':
      return [...lines, ...change.lines].slice(0, Math.max(maxLines, lines.length));
    case 'change':
      return lines.map((line) => (line.key === change.key ? { ...line, ...change.values } : line));
    case 'remove':
      return lines.filter((line) => line.key !== change.key);
    case 'insert':
      return lines.toSpliced(change.place, 0, change.line);
    case 'replace':
      return change.lines;
    case 'link':
      return lines.map((line) => ({ ...line, product: change.products.get(line.key) ?? line.product }));
    case 'no-quantities':
      return lines.map((line) => (lacksQuantity(line) ? { ...line, no_quantity: true } : line));
  }
}
