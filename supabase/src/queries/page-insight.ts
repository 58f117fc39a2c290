import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { PageMeasure, VisitDevice } from './visits.ts';

/** How many days back pages are judged, today among them. */
export const pageDays = [1, 7, 28] as const;

export interface PageFigureFilter {
  days?: (typeof pageDays)[number];
  device?: VisitDevice;
  language?: 'en' | 'ar';
}

export interface PageFigures {
  /** Of most visits first, at most 30. */
  pages: {
    /** Pattern of the address, e.g. /product/:id. */
    page: string;
    visits: number;
    /** Three of four visits were as good or better; ms, CLS without unit. */
    measures: Partial<Record<PageMeasure['metric'], { p75: number; visits: number }>>;
  }[];
  /** Of today, the most frequent 20. */
  errors: { page: string; message: string; happened: number; first_at: string; last_at: string }[];
  /** How many different ones there were today. */
  errors_count: number;
}

/** How fast pages were for their visitors, and what failed today (staff with the settings). Throws AppError `not_allowed`. */
export async function getPageFigures(db: DataClient, filter: PageFigureFilter): Promise<PageFigures> {
  return answerOf(await db.rpc('get_page_figures', { filter: { ...filter } }));
}
