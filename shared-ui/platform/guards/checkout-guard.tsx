import { useTranslation } from '@mawad/shared-i18n';
import { Navigate, useNavigation } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type ReactNode, useState } from 'react';
import { AccessOverlay } from './access-overlay.tsx';
import { useRedirectTarget } from './use-redirect-target.ts';

interface CheckoutGuardProps {
  /** The cart of the account may still bring goods. */
  isCartAwaited?: boolean;
  children: ReactNode;
}

/**
 * Shows checkout to a signed-in visitor with a filled cart. Does not redirect when a placed order empties the
 * cart while the page is being left.
 */
export function CheckoutGuard({ isCartAwaited = false, children }: CheckoutGuardProps) {
  const { t } = useTranslation('common');
  const restored = useStore((state) => state.restored);
  const isEmpty = useStore((state) => state.cart.items.length === 0);
  const { status, user } = useStore((state) => state.session);
  const redirectTarget = useRedirectTarget('checkout');
  const leaving = useNavigation().state !== 'idle';
  const [entered, setEntered] = useState(false);

  const isKnown = restored && status !== 'loading';
  // The guard renders again while a redirect loads; the empty cart must not start a second redirect.
  if (isKnown && isEmpty && !leaving && (entered || !isCartAwaited)) return <Navigate to="/cart" replace />;
  if (!isKnown || status === 'unknown' || (isEmpty && !entered)) {
    return <AccessOverlay label={t('overlay.checkingCart')} unreachable={status === 'unknown'} />;
  }
  if (!user) return <Navigate to={redirectTarget} replace />;
  if (!entered) setEntered(true);
  return children;
}
