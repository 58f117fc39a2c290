import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';

/** The page of an address that no route knows. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <Box sx={{ maxWidth: 560, marginInline: 'auto', paddingInline: 2, paddingBlock: 8 }}>
      <title>{`${t('states.notFoundTitle')} | ${t('siteName')}`}</title>
      <meta name="robots" content="noindex" />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography component="p" variant="h3" color="textSecondary">
          404
        </Typography>
        <Typography component="h1" variant="h5">
          {t('states.notFoundTitle')}
        </Typography>
        <Typography color="textSecondary">{t('states.notFoundText')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={Link} to="/">
            {t('actions.goHome')}
          </Button>
          <Button component={Link} to="/products">
            {t('actions.goToProducts')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
