import { useTranslation } from '@mawad/shared-i18n';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';

/** Changes an import, shows an error toast on failure and refetches the import; the mutation is pending until then. */
export function useChangeImport<Input>(change: (db: DataClient, input: Input) => Promise<unknown>) {
  const { t } = useTranslation('import');
  return useAction({
    act: (services, input: Input) => change(backendOf(services).data, input),
    reads: ['imports'],
    failed: t('one.failed'),
  });
}
