import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Navigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { localPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { AccessOverlay } from '@mawad/shared-ui/platform/guards/access-overlay.tsx';
import { PortalSwitches } from '@mawad/shared-ui/desk/list/portal-tools.tsx';
import { EntryForms } from './entry-forms.tsx';
import { EntrySteps } from './entry-steps.tsx';

/** Page for sign-up, log-in, and for buyers who apply to sell. */
export function EntryPage() {
  const { t } = useTranslation(['seller-portal', 'common']);
  const [params] = useSearchParams();
  const { status, user, role } = useStore((state) => state.session);
  if (user && role === 'seller' && status === 'signed-in') {
    return <Navigate to={localPath(params.get('next')) ?? '/seller/dashboard'} replace />;
  }
  if (status === 'loading' || status === 'unknown') {
    return <AccessOverlay label={t('common:overlay.verifyingAccess')} unreachable={status === 'unknown'} />;
  }
  return (
    <EntryFrame>
      <EntryForms />
    </EntryFrame>
  );
}

function EntryFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['seller-portal', 'common']);
  const { site } = useServices();
  return (
    <Box sx={{ minBlockSize: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <title>{`${t('entry.title')} | ${t('common:siteName')}`}</title>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minBlockSize: 64,
          paddingInline: { xs: 2, md: 4 },
          borderBlockEnd: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <Link href={site.siteUrl} underline="none">
          <Wordmark size={26} />
        </Link>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <PortalSwitches />
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          inlineSize: '100%',
          maxInlineSize: 1120,
          marginInline: 'auto',
          display: 'grid',
          alignContent: 'start',
          gap: { xs: 3, lg: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 460px)' },
          paddingInline: { xs: 2, md: 4 },
          paddingBlock: { xs: 3, lg: 7 },
        }}
      >
        <Box>
          <Typography variant="h1">{t('entry.title')}</Typography>
          <Typography color="textSecondary" sx={{ marginBlock: '12px 24px', maxInlineSize: '32em' }}>
            {t('entry.lead')}
          </Typography>
          <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
            <EntrySteps />
          </Box>
        </Box>
        <Box>
          <Panel sx={{ padding: { xs: 2, sm: 3 } }}>{children}</Panel>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2, textAlign: 'center' }}>
            <Trans
              t={t}
              i18nKey="entry.buying"
              components={{ shop: <Link href={site.siteUrl} underline="always" /> }}
            />
          </Typography>
          <Box sx={{ display: { xs: 'block', lg: 'none' }, marginBlockStart: 4 }}>
            <EntrySteps />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
