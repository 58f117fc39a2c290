import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort, timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { PortalChoice, PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listRemittances, type RemittanceSummary } from '@mawad/supabase/couriers/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { SecondPerson } from '../../second-person.tsx';
import { remittancesQuery } from './courier-queries.ts';
import { NewRemittance } from './new-remittance.tsx';

const remittanceStates = ['open', 'booking', 'booked'] as const;

/** Reads the file of a courier, and lists the files that were read. */
export function RemittancesPage() {
  const { t } = useTranslation('couriers');
  const format = useFormat();
  const list = useListParams();
  const services = useServices();
  const columns = useShownColumns(useColumns(), list, 'console-remittances');
  const state = remittanceStates.find((one) => one === list.filter('state'));
  const sort = sortOf(list, 'newest');
  const filter = { state, sort: readTimeSort(sort) };
  const query = useQuery(remittancesQuery(services, { ...filter, page: list.page, page_size: 20 }));
  return (
    <PortalPage
      title={t('remittances.title')}
      subtitle={t('remittances.lead')}
      back={{ to: '/admin/couriers', label: t('title') }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <NewRemittance />
        <Box>
          <PortalFilters>
            <PortalChoice
              label={t('state')}
              value={state ?? ''}
              options={[
                { value: '', label: t('remittances.anyState') },
                ...remittanceStates.map((value) => ({ value, label: t(`states.${value}`) })),
              ]}
              onChoose={(value) => list.setFilter('state', value)}
            />
          </PortalFilters>
          <ConsoleViews
            list="console-remittances"
            view={{
              name: t('remittances.title'),
              columns,
              sort,
              count: query.data?.count,
              read: (place) => listRemittances(backendOf(services).data, { ...filter, ...place }),
            }}
          />
          <PortalList
            label={t('remittances.list')}
            query={query}
            columns={columns.shown}
            sort={sort}
            rowKey={({ id }) => id}
            page={list.page}
            hrefOfPage={list.hrefOfPage}
            countLabel={(count) => t('remittances.count', { count, number: format.number(count) })}
            empty={<ListEmpty list={list} text={(message) => t(`remittances.${message}`)} />}
          />
        </Box>
      </Box>
    </PortalPage>
  );
}

function useColumns(): PortalColumn<RemittanceSummary>[] {
  const { t } = useTranslation(['couriers', 'common']);
  const format = useFormat();
  return [
    {
      id: 'file',
      header: t('couriers:remittances.file'),
      lead: true,
      cell: ({ id, file_name: name }) => (
        <AppLink to={`/admin/couriers/remittances/${id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </AppLink>
      ),
      file: { value: (row) => row.file_name },
    },
    {
      id: 'courier',
      header: t('couriers:courier'),
      cell: ({ courier }) => <bdi>{courier}</bdi>,
      file: { value: (row) => row.courier },
    },
    {
      id: 'date',
      header: t('couriers:remittances.date'),
      sort: timeSort,
      cell: (row) => format.dateTime(row.created_at),
      file: { kind: 'time', value: (row) => row.created_at },
    },
    {
      id: 'lines',
      header: t('couriers:remittances.lines'),
      cell: (row) => format.number(row.line_count),
      align: 'end',
      file: { kind: 'number', value: (row) => row.line_count },
    },
    {
      id: 'amount',
      header: t('couriers:remittances.amount'),
      cell: (row) => format.money(row.amount),
      align: 'end',
      file: {
        heading: `${t('couriers:remittances.amount')} (${t('common:currency')})`,
        kind: 'number',
        value: (row) => row.amount,
      },
    },
    {
      id: 'state',
      header: t('couriers:state'),
      cell: ({ state, second_person: second }) => (
        <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, whiteSpace: 'nowrap' }}>
          {t(`couriers:states.${state}`)}
          <SecondPerson of={second} />
        </Box>
      ),
      file: { value: ({ state }) => t(`couriers:states.${state}`) },
    },
  ];
}
