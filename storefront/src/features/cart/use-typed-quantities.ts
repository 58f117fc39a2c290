import { useCallback, useState } from 'react';
import { cartKey } from '@mawad/shared-ui/store';
import type { CartLine } from '../../cart/cart-lines.ts';

/** Tells whether the quantity typed for the line with this `cartKey` could not be taken. */
export type ReportTrouble = (key: string, hasTrouble: boolean) => void;

/**
 * Knows the lines whose typed quantity was not taken. The cart still holds their quantity from before, so that checkout would order
 * something else than the fields show.
 */
export function useTypedQuantities(lines: readonly CartLine[]) {
  const [troubled, setTroubled] = useState<readonly string[]>([]);
  const report: ReportTrouble = useCallback((key, hasTrouble) => {
    setTroubled((before) => [...before.filter((one) => one !== key), ...(hasTrouble ? [key] : [])]);
  }, []);
  return {
    report,
    /** The first such line, or null. */
    wrong: lines.find(({ item }) => troubled.includes(cartKey(item))) ?? null,
  };
}
