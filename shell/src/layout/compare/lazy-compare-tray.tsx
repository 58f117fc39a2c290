import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { Suspense } from 'react';

const CompareTray = lazyPart(async () => (await import('./compare-tray.tsx')).CompareTray);

/** Paths of pages with product lists, where products are selected for the comparison. */
const productListPaths = /^\/(products|search|product|categories|category|deals|wishlist)?(\/|$)/;

/**
 * Comparison tray on pages with product lists, shown if a product is selected. Its code loads with the first
 * selection.
 */
export function LazyCompareTray() {
  const hasSelection = useStore((state) => state.compare.items.length > 0);
  const { pathname } = useLocation();
  if (!hasSelection || !productListPaths.test(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray />
    </Suspense>
  );
}
