import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { useRecovery } from '@mawad/shared-ui/platform/loading/use-recovery.ts';
import { useEffect, useState } from 'react';
import { RemoteError } from './remote-error.ts';

interface Props {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/**
 * Message for a remote or page that could not be loaded; retries when the network returns if the device was
 * offline.
 */
export function LoadFailure({ error, busy, onRetry }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const mismatches = error instanceof RemoteError ? error.mismatches : [];
  useEffect(() => {
    if (error instanceof RemoteError && error.mismatches.length > 0) console.error(error);
  }, [error]);
  const [isOffline] = useState(() => !navigator.onLine);
  useRecovery(isOffline && !busy, onRetry);
  if (isOffline) {
    return (
      <Failure title={t('common:states.notSeenTitle')} text={t('common:states.notSeenText')}>
        <Button variant="contained" component={Link} to="/">
          {t('common:actions.goHome')}
        </Button>
      </Failure>
    );
  }
  if (mismatches.length === 0) {
    return (
      <Failure title={t('remote.failedTitle')} text={t('remote.failedText')}>
        <Button variant="contained" loading={busy} onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      </Failure>
    );
  }
  return (
    <Failure
      title={t('remote.mismatchTitle')}
      text={t('remote.mismatchText')}
      details={mismatches.flatMap((mismatch) =>
        'missing' in mismatch ? [] : t('remote.mismatchDetail', { ...mismatch }),
      )}
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('remote.reload')}
      </Button>
      <Button loading={busy} onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </Failure>
  );
}

interface FailureProps {
  title: string;
  text: string;
  details?: string[];
  children: React.ReactNode;
}

/** Error message in place of the content: the problem, and how to continue. */
export function Failure({ title, text, details = [], children }: FailureProps) {
  return (
    <Box role="alert" sx={{ maxWidth: 560, marginInline: 'auto', paddingInline: 2, paddingBlock: 8 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
        {details.map((detail) => (
          <Typography key={detail} variant="body2" color="textSecondary">
            {detail}
          </Typography>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
      </Box>
    </Box>
  );
}
