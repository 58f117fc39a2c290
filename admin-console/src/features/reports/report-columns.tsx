import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { type ReportFigure, reportFigures, type ReportParams } from './report-params.ts';
import type { ShownRow } from './report-rows.ts';

/** Columns that a narrow table leaves out. */
const spare: readonly ReportFigure[] = ['shortages', 'returns'];

/** `linkOf`: address of the days of one row; null for days. */
export function useReportColumns(
  { way, hasCash }: Pick<ReportParams, 'way' | 'hasCash'>,
  linkOf: (row: ShownRow) => string | null,
): PortalColumn<ShownRow>[] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const figures = reportFigures.filter((name) => hasCash || name !== 'cash_in_transit');
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  return [
    {
      id: 'name',
      header: t(`ways.${way}`),
      lead: true,
      sort: { up: 'name', down: 'name_desc' },
      cell: (row) => {
        const to = linkOf(row);
        return to ? (
          <AppLink to={to} sx={{ fontWeight: 600 }}>
            <bdi>{row.name}</bdi>
          </AppLink>
        ) : (
          <bdi>{row.name}</bdi>
        );
      },
    },
    ...figures.map((name): PortalColumn<ShownRow> => ({
      id: name,
      header: t(`columns.${name}`),
      align: 'end',
      spare: spare.includes(name),
      sort: { up: name, down: `${name}_desc`, first: 'down' },
      cell: ({ figures: now, before }) => (
        <>
          {number(now[name])}
          {before && before[name] !== now[name] && (
            <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
              {t('wasBefore', { before: number(before[name]) })}
            </Box>
          )}
        </>
      ),
    })),
  ];
}
