import { type Format, type Language, localized, type TFunction } from '@mawad/shared-i18n';
import { noonOf } from '@mawad/shared-ui/desk/figures/figure-period.ts';
import type { Report, ReportFigures } from '@mawad/supabase/reports/queries';
import type { ReportFigure, ReportParams, ReportWay } from './report-params.ts';

/** A row of the table: a day, or a seller, governorate or category. */
export interface ShownRow {
  key: string;
  name: string;
  figures: ReportFigures;
  /** Null without a compared period. */
  before: ReportFigures | null;
}

export const noFigures: ReportFigures = {
  orders: 0,
  revenue: 0,
  commission: 0,
  refusals: 0,
  refused: 0,
  shortages: 0,
  short: 0,
  returns: 0,
  returned: 0,
  cash_in_transit: 0,
};

interface Words {
  t: TFunction<'reports'>;
  format: Format;
  language: Language;
}

/** Rows of a report; a day is compared with the day of the same place in the other period. */
export function shownRows(
  report: Report,
  { way, hasCash }: Pick<ReportParams, 'way' | 'hasCash'>,
  { t, format, language }: Words,
): ShownRow[] {
  const { before } = report;
  if (way === 'day')
    return report.days.map(({ key, ...figures }, index) => {
      const other = before?.days[index];
      return { key, name: format.date(noonOf(key)), figures, before: other ? withoutKey(other) : null };
    });
  const nothing = hasCash ? noFigures : { ...noFigures, cash_in_transit: null };
  return report.rows.map((row) => ({
    key: row.key,
    name:
      row.name_en !== null && row.name_ar !== null
        ? localized({ name_en: row.name_en, name_ar: row.name_ar }, 'name', language)
        : t(row.key === '0' ? 'noCategory' : 'deleted'),
    figures: row.figures ?? nothing,
    before: before && (row.before ?? nothing),
  }));
}

const withoutKey = ({ key: _key, ...figures }: ReportFigures & { key: string }): ReportFigures => figures;

/** Rows in the order of a sort; days are sorted by their date instead of its words. */
export function sortedRows(rows: ShownRow[], sort: string, way: ReportWay, language: Language): ShownRow[] {
  const descending = sort.endsWith('_desc');
  const name = (descending ? sort.slice(0, -5) : sort) as ReportFigure | 'name';
  const collator = new Intl.Collator(language);
  const compare = (one: ShownRow, other: ShownRow) => {
    if (name !== 'name') return (one.figures[name] ?? 0) - (other.figures[name] ?? 0);
    return way === 'day' ? one.key.localeCompare(other.key) : collator.compare(one.name, other.name);
  };
  return rows.toSorted((one, other) => (descending ? compare(other, one) : compare(one, other)));
}

/** A bar per day, or per month of a long period; cash in transit is that of the last day. */
export function barsOf(
  days: Report['days'],
  figure: ReportFigure,
): { key: string; value: number; isMonth: boolean }[] {
  const isMonth = days.length > 92;
  const bars = new Map<string, number>();
  for (const day of days) {
    const key = isMonth ? `${day.key.slice(0, 7)}-01` : day.key;
    const sum = figure === 'cash_in_transit' ? 0 : (bars.get(key) ?? 0);
    bars.set(key, sum + (day[figure] ?? 0));
  }
  return [...bars].map(([key, value]) => ({ key, value, isMonth }));
}
