import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { mdiArrowLeft } from '@mawad/shared-ui/kit/icons.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';

interface PortalPageProps {
  title: string;
  /** Beside the title, for example a status. */
  badge?: ReactNode;
  subtitle?: ReactNode;
  action?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page of a portal: back link, title with the main action, content. */
export function PortalPage({ title, badge, subtitle, action, back, children }: PortalPageProps) {
  const { t } = useTranslation('common');
  return (
    <Box sx={{ inlineSize: '100%', maxInlineSize: 1280, marginInline: 'auto' }}>
      <title>{`${title} | ${t('siteName')}`}</title>
      {back && <BackLink {...back} />}
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          marginBlockEnd: 1,
        }}
      >
        <Box sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <Typography variant="h1" sx={{ fontSize: 'var(--text-24)' }}>
              {title}
            </Typography>
            {badge}
          </Box>
          {subtitle && (
            <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{action}</Box>}
      </Box>
      {children}
    </Box>
  );
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <AppLink
        to={to}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          minBlockSize: 32,
          fontSize: 'var(--text-14)',
        }}
      >
        <Icon path={mdiArrowLeft} mirrored />
        {label}
      </AppLink>
    </Box>
  );
}
