import type { Backend } from '../client.ts';

/** A search within a visit and the use of its results so far. */
export interface VisitSearch {
  /** As typed. */
  term: string;
  language: 'en' | 'ar';
  /** Number of products found. */
  results: number;
  /** Best rank among the opened products, from 1; null if none was opened. */
  position: number | null;
  /** Ids of the opened products. */
  products: number[];
  in_cart: boolean;
  ordered: boolean;
}

export const visitDevices = ['phone', 'tablet', 'desktop'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** A web vital of one page view. */
export interface PageMeasure {
  /** Route pattern, e.g. /product/:id. */
  page: string;
  metric: 'LCP' | 'CLS' | 'INP' | 'TTFB';
  /** ms; CLS without unit. */
  value: number;
}

export interface PageProblem {
  page: string;
  message: string;
  count: number;
}

/** Anonymous report of a visit. */
export interface VisitReport {
  /** Random UUID that lives only as long as the page is open. */
  visit: string;
  /** At most 20; for a term that is reported repeatedly, the database keeps the highest values. */
  searches?: VisitSearch[];
  /** Language of the interface; required, like `device`, with `vitals`. */
  language?: 'en' | 'ar';
  device?: VisitDevice;
  /** At most 40. */
  vitals?: PageMeasure[];
  /** At most 20; the database removes personal data from the messages before storing them. */
  errors?: PageProblem[];
}

/**
 * Sends a report in the background, even while the page closes, and never with the token of the signed-in person. A report
 * that does not arrive is lost without an error.
 */
export async function reportVisit({ config }: Backend, report: VisitReport): Promise<void> {
  await fetch(`${config.url}/rest/v1/rpc/report_visit`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ report }),
  }).catch(() => undefined);
}
