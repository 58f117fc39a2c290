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
  /** The one company, governorate or category that the report is about. */
  only: { of: ReportSubject; key: string } | undefined;
  period: StatementPeriod;
  filter: ReportFilter;
}

/** The report that the address names: this month by day, compared with the days before. */
export function readReportParams(list: ListParams): ReportParams {
  const [of, key] = list.filter('only').split(':');
  const subject = reportSubjects.find((one) => one === of);
  const only = subject && key ? { of: subject, key } : undefined;
  const asked = reportWays.find((one) => one === list.filter('by')) ?? 'day';
  const way = only ? 'day' : asked;
  const compare =
    [...reportComparisons, 'none' as const].find((one) => one === list.filter('compare')) ?? 'previous';
  const period = readStatementPeriod(list);
  return {
    ...{ way, compare, period, only },
    figure: reportFigures.find((one) => one === list.filter('figure')) ?? 'revenue',
    filter: {
      ...period,
      by: way === 'day' ? undefined : way,
      compare: compare === 'none' ? undefined : compare,
      only_of: only?.of,
      only_key: only?.key,
    },
  };
}
