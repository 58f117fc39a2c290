import { localized, useLanguage, useBundledMessages, useTranslation } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/cart-drawer.json';
import en from '@mawad/shared-i18n/locales/en/cart-drawer.json';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { isIncomplete, useStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { listProductsByIds } from '@mawad/supabase/catalogue/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { useEffect, useEffectEvent } from 'react';

/** Loads data missing from a stored cart and reports lines that could not be restored. */
export function RestoredCart() {
  useBundledMessages('cart-drawer', { en, ar });
  const { t } = useTranslation(['cart-drawer', 'common']);
  const language = useLanguage();
  const services = useServices();
  const store = useStoreApi();
  const items = useStore((state) => state.cart.items);
  const hasLoss = useStore((state) => state.cart.hasLoss);
  const ids = [...new Set(items.filter(isIncomplete).map(({ product }) => product.id))].sort((a, b) => a - b);
  const { data: products } = useQuery({
    queryKey: queryKey('products', 'restored-cart', ids),
    queryFn: () => listProductsByIds(backendOf(services).data, ids),
    enabled: ids.length > 0,
  });

  const finish = useEffectEvent(() => {
    const { cart, toast } = store.getState();
    const unavailable = cart
      .complete(products ?? [])
      .map(({ product }) => localized(product, 'name', language));
    if (cart.hasLoss) cart.forgetLoss();
    const description = [
      cart.hasLoss && t('unreadable'),
      unavailable.length > 0 && t('gone', { products: unavailable.join(`${t('common:listComma')} `) }),
    ].filter((sentence) => sentence !== false);
    if (description.length === 0) return;
    toast.show({ title: t('notKept'), description: description.join(' '), variant: 'destructive' });
  });
  const isReady = ids.length === 0 ? hasLoss : products !== undefined;
  useEffect(() => {
    if (isReady) finish();
  }, [isReady]);
  return null;
}
