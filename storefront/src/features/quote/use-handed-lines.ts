import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { takeLines } from '../../bill/handed-lines.ts';
import { makeLine, type QuoteLine } from './quote-lines.ts';

/** Adds the lines of `?from=quick-order` once, and removes the parameter, so that a reload does not add them again. */
export function useHandedLines(isOpen: boolean, add: (lines: QuoteLine[]) => void): void {
  const [params, setParams] = useSearchParams();
  const isRequested = params.get('from') === 'quick-order';
  const addHanded = useEffectEvent(() => {
    const lines = takeLines();
    if (lines.length > 0) add(lines.map(({ product, ...line }) => makeLine(line, product)));
    setParams({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isOpen && isRequested) addHanded();
  }, [isOpen, isRequested]);
}
