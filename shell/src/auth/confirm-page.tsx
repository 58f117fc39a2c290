import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Overlay } from '@mawad/shared-ui/kit/overlay/overlay.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useLocation, useNavigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { localPath, loginPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { acceptLink } from '@mawad/supabase/auth';
import { toAuthAppError } from '@mawad/supabase/auth-errors';
import { backendOf } from '@mawad/supabase/client';
import type { AppError } from '@mawad/supabase/errors';
import { useEffect, useState } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { formStack } from './form-stack.ts';

/** Target of mailed links: reads the session from the address and redirects. */
export function ConfirmPage() {
  const { t } = useTranslation('auth');
  const services = useServices();
  const navigate = useNavigate();
  // Values on arrival: the auth client clears the fragment after reading it.
  const [{ search, hash }] = useState(useLocation());
  const [params] = useSearchParams();
  const showToast = useStore((state) => state.toast.show);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<AppError | null>(null);
  const next = localPath(params.get('next'));

  useEffect(() => {
    let left = false;
    acceptLink(backendOf(services), search, hash)
      .then((type) => {
        if (left) return;
        const isRecovery = type === 'recovery' || next === '/reset-password';
        if (!isRecovery) showToast({ title: t('confirm.done') });
        void navigate(isRecovery ? '/reset-password' : (next ?? '/'), { replace: true });
      })
      .catch((error: unknown) => {
        if (!left) setFailure(toAuthAppError(error));
      });
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one try per link and per click on "Try again"; a language change must not repeat the request
  }, [services, search, hash, attempt]);

  if (!failure) return <Overlay label={t('confirm.working')} />;
  return (
    <AuthFrame title={t('confirm.failedTitle')}>
      {failure.code === 'link_expired' ? (
        <InvalidLink
          title={t('confirm.invalidTitle')}
          text={t('confirm.invalidText')}
          to={next ? loginPath({ pathname: next, search: '', hash: '' }) : '/login'}
          action={t('confirm.toLogin')}
        />
      ) : (
        <Failed
          error={failure}
          onRetry={() => {
            setFailure(null);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </AuthFrame>
  );
}

function Failed({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const { t } = useTranslation('auth');
  const errorMessage = useErrorMessage();
  return (
    <Box role="alert" sx={formStack}>
      <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
        {t('confirm.failedTitle')}
      </Typography>
      <Typography color="textSecondary">{errorMessage(error)}</Typography>
      <Button variant="contained" onClick={onRetry}>
        {t('confirm.retry')}
      </Button>
    </Box>
  );
}
