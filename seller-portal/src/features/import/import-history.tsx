import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ImportSummary } from '@mawad/supabase/queries/imports';
import { importsPath, importsQuery } from './import-queries.ts';

const pageSize = 10;

/** Imports of the company, newest first. */
export function ImportHistory() {
  const { t } = useTranslation('import');
  const format = useFormat();
  const list = useListParams();
  const columns = useColumns();
  const query = useQuery(importsQuery(useServices(), { page: list.page, page_size: pageSize }));
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('history.title')}
      </Typography>
      <PortalList
        label={t('history.title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('history.count', { count, number: format.number(count) })}
        empty={<EmptyState title={t('history.emptyTitle')} text={t('history.emptyText')} />}
      />
    </Box>
  );
}

function useColumns(): PortalColumn<ImportSummary>[] {
  const { t } = useTranslation('import');
  const format = useFormat();
  return [
    {
      id: 'file',
      header: t('history.file'),
      lead: true,
      cell: ({ id, file_name }) => (
        <AppLink to={`${importsPath}/${id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{file_name}</bdi>
        </AppLink>
      ),
    },
    { id: 'mode', header: t('history.mode'), cell: ({ mode }) => t(`choose.${mode}`) },
    { id: 'status', header: t('history.status'), cell: ({ status }) => t(`status.${status}`) },
    { id: 'date', header: t('history.date'), cell: ({ created_at }) => format.dateTime(created_at) },
    { id: 'by', header: t('history.by'), cell: ({ created_by }) => created_by && <bdi>{created_by}</bdi> },
    {
      id: 'rows',
      header: t('history.rows'),
      cell: ({ row_count }) => format.number(row_count),
      align: 'end',
    },
  ];
}
