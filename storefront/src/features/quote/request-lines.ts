import { numberText } from '@mawad/shared-i18n/read-number';
import type { OwnQuoteLine, QuoteLineInput } from '@mawad/supabase/queries/quotes';
import { makeLine, toRequestLine, type QuoteLine } from './quote-lines.ts';

/** A line of a request as a line of the form. Its key is the line's id, by which an amendment finds the line again. */
export function formLine(line: OwnQuoteLine): QuoteLine {
  const { id, description, quantity, unit, product_id: productId, variant_id: variantId } = line;
  const product = productId !== null && {
    product_id: productId,
    name: description,
    ...(variantId !== null && { variant_id: variantId }),
  };
  const text = quantity === null ? '' : numberText(quantity);
  return { ...makeLine({ description, quantity: text, unit }, product || null), key: id };
}

/** Facts of the buyer's own bill that the form does not show. */
function billFacts({ code, description_ar, section, row_number, category_id }: OwnQuoteLine) {
  const facts = { code, description_ar, section, row_number, category_id };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

/** Lines for the server. Lines of `before` keep the facts of the bill and, in an amendment, their ids. */
export function requestLines(
  lines: readonly QuoteLine[],
  before: readonly OwnQuoteLine[] = [],
): QuoteLineInput[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const earlier = known.get(line.key);
    return earlier ? { ...billFacts(earlier), ...toRequestLine(line), id: earlier.id } : toRequestLine(line);
  });
}
