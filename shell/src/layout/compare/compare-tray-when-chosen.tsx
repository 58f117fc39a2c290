import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';
import { useLocation } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { Suspense } from 'react';

const CompareTray = lazyPart(async () => (await import('./compare-tray.tsx')).CompareTray);

/** Where goods are looked for: the pages whose lists choose for the comparison. */
const shelves = /^\/(products|search|product|categories|category|deals|wishlist)?(\/|$)/;

/** The tray on the pages that show goods while something is chosen; its code arrives with the first choice. */
export function CompareTrayWhenChosen() {
  const isChosen = useStore((state) => state.compare.items.length > 0);
  const { pathname } = useLocation();
  if (!isChosen || !shelves.test(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray />
    </Suspense>
  );
}
