import type { Services } from './contract.ts';

/** Draws whether a visit tells what happened in it: of as many as the staff set, of all where that could not be read. */
export const isMeasuredVisit = ({ site }: Services): boolean =>
  Math.random() < (site.settings?.measuredVisits ?? 1);
