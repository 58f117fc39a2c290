import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import type { EnquiryKind, EnquirySummary } from '@mawad/supabase/queries/enquiries';
import { enquiryPaths } from './enquiry-queries.ts';

export function useEnquiryColumns(kind: EnquiryKind): PortalColumn<EnquirySummary>[] {
  const { t } = useTranslation('enquiries');
  const format = useFormat();
  return [
    {
      id: 'asker',
      header: t('asker'),
      cell: (enquiry) => <Asker enquiry={enquiry} kind={kind} />,
      lead: true,
    },
    kind === 'quote'
      ? {
          id: 'goods',
          header: t('lines'),
          cell: ({ line_count = 0 }) =>
            t('lineCount', { count: line_count, number: format.number(line_count) }),
        }
      : { id: 'words', header: t('words'), cell: (enquiry) => <Words enquiry={enquiry} />, lead: true },
    { id: 'sent', header: t('sent'), cell: (enquiry) => format.dateTime(enquiry.created_at) },
    {
      id: 'assignee',
      header: t('assignee'),
      cell: ({ assignee }) => (assignee ? <bdi>{assignee}</bdi> : t('assignees.nobody')),
      spare: true,
    },
    { id: 'status', header: t('status'), cell: ({ status }) => <StatusChip kind="quote" status={status} /> },
  ];
}

function Asker({ enquiry, kind }: { enquiry: EnquirySummary; kind: EnquiryKind }) {
  const { id, number, full_name, company_name, email } = enquiry;
  return (
    <>
      <AppLink to={`${enquiryPaths[kind]}/${id}`} sx={{ fontWeight: 600 }}>
        {number && (
          <>
            <Ltr>{number}</Ltr>
            {' · '}
          </>
        )}
        <bdi>{full_name}</bdi>
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {company_name && <bdi>{company_name}</bdi>}
        {company_name && email && ' · '}
        {email && <Ltr>{email}</Ltr>}
      </Box>
    </>
  );
}

/** Start of a message, cut after two lines. */
function Words({ enquiry }: { enquiry: EnquirySummary }) {
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
      {enquiry.excerpt}
    </Box>
  );
}
