import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import { listSavedOffers } from '@mawad/supabase/wishlist/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/**
 * Returns a note for a product that became cheaper or available again since it was saved. Only accounts store
 * the earlier price and stock; guests get no notes. Failures are ignored.
 */
export function useSavedNotes(): (product: ProductCard) => ReactNode {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const { data = [] } = useQuery({
    // Key below the wishlist's key, so that both are invalidated together.
    queryKey: queryKey('wishlist', 'saved', userId ?? 'guest'),
    queryFn: () => listSavedOffers(backendOf(services).data, userId!),
    enabled: userId !== undefined,
  });
  return (product) => {
    const saved = data.find(({ product_id: id }) => id === product.id);
    if (!saved) return null;
    const saving = (saved.price ?? 0) - (product.discounted_price ?? product.price);
    const isBack = saved.in_stock === false && product.stock > 0;
    if (saving <= 0 && !isBack) return null;
    return (
      <Box sx={noteStyle}>
        {isBack && <div>{t('wishlist.back')}</div>}
        {saving > 0 && <div>{t('wishlist.cheaper', { amount: format.money(saving) })}</div>}
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
