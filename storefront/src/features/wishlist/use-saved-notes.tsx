import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import { listSavedOffers } from '@mawad/supabase/queries/wishlist';
import { queryKey } from '@mawad/supabase/query-keys';

/**
 * What is better about a product than when it was saved: a lower price, or stock again. Only an account remembers how
 * it was; a guest's list holds nothing but ids. Without an answer the cards say nothing.
 */
export function useSavedNotes(): (product: ProductCard) => ReactNode {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const { data = [] } = useQuery({
    // Below the list's own key: what makes that one stale makes this one stale.
    queryKey: queryKey('wishlist', 'saved', userId ?? 'guest'),
    queryFn: () => listSavedOffers(backendOf(services).data, userId!),
    enabled: userId !== undefined,
  });
  return (product) => {
    const saved = data.find(({ product_id: id }) => id === product.id);
    if (!saved) return null;
    const less = (saved.price ?? 0) - (product.discounted_price ?? product.price);
    const isBack = saved.in_stock === false && product.stock > 0;
    if (less <= 0 && !isBack) return null;
    return (
      <Box sx={noteStyle}>
        {isBack && <div>{t('wishlist.back')}</div>}
        {less > 0 && <div>{t('wishlist.cheaper', { amount: format.money(less) })}</div>}
      </Box>
    );
  };
}

const noteStyle = {
  justifySelf: 'start',
  alignSelf: 'start',
  paddingBlock: 0.25,
  paddingInline: 1,
  borderRadius: '6px',
  fontSize: 'var(--text-12)',
  fontWeight: 500,
  color: 'success.dark',
  backgroundColor: 'surface.successSoft',
} as const;
