import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { Box, Typography } from '@mawad/shared-ui/mui';

/** The way in for those who sell. */
export function SellerInvitation() {
  const { t } = useTranslation('home');
  return (
    <Box
      component="section"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        marginBlock: { xs: 5, md: 7 },
        padding: { xs: 3, md: 4 },
        borderRadius: '8px',
        backgroundColor: 'surface.primarySoft',
      }}
    >
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant="h2" sx={{ fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' } }}>
          {t('sellHeading')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{t('sellText')}</Typography>
      </Box>
      <ButtonLink to="/seller" variant="contained" size="large">
        {t('sellAction')}
      </ButtonLink>
    </Box>
  );
}
