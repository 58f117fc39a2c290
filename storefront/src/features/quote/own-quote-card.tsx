import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { deleteQuoteDraft, type OwnQuoteSummary } from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { QuoteCompany } from './quote-company.tsx';
import { QuoteMark } from './quote-mark.tsx';

/** A request or draft in the list; the whole card opens it. */
export function OwnQuoteCard({ quote }: { quote: OwnQuoteSummary }) {
  const { t } = useTranslation('own-quotes');
  const format = useFormat();
  const isDraft = quote.status === 'Draft';
  const counted = (key: 'lines' | 'offers' | 'ordered' | 'unread', count: number) =>
    t(key, { count, number: format.number(count), sellers: format.number(quote.seller_count) });
  const facts = [
    isDraft
      ? t('savedOn', { date: format.dateTime(quote.updated_at) })
      : t('sentOn', { date: format.date(quote.created_at) }),
    counted('lines', quote.line_count),
    ...(quote.status === 'Open' && quote.closes_at
      ? [t('closesOn', { date: format.dateTime(quote.closes_at) })]
      : []),
    ...(quote.needed_by ? [t('neededBy', { date: format.date(quote.needed_by) })] : []),
  ];
  return (
    <Panel
      sx={{
        position: 'relative',
        padding: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
        <AppLink
          to={isDraft ? `/request-quote?draft=${quote.id}` : `/account/quotes/${quote.id}`}
          underline="hover"
          sx={{ fontWeight: 700, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {t(isDraft ? 'draftNumber' : 'number', { number: `\u2066${quote.number}\u2069` })}
        </AppLink>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>{facts.join(' · ')}</Box>
        <QuoteCompany quote={quote} />
        {!isDraft && (
          <Box sx={{ fontSize: 'var(--text-14)', fontWeight: quote.offer_count > 0 ? 500 : 400 }}>
            {[
              counted('offers', quote.offer_count),
              ...(quote.awarded_count > 0 ? [counted('ordered', quote.awarded_count)] : []),
              ...(quote.unread_count > 0 ? [counted('unread', quote.unread_count)] : []),
            ].join(' · ')}
          </Box>
        )}
      </Box>
      <QuoteMark status={quote.status} />
      {isDraft && <DeleteDraft quote={quote} />}
    </Panel>
  );
}

function DeleteDraft({ quote }: { quote: OwnQuoteSummary }) {
  const { t } = useTranslation('own-quotes');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteQuoteDraft(backendOf(services).data, quote.id),
    onSuccess: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') }),
    onError: (error) => showToast({ title: messageOf(error), variant: 'destructive' }),
    onSettled: () => setAsking(false),
  });
  const number = `\u2066${quote.number}\u2069`;
  return (
    <>
      <IconButton
        aria-label={t('deleteDraft', { number })}
        onClick={() => setAsking(true)}
        sx={{ position: 'relative', inlineSize: 44, blockSize: 44 }}
      >
        <Icon path={mdiTrashCanOutline} size={20} />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        title={t('deleteDraftAsk', { number })}
        confirmLabel={t('delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
