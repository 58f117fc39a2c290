import { useFormContext, useWatch } from 'react-hook-form';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { governoratesQuery } from '../cart/order-queries.ts';
import { AddressField } from './address-field.tsx';
import type { AddressValues } from './address-schema.ts';

/**
 * Fields of a delivery address: governorate, district, address, landmark and postal code. Requires a grid of
 * two columns.
 */
export function PlaceFields() {
  const { t } = useTranslation('account');
  return (
    <>
      <AreaFields />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <AddressField
          name="address"
          label={t('fields.address')}
          hint={t('fields.addressHint')}
          autoComplete="street-address"
        />
      </Box>
      <AddressField name="landmark" label={t('fields.landmark')} hint={t('fields.landmarkHint')} />
      <AddressField name="postal_code" ltr label={t('fields.postalCode')} autoComplete="postal-code" />
    </>
  );
}

/** Governorate and one of its districts. The database stores the district's English name. */
function AreaFields() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data: governorates = [] } = useQuery(governoratesQuery(useServices()));
  const { control, setValue } = useFormContext<AddressValues>();
  const [code, district] = useWatch({ control, name: ['governorate', 'district'] });
  const districts = governorates.find((governorate) => governorate.code === code)?.districts ?? [];
  const isListed = districts.some(({ name_en }) => name_en === district);
  return (
    <>
      <AddressField
        name="governorate"
        label={t('fields.governorate')}
        autoComplete="address-level1"
        onValue={() => setValue('district', '')}
      >
        <option value="">{t('fields.governorateChoose')}</option>
        {governorates.map((governorate) => (
          <option key={governorate.code} value={governorate.code}>
            {localized(governorate, 'name', language)}
          </option>
        ))}
      </AddressField>
      <AddressField name="district" label={t('fields.district')} disabled={code === ''}>
        <option value="">{code ? t('fields.districtChoose') : t('fields.districtFirst')}</option>
        {districts.map((one) => (
          <option key={one.name_en} value={one.name_en}>
            {localized(one, 'name', language)}
          </option>
        ))}
        {district && !isListed && <option value={district}>{district}</option>}
      </AddressField>
    </>
  );
}
