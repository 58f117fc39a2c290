import { useFormContext, useWatch } from 'react-hook-form';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/error-state';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { CheckoutField } from './checkout-field.tsx';
import type { DeliveryValues } from './delivery-schema.ts';
import { FormSection } from './form-section.tsx';

/** Where the goods go: governorate, district, address and what helps the driver. */
export function DeliveryFields() {
  const { t } = useTranslation('ordering');
  const services = useServices();
  const { data, error, refetch } = useQuery(governoratesQuery(services));
  if (error && !data) {
    return (
      <FormSection title={t('checkout.delivery')}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ErrorState error={error} title={t('checkout.governoratesFailed')} onRetry={() => void refetch()} />
        </Box>
      </FormSection>
    );
  }
  return (
    <FormSection title={t('checkout.delivery')}>
      <PlaceFields />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CheckoutField
          name="address"
          label={t('checkout.address')}
          hint={t('checkout.addressHint')}
          autoComplete="street-address"
        />
      </Box>
      <CheckoutField name="landmark" label={t('checkout.landmark')} hint={t('checkout.landmarkHint')} />
      <CheckoutField name="postal_code" ltr label={t('checkout.postalCode')} autoComplete="postal-code" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CheckoutField name="notes" label={t('checkout.notes')} rows={2} />
      </Box>
    </FormSection>
  );
}

/** Governorate and, of its districts, one. The database keeps the district's English name. */
function PlaceFields() {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const services = useServices();
  const { data: governorates = [] } = useQuery(governoratesQuery(services));
  const { control, setValue } = useFormContext<DeliveryValues>();
  const [code, district] = useWatch({ control, name: ['governorate', 'district'] });
  const districts = governorates.find((governorate) => governorate.code === code)?.districts ?? [];
  return (
    <>
      <CheckoutField
        name="governorate"
        label={t('checkout.governorate')}
        autoComplete="address-level1"
        onValue={() => setValue('district', '')}
      >
        <option value="">{t('checkout.governorateChoose')}</option>
        {governorates.map((governorate) => (
          <option key={governorate.code} value={governorate.code}>
            {localized(governorate, 'name', language)}
          </option>
        ))}
      </CheckoutField>
      <CheckoutField name="district" label={t('checkout.district')} disabled={code === ''}>
        <option value="">{code ? t('checkout.districtChoose') : t('checkout.districtFirst')}</option>
        {districts.map((one) => (
          <option key={one.name_en} value={one.name_en}>
            {localized(one, 'name', language)}
          </option>
        ))}
        {district && districts.length === 0 && <option value={district}>{district}</option>}
      </CheckoutField>
    </>
  );
}
