import { localized, type Language } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { variantIdOf, type CartItem } from '@mawad/shared-ui/store';
import { variantLabel } from '../../cart/variant-label.ts';
import { asksFor, makeLine, type QuoteLine } from './quote-lines.ts';

/** The goods of the cart that no line asks for yet, as lines with their quantity and unit. */
export function missingCartLines(lines: QuoteLine[], items: CartItem[], language: Language): QuoteLine[] {
  return items
    .filter((item) => !lines.some((line) => asksFor(line, item.product.id, variantIdOf(item))))
    .map((item) => {
      const { product, quantity } = item;
      const name = localized(product, 'name', language);
      const label = variantLabel(item, language);
      const variantId = variantIdOf(item);
      return makeLine(
        {
          description: label ? `${name} (${label})` : name,
          quantity: numberText(quantity),
          unit: product.unit ?? '',
        },
        { product_id: product.id, name, ...(variantId !== null && { variant_id: variantId }) },
      );
    });
}
