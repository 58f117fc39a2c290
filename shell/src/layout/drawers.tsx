import { useOpened } from '@mawad/shared-ui/components/on-demand';
import { lazyPart } from '@mawad/shared-ui/lazy-part';
import { useStore } from '@mawad/shared-ui/store';
import { Suspense } from 'react';

const CartDrawer = lazyPart(async () => (await import('./cart/cart-drawer.tsx')).CartDrawer);
const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);

/** The drawers over the page; the code of each arrives when it first opens. */
export function Drawers() {
  const { cartOpen, menuOpen } = useStore((state) => state.layout);
  const showCart = useOpened(cartOpen);
  const showMenu = useOpened(menuOpen);
  return (
    <Suspense fallback={null}>
      {showMenu && <SideMenu />}
      {showCart && <CartDrawer />}
    </Suspense>
  );
}
