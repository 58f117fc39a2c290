import { useEffect } from 'react';
import { numberText } from '@mawad/shared-i18n/read-number';
import { localized, useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { productQuery } from '../../catalogue/catalogue-queries.ts';
import { isForProduct, makeLine, type LineChange, type QuoteLine } from './quote-lines.ts';

const idOf = (text: string | null) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);

/**
 * Adds the product of the address (`?product=&variant=&quantity=`) once and removes the parameters, so that a
 * reload does not add it again.
 */
export function useProductLine(
  lines: QuoteLine[],
  isOpen: boolean,
  change: (change: LineChange) => void,
): void {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const id = idOf(params.get('product'));
  const { data: product, isError } = useQuery({
    ...productQuery(useServices(), id ?? 0),
    enabled: id !== null,
  });

  useEffect(() => {
    if (!isOpen || id === null || !(isError || product?.id === id)) return;
    const variantId = idOf(params.get('variant'));
    const isListed = lines.some((line) => isForProduct(line, id, variantId));
    if (product && !isListed) {
      const name = localized(product, 'name', language);
      const variant = product.variants.find((one) => one.id === variantId);
      const color = (language === 'ar' && variant?.color_ar) || variant?.color;
      const label = [variant?.size, color].filter(Boolean);
      // The product page writes a plain number.
      const quantity = Number(params.get('quantity')) || 1;
      const line = makeLine(
        {
          description: label.length > 0 ? `${name} (${label.join(' / ')})` : name,
          quantity: numberText(quantity),
          unit: product.unit,
        },
        { product_id: id, name, ...(variant && { variant_id: variant.id }) },
      );
      change({ type: 'append', lines: [line] });
    }
    setParams({}, { replace: true, preventScrollReset: true });
  }, [isOpen, id, isError, product, params, lines, language, change, setParams]);
}
