import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { VisitDevice } from './visits.ts';
import type { PageFigures } from './page-insight.schema.ts';

export type { PageFigures } from './page-insight.schema.ts';

/** How many days back pages are judged, today among them. */
export const pageDays = [1, 7, 28] as const;

export interface PageFigureFilter {
  days?: (typeof pageDays)[number];
  device?: VisitDevice;
  language?: 'en' | 'ar';
}

/** How fast pages were for their visitors, and what failed today (staff with the settings). Throws AppError `not_allowed`. */
export async function getPageFigures(db: DataClient, filter: PageFigureFilter): Promise<PageFigures> {
  return call(db, 'get_page_figures', { filter: { ...filter } });
}
