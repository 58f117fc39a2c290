import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { type ListParams, useListParams } from '@mawad/shared-ui/portal/list-params';
import { useQuery } from '@mawad/shared-ui/query';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/components/portal/portal-filters';
import { PortalList } from '@mawad/shared-ui/components/portal/portal-list';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { orderStatuses } from '@mawad/supabase/queries/orders';
import { ListEmpty } from '../../list-empty.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDecision, type OrderQuestion } from './order-decision.tsx';
import { allOrdersQuery } from './order-queries.ts';

const pageSize = 20;
const choices = ['awaiting', ...orderStatuses] as const;
type Choice = (typeof choices)[number];

function readChoice(text: string): Choice | '' {
  return choices.find((choice) => choice === text) ?? '';
}

/** Every order; an administrator approves and rejects here. */
export function OrdersPage() {
  const { t } = useTranslation('admin-console');
  const list = useListParams();
  const format = useFormat();
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  const columns = useOrderColumns(setQuestion);
  const choice = readChoice(list.filter('status'));
  const query = useQuery(
    allOrdersQuery(useServices(), {
      ...(choice === 'awaiting' ? { awaiting_approval: true } : { status: choice || undefined }),
      term: list.term || undefined,
      page: list.page,
      page_size: pageSize,
    }),
  );
  const done = choice === 'awaiting' && { title: t('orders.noAwaiting'), text: t('orders.noAwaitingText') };
  return (
    <PortalPage title={t('orders.title')}>
      <OrderFilters list={list} choice={choice} />
      <PortalList
        label={t('orders.title')}
        query={query}
        columns={columns}
        rowKey={(order) => order.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('orders.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} texts="orders" done={done} />}
      />
      {question && <OrderDecision {...question} onClose={() => setQuestion(null)} />}
    </PortalPage>
  );
}

function OrderFilters({ list, choice }: { list: ListParams; choice: Choice | '' }) {
  const { t } = useTranslation(['admin-console', 'common']);
  return (
    <PortalFilters>
      <PortalSearch label={t('orders.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('orders.status')}
        value={choice}
        options={[
          { value: '', label: t('orders.anyStatus') },
          { value: 'awaiting', label: t('common:orderStatus.AwaitingApproval') },
          ...orderStatuses.map((value) => ({ value, label: t(`common:orderStatus.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('status', value)}
      />
    </PortalFilters>
  );
}
