import { useState } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalTable, type TableSort } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import type { Report, ReportSubject } from '@mawad/supabase/reports/queries';
import { useReportColumns } from './report-columns.tsx';
import type { ReportParams } from './report-params.ts';
import { noFigures, type ShownRow, shownRows, sortedRows } from './report-rows.ts';
import { reportSheet } from './report-sheet.ts';

interface ReportTableProps {
  report: Report;
  params: ReportParams;
  sort: TableSort;
}

/** Rows that are shown at first; a report can have a thousand. */
const firstRows = 100;

/** Rows of a report, sorted by any column, with their file. */
export function ReportTable({ report, params, sort }: ReportTableProps) {
  const { t } = useTranslation(['reports', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const { way, period } = params;
  const [all, setAll] = useState(false);
  const rows = sortedRows(shownRows(report, params, { t, format, language }), sort.value, way, language);
  const shown = all ? rows : rows.slice(0, firstRows);
  const columns = useReportColumns(params, ({ key }) => (way === 'day' ? null : hrefOfRow(params, way, key)));
  const title = t(`reports:tables.${way}`);
  return (
    <Box component="section" aria-labelledby="report-rows" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id="report-rows" variant="h2" sx={{ fontSize: 'var(--text-20)', flex: '1 1 160px' }}>
          {title}
        </Typography>
        <SaveButton report={report} rows={rows} way={way} title={title} period={period} />
      </Box>
      <Panel sx={{ overflow: 'hidden' }}>
        {rows.length === 0 ? (
          <EmptyState title={t('reports:emptyTitle')} text={t('reports:emptyText')} />
        ) : (
          <PortalTable label={title} columns={columns} rows={shown} rowKey={({ key }) => key} sort={sort} />
        )}
        {shown.length < rows.length && (
          <Box sx={{ padding: 1.5, textAlign: 'center' }}>
            <Button variant="outlined" onClick={() => setAll(true)}>
              {t('reports:showRows', { count: rows.length, number: format.number(rows.length) })}
            </Button>
          </Box>
        )}
      </Panel>
    </Box>
  );
}

/** Address of the days of one row of a report. */
function hrefOfRow({ period, compare, filter }: ReportParams, way: ReportSubject, key: string): string {
  const chosen = {
    company: filter.company_id,
    category: filter.category_id?.toString(),
    governorate: filter.governorate,
    compare: compare === 'previous' ? undefined : compare,
    [way]: key,
  };
  const query = new URLSearchParams({ from: period.first_day, to: period.last_day });
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value);
  return `/admin/reports?${query}`;
}

interface SaveButtonProps extends Pick<ReportParams, 'way' | 'period'> {
  report: Report;
  rows: ShownRow[];
  title: string;
}

function SaveButton({ report, rows, way, title, period }: SaveButtonProps) {
  const { t } = useTranslation(['reports', 'common']);
  const language = useLanguage();
  const total: ShownRow = {
    key: '',
    name: t('reports:total'),
    figures: report.total ?? noFigures,
    before: report.before && (report.before.total ?? noFigures),
  };
  const saving = useSaveSheet(
    `${t('reports:fileName')}-${period.first_day}-${period.last_day}.xlsx`,
    async () => reportSheet({ title, way, rows, total, language, t }),
  );
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('reports:save')}
    </Button>
  );
}
