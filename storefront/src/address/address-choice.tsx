import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Address } from '@mawad/supabase/people/account-queries';
import { addressName } from './address-name.ts';
import { AddressText } from './address-text.tsx';
import { Choice } from './choice.tsx';
import {
  emptyDelivery,
  valuesOfAddress,
  type DeliveryField,
  type DeliveryValues,
} from './delivery-schema.ts';

export function AddressChoice({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation('ordering');
  const { control, setValue, clearErrors } = useFormContext<DeliveryValues>();
  const savedAddressId = useWatch({ control, name: 'address_id' });

  function fillIn(values: Partial<DeliveryValues>) {
    for (const [name, value] of Object.entries(values)) setValue(name as DeliveryField, value);
    clearErrors();
  }

  return (
    <Box
      role="radiogroup"
      aria-label={t('checkout.savedAddresses')}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5 }}
    >
      {addresses.map((address) => (
        <Choice
          key={address.id}
          name="address_id"
          value={String(address.id)}
          checked={savedAddressId === String(address.id)}
          onChange={() => fillIn(valuesOfAddress(address))}
        >
          <Box sx={{ minInlineSize: 0 }}>
            {address.label && (
              <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
                <bdi>{addressName(address)}</bdi>
              </Box>
            )}
            <AddressText address={address} />
          </Box>
        </Choice>
      ))}
      <Choice
        name="address_id"
        value=""
        checked={savedAddressId === ''}
        onChange={() => fillIn(anotherPlace)}
      >
        <Box component="strong" sx={{ fontWeight: 600 }}>
          {t('checkout.anotherAddress')}
        </Box>
      </Choice>
    </Box>
  );
}

const { governorate, district, address, landmark, postal_code } = emptyDelivery;
const anotherPlace = { address_id: '', governorate, district, address, landmark, postal_code };
