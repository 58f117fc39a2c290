import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AddressField } from '../../address/address-field.tsx';
import type { DeliveryValues } from '../../address/delivery-schema.ts';

/** Facts of a purchase for a company; closed unless a draft has some. */
export function CompanyFields() {
  const { t } = useTranslation(['ordering', 'common']);
  const { getValues } = useFormContext<DeliveryValues>();
  const isFilled = getValues(['buyer_company', 'tax_number', 'purchase_order']).some(Boolean);
  return (
    <Panel sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box component="details" open={isFilled}>
        <Box component="summary" sx={summaryStyle}>
          {t('checkout.company')}
        </Box>
        <Box sx={{ color: 'text.secondary', marginBlock: 1 }}>{t('checkout.companyHint')}</Box>
        <Box sx={fieldsStyle}>
          <AddressField
            name="buyer_company"
            label={t('common:orderParts.company')}
            autoComplete="organization"
          />
          <AddressField name="tax_number" ltr label={t('common:orderParts.taxNumber')} />
          <AddressField name="purchase_order" label={t('checkout.purchaseOrder')} />
        </Box>
      </Box>
    </Panel>
  );
}

const summaryStyle = {
  cursor: 'pointer',
  fontWeight: 600,
  minBlockSize: 44,
  display: 'list-item',
  alignContent: 'center',
} as const;

const fieldsStyle = {
  display: 'grid',
  gap: 2,
  paddingBlockStart: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
