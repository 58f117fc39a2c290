import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { retryEmail, type SentEmail } from '@mawad/supabase/mail/queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { shownEmailQuery } from './email-queries.ts';

/** A mail as it was or will be sent; a failed one can be tried again alone. */
export function EmailDialog({ mail, onClose }: { mail: SentEmail; onClose: () => void }) {
  const { t } = useTranslation(['admin-email', 'common']);
  const format = useFormat();
  const { data, error, refetch } = useQuery(shownEmailQuery(useServices(), mail.id));
  const retry = useAction({
    act: (services) => retryEmail(backendOf(services).data, mail.id),
    reads: ['emails'],
    done: () => t('list.retried', { count: 1, number: format.number(1) }),
    failed: t('list.retryFailed'),
    onDone: onClose,
  });
  const isBad = mail.state === 'failing' || mail.state === 'gave_up';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="mail-title">
      <DialogTitle id="mail-title">{t(`kinds.${mail.template}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}>
          {t('list.to')}: <Ltr>{mail.to_email}</Ltr>
          <br />
          {t(`states.${mail.state}`)} · {format.dateTime(mail.sent_at ?? mail.created_at)}
        </Box>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data?.subject === null && <Alert severity="info">{t('mail.deleted')}</Alert>}
        {data && data.subject !== null && (
          <Box component="article" dir="auto" aria-label={t('mail.content')}>
            <Typography variant="h3" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
              {data.subject}
            </Typography>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: 'var(--text-14)' }}>
              {data.text}
            </Box>
          </Box>
        )}
      </DialogContent>
      {isBad && mail.error && (
        <DialogFailure>
          <Ltr>{mail.error}</Ltr>
        </DialogFailure>
      )}
      <DialogActions>
        {isBad && (
          <Button variant="outlined" loading={retry.isPending} onClick={() => retry.mutate()}>
            {t('mail.retry')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
