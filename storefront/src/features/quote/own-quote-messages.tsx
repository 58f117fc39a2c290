import { useEffect, useState, type FormEvent } from 'react';
import { localized, useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  postQuoteMessage,
  quoteLimits,
  readQuoteMessages,
  type OwnQuote,
  type QuoteMessage,
} from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { PlainSelect } from '../../layout/plain-select.tsx';
import { messagesQuery } from './quote-queries.ts';

/** Questions and replies, per seller or to every seller asked. */
export function OwnQuoteMessages({ quote }: { quote: OwnQuote }) {
  const { t } = useTranslation('own-quotes');
  const language = useLanguage();
  const format = useFormat();
  const withUnread = quote.sellers.find(({ unread_count: unread }) => unread > 0);
  // '' addresses every seller.
  const [companyId, setCompanyId] = useState(withUnread?.company_id ?? '');
  if (quote.sellers.length === 0) return null;
  return (
    <Panel
      component="section"
      aria-label={t('messages')}
      sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h2">
        {t('messages')}
      </Typography>
      <PlainSelect aria-label={t('thread')} value={companyId} onChoose={setCompanyId}>
        <option value="">{t('everySeller')}</option>
        {quote.sellers.map((seller) => (
          <option key={seller.company_id} value={seller.company_id}>
            {localized(seller, 'company_name', language)}
            {seller.unread_count > 0 && ` (${format.number(seller.unread_count)})`}
          </option>
        ))}
      </PlainSelect>
      <Thread key={companyId} quote={quote} companyId={companyId || undefined} />
    </Panel>
  );
}

interface ThreadProps {
  quote: OwnQuote;
  /** Undefined: every seller. */
  companyId: string | undefined;
}

function Thread({ quote, companyId }: ThreadProps) {
  const { t } = useTranslation('own-quotes');
  const services = useServices();
  const { data, error, refetch } = useQuery(messagesQuery(services, quote.id, companyId));
  const unread = quote.sellers.find(({ company_id: id }) => id === companyId)?.unread_count ?? 0;
  useEffect(() => {
    if (unread === 0 || companyId === undefined) return;
    readQuoteMessages(backendOf(services).data, quote.id, companyId).then(
      () => services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') }),
      () => undefined,
    );
  }, [services, quote.id, companyId, unread]);
  if (error && !data)
    return <ErrorState error={error} title={t('messagesFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      {data.length === 0 ? (
        <Typography color="textSecondary">{t('noMessages')}</Typography>
      ) : (
        <Box component="ol" sx={{ display: 'grid', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}>
          {data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </Box>
      )}
      {quote.status !== 'Withdrawn' && <MessageForm requestId={quote.id} companyId={companyId} />}
    </>
  );
}

function Message({ message }: { message: QuoteMessage }) {
  const { t } = useTranslation('own-quotes');
  const format = useFormat();
  const isOwn = message.side === 'buyer';
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
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.body}
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        {t(message.company_id === null ? 'toEverySeller' : `sides.${message.side}`)}
        {' · '}
        <time dateTime={message.created_at}>{format.dateTime(message.created_at)}</time>
      </Box>
    </Box>
  );
}

function MessageForm({ requestId, companyId }: { requestId: string; companyId: string | undefined }) {
  const { t } = useTranslation('own-quotes');
  const messageOf = useErrorMessage();
  const services = useServices();
  const [body, setBody] = useState('');
  const post = useMutation({
    mutationFn: (text: string) => postQuoteMessage(backendOf(services).data, requestId, text, companyId),
    onSuccess: async () => {
      setBody('');
      await services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (body.trim() && !post.isPending) post.mutate(body.trim());
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        label={t(companyId === undefined ? 'writeAll' : 'write')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        multiline
        minRows={2}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: quoteLimits.messageLength, dir: 'auto' } }}
      />
      {post.error && (
        <Alert severity="error" role="alert">
          {messageOf(post.error)}
        </Alert>
      )}
      <Button type="submit" variant="outlined" disabled={!body.trim()} loading={post.isPending}>
        {t('sendMessage')}
      </Button>
    </Box>
  );
}
