import { prefetchOverlays } from '@mawad/shared-ui/components/overlay/on-demand';
import type { RouteObject } from '@mawad/shared-ui/router';
import { handleOf } from '../handle-of.ts';

/** Loads the code and words of pages that are of use without a network and of the footer and the drawers, one after the other and no data. */
export async function warmPages(routes: RouteObject[]): Promise<void> {
  prefetchOverlays();
  await Promise.all([
    import('../layout/cart/cart-drawer.tsx'),
    import('../layout/side-menu.tsx'),
    import('../layout/footer/footer.tsx'),
    import('../layout/header/account-entries-menu.tsx'),
    import('../remotes/provided-exports.ts'),
  ]);
  for (const page of offlinePages(routes)) await Promise.all(loadParts(page));
}

/** The pages whose route says that they are of use without a network. */
function offlinePages(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [
    ...(handleOf(route).offline ? [route] : []),
    ...offlinePages(route.children ?? []),
  ]);
}

function loadParts({ lazy }: RouteObject): unknown[] {
  return typeof lazy === 'object' ? Object.values(lazy).map((load: () => unknown) => load()) : [];
}
