import { prefetchOverlays } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import type { RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { handleOf } from '../handle-of.ts';

/**
 * Loads the code and messages, but not the data, of offline pages, footer and drawers; pages are loaded one
 * after the other.
 */
export async function prefetchOfflinePages(routes: RouteObject[]): Promise<void> {
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

/** Pages whose route is marked as usable offline. */
function offlinePages(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [
    ...(handleOf(route).offline ? [route] : []),
    ...offlinePages(route.children ?? []),
  ]);
}

function loadParts({ lazy }: RouteObject): unknown[] {
  return typeof lazy === 'object' ? Object.values(lazy).map((load: () => unknown) => load()) : [];
}
