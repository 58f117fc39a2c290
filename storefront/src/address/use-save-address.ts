import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { addAddress } from '@mawad/supabase/people/account-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { addressOf, type DeliveryValues } from './delivery-schema.ts';

/** Saves a typed address for later orders; a failure does not affect the order. */
export function useSaveAddress() {
  const { t } = useTranslation('account');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return (values: DeliveryValues) => {
    if (values.address_id !== '' || !values.save_address) return;
    const { landmark, postal_code, ...rest } = addressOf(values);
    const input = { ...rest, label: '', landmark: landmark || null, postal_code: postal_code || null };
    addAddress(backendOf(services).data, { ...input, is_default: false }).then(
      () => services.queryClient.invalidateQueries({ queryKey: queryKey('account', 'addresses') }),
      (error: unknown) =>
        showToast({
          title: t('addresses.saveFailed'),
          description: messageOf(error),
          variant: 'destructive',
        }),
    );
  };
}
