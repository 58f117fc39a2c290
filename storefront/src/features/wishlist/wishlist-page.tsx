import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/empty-state';
import { ErrorState } from '@mawad/shared-ui/components/error-state';
import { AppLink } from '@mawad/shared-ui/components/link';
import { PageHeader } from '@mawad/shared-ui/components/page-header';
import { ProductGridSkeleton } from '@mawad/shared-ui/components/product-grid';
import { useServices } from '@mawad/shared-ui/contract';
import { Container } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { productsByIdsQuery } from '../../catalogue/catalogue-queries.ts';
import { ProductResults } from '../../catalogue/product-results.tsx';
import { useWishlistIds } from '../../catalogue/use-wishlist.ts';
import { Seo } from '../../layout/seo.tsx';

/** What someone wants to find again: the account's list, or this device's. */
export function WishlistPage() {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const { ids, loading } = useWishlistIds();
  const signedOut = useStore((state) => state.session.status === 'signed-out');
  return (
    <Container sx={{ minBlockSize: '100dvh', paddingBlockEnd: 6 }}>
      <Seo title={t('wishlist.heading')} noIndex />
      <PageHeader
        title={t('wishlist.heading')}
        subtitle={
          ids.length > 0 && t('wishlist.count', { count: ids.length, number: format.number(ids.length) })
        }
      />
      {signedOut && ids.length > 0 && (
        <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
          {`${t('wishlist.guest')} `}
          <AppLink to="/login">{t('wishlist.signIn')}</AppLink>
        </Alert>
      )}
      {loading ? <ProductGridSkeleton count={4} /> : <WishedProducts ids={ids} />}
    </Container>
  );
}

function WishedProducts({ ids }: { ids: number[] }) {
  const { t } = useTranslation('storefront');
  const { data, error, refetch } = useQuery(productsByIdsQuery(useServices(), ids));
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
  const newestFirst = [...ids].reverse();
  const products = newestFirst.flatMap((id) => data.filter((product) => product.id === id));
  return <ProductResults products={products} view="grid" />;
}
