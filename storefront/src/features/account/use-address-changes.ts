import { useTranslation } from '@mawad/shared-i18n';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  addAddress,
  deleteAddress,
  updateAddress,
  type Address,
} from '@mawad/supabase/people/account-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { addressName } from '../../address/address-name.ts';

/** Mutations to delete an address, with undo, and to make it the default. */
export function useAddressChanges(address: Address) {
  const { t } = useTranslation(['account', 'common']);
  const name = addressName(address);
  const reads = [queryKey('account', 'addresses')];

  const restore = useAction({
    act: (services) => {
      const { id: _gone, ...input } = address;
      return addAddress(backendOf(services).data, input);
    },
    reads,
    done: () => t('addresses.restored', { name }),
    failed: t('addresses.restoreFailed'),
  });
  const remove = useAction({
    act: (services) => deleteAddress(backendOf(services).data, address.id),
    reads,
    done: () => ({
      title: t('addresses.deleted', { name }),
      action: { label: t('common:actions.undo'), run: () => restore.mutate() },
    }),
    failed: t('addresses.deleteFailed'),
  });
  const makeDefault = useAction({
    act: (services) => updateAddress(backendOf(services).data, address.id, { is_default: true }),
    reads,
    done: () => t('addresses.isDefaultNow', { name }),
    failed: t('addresses.saveFailed'),
  });
  return { remove, makeDefault };
}
