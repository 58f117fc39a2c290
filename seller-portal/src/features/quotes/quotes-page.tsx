import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type InboxState, listAskedQuotes, quoteSorts } from '@mawad/supabase/quotes/queries';
import { useGovernorates } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { OwnViews } from '../../own-views.tsx';
import { useQuoteColumns } from './quote-columns.tsx';
import { askedQuotesQuery } from './quote-queries.ts';

const pageSize = 20;

const states = ['New', 'Answered', 'Won', 'Lost', 'Expired', 'Declined', 'Withdrawn'] as const;
const readState = (text: string): InboxState | '' => states.find((state) => state === text) ?? '';

/** Inbox of quote requests that concern the company. */
export function QuotesPage() {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const list = useListParams();
  const columns = useShownColumns(useQuoteColumns(), list, 'own-quotes');
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = {
    sort: quoteSorts.find((one) => one === sort.value),
    state: readState(list.filter('state')) || undefined,
    governorate: list.filter('governorate') || undefined,
    term: list.term || undefined,
  };
  const query = useQuery(askedQuotesQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <PortalPage title={t('title')} subtitle={t('lead')}>
      <QuoteFilters list={list} counts={query.data?.counts ?? {}} />
      <OwnViews
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listAskedQuotes(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ request_id }) => request_id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
    </PortalPage>
  );
}

function QuoteFilters({ list, counts }: { list: ListParams; counts: Record<string, number> }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const governorates = useGovernorates();
  const labelOf = (state: InboxState) =>
    counts[state]
      ? t('tab', { state: t(`states.${state}`), number: format.number(counts[state]) })
      : t(`states.${state}`);
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        hasCounts
        label={t('state')}
        value={readState(list.filter('state'))}
        options={[
          { value: '', label: t('anyState') },
          ...states.map((state) => ({ value: state, label: labelOf(state) })),
        ]}
        onChoose={(state) => list.setFilter('state', state)}
      />
      <PortalSelect
        label={t('governorate')}
        value={list.filter('governorate')}
        options={[
          { value: '', label: t('anyGovernorate') },
          ...governorates.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChoose={(code) => list.setFilter('governorate', code)}
      />
    </PortalFilters>
  );
}
