import { useTranslation } from '@mawad/shared-i18n';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';

/** Changes a contact message, shows the result and reloads messages and queue counts. */
export function useChangeMessage<Input>(
  change: (db: DataClient, input: Input) => Promise<void>,
  doneText: string,
) {
  const { t } = useTranslation('admin-contact');
  return useAction({
    act: (services, input: Input) => change(backendOf(services).data, input),
    reads: ['contact', 'queues'],
    done: () => doneText,
    failed: t('failed'),
  });
}
