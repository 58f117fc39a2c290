import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { quoteStatuses } from '@mawad/supabase/queries/quotes';
import { ConsoleViews } from '../../console-views.tsx';
import { useQuoteColumns } from './quote-columns.tsx';
import { quotesQuery } from './quote-queries.ts';

const pageSize = 20;

/** Quote requests of buyers and visitors, filtered by status and search. */
export function QuotesPage() {
  const { t } = useTranslation('admin-quotes');
  const list = useListParams();
  const format = useFormat();
  const query = useQuery(
    quotesQuery(useServices(), {
      status: quoteStatuses.find((status) => status === list.filter('status')),
      term: list.term || undefined,
      page: list.page,
      page_size: pageSize,
    }),
  );
  const columns = useQuoteColumns(query.dataUpdatedAt);
  return (
    <PortalPage title={t('title')}>
      <Filters list={list} />
      <ConsoleViews list="console-quotes" />
      <PortalList
        label={t('title')}
        query={query}
        columns={columns}
        rowKey={(quote) => quote.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<Empty list={list} />}
      />
    </PortalPage>
  );
}

function Filters({ list }: { list: ListParams }) {
  const { t } = useTranslation(['admin-quotes', 'common']);
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('status')}
        value={quoteStatuses.find((status) => status === list.filter('status')) ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...quoteStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('status', value)}
      />
    </PortalFilters>
  );
}

function Empty({ list }: { list: ListParams }) {
  const { t } = useTranslation('admin-quotes');
  if (!list.narrowed) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <EmptyState
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
