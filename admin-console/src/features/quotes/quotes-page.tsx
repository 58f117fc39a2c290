import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { backendOf } from '@mawad/supabase/client';
import { listStaffQuotes, quoteSorts, quoteStatuses } from '@mawad/supabase/quotes/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { useQuoteColumns } from './quote-columns.tsx';
import { quotesQuery } from './quote-queries.ts';

const pageSize = 20;
/** Open requests that need the staff. */
const tasks = ['unrouted', 'unanswered', 'suspect'] as const;

/** Quote requests of buyers and visitors, filtered by status, open task and search. */
export function QuotesPage() {
  const { t } = useTranslation('admin-quotes');
  const list = useListParams();
  const format = useFormat();
  const task = tasks.find((one) => one === list.filter('task'));
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = {
    sort: quoteSorts.find((one) => one === sort.value),
    status: quoteStatuses.find((status) => status === list.filter('status')),
    ...(task && { [task]: true }),
    term: list.term || undefined,
  };
  const query = useQuery(quotesQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const columns = useShownColumns(useQuoteColumns(query.dataUpdatedAt), list, 'console-quotes');
  return (
    <PortalPage title={t('title')}>
      <Filters list={list} counts={query.data?.counts} />
      <ConsoleViews
        list="console-quotes"
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listStaffQuotes(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(quote) => quote.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
    </PortalPage>
  );
}

interface FiltersProps {
  list: ListParams;
  /** Requests by status and task; undefined while they load. */
  counts: Record<string, number> | undefined;
}

function Filters({ list, counts }: FiltersProps) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('counted', { label, number: format.number(count) });
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        hasCounts
        label={t('status')}
        value={quoteStatuses.find((status) => status === list.filter('status')) ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...quoteStatuses.map((value) => ({
            value,
            label: counted(t(`statuses.${value}`), counts?.[value]),
          })),
        ]}
        onChoose={(value) => list.setFilter('status', value)}
      />
      <PortalChoice
        label={t('task')}
        value={tasks.find((task) => task === list.filter('task')) ?? ''}
        options={[
          { value: '', label: t('anyTask') },
          ...tasks.map((value) => ({ value, label: counted(t(`tasks.${value}`), counts?.[value]) })),
        ]}
        onChoose={(value) => list.setFilter('task', value)}
      />
    </PortalFilters>
  );
}
