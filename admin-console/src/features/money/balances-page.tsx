import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type BalanceFilter, balanceSorts, debtStates, listBalances } from '@mawad/supabase/ledger/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { MoneyFigures } from '../../money-figures.tsx';
import { useBalanceColumns } from './balance-columns.tsx';
import { MoneyNav } from '../../money-nav.tsx';
import { balancesQuery } from './money-queries.ts';

const pageSize = 20;

function readFilter(list: ListParams): BalanceFilter {
  return {
    term: list.term || undefined,
    state: debtStates.find((state) => state === list.filter('state')),
    sort: balanceSorts.find((sort) => sort === list.filter('sort')) ?? 'debt',
  };
}

/** Balances of all companies with the age of their debt. */
export function BalancesPage() {
  const { t } = useTranslation('money');
  const format = useFormat();
  const services = useServices();
  const list = useListParams();
  const columns = useShownColumns(useBalanceColumns(), list, 'console-balances');
  const filter = readFilter(list);
  const query = useQuery(balancesQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const sort = sortOf(list, 'debt');
  return (
    <PortalPage title={t('balances.title')}>
      <MoneyNav />
      <MoneyFigures withSums />
      <PortalFilters>
        <PortalSearch label={t('balances.search')} value={list.term} onSearch={list.setTerm} />
        <PortalChoice
          label={t('balances.state')}
          value={filter.state ?? ''}
          options={[
            { value: '', label: t('balances.anyState') },
            ...debtStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChoose={(value) => list.setFilter('state', value)}
        />
        <PortalSelect
          label={t('balances.sort')}
          value={sort.value}
          options={balanceSorts.map((value) => ({ value, label: t(`balances.sorts.${value}`) }))}
          onChoose={sort.choose}
        />
      </PortalFilters>
      <ConsoleViews
        list="console-balances"
        view={{
          name: t('balances.title'),
          columns,
          count: query.data?.count,
          read: (place) => listBalances(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('balances.title')}
        query={query}
        columns={columns.shown}
        rowKey={({ company_id }) => company_id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('balances.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`balances.${message}`)} />}
      />
    </PortalPage>
  );
}
