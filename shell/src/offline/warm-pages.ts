import { prefetchOverlays } from '@mawad/shared-ui/components/on-demand';
import { matchRoutes, type RouteObject } from '@mawad/shared-ui/router';

/** One address of each page that is of use without a network. */
const addresses = [
  ...['/', '/cart', '/products', '/product/1', '/category/any', '/category/any/any'],
  ...['/search', '/deals', '/categories', '/wishlist', '/compare', '/faq'],
];

/** Loads the code and words of these pages and of the footer and the drawers, one after the other and no data. */
export async function warmPages(routes: RouteObject[]): Promise<void> {
  prefetchOverlays();
  await Promise.all([
    import('../layout/cart/cart-drawer.tsx'),
    import('../layout/side-menu.tsx'),
    import('../layout/footer/footer.tsx'),
    import('../layout/header/account-entries-menu.tsx'),
    import('../remotes/provided-exports.ts'),
  ]);
  for (const address of addresses) {
    const matches = matchRoutes(routes, address) ?? [];
    await Promise.all(matches.flatMap(({ route }) => loadParts(route)));
  }
}

function loadParts({ lazy }: RouteObject): unknown[] {
  return typeof lazy === 'object' ? Object.values(lazy).map((load: () => unknown) => load()) : [];
}
