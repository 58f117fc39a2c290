import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import type { ReportFigures } from '@mawad/supabase/reports/queries';
import type { ReportWay } from './report-params.ts';
import type { ShownRow } from './report-rows.ts';

const columns = [
  'orders',
  'revenue',
  'commission',
  'refusals',
  'refused',
  'shortages',
  'short',
  'returns',
  'returned',
  'cash_in_transit',
] as const satisfies readonly (keyof ReportFigures)[];

const money: readonly string[] = ['revenue', 'commission', 'refused', 'short', 'returned', 'cash_in_transit'];

interface SheetInput {
  title: string;
  way: ReportWay;
  rows: ShownRow[];
  total: ShownRow;
  language: Language;
  t: TFunction<['reports', 'common']>;
}

/** Spreadsheet of a report: its rows and sums, then those of the compared period in further columns. */
export function reportSheet({ title, way, rows, total, language, t }: SheetInput): SheetToWrite {
  const heading = (name: (typeof columns)[number]) => {
    const words = t(`reports:figures.${name}`);
    return money.includes(name) ? `${words} (${t('common:currency')})` : words;
  };
  const cells = ({ key, name, figures, before }: ShownRow) => [
    way === 'day' && key ? key : name,
    ...columns.map((column) => figures[column] ?? ''),
    ...(before ? columns.map((column) => before[column] ?? '') : []),
  ];
  return {
    name: title,
    isRightToLeft: language === 'ar',
    widths: [28, ...columns.map(() => 16), ...columns.map(() => 16)],
    rows: [
      [
        t(`reports:ways.${way}`),
        ...columns.map(heading),
        ...(total.before ? columns.map((name) => t('reports:beforeHeading', { figure: heading(name) })) : []),
      ],
      ...rows.map(cells),
      cells(total),
    ],
  };
}
