import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Report } from './answers.ts';

export type { Report, ReportDay, ReportFigures, ReportRow } from './answers.ts';

export const reportSubjects = ['company', 'category', 'governorate'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** `previous`: as many days just before; `year`: the same days a year before. */
export const reportComparisons = ['previous', 'year'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

export interface ReportFilter {
  /** Days `YYYY-MM-DD` in Baghdad, both included; at most 1,101 days. */
  first_day: string;
  last_day: string;
  /** Subject of the rows; without one only days are returned. */
  by?: ReportSubject;
  compare?: ReportComparison;
  /** Goods of one company, of one category (0: goods without one), to one governorate. They narrow each other. */
  company_id?: string;
  category_id?: number;
  governorate?: string;
}

/** Revenue, commission, refusals, shortages, returns and cash of a period; for staff with `money`. Throws AppError `not_allowed`. */
export async function getReport(db: DataClient, filter: ReportFilter): Promise<Report> {
  return call(db, 'get_report', { ...filter });
}
