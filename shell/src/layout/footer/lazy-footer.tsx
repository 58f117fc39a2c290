import { LazyHydrate } from '@mawad/shared-ui/platform/hydration/lazy-hydrate.tsx';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';

const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer);

/**
 * Footer that hydrates near the viewport; until then its code is not loaded and the server's HTML with its
 * links remains.
 */
export function LazyFooter() {
  return (
    <LazyHydrate estimatedSize="900px">
      <Footer />
    </LazyHydrate>
  );
}
