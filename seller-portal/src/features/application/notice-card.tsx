import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

interface NoticeCardProps {
  /** Illustration above the title. */
  scene: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

/** Centered card with the state of the application. */
export function NoticeCard({ scene, title, text, children }: NoticeCardProps) {
  const { t } = useTranslation('common');
  return (
    <Panel sx={{ maxInlineSize: 640, marginInline: 'auto', overflow: 'hidden' }}>
      <title>{`${title} | ${t('siteName')}`}</title>
      {scene}
      <Box sx={{ display: 'grid', gap: 3, padding: { xs: 2.5, sm: 4 } }}>
        <Box>
          <Typography variant="h1" sx={{ fontSize: 'var(--text-24)' }}>
            {title}
          </Typography>
          <Typography sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
        {children}
      </Box>
    </Panel>
  );
}
