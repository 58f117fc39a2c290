import { useTranslation } from '@mawad/shared-i18n';
import { Box, CircularProgress, Typography } from '@mawad/shared-ui/mui';

/** Stands where the first page will be while its code and data are on their way; as tall as the screen, so that the footer never moves. */
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
