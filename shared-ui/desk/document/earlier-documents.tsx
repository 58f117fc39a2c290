import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Files that newer ones replaced, collapsed. */
export function EarlierDocuments({ children }: { children: ReactNode[] }) {
  const { t } = useTranslation('documents');
  if (children.length === 0) return null;
  return (
    <Box component="details" sx={{ fontSize: 'var(--text-14)' }}>
      <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1 }}>
        {t('earlier')}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, paddingInlineStart: 2 }}>{children}</Box>
    </Box>
  );
}
