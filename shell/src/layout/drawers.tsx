import { useOpened } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { isIncomplete, useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { Suspense } from 'react';

const CartDrawer = lazyPart(async () => (await import('./cart/cart-drawer.tsx')).CartDrawer);
const RestoredCart = lazyPart(async () => (await import('./cart/restored-cart.tsx')).RestoredCart);
const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);

/**
 * Cart drawer, side menu and restoration of the stored cart; the code of each loads when it is first needed.
 */
export function Drawers() {
  const { cartOpen, menuOpen } = useStore((state) => state.layout);
  const showCart = useOpened(cartOpen);
  const showMenu = useOpened(menuOpen);
  const isCartPartial = useStore(({ cart }) => cart.hasLoss || cart.items.some(isIncomplete));
  return (
    <Suspense fallback={null}>
      {showMenu && <SideMenu />}
      {showCart && <CartDrawer />}
      {isCartPartial && <RestoredCart />}
    </Suspense>
  );
}
