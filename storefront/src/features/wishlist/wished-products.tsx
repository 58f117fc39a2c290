import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ProductGridSkeleton } from '../../product-card/product-grid.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiCartPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import { toCartProduct } from '@mawad/shared-ui/desk/cart/cart-product.ts';
import { productsByIdsQuery } from '../../catalogue/catalogue-queries.ts';
import { ProductResults } from '../../catalogue/product-results.tsx';
import { useWishlistToggle } from '../../catalogue/use-wishlist.ts';
import { UnavailableNote } from '../../catalogue/unavailable-note.tsx';
import { useSavedNotes } from './use-saved-notes.tsx';

/** Maximum number of cards that the server returns. */
const maxCards = 200;

/**
 * Products on the wishlist in its order, with a notice about unavailable ones and a button that adds all
 * others to the cart.
 */
export function WishedProducts({ ids }: { ids: number[] }) {
  const { t } = useTranslation('lists');
  const shownIds = ids.slice(0, maxCards);
  const { data, error, refetch, isPlaceholderData } = useQuery(productsByIdsQuery(useServices(), shownIds));
  const noteOf = useSavedNotes();
  if (ids.length === 0) {
    return (
      <EmptyState
        title={t('wishlist.empty')}
        text={t('wishlist.emptyHint')}
        action={{ label: t('wishlist.browse'), to: '/products' }}
      />
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ProductGridSkeleton count={4} />;
  const products = shownIds.flatMap((id) => data.filter((product) => product.id === id));
  return (
    <>
      {!isPlaceholderData && <UnavailableProducts ids={shownIds} products={data} />}
      <AddAll products={products} />
      <ProductResults products={products} view="grid" noteOf={noteOf} />
    </>
  );
}

function UnavailableProducts({ ids, products }: { ids: number[]; products: ProductCard[] }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const toggle = useWishlistToggle();
  const unavailable = ids.filter((id) => !products.some((product) => product.id === id));
  if (unavailable.length === 0) return null;
  // Sequential, so that a failed removal reverts only itself.
  async function removeAll() {
    for (const id of unavailable) await toggle(id);
  }
  return (
    <UnavailableNote
      text={t('wishlist.vanished', { count: unavailable.length, number: format.number(unavailable.length) })}
      action={t('wishlist.removeVanished')}
      onRemove={() => void removeAll()}
    />
  );
}

function AddAll({ products }: { products: ProductCard[] }) {
  const { t } = useTranslation(['lists', 'common']);
  const format = useFormat();
  const store = useStoreApi();
  const inStock = products.filter(({ stock }) => stock > 0);
  const simple = inStock.filter((product) => !product.has_variants);
  const needChoice = inStock.length - simple.length;
  function addAll() {
    const { cart, toast, layout } = store.getState();
    const missing = simple.filter(
      ({ id }) => !cart.items.some(({ product, variant }) => product.id === id && !variant),
    );
    const added = missing.filter((product) => cart.add({ product: toCartProduct(product) }).ok).length;
    toast.show({
      title:
        added > 0
          ? t('wishlist.addedAll', { count: added, number: format.number(added) })
          : t('wishlist.addedNone'),
      action: { label: t('common:actions.viewCart'), run: () => layout.setCartOpen(true) },
    });
  }
  if (inStock.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 3 }}>
      {simple.length > 0 && (
        <Button variant="contained" onClick={addAll} startIcon={<Icon path={mdiCartPlus} />}>
          {t('wishlist.addAll')}
        </Button>
      )}
      {needChoice > 0 && (
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {t('wishlist.needChoice', { count: needChoice, number: format.number(needChoice) })}
        </Box>
      )}
    </Box>
  );
}
