import { useEffect, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useLocation, useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { localPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Overlay } from '@mawad/shared-ui/kit/overlay/overlay.tsx';
import { acceptLink } from '@mawad/supabase/auth';
import { toAuthAppError } from '@mawad/supabase/auth-errors';
import { backendOf } from '@mawad/supabase/client';
import type { AppError } from '@mawad/supabase/errors';

/** Target of the confirmation link on the portal's own origin: reads the session from the address and redirects. */
export function ConfirmPage() {
  const { t } = useTranslation(['seller-portal', 'common']);
  const { failure, retry } = useAcceptedLink();
  if (!failure) return <Overlay label={t('confirm.working')} />;
  return (
    <Box component="main" sx={{ minBlockSize: '100dvh', display: 'grid', placeContent: 'center' }}>
      <title>{`${t('portal')} | ${t('common:siteName')}`}</title>
      {failure.code === 'link_expired' ? (
        <EmptyState
          heading="h1"
          title={t('confirm.invalidTitle')}
          text={t('confirm.invalidText')}
          action={{ label: t('confirm.toLogin'), to: '/seller?mode=login' }}
        />
      ) : (
        <ErrorState title={t('confirm.failedTitle')} error={failure} onRetry={retry} />
      )}
    </Box>
  );
}

function useAcceptedLink(): { failure: AppError | null; retry: () => void } {
  const { t } = useTranslation('seller-portal');
  const services = useServices();
  const navigate = useNavigate();
  // Address on arrival, because the auth client clears the fragment after reading it.
  const [{ search, hash }] = useState(useLocation());
  const showToast = useStore((state) => state.toast.show);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<AppError | null>(null);

  useEffect(() => {
    let left = false;
    acceptLink(backendOf(services), search, hash)
      .then(() => {
        if (left) return;
        showToast({ title: t('confirm.done') });
        const next = localPath(new URLSearchParams(search).get('next'));
        void navigate(next ?? '/seller/dashboard', { replace: true });
      })
      .catch((error: unknown) => {
        if (!left) setFailure(toAuthAppError(error));
      });
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one check per link and per click on "Try again"; a changed language must not repeat it
  }, [services, search, hash, attempt]);

  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { failure, retry };
}
