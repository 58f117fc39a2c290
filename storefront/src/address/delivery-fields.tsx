import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Address } from '@mawad/supabase/people/account-queries';
import { AddressField } from './address-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { governoratesQuery } from '../cart/order-queries.ts';
import { AddressChoice } from './address-choice.tsx';
import type { DeliveryValues } from './delivery-schema.ts';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';

/** Maximum number of addresses per account, as in the database. */
const addressLimit = 20;

interface DeliveryFieldsProps {
  addresses: Address[];
  /** True if at least one seller delivers. */
  needsPlace: boolean;
}

/** Delivery address, saved or typed, with a note. Without delivery only the note is shown. */
export function DeliveryFields({ addresses, needsPlace }: DeliveryFieldsProps) {
  const { t } = useTranslation(['ordering', 'account']);
  const { data, error, refetch } = useQuery(governoratesQuery(useServices()));
  const { control } = useFormContext<DeliveryValues>();
  const savedAddressId = useWatch({ control, name: 'address_id' });
  if (!needsPlace) {
    return (
      <FormSection title={t('checkout.noteTitle')}>
        <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
          <AddressField name="notes" label={t('checkout.sellerNote')} rows={2} />
        </Box>
      </FormSection>
    );
  }
  if (error && !data) {
    return (
      <FormSection title={t('checkout.delivery')}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ErrorState
            error={error}
            title={t('account:fields.governoratesFailed')}
            onRetry={() => void refetch()}
          />
        </Box>
      </FormSection>
    );
  }
  return (
    <FormSection title={t('checkout.delivery')}>
      {addresses.length > 0 && <AddressChoice addresses={addresses} />}
      {savedAddressId === '' && (
        <>
          <PlaceFields />
          {addresses.length < addressLimit && <SaveBox />}
        </>
      )}
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <AddressField name="notes" label={t('checkout.notes')} rows={2} />
      </Box>
    </FormSection>
  );
}

function SaveBox() {
  const { t } = useTranslation('ordering');
  const { register } = useFormContext<DeliveryValues>();
  return (
    <Box
      component="label"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minBlockSize: 44,
        cursor: 'pointer',
        '& input': {
          inlineSize: 20,
          blockSize: 20,
          margin: 0,
          accentColor: 'var(--mw-palette-primary-main)',
        },
      }}
    >
      <input type="checkbox" {...register('save_address')} />
      {t('checkout.saveAddress')}
    </Box>
  );
}
