import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiCellphone } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { queryKey } from '@mawad/supabase/query-keys';
import type { SecondFactor } from '@mawad/shared-ui/platform/session/session-port.ts';
import { EnrollApp } from './enroll-app.tsx';
import { RecoveredNotice } from './recovered-notice.tsx';
import { RecoveryCodesPanel } from './recovery-codes.tsx';
import { RemoveApp } from './remove-app.tsx';
import { VerifyCode } from './verify-code.tsx';
import { useBeginEnrollment } from './use-begin-enrollment.ts';
import { useRecoveryCodes } from './use-recovery-codes.ts';

/**
 * Switches two-factor sign-in on and off and lists the authenticator apps. Needs the messages `two-factor`.
 */
export function TwoFactorSettings() {
  const { t } = useTranslation('two-factor');
  const { session, queryClient } = useServices();
  const showToast = useStore((state) => state.toast.show);
  const key = queryKey('account', 'factors');
  const query = useQuery(
    queryOptions({ queryKey: key, queryFn: async () => (await session.secondFactor()).list() }),
  );
  const begin = useBeginEnrollment();
  const [appToRemove, setAppToRemove] = useState<SecondFactor | null>(null);
  const lacksCode = useStore((state) => state.session.second_factor === 'code');
  const factors = query.data;
  const hasApp = factors !== undefined && factors.length > 0;
  const recovery = useRecoveryCodes(hasApp && !lacksCode);
  if (query.isError && !factors)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!factors) return <Skeleton variant="rounded" height={96} />;
  const isOn = hasApp;

  function changed(title: string) {
    begin.reset();
    setAppToRemove(null);
    showToast({ title });
    void queryClient.invalidateQueries({ queryKey: key });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isOn && recovery.query.data?.is_recovered && (
        <RecoveredNotice onDone={() => changed(t('switchedOff'))} />
      )}
      <Typography variant="body2">{t(isOn ? 'isOn' : 'isOff')}</Typography>
      {isOn && (
        <Box
          component="ul"
          aria-label={t('apps')}
          sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5, inlineSize: '100%' }}
        >
          {factors.map((factor) => (
            <App
              key={factor.id}
              factor={factor}
              removal={t(factors.length === 1 ? 'switchOff' : 'remove')}
              onRemove={() => setAppToRemove(factor)}
            />
          ))}
        </Box>
      )}
      {lacksCode ? (
        <Box sx={{ inlineSize: '100%', maxInlineSize: 360 }}>
          <VerifyCode />
        </Box>
      ) : begin.data ? (
        <EnrollApp
          factor={begin.data}
          onDone={() => {
            changed(t('switchedOn'));
            // The first app needs codes for the day when the phone is lost.
            if (!isOn) recovery.creation.mutate();
          }}
          onCancel={begin.reset}
        />
      ) : (
        <Button
          variant={isOn ? 'outlined' : 'contained'}
          loading={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {t(isOn ? 'another' : 'switchOn')}
        </Button>
      )}
      {isOn && !lacksCode && <RecoveryCodesPanel {...recovery} />}
      {appToRemove && (
        <RemoveApp
          factor={appToRemove}
          isOnly={factors.length === 1}
          onDone={() => changed(t(factors.length === 1 ? 'switchedOff' : 'removed'))}
          onClose={() => setAppToRemove(null)}
        />
      )}
    </Box>
  );
}

interface AppProps {
  factor: SecondFactor;
  removal: string;
  onRemove: () => void;
}

function App({ factor, removal, onRemove }: AppProps) {
  const { t } = useTranslation('two-factor');
  const format = useFormat();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Icon path={mdiCellphone} tone="secondary" />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{t('app')}</Box>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          {t('since', { date: format.dateTime(factor.created_at) })}
        </Box>
      </Box>
      <Button color="error" onClick={onRemove}>
        {removal}
      </Button>
    </Box>
  );
}
