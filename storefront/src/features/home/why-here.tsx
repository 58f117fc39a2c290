import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import {
  mdiCashMultiple,
  mdiPackageVariantClosed,
  mdiRefresh,
  mdiTruckOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

export function WhyHere() {
  const { t } = useTranslation('home');
  const headingId = useId();
  const reasons = [
    { icon: mdiCashMultiple, title: t('whyCash'), text: t('whyCashText') },
    { icon: mdiPackageVariantClosed, title: t('whyStock'), text: t('whyStockText') },
    { icon: mdiTruckOutline, title: t('whyDelivery'), text: t('whyDeliveryText') },
    { icon: mdiRefresh, title: t('whyReturns'), text: t('whyReturnsText') },
  ];
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ marginBlockStart: { xs: 5, md: 7 } }}>
      <Typography
        id={headingId}
        variant="h2"
        sx={{ fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' }, marginBlockEnd: 2 }}
      >
        {t('why')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {reasons.map(({ icon, title, text }) => (
          <Box key={title} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Icon path={icon} size={28} tone="primary" />
            <div>
              <Box sx={{ fontWeight: 600 }}>{title}</Box>
              <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{text}</Box>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
