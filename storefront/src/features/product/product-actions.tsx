import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiHeart, mdiHeartOutline, mdiScaleBalance, mdiWhatsapp } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { useCompareToggle } from '../../catalogue/use-compare.ts';
import { useWishlistIds, useWishlistToggle } from '../../catalogue/use-wishlist.ts';
import { whatsappHref } from '../../layout/whatsapp.ts';

/** Keep, compare, pass on. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const { ids } = useWishlistIds();
  const toggleWishlist = useWishlistToggle();
  const compare = useCompareToggle(product.id);
  const kept = ids.includes(product.id);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5, '& > *': { minBlockSize: 44 } }}
    >
      <Button
        variant="outlined"
        aria-pressed={kept}
        onClick={() => void toggleWishlist(product.id)}
        startIcon={<Icon path={kept ? mdiHeart : mdiHeartOutline} />}
      >
        {kept ? t('product.removeFromWishlist') : t('product.addToWishlist')}
      </Button>
      <Button
        variant="outlined"
        aria-pressed={compare.chosen}
        onClick={compare.toggle}
        startIcon={<Icon path={mdiScaleBalance} />}
      >
        {compare.chosen ? t('product.removeFromCompare') : t('product.addToCompare')}
      </Button>
      <ShareButton product={product} />
    </Box>
  );
}

function ShareButton({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  const { siteUrl } = useServices().site;
  const message = t('product.shareMessage', {
    product: localized(product, 'name', language),
    price: format.money(product.discounted_price ?? product.price),
    unit: format.unit(product.unit),
    url: `${siteUrl}/product/${product.id}?lang=${language}`,
  });
  return (
    <Button
      variant="outlined"
      component="a"
      href={whatsappHref(message)}
      target="_blank"
      rel="noopener"
      startIcon={<Icon path={mdiWhatsapp} />}
    >
      {t('product.share')}
    </Button>
  );
}
