import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useSearchParams } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { missingCartLines } from './cart-lines.ts';
import type { QuoteLine } from './quote-lines.ts';

/**
 * Adds the goods of the cart when the address asks for them (`?from=cart`), and takes that out of the address, so that
 * neither Back nor a reload adds them again. Goods that a line asks for already keep their line as it is.
 */
export function useCartLines(lines: QuoteLine[], isOpen: boolean, add: (lines: QuoteLine[]) => void): void {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const isReady = useStore((state) => state.restored) && isOpen;
  const items = useStore((state) => state.cart.items);
  const isAsked = params.get('from') === 'cart';

  const takeUp = useEffectEvent(() => {
    const missing = missingCartLines(lines, items, language);
    if (missing.length > 0) add(missing);
    setParams({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isReady && isAsked) takeUp();
  }, [isReady, isAsked]);
}
