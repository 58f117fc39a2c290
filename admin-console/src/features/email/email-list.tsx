import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort, timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { emailStates, listEmails, retryEmails, type SentEmail } from '@mawad/supabase/mail/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { EmailDialog } from './email-dialog.tsx';
import { emailsQuery } from './email-queries.ts';
import { failingStep } from './failing-step.ts';

const pageSize = 20;

/** Mails of the last 30 days with their delivery status. */
export function EmailList() {
  const { t } = useTranslation('admin-email');
  const format = useFormat();
  const list = useListParams();
  const state = emailStates.find((one) => one === list.filter('state'));
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = { state, term: list.term || undefined, sort: readTimeSort(sort) };
  const query = useQuery(emailsQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const [opened, setOpened] = useState<SentEmail | null>(null);
  const columns = useShownColumns(useEmailColumns(setOpened), list, 'console-emails');
  const retry = useAction({
    act: (services) => retryEmails(backendOf(services).data),
    reads: ['emails'],
    done: (_input: void, count) => t('list.retried', { count, number: format.number(count) }),
    failed: t('list.retryFailed'),
  });
  return (
    <section aria-labelledby="mails">
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, marginBlockEnd: 2 }}
      >
        <Typography id="mails" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
          {t('list.title')}
        </Typography>
        <Button variant="outlined" loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('list.retry')}
        </Button>
      </Box>
      <PortalFilters>
        <PortalSearch label={t('list.search')} value={list.term} onSearch={list.setTerm} />
        <PortalChoice
          label={t('list.state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('list.any') },
            ...emailStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChoose={(value) => list.setFilter('state', value)}
        />
      </PortalFilters>
      <ConsoleViews
        list="console-emails"
        view={{
          name: t('list.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listEmails(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('list.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(mail) => mail.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('list.count', { count, number: format.number(count) })}
        empty={<EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />}
      />
      {opened && <EmailDialog mail={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function useEmailColumns(onOpen: (mail: SentEmail) => void): PortalColumn<SentEmail>[] {
  const { t } = useTranslation(['admin-email', 'file-export']);
  const format = useFormat();
  return [
    {
      id: 'to',
      header: t('list.to'),
      cell: (mail) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Ltr>{mail.to_email}</Ltr>
        </Box>
      ),
      lead: true,
      file: { value: ({ to_email }) => to_email },
    },
    {
      id: 'template',
      header: t('list.template'),
      cell: ({ template }) => t(`kinds.${template}`),
      file: { value: ({ template }) => t(`kinds.${template}`) },
    },
    {
      id: 'created',
      header: t('list.created'),
      sort: timeSort,
      cell: (mail) => format.dateTime(mail.created_at),
      file: { kind: 'time', value: ({ created_at }) => created_at },
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: (mail) => <State mail={mail} />,
      file: [
        { value: ({ state }) => t(`states.${state}`) },
        {
          heading: t('file-export:headings.error'),
          value: ({ error }) => error && t(`steps.${failingStep(error)}`),
        },
      ],
    },
    {
      id: 'actions',
      header: t('list.actions'),
      silentHeader: true,
      cell: (mail) => (
        <Button
          size="small"
          aria-label={t('list.openNamed', { email: mail.to_email })}
          onClick={() => onOpen(mail)}
        >
          {t('list.open')}
        </Button>
      ),
      align: 'end',
      lead: true,
    },
  ];
}

function State({ mail }: { mail: SentEmail }) {
  const { t } = useTranslation('admin-email');
  const format = useFormat();
  const isBad = mail.state === 'failing' || mail.state === 'gave_up';
  return (
    <>
      <Box sx={{ fontWeight: 600, color: isBad ? 'error.main' : undefined }}>{t(`states.${mail.state}`)}</Box>
      {isBad && mail.error && (
        <Box sx={{ fontSize: 'var(--text-12)' }}>{t(`steps.${failingStep(mail.error)}`)}</Box>
      )}
      {isBad && mail.next_attempt_at && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
          {t('list.next', { time: format.dateTime(mail.next_attempt_at) })}
        </Box>
      )}
    </>
  );
}
