import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalSwitches } from '@mawad/shared-ui/desk/list/portal-tools.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

interface TwoFactorFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Page shown instead of a portal, with a sign-out button. */
export function TwoFactorFrame({ title, text, children }: TwoFactorFrameProps) {
  const { t } = useTranslation('common');
  const email = useStore((state) => state.session.user?.email);
  const leave = useLeave();
  return (
    <Box sx={{ minBlockSize: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr', padding: 2 }}>
      <title>{`${title} | ${t('siteName')}`}</title>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <PortalSwitches />
      </Box>
      <Box
        component="main"
        sx={{
          inlineSize: '100%',
          maxInlineSize: 440,
          placeSelf: 'center',
          display: 'grid',
          gap: 3,
          paddingBlock: 3,
        }}
      >
        <Box sx={{ justifySelf: 'center' }}>
          <Wordmark size={30} />
        </Box>
        <Panel sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
          <Box>
            <Typography variant="h1" sx={{ fontSize: 'var(--text-24)' }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
              {text}
            </Typography>
          </Box>
          {children}
        </Panel>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, fontSize: 'var(--text-13)' }}>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <Ltr>{email}</Ltr>
          </Box>
          <Button onClick={() => void leave()}>{t('actions.signOut')}</Button>
        </Box>
      </Box>
    </Box>
  );
}
