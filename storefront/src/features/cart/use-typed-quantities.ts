import { useCallback, useState } from 'react';
import { cartKey } from '@mawad/shared-ui/platform/store/index.ts';
import type { CartLine } from '../../cart/cart-lines.ts';

/** Reports whether the typed quantity of the line with this `cartKey` is invalid. */
export type ReportQuantityProblem = (key: string, hasProblem: boolean) => void;

/**
 * Collects lines with an invalid typed quantity. The cart still has their previous quantity, so checkout would
 * order something other than the fields show.
 */
export function useTypedQuantities(lines: readonly CartLine[]) {
  const [problemKeys, setProblemKeys] = useState<readonly string[]>([]);
  const report: ReportQuantityProblem = useCallback((key, hasProblem) => {
    setProblemKeys((before) => [...before.filter((one) => one !== key), ...(hasProblem ? [key] : [])]);
  }, []);
  return {
    report,
    /** First line with an invalid quantity; null if there is none. */
    wrong: lines.find(({ item }) => problemKeys.includes(cartKey(item))) ?? null,
  };
}
