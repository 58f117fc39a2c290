import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';

const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer);

/** The footer, whose code arrives as it comes near; until then the server's HTML stays and its links lead on. */
export function FooterWhenNear() {
  return (
    <WhenNear servedSize="900px">
      <Footer />
    </WhenNear>
  );
}
