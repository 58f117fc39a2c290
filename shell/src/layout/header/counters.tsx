import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { PlainButtonLink } from '@mawad/shared-ui/platform/link/plain-button-link.tsx';
import { mdiCartOutline, mdiHeartOutline, mdiScaleBalance } from '@mawad/shared-ui/kit/icons.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useWishlistCount } from '../layout-queries.ts';
import { CountBadge } from './count-badge.tsx';

export function WishlistButton() {
  const { t } = useTranslation('shell');
  const count = useWishlistCount();
  return (
    <PlainButtonLink look="icon" to="/wishlist" aria-label={t('actions.wishlist', { count })}>
      <CountBadge count={count}>
        <Icon path={mdiHeartOutline} />
      </CountBadge>
    </PlainButtonLink>
  );
}

export function CompareLink() {
  const { t } = useTranslation('shell');
  const count = useStore((state) => state.compare.items.length);
  return (
    <PlainButtonLink look="icon" to="/compare" aria-label={t('actions.compare', { count })}>
      <CountBadge count={count}>
        <Icon path={mdiScaleBalance} />
      </CountBadge>
    </PlainButtonLink>
  );
}

export function CartButton() {
  const { t } = useTranslation('shell');
  const count = useStore((state) => state.cart.count);
  const cartOpen = useStore((state) => state.layout.cartOpen);
  const setCartOpen = useStore((state) => state.layout.setCartOpen);
  return (
    <PlainButton
      look="icon"
      aria-label={t('actions.cart', { count })}
      aria-haspopup="dialog"
      aria-expanded={cartOpen}
      onClick={() => setCartOpen(true)}
    >
      <CountBadge count={count}>
        <Icon path={mdiCartOutline} />
      </CountBadge>
    </PlainButton>
  );
}
