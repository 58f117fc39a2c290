import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { NewCodes } from './new-codes.tsx';
import type { useRecoveryCodes } from './use-recovery-codes.ts';

/** How many recovery codes are left, and new ones. Needs the messages `two-factor`. */
export function RecoveryCodesPanel({ query, creation }: ReturnType<typeof useRecoveryCodes>) {
  const { t } = useTranslation('two-factor');
  const format = useFormat();
  const codes = query.data;
  if (creation.data) return <NewCodes codes={creation.data} onKept={creation.reset} />;
  if (query.isError && !codes) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!codes) return <Skeleton variant="rounded" height={96} width="100%" />;
  return (
    <Box
      component="section"
      aria-labelledby="recovery-codes"
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', inlineSize: '100%' }}
    >
      <Typography variant="h2" id="recovery-codes" sx={{ fontSize: 'var(--text-16)' }}>
        {t('recovery.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('recovery.text')}
      </Typography>
      {codes.created_at ? (
        <Typography variant="body2">
          {t('recovery.left', { left: format.number(codes.left), total: format.number(codes.count) })}
          {' · '}
          {t('recovery.made', { date: format.dateTime(codes.created_at) })}
        </Typography>
      ) : (
        <Alert severity="warning">{t('recovery.none')}</Alert>
      )}
      <Button variant="outlined" loading={creation.isPending} onClick={() => creation.mutate()}>
        {t(codes.created_at ? 'recovery.renew' : 'recovery.create')}
      </Button>
      {codes.created_at && (
        <Typography variant="body2" color="textSecondary">
          {t('recovery.renewText')}
        </Typography>
      )}
    </Box>
  );
}
