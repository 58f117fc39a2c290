import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { usePrefetchOnIntent } from '@mawad/shared-ui/components/link';
import { mdiCartOutline, mdiHeartOutline, mdiScaleBalance } from '@mawad/shared-ui/icons';
import { IconButton } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { useWishlistCount } from '../layout-queries.ts';
import { CountBadge } from './count-badge.tsx';

/** The heart with the number of products; leads to the wishlist. */
export function WishlistButton() {
  const { t } = useTranslation('shell');
  const count = useWishlistCount();
  return (
    <IconButton
      component={Link}
      to="/wishlist"
      aria-label={t('actions.wishlist', { count })}
      {...usePrefetchOnIntent('/wishlist')}
    >
      <CountBadge count={count}>
        <Icon path={mdiHeartOutline} />
      </CountBadge>
    </IconButton>
  );
}

/** The scales with the number of products to compare; leads to the comparison. */
export function CompareLink() {
  const { t } = useTranslation('shell');
  const count = useStore((state) => state.compare.items.length);
  return (
    <IconButton
      component={Link}
      to="/compare"
      aria-label={t('actions.compare', { count })}
      {...usePrefetchOnIntent('/compare')}
    >
      <CountBadge count={count}>
        <Icon path={mdiScaleBalance} />
      </CountBadge>
    </IconButton>
  );
}

/** The cart with the number of items; opens the cart drawer. */
export function CartButton() {
  const { t } = useTranslation('shell');
  const count = useStore((state) => state.cart.count);
  const { cartOpen, setCartOpen } = useStore((state) => state.layout);
  return (
    <IconButton
      aria-label={t('actions.cart', { count })}
      aria-haspopup="dialog"
      aria-expanded={cartOpen}
      onClick={() => setCartOpen(true)}
    >
      <CountBadge count={count}>
        <Icon path={mdiCartOutline} />
      </CountBadge>
    </IconButton>
  );
}
