import { numberText } from '@mawad/shared-i18n/read-number';
import type { OwnQuoteLine, QuoteLineInput } from '@mawad/supabase/quotes/queries';
import type { FoundLine } from '../../bill/found-line.ts';
import { makeLine, toRequestLine, type QuoteLine } from './quote-lines.ts';

/** A line of a request as a line of the form. Its key is the line's id, by which an amendment finds the line again. */
export function formLine(line: OwnQuoteLine): QuoteLine {
  const { id, description, quantity, unit, product_id: productId, variant_id: variantId } = line;
  const product = productId !== null && {
    product_id: productId,
    name: description,
    ...(variantId !== null && { variant_id: variantId }),
  };
  const { description_ar: descriptionAr, code, section, row_number: row } = line;
  const found: FoundLine = {
    ...{ description, quantity: quantity === null ? '' : numberText(quantity), unit },
    ...(quantity === null && { no_quantity: true }),
    ...(descriptionAr !== null && { description_ar: descriptionAr }),
    ...(code !== null && { code }),
    ...(section !== null && { section }),
    ...(row !== null && { row_number: row }),
  };
  return { ...makeLine(found, product || null), key: id };
}

/** Lines for the server. Lines of `before` keep their categories and, in an amendment, their ids. */
export function requestLines(
  lines: readonly QuoteLine[],
  before: readonly OwnQuoteLine[] = [],
): QuoteLineInput[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const earlier = known.get(line.key);
    if (!earlier) return toRequestLine(line);
    const { id, category_id: categoryId } = earlier;
    return { ...(categoryId !== null && { category_id: categoryId }), ...toRequestLine(line), id };
  });
}
