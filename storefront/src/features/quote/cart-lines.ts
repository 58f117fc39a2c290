import { localized, type Language } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { variantIdOf, type CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import { variantLabel } from '../../cart/variant-label.ts';
import { isForProduct, makeLine, type QuoteLine } from './quote-lines.ts';

/** Request lines for the cart goods that have no line yet. */
export function missingCartLines(lines: QuoteLine[], items: CartItem[], language: Language): QuoteLine[] {
  return items
    .filter((item) => !lines.some((line) => isForProduct(line, item.product.id, variantIdOf(item))))
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
