import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { RemittanceSummary } from '@mawad/supabase/queries/couriers';
import { remittancesQuery } from './courier-queries.ts';
import { NewRemittance } from './new-remittance.tsx';

/** Reads the file of a courier, and lists the files that were read. */
export function RemittancesPage() {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const list = useListParams();
  const query = useQuery(remittancesQuery(useServices(), { page: list.page, page_size: 20 }));
  return (
    <PortalPage
      title={t('remittances.title')}
      subtitle={t('remittances.lead')}
      back={{ to: '/admin/couriers', label: t('title') }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <NewRemittance />
        <PortalList
          label={t('remittances.list')}
          query={query}
          columns={useColumns()}
          rowKey={({ id }) => id}
          page={list.page}
          hrefOfPage={list.hrefOfPage}
          countLabel={(count) => t('remittances.count', { count, number: format.number(count) })}
          empty={<Typography color="textSecondary">{t('remittances.empty')}</Typography>}
        />
      </Box>
    </PortalPage>
  );
}

function useColumns(): PortalColumn<RemittanceSummary>[] {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  return [
    {
      id: 'file',
      header: t('remittances.file'),
      lead: true,
      cell: ({ id, file_name: name }) => (
        <AppLink to={`/admin/couriers/remittances/${id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </AppLink>
      ),
    },
    { id: 'courier', header: t('courier'), cell: ({ courier }) => <bdi>{courier}</bdi> },
    { id: 'date', header: t('remittances.date'), cell: (row) => format.dateTime(row.created_at) },
    {
      id: 'lines',
      header: t('remittances.lines'),
      cell: (row) => format.number(row.line_count),
      align: 'end',
    },
    { id: 'amount', header: t('remittances.amount'), cell: (row) => format.money(row.amount), align: 'end' },
    { id: 'state', header: t('state'), cell: ({ state }) => t(`states.${state}`) },
  ];
}
