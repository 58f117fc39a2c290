import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { missingCartLines } from './cart-lines.ts';
import type { QuoteLine } from './quote-lines.ts';

/**
 * Adds the cart goods if the address has `?from=cart`, and removes the parameter, so that Back or a reload
 * does not add them again. Existing lines for the same goods are not changed.
 */
export function useCartLines(lines: QuoteLine[], isOpen: boolean, add: (lines: QuoteLine[]) => void): void {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const isReady = useStore((state) => state.restored) && isOpen;
  const items = useStore((state) => state.cart.items);
  const isRequested = params.get('from') === 'cart';

  const addMissing = useEffectEvent(() => {
    const missing = missingCartLines(lines, items, language);
    if (missing.length > 0) add(missing);
    setParams({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isReady && isRequested) addMissing();
  }, [isReady, isRequested]);
}
