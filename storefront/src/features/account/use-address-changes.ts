import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
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
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const { data: db } = backendOf(services);
  const name = addressName(address);
  const reload = () => services.queryClient.invalidateQueries({ queryKey: queryKey('account', 'addresses') });
  const fail = (title: string) => (error: unknown) =>
    showToast({ title, description: messageOf(error), variant: 'destructive' });

  const restore = useMutation({
    mutationFn: () => {
      const { id: _gone, ...input } = address;
      return addAddress(db, input);
    },
    onSuccess: () => showToast({ title: t('addresses.restored', { name }) }),
    onError: fail(t('addresses.restoreFailed')),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: () => deleteAddress(db, address.id),
    onSuccess: () =>
      showToast({
        title: t('addresses.deleted', { name }),
        action: { label: t('common:actions.undo'), run: () => restore.mutate() },
      }),
    onError: fail(t('addresses.deleteFailed')),
    onSettled: reload,
  });
  const makeDefault = useMutation({
    mutationFn: () => updateAddress(db, address.id, { is_default: true }),
    onSuccess: () => showToast({ title: t('addresses.isDefaultNow', { name }) }),
    onError: fail(t('addresses.saveFailed')),
    onSettled: reload,
  });
  return { remove, makeDefault };
}
