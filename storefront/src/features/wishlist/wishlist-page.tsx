import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { ProductGridSkeleton } from '../../product-card/product-grid.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { loginPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useWishlistIds } from '../../catalogue/use-wishlist.ts';
import { Seo } from '../../layout/seo.tsx';
import { WishedProducts } from './wished-products.tsx';

const signInHref = loginPath({ pathname: '/wishlist', search: '', hash: '' });

/** Wishlist of the account, or of this device for guests. */
export function WishlistPage() {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const { ids, loading } = useWishlistIds();
  const signedOut = useStore((state) => state.session.status === 'signed-out');
  return (
    <PlainContainer>
      <Box sx={{ minBlockSize: '100dvh', paddingBlockEnd: 6 }}>
        <Seo title={t('wishlist.heading')} noIndex />
        <PageHeader
          title={t('wishlist.heading')}
          subtitle={
            ids.length > 0 && t('wishlist.count', { count: ids.length, number: format.number(ids.length) })
          }
        />
        {signedOut && ids.length > 0 && (
          <Box sx={{ marginBlockEnd: 3, color: 'text.secondary' }}>
            {`${t('wishlist.guest')} `}
            <AppLink to={signInHref} underline="always">
              {t('wishlist.signIn')}
            </AppLink>
          </Box>
        )}
        {loading ? <ProductGridSkeleton count={4} /> : <WishedProducts ids={ids} />}
      </Box>
    </PlainContainer>
  );
}
