import { useWatch } from 'react-hook-form';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { units } from '@mawad/supabase/catalogue/queries';
import { packOf, type ProductValues } from './product-values.ts';
import { amountOf } from './read-amount.ts';
import { useField } from './use-field.ts';

/** Content of one unit of sale, e.g. 50 pieces in a box, with the price of one piece. */
export function PackFields() {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const field = useField();
  const [unit, price, reduced, pack_quantity, pack_unit] = useWatch<
    ProductValues,
    ['unit', 'price', 'discounted_price', 'pack_quantity', 'pack_unit']
  >({ name: ['unit', 'price', 'discounted_price', 'pack_quantity', 'pack_unit'] });
  const pack = packOf({ pack_quantity, pack_unit });
  const paid = amountOf(reduced) ?? amountOf(price);
  return (
    <>
      <NumberInput
        read={(text) => readQuantity(text, pack_unit || 'Piece')}
        {...field('pack_quantity')}
        label={t('fields.pack_quantity')}
        hint={t('hints.pack_quantity')}
        required={false}
      />
      <TextInput
        {...field('pack_unit')}
        value={pack_unit || 'Piece'}
        label={t('fields.pack_unit')}
        hint={
          paid && pack.pack_quantity
            ? t('hints.price', {
                price: format.money(paid / pack.pack_quantity),
                unit: format.unit(pack.pack_unit!),
              })
            : undefined
        }
        select
        required={false}
        slotProps={{ select: { native: true } }}
      >
        {units
          .filter((code) => code !== unit)
          .map((code) => (
            <option key={code} value={code}>
              {format.unit(code)}
            </option>
          ))}
      </TextInput>
    </>
  );
}
