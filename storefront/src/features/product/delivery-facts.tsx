import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import {
  mdiCartOutline,
  mdiCashMultiple,
  mdiRefresh,
  mdiStoreOutline,
  mdiTruckOutline,
} from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';

/** Who delivers, what it costs and how one pays. */
export function DeliveryFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const minimum = product.order_minimum;
  const company = localized(product, 'company_name', useLanguage());
  const facts = [
    {
      icon: mdiTruckOutline,
      text: `${t('deliveryFact', { company })} ${t('deliveryFree')}`,
    },
    ...(product.offers_pickup ? [{ icon: mdiStoreOutline, text: t('pickup') }] : []),
    ...(minimum === null
      ? []
      : [{ icon: mdiCartOutline, text: t('orderMinimum', { minimum: format.money(minimum) }) }]),
    { icon: mdiCashMultiple, text: t('deliveryPay') },
    { icon: mdiRefresh, text: t('deliveryReturns') },
  ];
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        marginBlockStart: 2.5,
        padding: 2,
        display: 'grid',
        gap: 1.25,
        borderRadius: '8px',
        border: 1,
        borderColor: 'divider',
        fontSize: 'var(--text-14)',
      }}
    >
      {facts.map(({ icon, text }) => (
        <Box key={icon} component="li" sx={{ display: 'flex', gap: 1.25, alignItems: 'start' }}>
          <Box sx={{ color: 'primary.main', display: 'flex' }}>
            <Icon path={icon} />
          </Box>
          {text}
        </Box>
      ))}
    </Box>
  );
}
