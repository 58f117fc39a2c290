import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiCashMultiple, mdiRefresh, mdiTruckDeliveryOutline } from '@mawad/shared-ui/icons';
import { Box, Container } from '@mawad/shared-ui/mui';

/** Free shipping, free returns, cash on delivery. */
export function FooterPromises() {
  const { t } = useTranslation('shell');
  const promises = [
    {
      icon: mdiTruckDeliveryOutline,
      title: t('footer.freeShipping'),
      text: t('footer.freeShippingText'),
    },
    { icon: mdiRefresh, title: t('footer.freeReturns'), text: t('footer.freeReturnsText') },
    { icon: mdiCashMultiple, title: t('footer.cashOnDelivery'), text: t('footer.cashOnDeliveryText') },
  ];
  return (
    <Box sx={{ borderBlockEnd: 1, borderColor: 'divider' }}>
      <Container component="ul" sx={row}>
        {promises.map(({ icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ color: 'primary.main', display: 'flex' }}>
              <Icon path={icon} size={28} />
            </Box>
            <div>
              <Box sx={{ fontSize: 'var(--text-14)', fontWeight: 600 }}>{title}</Box>
              <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>{text}</Box>
            </div>
          </Box>
        ))}
      </Container>
    </Box>
  );
}

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
  listStyle: 'none',
  marginBlock: 0,
  paddingBlock: 3,
} as const;
