import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  ledgerKinds,
  listTransactions,
  type Transaction,
  type TransactionFilter,
} from '@mawad/supabase/ledger/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { MoneyNav } from '../../money-nav.tsx';
import { transactionsQuery } from './money-queries.ts';
import { ReverseDialog } from './reverse-dialog.tsx';
import { useTransactionColumns } from './transaction-columns.tsx';

const readFilter = (list: ListParams): TransactionFilter => ({
  term: list.term || undefined,
  kind: ledgerKinds.find((kind) => kind === list.filter('kind')),
  from: list.filter('from') || undefined,
  to: list.filter('to') || undefined,
});

/** All transactions of the ledger; one that was not reversed can be reversed here. */
export function TransactionsPage() {
  const { t } = useTranslation('money');
  const format = useFormat();
  const services = useServices();
  const list = useListParams();
  const [reversed, setReversed] = useState<Transaction | null>(null);
  const columns = useShownColumns(useTransactionColumns(setReversed), list, 'console-transactions');
  const sort = sortOf(list, 'newest');
  const filter = { ...readFilter(list), sort: readTimeSort(sort) };
  const query = useQuery(transactionsQuery(services, { ...filter, page: list.page, page_size: 20 }));
  return (
    <PortalPage title={t('transactions.title')} subtitle={t('transactions.lead')}>
      <MoneyNav />
      <PortalFilters>
        <PortalSearch label={t('transactions.search')} value={list.term} onSearch={list.setTerm} />
        <PortalSelect
          label={t('transactions.kind')}
          value={filter.kind ?? ''}
          options={[
            { value: '', label: t('transactions.anyKind') },
            ...ledgerKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChoose={(value) => list.setFilter('kind', value)}
        />
        <PortalDay
          label={t('statement.from')}
          value={filter.from ?? ''}
          onChoose={(day) => list.setFilter('from', day)}
        />
        <PortalDay
          label={t('statement.to')}
          value={filter.to ?? ''}
          onChoose={(day) => list.setFilter('to', day)}
        />
      </PortalFilters>
      <ConsoleViews
        list="console-transactions"
        view={{
          name: t('transactions.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listTransactions(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('transactions.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ id }) => id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('transactions.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`transactions.${message}`)} />}
      />
      {reversed && <ReverseDialog line={reversed} onClose={() => setReversed(null)} />}
    </PortalPage>
  );
}
