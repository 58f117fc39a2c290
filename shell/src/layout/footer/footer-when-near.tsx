import { WhenNear } from '@mawad/shared-ui/components/when-near';
import { whenFetched } from '@mawad/shared-ui/when-fetched';
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
