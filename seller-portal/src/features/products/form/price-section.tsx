import { useWatch } from 'react-hook-form';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { units } from '@mawad/supabase/catalogue/queries';
import { PackFields } from './pack-fields.tsx';
import { amountOf } from './read-amount.ts';
import type { ProductValues } from './product-values.ts';
import { useField } from './use-field.ts';
import { VolumeFields } from './volume-fields.tsx';

/** Price, deal and volume prices. */
export function PriceSection() {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const field = useField();
  const [unit, price, reduced] = useWatch<ProductValues, ['unit', 'price', 'discounted_price']>({
    name: ['unit', 'price', 'discounted_price'],
  });
  const [full, deal] = [amountOf(price), amountOf(reduced)];
  const saving = full && deal && deal < full ? format.percent(1 - deal / full) : null;
  return (
    <FormSection title={t('sections.price')}>
      <TextInput
        {...field('unit')}
        value={unit}
        label={t('fields.unit')}
        select
        required
        slotProps={{ select: { native: true } }}
      >
        {units.map((code) => (
          <option key={code} value={code}>
            {format.unit(code)}
          </option>
        ))}
      </TextInput>
      <PackFields />
      <NumberInput
        read={readNumber}
        {...field('price')}
        label={t('fields.price')}
        hint={full ? t('hints.price', { price: format.money(full), unit: format.unit(unit) }) : undefined}
        required
      />
      <NumberInput
        read={readNumber}
        {...field('discounted_price')}
        label={t('fields.discounted_price')}
        hint={saving ? t('hints.saving', { percent: saving }) : undefined}
        required={false}
      />
      <TextInput
        {...field('deal_starts_at')}
        label={t('fields.deal_starts_at')}
        hint={t('hints.deal_starts_at')}
        type="datetime-local"
        required={false}
        ltr
        slotProps={shrunk}
      />
      <TextInput
        {...field('deal_ends_at')}
        label={t('fields.deal_ends_at')}
        hint={t('hints.deal_ends_at')}
        type="datetime-local"
        required={false}
        ltr
        slotProps={shrunk}
      />
      <VolumeFields />
      <NumberInput
        read={readNumber}
        {...field('lowest_price')}
        label={t('fields.lowest_price')}
        hint={t('hints.price_limits')}
        required={false}
      />
      <NumberInput
        read={readNumber}
        {...field('highest_price')}
        label={t('fields.highest_price')}
        required={false}
      />
    </FormSection>
  );
}

// Browsers show a date pattern in an empty field, which an unshrunk label would cover.
const shrunk = { inputLabel: { shrink: true } };
