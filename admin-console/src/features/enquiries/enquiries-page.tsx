import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { type EnquiryKind, enquiryStatuses } from '@mawad/supabase/queries/enquiries';
import { ConsoleViews } from '../../console-views.tsx';
import { useEnquiryColumns } from './enquiry-columns.tsx';
import { enquiriesQuery } from './enquiry-queries.ts';

const pageSize = 20;
const assignees = ['me', 'nobody'] as const;

/** Quote requests or contact messages, filtered by status, assignee and search. */
export function EnquiriesPage({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation('enquiries');
  const list = useListParams();
  const format = useFormat();
  const columns = useEnquiryColumns(kind);
  const query = useQuery(
    enquiriesQuery(useServices(), kind, {
      status: enquiryStatuses.find((status) => status === list.filter('status')),
      assignee: assignees.find((assignee) => assignee === list.filter('assignee')),
      term: list.term || undefined,
      page: list.page,
      page_size: pageSize,
    }),
  );
  return (
    <PortalPage title={t(`${kind}.title`)}>
      <Filters list={list} kind={kind} />
      <ConsoleViews list={kind === 'quote' ? 'console-quotes' : 'console-messages'} />
      <PortalList
        label={t(`${kind}.title`)}
        query={query}
        columns={columns}
        rowKey={(enquiry) => enquiry.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t(`${kind}.count`, { count, number: format.number(count) })}
        empty={<Empty list={list} kind={kind} />}
      />
    </PortalPage>
  );
}

function Filters({ list, kind }: { list: ListParams; kind: EnquiryKind }) {
  const { t } = useTranslation(['enquiries', 'common']);
  return (
    <PortalFilters>
      <PortalSearch label={t(`${kind}.search`)} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('status')}
        value={enquiryStatuses.find((status) => status === list.filter('status')) ?? ''}
        options={[
          { value: '', label: t('anyStatus') },
          ...enquiryStatuses.map((value) => ({ value, label: t(`common:quoteStatus.${value}`) })),
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

function Empty({ list, kind }: { list: ListParams; kind: EnquiryKind }) {
  const { t } = useTranslation('enquiries');
  if (!list.narrowed) return <EmptyState title={t(`${kind}.emptyTitle`)} text={t(`${kind}.emptyText`)} />;
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
