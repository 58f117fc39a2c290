import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { baghdadDay, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel, FormHelperText } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { quoteLimits } from '@mawad/supabase/quotes/queries';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { AskerInput } from './asker-input.tsx';
import { FilesField } from './files-field.tsx';
import { paymentWishes, type AskerValues } from './quote-schema.ts';
import { SellerWishes } from './seller-wishes.tsx';

/** Who asks, place and dates, and wishes of a request. */
export function AskerFields() {
  const { t } = useTranslation('quote');
  return (
    <>
      <FormSection title={t('contactTitle')}>
        <AskerInput name="full_name" label={t('fullName')} autoComplete="name" />
        <AskerInput name="company_name" label={t('company')} autoComplete="organization" />
        <AskerInput
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          ltr
          autoComplete="email"
        />
        <AskerInput name="phone" label={t('phone')} hint={t('phoneHint')} type="tel" ltr autoComplete="tel" />
        <Wide>
          <Tick name="hides_buyer" label={t('hidesBuyer')} hint={t('hidesBuyerHint')} />
        </Wide>
      </FormSection>
      <FormSection title={t('placeTitle')}>
        <PlaceFields />
        <DateFields />
      </FormSection>
      <FormSection title={t('wishesTitle')}>
        <AskerInput name="payment" label={t('payment')}>
          {paymentWishes.map((wish) => (
            <option key={wish} value={wish}>
              {t(`payments.${wish}`)}
            </option>
          ))}
        </AskerInput>
        <Wide>
          <SellerWishes />
        </Wide>
        <Wide>
          <AskerInput name="message" label={t('message')} hint={t('messageHint')} rows={3} />
        </Wide>
        <Wide>
          <FilesField />
        </Wide>
      </FormSection>
    </>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
}

interface TickProps {
  name: 'hides_buyer' | 'is_pickup';
  label: string;
  hint: string;
}

function Tick({ name, label, hint }: TickProps) {
  const { control, setValue } = useFormContext<AskerValues>();
  const isTicked = useWatch({ control, name });
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={isTicked}
            onChange={(event) => setValue(name, event.target.checked, { shouldDirty: true })}
          />
        }
      />
      <FormHelperText sx={{ marginInline: 4 }}>{hint}</FormHelperText>
    </>
  );
}

function PlaceFields() {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const { data = [], error } = useQuery(governoratesQuery(useServices()));
  const { control, setValue } = useFormContext<AskerValues>();
  const [code, district, isPickup] = useWatch({ control, name: ['governorate', 'district', 'is_pickup'] });
  const districts = data.find((governorate) => governorate.code === code)?.districts ?? [];
  const isListed = districts.some(({ name_en: name }) => name === district);
  return (
    <>
      <Wide>
        <Tick name="is_pickup" label={t('pickup')} hint={t('pickupHint')} />
      </Wide>
      <AskerInput
        name="governorate"
        label={t(isPickup ? 'governoratePickup' : 'governorate')}
        autoComplete="address-level1"
        hint={error && data.length === 0 ? t('governoratesFailed') : undefined}
        onValue={() => setValue('district', '')}
      >
        <option value="">{t('governorateChoose')}</option>
        {data.map((governorate) => (
          <option key={governorate.code} value={governorate.code}>
            {localized(governorate, 'name', language)}
          </option>
        ))}
      </AskerInput>
      {!isPickup && (
        <AskerInput name="district" label={t('district')} disabled={code === ''}>
          <option value="">{t('districtAny')}</option>
          {districts.map((one) => (
            <option key={one.name_en} value={one.name_en}>
              {localized(one, 'name', language)}
            </option>
          ))}
          {district && !isListed && <option value={district}>{district}</option>}
        </AskerInput>
      )}
    </>
  );
}

function DateFields() {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const [days] = useState(() => ({
    today: baghdadDay(),
    tomorrow: baghdadDay(1),
    last: baghdadDay(quoteLimits.openDays),
  }));
  return (
    <>
      <AskerInput name="needed_by" label={t('neededBy')} type="date" ltr min={days.today} />
      <AskerInput
        name="closes_on"
        label={t('closesOn')}
        hint={t('closesOnHint', { number: format.number(quoteLimits.openDays) })}
        type="date"
        ltr
        min={days.tomorrow}
        max={days.last}
      />
    </>
  );
}
