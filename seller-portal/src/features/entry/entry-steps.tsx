import { useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

const steps = ['apply', 'confirm', 'review', 'sell'] as const;

/** Steps from sign-up to the first sale. */
export function EntrySteps() {
  const { t } = useTranslation('seller-portal');
  return (
    <section aria-label={t('entry.stepsTitle')}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 2 }}>
        {t('entry.stepsTitle')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2.5 }}>
        {steps.map((step, index) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 2 }}>
            <Box
              aria-hidden="true"
              sx={{
                flex: 'none',
                display: 'grid',
                placeItems: 'center',
                inlineSize: 32,
                blockSize: 32,
                borderRadius: '6px',
                fontWeight: 700,
                color: 'primary.main',
                backgroundColor: 'surface.primarySoft',
              }}
            >
              {index + 1}
            </Box>
            <div>
              <Box sx={{ fontWeight: 600 }}>{t(`entry.steps.${step}`)}</Box>
              <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
                {t(`entry.steps.${step}Text`)}
              </Box>
            </div>
          </Box>
        ))}
      </Box>
    </section>
  );
}
