import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { VisitDevice } from './visits-queries.ts';
import type { PageFigures } from './page-insight-answers.ts';

export type { PageFigures } from './page-insight-answers.ts';

/** Choices for the number of days, today included. */
export const pageDays = [1, 7, 28] as const;

export interface PageFigureFilter {
  days?: (typeof pageDays)[number];
  device?: VisitDevice;
  language?: 'en' | 'ar';
}

/** Page speed and errors of today, for staff with the right `settings`. Throws AppError `not_allowed`. */
export async function getPageFigures(db: DataClient, filter: PageFigureFilter): Promise<PageFigures> {
  return call(db, 'get_page_figures', { filter: { ...filter } });
}
