import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort, timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ImportSummary, listImports } from '@mawad/supabase/imports/queries';
import { OwnViews } from '../../own-views.tsx';
import { importsPath, importsQuery } from './import-queries.ts';

const pageSize = 10;

/** Imports of the company, newest first. */
export function ImportHistory() {
  const { t } = useTranslation('import');
  const format = useFormat();
  const list = useListParams();
  const columns = useShownColumns(useColumns(), list, 'own-imports');
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = { sort: readTimeSort(sort) };
  const query = useQuery(importsQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('history.title')}
      </Typography>
      <OwnViews
        view={{
          name: t('history.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listImports(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('history.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
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
      file: { value: ({ file_name }) => file_name },
      cell: ({ id, file_name }) => (
        <AppLink to={`${importsPath}/${id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{file_name}</bdi>
        </AppLink>
      ),
    },
    {
      id: 'mode',
      header: t('history.mode'),
      cell: ({ mode }) => t(`choose.${mode}`),
      file: { value: ({ mode }) => t(`choose.${mode}`) },
    },
    {
      id: 'status',
      header: t('history.status'),
      cell: ({ status }) => t(`status.${status}`),
      file: { value: ({ status }) => t(`status.${status}`) },
    },
    {
      id: 'date',
      header: t('history.date'),
      sort: timeSort,
      cell: ({ created_at }) => format.dateTime(created_at),
      file: { kind: 'time', value: ({ created_at }) => created_at },
    },
    {
      id: 'by',
      header: t('history.by'),
      cell: ({ created_by }) => created_by && <bdi>{created_by}</bdi>,
      file: { value: ({ created_by }) => created_by },
    },
    {
      id: 'rows',
      header: t('history.rows'),
      file: { kind: 'number', value: ({ row_count }) => row_count },
      cell: ({ row_count }) => format.number(row_count),
      align: 'end',
    },
  ];
}
