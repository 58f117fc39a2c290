import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { backendOf } from '@mawad/supabase/client';
import { contactStatuses, listContactMessages } from '@mawad/supabase/contact/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { useMessageColumns } from './message-columns.tsx';
import { messagesQuery } from './message-queries.ts';

const pageSize = 20;
const assignees = ['me', 'nobody'] as const;

/** Messages from the contact form, filtered by status, assignee and search. */
export function MessagesPage() {
  const { t } = useTranslation('admin-contact');
  const list = useListParams();
  const format = useFormat();
  const columns = useShownColumns(useMessageColumns(), list, 'console-messages');
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = {
    sort: readTimeSort(sort),
    status: contactStatuses.find((status) => status === list.filter('status')),
    assignee: assignees.find((assignee) => assignee === list.filter('assignee')),
    term: list.term || undefined,
  };
  const query = useQuery(messagesQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <PortalPage title={t('title')}>
      <Filters list={list} />
      <ConsoleViews
        list="console-messages"
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listContactMessages(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(message) => message.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
    </PortalPage>
  );
}

function Filters({ list }: { list: ListParams }) {
  const { t } = useTranslation('admin-contact');
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('status')}
        value={contactStatuses.find((status) => status === list.filter('status')) ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...contactStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('status', value)}
      />
      <PortalChoice
        label={t('assignee')}
        value={assignees.find((assignee) => assignee === list.filter('assignee')) ?? ''}
        options={[
          { value: '', label: t('anyAssignee') },
          ...assignees.map((value) => ({ value, label: t(`assignees.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('assignee', value)}
      />
    </PortalFilters>
  );
}
