import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { Icon } from '@mawad/shared-ui/components/icon';
import { ProductGridSkeleton } from '../../product-card/product-grid.tsx';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiCartPlus } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useStoreApi } from '@mawad/shared-ui/store';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import { toCartProduct } from '../../catalogue/cart-product.ts';
import { productsByIdsQuery } from '../../catalogue/catalogue-queries.ts';
import { ProductResults } from '../../catalogue/product-results.tsx';
import { useWishlistToggle } from '../../catalogue/use-wishlist.ts';
import { VanishedNote } from '../../catalogue/vanished-note.tsx';
import { useSavedNotes } from './use-saved-notes.tsx';

/** The server answers this many cards at most. */
const cardsInOneCall = 200;

/** The list's products in its order, what is no longer offered, and one press that buys what can be bought. */
export function WishedProducts({ ids }: { ids: number[] }) {
  const { t } = useTranslation('lists');
  const shownIds = ids.slice(0, cardsInOneCall);
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
      {!isPlaceholderData && <Vanished ids={shownIds} products={data} />}
      <AddAll products={products} />
      <ProductResults products={products} view="grid" noteOf={noteOf} />
    </>
  );
}

function Vanished({ ids, products }: { ids: number[]; products: ProductCard[] }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const toggle = useWishlistToggle();
  const gone = ids.filter((id) => !products.some((product) => product.id === id));
  if (gone.length === 0) return null;
  // One after the other, so that each undoes only itself when it fails.
  async function removeAll() {
    for (const id of gone) await toggle(id);
  }
  return (
    <VanishedNote
      text={t('wishlist.vanished', { count: gone.length, number: format.number(gone.length) })}
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
  const choosing = inStock.length - simple.length;
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
      {choosing > 0 && (
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {t('wishlist.needChoice', { count: choosing, number: format.number(choosing) })}
        </Box>
      )}
    </Box>
  );
}
