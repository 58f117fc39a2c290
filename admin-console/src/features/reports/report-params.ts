import { baghdadDay } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import {
  readStatementPeriod,
  type StatementPeriod,
  usualPeriods,
} from '@mawad/shared-ui/desk/money/statement.ts';
import {
  type ReportComparison,
  reportComparisons,
  type ReportFilter,
  type ReportSubject,
  reportSubjects,
} from '@mawad/supabase/reports/queries';

export const reportWays = ['day', ...reportSubjects] as const;
/** Subject of the rows of a report. */
export type ReportWay = (typeof reportWays)[number];

/** Figures with a card, a column and a chart of their own. */
export const reportFigures = [
  'revenue',
  'commission',
  'orders',
  'refusals',
  'shortages',
  'returns',
  'cash_in_transit',
] as const;
export type ReportFigure = (typeof reportFigures)[number];

export const isMoney = (figure: ReportFigure) =>
  figure === 'revenue' || figure === 'commission' || figure === 'cash_in_transit';

/** Days `YYYY-MM-DD` that end `last` and begin `count` days before its end. */
function daysUntil(last: string, count: number): StatementPeriod {
  const first = new Date(Date.parse(`${last}T00:00:00Z`) - (count - 1) * 86_400_000);
  return { first_day: first.toISOString().slice(0, 10), last_day: last };
}

export const reportPeriods = (today = baghdadDay()) => ({
  today: daysUntil(today, 1),
  week: daysUntil(today, 7),
  days30: daysUntil(today, 30),
  ...usualPeriods(today),
});

/** Longest period of a report in days. */
const mostDays = 1101;

export function isWrongPeriod({ first_day, last_day }: StatementPeriod): boolean {
  return first_day > last_day || daysUntil(last_day, mostDays).first_day > first_day;
}

export interface ReportParams {
  way: ReportWay;
  figure: ReportFigure;
  compare: ReportComparison | 'none';
  /** Subjects that the report is narrowed to. */
  narrowed: ReportSubject[];
  /** False for goods of categories, because couriers' cash is of whole orders. */
  hasCash: boolean;
  period: StatementPeriod;
  filter: ReportFilter;
}

/** The report that the address names: this month by day, compared with the days before. */
export function readReportParams(list: ListParams): ReportParams {
  const company = list.filter('company');
  const category = list.filter('category');
  const governorate = list.filter('governorate');
  const way = reportWays.find((one) => one === list.filter('by')) ?? 'day';
  const compare =
    [...reportComparisons, 'none' as const].find((one) => one === list.filter('compare')) ?? 'previous';
  const period = readStatementPeriod(list);
  const hasCash = way !== 'category' && !category;
  const figure = reportFigures.find((one) => one === list.filter('figure')) ?? 'revenue';
  return {
    ...{ way, compare, period, hasCash },
    narrowed: reportSubjects.filter((subject) => list.filter(subject)),
    figure: figure === 'cash_in_transit' && category ? 'revenue' : figure,
    filter: {
      ...period,
      by: way === 'day' ? undefined : way,
      compare: compare === 'none' ? undefined : compare,
      company_id: company || undefined,
      category_id: /^\d{1,15}$/.test(category) ? Number(category) : undefined,
      governorate: governorate || undefined,
    },
  };
}
