import { useTranslation } from '@mawad/shared-i18n';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { PlainButtonLink } from '@mawad/shared-ui/platform/link/plain-button-link.tsx';
import {
  mdiFileDocumentOutline,
  mdiHeart,
  mdiHeartOutline,
  mdiScaleBalance,
} from '@mawad/shared-ui/kit/icons.ts';
import { compareLimit, useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductDetail, ProductVariant } from '@mawad/supabase/catalogue/queries';
import { useCompareToggle } from '../../catalogue/use-compare.ts';
import { useIsWished, useWishlistToggle } from '../../catalogue/use-wishlist.ts';
import { ShortLink } from '../../layout/short-link.tsx';
import sheet, * as styles from './product.module.css';
import { ShareLine } from './share-line.tsx';

interface ProductActionsProps {
  product: ProductDetail;
  variant: ProductVariant | undefined;
  quantity: number;
}

export function ProductActions({ product, variant, quantity }: ProductActionsProps) {
  const { t } = useTranslation(['product', 'storefront']);
  const toggleWishlist = useWishlistToggle();
  const isWished = useIsWished(product.id);
  return (
    <>
      {sheet}
      <div data-buyers className={styles.actions}>
        <PlainButton
          look="outlined"
          aria-pressed={isWished}
          onClick={() => void toggleWishlist(product.id)}
          startIcon={isWished ? mdiHeart : mdiHeartOutline}
          className={styles.action}
        >
          {isWished ? t('removeFromWishlist') : t('addToWishlist')}
        </PlainButton>
        <CompareButton id={product.id} />
        <PlainButtonLink
          look="outlined"
          to={quoteHref(product.id, variant?.id, quantity)}
          startIcon={mdiFileDocumentOutline}
          className={styles.action}
        >
          {t('askQuote')}
        </PlainButtonLink>
        <CompareLink />
      </div>
      <div data-buyers>
        <ShareLine product={product} variantId={variant?.id} />
      </div>
    </>
  );
}

function CompareButton({ id }: { id: number }) {
  const { t } = useTranslation(['product', 'storefront']);
  const { isSelected, isFull, toggle } = useCompareToggle(id);
  const label = isSelected ? t('storefront:product.removeFromCompare') : t('storefront:product.addToCompare');
  return (
    <PlainButton
      look="outlined"
      aria-pressed={isSelected}
      aria-disabled={isFull}
      onClick={toggle}
      startIcon={mdiScaleBalance}
      className={styles.action}
    >
      {isFull ? t('storefront:compare.full', { limit: compareLimit }) : label}
    </PlainButton>
  );
}

function CompareLink() {
  const { t } = useTranslation(['product', 'storefront']);
  const count = useStore((state) => state.compare.items.length);
  if (count === 0) return null;
  return (
    <ShortLink to="/compare" className={styles.compare}>
      {t('storefront:compare.view', { number: count, limit: compareLimit })}
    </ShortLink>
  );
}

function quoteHref(product: number, variant: number | undefined, quantity: number): string {
  const params = new URLSearchParams({ product: String(product) });
  if (variant !== undefined) params.set('variant', String(variant));
  params.set('quantity', String(quantity));
  return `/request-quote?${params}`;
}
