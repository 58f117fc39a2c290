import { z } from 'zod/mini';

/** Amounts are IQD, days `YYYY-MM-DD` in Baghdad. */
const figures = {
  /** Delivered orders and their goods without delivery fees. */
  orders: z.number(),
  revenue: z.number(),
  commission: z.number(),
  /** Orders refused at the door or not collected, and their goods. */
  refusals: z.number(),
  refused: z.number(),
  /** Delivered orders that lacked goods, and the goods that they lacked. */
  shortages: z.number(),
  short: z.number(),
  /** Orders of which goods came back, and those goods. */
  returns: z.number(),
  returned: z.number(),
  /** Cash that couriers held at the end of the day or period; null for goods of a category, because cash is of whole orders. */
  cash_in_transit: z.nullable(z.number()),
};
const reportFigures = z.strictObject(figures);
export type ReportFigures = z.infer<typeof reportFigures>;

const reportDay = z.strictObject({ key: z.string(), ...figures });
export type ReportDay = z.infer<typeof reportDay>;

const reportRow = z.strictObject({
  /** Id of the company or category (0: none), or code of the governorate. */
  key: z.string(),
  /** Null if it was deleted, and for goods without a category. */
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  /** Null if nothing happened in the period. */
  figures: z.nullable(reportFigures),
  before: z.nullable(reportFigures),
});
export type ReportRow = z.infer<typeof reportRow>;

const subjectName = z.strictObject({ name_en: z.string(), name_ar: z.string() });

const report = z.strictObject({
  /** Each day of the period, oldest first. */
  days: z.array(reportDay),
  /** Null if nothing ever happened. */
  total: z.nullable(reportFigures),
  /** Names of the company, category and governorate that the report is about; null without one, and if it was deleted. */
  names: z.strictObject({
    company: z.nullable(subjectName),
    category: z.nullable(subjectName),
    governorate: z.nullable(subjectName),
  }),
  /** The compared period; null without one. */
  before: z.nullable(
    z.strictObject({
      first_day: z.string(),
      last_day: z.string(),
      days: z.array(reportDay),
      total: z.nullable(reportFigures),
    }),
  ),
  /** Most revenue first, at most 1,000; empty for a report by day. */
  rows: z.array(reportRow),
});
export type Report = z.infer<typeof report>;

export const reportsAnswers = { get_report: report };
