import { type FormEvent, useEffect, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionFailure } from '@mawad/shared-ui/desk/decision/decision-failure.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type AskedQuote,
  postQuoteMessage,
  quoteLimits,
  type QuoteMessage,
  readQuoteMessages,
} from '@mawad/supabase/quotes/queries';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';
import { useIsViewing, useMayChange } from '../../own-rights.ts';

/** Questions and replies between the buyer and the company. */
export function QuoteThread({ quote }: { quote: AskedQuote }) {
  const { t } = useTranslation('quotes');
  const mayWrite = useMayChange()('quotes') && quote.status !== 'Withdrawn';
  useRead(quote);
  return (
    <Panel component="section" aria-label={t('thread.title')} sx={{ display: 'grid', gap: 1.5, padding: 2 }}>
      <div>
        <Typography variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
          {t('thread.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(quote.messages.length > 0 ? 'thread.hint' : 'thread.empty')}
        </Typography>
      </div>
      {quote.messages.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}>
          {quote.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </Box>
      )}
      {mayWrite && <MessageForm requestId={quote.request_id} />}
    </Panel>
  );
}

/** Marks the messages as read while the page shows them. */
function useRead({ request_id, unread_count }: AskedQuote) {
  const services = useServices();
  const isViewing = useIsViewing();
  useEffect(() => {
    if (unread_count === 0 || isViewing) return;
    readQuoteMessages(backendOf(services).data, request_id).then(
      () => services.queryClient.invalidateQueries({ queryKey: queryKey('quotes', 'asked') }),
      () => undefined,
    );
  }, [services, request_id, unread_count, isViewing]);
}

function Message({ message }: { message: QuoteMessage }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const isOwn = message.side === 'seller';
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOwn ? 'end' : 'start',
        maxInlineSize: { xs: '92%', md: '75%' },
        paddingInline: 1.5,
        paddingBlock: 1,
        borderRadius: 1,
        backgroundColor: isOwn ? 'surface.primarySoft' : 'surface.sunken',
      }}
    >
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: 'var(--text-14)' }}>
        {message.body}
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {t(message.company_id === null ? 'thread.toAll' : `actors.${message.side}`)}
        {' · '}
        <time dateTime={message.created_at}>{format.dateTime(message.created_at)}</time>
      </Box>
    </Box>
  );
}

function MessageForm({ requestId }: { requestId: string }) {
  const { t } = useTranslation('quotes');
  const services = useServices();
  const [body, setBody] = useState('');
  const { decide, busy, problem } = useDecision({
    thing: requestId,
    act: (id, text: string) => postQuoteMessage(backendOf(services).data, id, text),
    onDone: () => setBody(''),
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') }),
    failed: t('thread.failed'),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (body.trim() && !busy) decide(body.trim());
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        size="small"
        label={t('thread.field')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        multiline
        minRows={2}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: quoteLimits.messageLength, dir: 'auto' } }}
      />
      {problem && !busy && <DecisionFailure problem={problem} />}
      <Box>
        <Button type="submit" variant="outlined" disabled={!body.trim()} loading={busy}>
          {t('thread.send')}
        </Button>
      </Box>
    </Box>
  );
}
