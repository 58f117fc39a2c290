import { type Language, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PhoneFold } from '@mawad/shared-ui/desk/list/phone-fold.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type BalanceFilter, debtStates, listBalances } from '@mawad/supabase/ledger/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { MoneyFigures } from '../../money-figures.tsx';
import { useBalanceColumns } from './balance-columns.tsx';
import { MoneyNav } from '../../money-nav.tsx';
import { balancesQuery } from './money-queries.ts';

const pageSize = 20;

const sorts = [
  'debt',
  'debt_desc',
  'age',
  'age_desc',
  'name',
  'name_desc',
  'owed_to_company',
  'owed_to_company_desc',
] as const;

function readSort(text: string, language: Language): BalanceFilter['sort'] {
  const sort = sorts.find((one) => one === text);
  if (sort === 'name') return `name_${language}`;
  return sort === 'name_desc' ? `name_${language}_desc` : sort;
}

function readFilter(list: ListParams): BalanceFilter {
  return {
    term: list.term || undefined,
    state: debtStates.find((state) => state === list.filter('state')),
  };
}

/** Balances of all companies with the age of their debt. */
export function BalancesPage() {
  const { t } = useTranslation('money');
  const format = useFormat();
  const services = useServices();
  const list = useListParams();
  const columns = useShownColumns(useBalanceColumns(), list, 'console-balances');
  const sort = sortOf(list, 'debt_desc');
  const filter = { ...readFilter(list), sort: readSort(sort.value, useLanguage()) };
  const query = useQuery(balancesQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <PortalPage title={t('balances.title')}>
      <MoneyNav />
      <Box sx={{ marginBlockEnd: 1.5 }}>
        <PhoneFold label={t('totals.title')}>
          <MoneyFigures withSums />
        </PhoneFold>
      </Box>
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
      </PortalFilters>
      <ConsoleViews
        list="console-balances"
        view={{
          name: t('balances.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listBalances(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('balances.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ company_id }) => company_id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('balances.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`balances.${message}`)} />}
      />
    </PortalPage>
  );
}
