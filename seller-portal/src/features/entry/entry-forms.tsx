import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { ApplyForm } from '../../apply-form.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Sign-up, log-in or application form, by session. */
export function EntryForms() {
  const { user, role } = useStore((state) => state.session);
  const [inbox, setInbox] = useState<{ email: string; unverified: boolean } | null>(null);
  if (user) return role === 'admin' ? <ForAdministrators /> : <ForBuyers email={user.email} />;
  if (inbox) return <CheckInbox {...inbox} onBack={() => setInbox(null)} />;
  return <ForVisitors onUnconfirmed={(email, unverified) => setInbox({ email, unverified })} />;
}

function ForAdministrators() {
  const { t } = useTranslation('seller-portal');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('adminEntry.title')}
      </Typography>
      <Typography color="textSecondary">{t('adminEntry.text')}</Typography>
      <ButtonLink to="/admin" variant="contained">
        {t('adminEntry.action')}
      </ButtonLink>
    </Box>
  );
}

function ForBuyers({ email }: { email: string }) {
  const { t } = useTranslation(['seller-portal', 'common']);
  const leave = useLeave();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
          {t('apply.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}>
          <Trans t={t} i18nKey="apply.text" components={{ email: <Ltr>{email}</Ltr> }} />
        </Typography>
      </Box>
      <ApplyForm submitLabel={t('apply.submit')} />
      <Button onClick={() => void leave()}>{t('common:actions.signOut')}</Button>
    </Box>
  );
}

interface ForVisitorsProps {
  /** Called with an address to confirm, after a sign-up or (`unverified`) a refused log-in. */
  onUnconfirmed: (email: string, unverified: boolean) => void;
}

function ForVisitors({ onUnconfirmed }: ForVisitorsProps) {
  const { t } = useTranslation('seller-portal');
  const [params, setParams] = useSearchParams();
  const loggingIn = params.get('mode') === 'login';
  const choose = (mode: 'login' | null) =>
    setParams(mode ? { mode } : {}, { replace: true, preventScrollReset: true });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        role="group"
        aria-label={t('entry.formLabel')}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}
      >
        <Choice pressed={!loggingIn} label={t('entry.signUp')} onChoose={() => choose(null)} />
        <Choice pressed={loggingIn} label={t('entry.logIn')} onChoose={() => choose('login')} />
      </Box>
      {loggingIn ? (
        <LogInForm onUnverified={(email) => onUnconfirmed(email, true)} />
      ) : (
        <SignUpForm onSent={(email) => onUnconfirmed(email, false)} />
      )}
    </Box>
  );
}

function Choice({ pressed, label, onChoose }: { pressed: boolean; label: string; onChoose: () => void }) {
  return (
    <Button
      color="inherit"
      aria-pressed={pressed}
      onClick={onChoose}
      sx={{
        borderRadius: 0,
        color: 'text.secondary',
        borderBlockEnd: '2px solid',
        borderColor: 'divider',
        '&[aria-pressed="true"]': { color: 'primary.main', borderColor: 'primary.main' },
      }}
    >
      {label}
    </Button>
  );
}
