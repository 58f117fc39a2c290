import type { Services } from './contract.ts';

/** Samples visits at the rate set by staff; 100 % if the rate is unknown. */
export const isMeasuredVisit = ({ site }: Services): boolean =>
  Math.random() < (site.settings?.measuredVisits ?? 1);
