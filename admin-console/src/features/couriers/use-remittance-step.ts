import { useTranslation } from '@mawad/shared-i18n';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import type { Remittance } from '@mawad/supabase/couriers/queries';

/** Takes a step with a remittance, reports a failure in a toast, and reloads the pages of couriers. */
export function useRemittanceStep(onDone?: (after: Remittance) => void) {
  const { t } = useTranslation('couriers');
  return useAction({
    act: (services, step: (db: DataClient) => Promise<Remittance>) => step(backendOf(services).data),
    reads: ['couriers'],
    failed: t('remittance.failed'),
    onDone,
  });
}
