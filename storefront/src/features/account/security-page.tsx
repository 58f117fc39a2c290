import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { TwoFactorSettings } from '@mawad/shared-ui/desk/two-factor/two-factor-settings.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Password, two-factor sign-in for sellers and staff, sessions, sign-out on all devices, the stored data and deletion of the account. */
export function SecurityPage() {
  const { t } = useTranslation(['account', 'two-factor']);
  const role = useStore((state) => state.session.role);
  return (
    <AccountFrame title={t('security.title')}>
      <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 640 }}>
        <Part title={t('security.password')} text={t('security.passwordLead')}>
          <PasswordForm />
        </Part>
        {role !== 'buyer' && (
          <Part title={t('two-factor:title')} text={t('two-factor:lead')}>
            <TwoFactorSettings />
          </Part>
        )}
        <Part title={t('security.sessions')} text={t('security.sessionsLead')}>
          <OwnSessions />
        </Part>
        <Part title={t('security.everywhere')} text={t('security.everywhereLead')}>
          <SignOutEverywhere />
        </Part>
        <Part title={t('data.title')} text={t('data.lead')}>
          <OwnData />
        </Part>
        <Part title={t('delete.title')} text={t('delete.lead')}>
          <DeleteAccount />
        </Part>
      </Box>
    </AccountFrame>
  );
}

interface PartProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <Panel component="section" sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: '4px 20px', fontSize: 'var(--text-14)' }}>
        {text}
      </Typography>
      {children}
    </Panel>
  );
}
