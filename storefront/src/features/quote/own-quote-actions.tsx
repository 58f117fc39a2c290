import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { closeQuoteRequest, withdrawQuoteRequest, type OwnQuote } from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

type Decision = 'close' | 'withdraw';

/** Buttons that change, close, withdraw or repeat a sent request. */
export function OwnQuoteActions({ quote }: { quote: OwnQuote }) {
  const { t } = useTranslation('own-quotes');
  const messageOf = useErrorMessage();
  const services = useServices();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const { id, version, status, awarded_count: awarded } = quote;
  const decide = useMutation({
    mutationFn: async (decision: Decision) => {
      const { data: db } = backendOf(services);
      if (decision === 'close') return closeQuoteRequest(db, id, version);
      return withdrawQuoteRequest(db, id, version, reason.trim() || undefined);
    },
    // Also after a refusal, because the request has changed then.
    onSettled: async () => {
      setAsked(null);
      await services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    },
  });
  const isChangeable = (status === 'Open' || status === 'Closed') && awarded === 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isChangeable && (
          <ButtonLink to={`/account/quotes/${id}/edit`} variant="outlined">
            {t('amend')}
          </ButtonLink>
        )}
        <ButtonLink to={`/request-quote?repeat=${id}`} variant="outlined">
          {t('repeat')}
        </ButtonLink>
        {status === 'Open' && (
          <Button color="inherit" onClick={() => setAsked('close')}>
            {t('close')}
          </Button>
        )}
        {isChangeable && (
          <Button color="error" onClick={() => setAsked('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
      </Box>
      {decide.error && (
        <Alert severity="error" role="alert">
          {messageOf(decide.error)}
        </Alert>
      )}
      <ConfirmDialog
        open={asked === 'close'}
        title={t('closeAsk')}
        text={t('closeText')}
        confirmLabel={t('close')}
        tone="primary"
        busy={decide.isPending}
        onConfirm={() => decide.mutate('close')}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'withdraw'}
        title={t('withdrawAsk')}
        text={
          <Box sx={{ display: 'grid', gap: 2 }}>
            {t('withdrawText')}
            <TextInput
              label={t('reason')}
              required={false}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
            />
          </Box>
        }
        confirmLabel={t('withdraw')}
        busy={decide.isPending}
        onConfirm={() => decide.mutate('withdraw')}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}
