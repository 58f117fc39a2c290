import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { ContactAnswer, ContactMessageDetail } from '@mawad/supabase/contact/queries';

/** Message and answers, oldest first. */
export function MessageThread({ message }: { message: ContactMessageDetail }) {
  const { t } = useTranslation('admin-contact');
  return (
    <Box component="ol" aria-label={t('thread')} sx={threadStyle}>
      <li>
        <Entry name={message.full_name} time={message.created_at}>
          <Words>{message.message}</Words>
        </Entry>
      </li>
      {message.answers.map((answer) => (
        <li key={answer.id}>
          <Answer answer={answer} />
        </li>
      ))}
    </Box>
  );
}

function Answer({ answer }: { answer: ContactAnswer }) {
  const { t } = useTranslation('admin-contact');
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
        {t(`mail.${answer.mail}`)} <Ltr>{answer.mailed_to}</Ltr>
      </Box>
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

const threadStyle = { display: 'grid', gap: 2, listStyle: 'none', margin: 0, padding: 0 } as const;
