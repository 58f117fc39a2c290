import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { makeLine } from './quote-lines.ts';
import type { QuoteForm } from './use-quote-form.ts';

/**
 * Adds a line for the goods of `?wanted=`, a search without results, and removes the parameter, so that a reload does not add
 * it again.
 */
export function useWantedLine({ isOpen, lines, change }: QuoteForm): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('wanted')?.trim() ?? '';
  const add = useEffectEvent(() => {
    if (!lines.some(({ description }) => description === wanted))
      change({ type: 'append', lines: [makeLine({ description: wanted, quantity: '', unit: '' })] });
    setParams({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isOpen && wanted !== '') add();
  }, [isOpen, wanted]);
}
