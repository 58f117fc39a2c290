import { WhenNear } from '@mawad/shared-ui/components/when-near';
import { lazy } from 'react';

const Footer = lazy(async () => ({ default: (await whenFetched(() => import('./footer.tsx'))).Footer }));

/** The footer, whose code arrives as it comes near; until then the server's HTML stays and its links lead on. */
export function FooterWhenNear() {
  return (
    <WhenNear servedSize="900px">
      <Footer />
    </WhenNear>
  );
}

/** Waits for the network as long as it takes: a page without its footer's code is no broken page. */
async function whenFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenFetched(fetchPart);
  }
}
