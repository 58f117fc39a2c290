import type { Backend } from '../client.ts';

/** A search of a visit, with what was opened, put into the cart and ordered of its results so far. */
export interface VisitSearch {
  /** As it was typed. */
  term: string;
  language: 'en' | 'ar';
  /** How many products were found. */
  results: number;
  /** Place of the best product that was opened, from 1. */
  position: number | null;
  /** What was opened; product ids. */
  products: number[];
  in_cart: boolean;
  ordered: boolean;
}

export const visitDevices = ['phone', 'tablet', 'desktop'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** How fast or steady a page was. */
export interface PageMeasure {
  /** Pattern of its address, e.g. /product/:id. */
  page: string;
  metric: 'LCP' | 'CLS' | 'INP' | 'TTFB';
  /** ms; CLS without unit. */
  value: number;
}

/** Something that failed in a page. */
export interface PageProblem {
  page: string;
  message: string;
  count: number;
}

/** What a page tells of its visit. It names nobody: the visit is a random number that the page forgets when it closes. */
export interface VisitReport {
  /** UUID. */
  visit: string;
  /** At most 20; a term that is reported again keeps the most that came of it. */
  searches?: VisitSearch[];
  /** Of the interface; needed with `vitals`, and so is the device. */
  language?: 'en' | 'ar';
  device?: VisitDevice;
  /** At most 40. */
  vitals?: PageMeasure[];
  /** At most 20; what may name somebody is taken out of their messages before they are stored. */
  errors?: PageProblem[];
}

/**
 * Reports in the background, also while the page closes, and never as the signed-in person. Nobody waits for it:
 * what does not arrive is not counted.
 */
export async function reportVisit({ config }: Backend, report: VisitReport): Promise<void> {
  await fetch(`${config.url}/rest/v1/rpc/report_visit`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ report }),
  }).catch(() => undefined);
}
