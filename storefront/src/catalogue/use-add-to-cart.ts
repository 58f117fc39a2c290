import { useCallback } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductCard, ProductVariant } from '@mawad/supabase/catalogue/queries';
import { toCartProduct, toCartVariant } from '@mawad/shared-ui/desk/cart/cart-product.ts';

/**
 * Returns a function that adds units to the cart and opens it, or reports the remaining stock. The function
 * returns whether units were added.
 */
export function useAddToCart() {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  const store = useStoreApi();
  return useCallback(
    (product: ProductCard, quantity?: number, variant?: ProductVariant): boolean => {
      const { cart, toast, layout } = store.getState();
      const name = localized(product, 'name', language);
      const line = {
        product: toCartProduct(product, variant),
        ...(variant && { variant: toCartVariant(variant) }),
      };
      const result = cart.add(line, quantity);
      if (result.ok) {
        toast.dismissFailure();
        layout.setCartOpen(true);
        return true;
      }
      toast.show({
        title: t('stock.notEnough', { product: name, n: format.number(result.available) }),
        variant: 'destructive',
      });
      return false;
    },
    [store, t, format, language],
  );
}
