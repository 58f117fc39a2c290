import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink, ButtonLink } from '@mawad/shared-ui/components/link';
import { mdiFileDocumentOutline, mdiHeart, mdiHeartOutline, mdiScaleBalance } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import { compareLimit, useStore } from '@mawad/shared-ui/store';
import type { ProductDetail, ProductVariant } from '@mawad/supabase/queries/catalogue';
import { useCompareToggle } from '../../catalogue/use-compare.ts';
import { useWished, useWishlistToggle } from '../../catalogue/use-wishlist.ts';
import { ShareLine } from './share-line.tsx';

interface ProductActionsProps {
  product: ProductDetail;
  variant: ProductVariant | undefined;
  quantity: number;
}

/** Keep, compare, ask, pass on. */
export function ProductActions({ product, variant, quantity }: ProductActionsProps) {
  const { t } = useTranslation(['product', 'storefront']);
  const toggleWishlist = useWishlistToggle();
  const kept = useWished(product.id);
  return (
    <>
      <Box data-buyers sx={rowStyle}>
        <Button
          variant="outlined"
          aria-pressed={kept}
          onClick={() => void toggleWishlist(product.id)}
          startIcon={<Icon path={kept ? mdiHeart : mdiHeartOutline} />}
        >
          {kept ? t('removeFromWishlist') : t('addToWishlist')}
        </Button>
        <CompareButton id={product.id} />
        <ButtonLink
          variant="outlined"
          to={quoteHref(product.id, variant?.id, quantity)}
          startIcon={<Icon path={mdiFileDocumentOutline} />}
        >
          {t('askQuote')}
        </ButtonLink>
        <CompareLink />
      </Box>
      <Box data-buyers>
        <ShareLine product={product} variantId={variant?.id} />
      </Box>
    </>
  );
}

function CompareButton({ id }: { id: number }) {
  const { t } = useTranslation(['product', 'storefront']);
  const { chosen, full, toggle } = useCompareToggle(id);
  const label = chosen ? t('storefront:product.removeFromCompare') : t('storefront:product.addToCompare');
  return (
    <Button
      variant="outlined"
      aria-pressed={chosen}
      aria-disabled={full}
      onClick={toggle}
      startIcon={<Icon path={mdiScaleBalance} />}
      sx={full ? { opacity: 0.6, cursor: 'not-allowed' } : undefined}
    >
      {full ? t('storefront:compare.full', { limit: compareLimit }) : label}
    </Button>
  );
}

function CompareLink() {
  const { t } = useTranslation(['product', 'storefront']);
  const count = useStore((state) => state.compare.items.length);
  if (count === 0) return null;
  return (
    <AppLink to="/compare" sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {t('storefront:compare.view', { number: count, limit: compareLimit })}
    </AppLink>
  );
}

/** Where the seller is asked for a price; the page fills in what is asked for. */
function quoteHref(product: number, variant: number | undefined, quantity: number): string {
  const params = new URLSearchParams({ product: String(product) });
  if (variant !== undefined) params.set('variant', String(variant));
  params.set('quantity', String(quantity));
  return `/request-quote?${params}`;
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  marginBlockStart: 1.5,
  displayPrint: 'none',
  '& > *': { minBlockSize: 44 },
  '& > .MuiButton-root': { paddingInline: 2 },
} as const;
