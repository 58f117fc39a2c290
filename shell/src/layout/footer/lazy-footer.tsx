import { LazyHydrate } from '@mawad/shared-ui/components/hydration/when-near';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';

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
