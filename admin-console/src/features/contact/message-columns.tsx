import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { ContactMessageSummary } from '@mawad/supabase/contact/queries';
import { MessageStatus } from './message-status.tsx';

export function useMessageColumns(): PortalColumn<ContactMessageSummary>[] {
  const { t } = useTranslation(['admin-contact', 'file-export']);
  const format = useFormat();
  return [
    {
      id: 'sender',
      header: t('sender'),
      cell: (message) => <Sender message={message} />,
      lead: true,
      file: [
        { value: ({ full_name }) => full_name },
        { heading: t('file-export:headings.email'), value: ({ email }) => email },
      ],
    },
    {
      id: 'words',
      header: t('words'),
      cell: (message) => <Words message={message} />,
      lead: true,
      file: { value: ({ excerpt }) => excerpt },
    },
    {
      id: 'sent',
      header: t('sent'),
      sort: timeSort,
      cell: (message) => format.dateTime(message.created_at),
      file: { kind: 'time', value: ({ created_at }) => created_at },
    },
    {
      id: 'assignee',
      header: t('assignee'),
      cell: ({ assignee }) => (assignee ? <bdi>{assignee}</bdi> : t('assignees.nobody')),
      file: { value: ({ assignee }) => assignee ?? t('assignees.nobody') },
      spare: true,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <MessageStatus status={status} />,
      file: { value: ({ status }) => t(`statuses.${status}`) },
    },
  ];
}

function Sender({ message: { id, full_name, email } }: { message: ContactMessageSummary }) {
  return (
    <>
      <AppLink to={`/admin/messages/${id}`} sx={{ fontWeight: 600 }}>
        <bdi>{full_name}</bdi>
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Ltr>{email}</Ltr>
      </Box>
    </>
  );
}

/** Start of a message, cut after two lines. */
function Words({ message }: { message: ContactMessageSummary }) {
  return (
    <Box
      dir="auto"
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        maxInlineSize: { md: 360 },
      }}
    >
      {message.excerpt}
    </Box>
  );
}
