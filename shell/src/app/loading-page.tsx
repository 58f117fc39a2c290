import { useTranslation } from '@mawad/shared-i18n';
import { Box, CircularProgress, Typography } from '@mawad/shared-ui/kit/mui.ts';

/**
 * Placeholder of the first page until its code and data are loaded. It is as tall as the screen, so that the
 * footer does not move.
 */
export function LoadingPage() {
  const { t } = useTranslation('common');
  return (
    <Box
      role="status"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <CircularProgress aria-hidden />
      <Typography color="textSecondary">{t('overlay.loadingExperience')}</Typography>
    </Box>
  );
}
