import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { Enquiry, EnquiryAnswer } from '@mawad/supabase/queries/enquiries';

/** Request and replies, oldest first. */
export function EnquiryThread({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries');
  return (
    <Box component="ol" aria-label={t('thread')} sx={threadStyle}>
      <li>
        <Entry name={enquiry.full_name} time={enquiry.created_at}>
          {enquiry.message && <Words>{enquiry.message}</Words>}
          {enquiry.lines.length > 0 && <Lines lines={enquiry.lines} />}
        </Entry>
      </li>
      {enquiry.answers.map((answer) => (
        <li key={answer.id}>
          <Answer answer={answer} phone={enquiry.phone} />
        </li>
      ))}
    </Box>
  );
}

function Answer({ answer, phone }: { answer: EnquiryAnswer; phone?: string | null }) {
  const { t } = useTranslation('enquiries');
  return (
    <Entry name={answer.author ?? t('formerStaff')} time={answer.created_at} own>
      <Words>{answer.body}</Words>
      <Box
        sx={{
          marginBlockStart: 1,
          fontSize: 'var(--text-12)',
          color: answer.mail === 'failed' ? 'error.main' : 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {t(`mail.${answer.mail}`)} {answer.mailed_to && <Ltr>{answer.mailed_to}</Ltr>}
      </Box>
      {answer.mail === 'none' && phone && (
        <Link
          href={whatsappHref(answer.body, phone)}
          target="_blank"
          rel="noopener"
          sx={{ ...tapRow, fontSize: 'var(--text-14)' }}
        >
          {t('answerOnWhatsapp')}
        </Link>
      )}
    </Entry>
  );
}

function Entry(props: { name: string; time: string; own?: boolean; children: ReactNode }) {
  const { name, time, own = false, children } = props;
  const format = useFormat();
  return (
    <Panel
      sx={{
        padding: 2,
        fontSize: 'var(--text-14)',
        ...(own && { marginInlineStart: { sm: 4 }, backgroundColor: 'surface.primarySoft' }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, marginBlockEnd: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Box component="time" dateTime={time} sx={{ color: 'text.secondary' }}>
          {format.dateTime(time)}
        </Box>
      </Box>
      {children}
    </Panel>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

function Lines({ lines }: { lines: Enquiry['lines'] }) {
  const { t } = useTranslation('enquiries');
  const format = useFormat();
  return (
    <Box component="ul" aria-label={t('lines')} sx={linesStyle}>
      {lines.map((line) => (
        <li key={line.id}>
          <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {line.description}
          </Box>
          <strong>{format.quantity(line.unit, line.quantity)}</strong>
        </li>
      ))}
    </Box>
  );
}

const threadStyle = { display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 } as const;

const linesStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    paddingBlock: 1,
    borderBlockStart: 1,
    borderColor: 'divider',
  },
  '& strong': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const;
