import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import type { Remittance } from '@mawad/supabase/couriers/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Takes a step with a remittance, reports a failure in a toast, and reloads the pages of couriers. */
export function useRemittanceStep(onDone?: (after: Remittance) => void) {
  const { t } = useTranslation('couriers');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (step: (db: DataClient) => Promise<Remittance>) => step(backendOf(services).data),
    onSuccess: (after) => onDone?.(after),
    onError: (error) =>
      showToast({ title: t('remittance.failed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('couriers') }),
  });
}
