import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Suspense, useEffect } from 'react';
import { settleBuyingSpace } from './buying-space.ts';
import { AccountCart } from './account-cart/account-cart.tsx';

const BuyingBar = lazyPart(async () => (await import('./buying-bar.tsx')).BuyingBar);

/** Parts of the layout for signed-in people: the cart of their account, and the bar of those who buy for a company. */
export function SignedInParts() {
  const { pathname } = useLocation();
  const { data: buying } = useQuery(buyingQuery(useServices()));
  const hasNone = buying === null || buying?.rights.includes('order') === false;
  useEffect(() => {
    if (hasNone) settleBuyingSpace(false);
  }, [hasNone]);
  useEffect(() => () => settleBuyingSpace(false), []);
  return (
    <>
      <AccountCart buying={buying} />
      {/* Checkout has its own choice, which leaves the cart as it is. */}
      {buying?.rights.includes('order') && pathname !== '/checkout' && (
        <Suspense fallback={null}>
          <BuyingBar buying={buying} />
        </Suspense>
      )}
    </>
  );
}
