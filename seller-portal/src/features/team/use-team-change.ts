import { useTranslation } from '@mawad/shared-i18n';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';

interface TeamChange<Input> {
  change: (db: DataClient, input: Input) => Promise<void>;
  /** Title of the success toast. */
  done: (input: Input) => string;
  onDone?: () => void;
}

/** Changes the team, shows the result in a toast and refetches members and rights. */
export function useTeamChange<Input>({ change, done, onDone }: TeamChange<Input>) {
  const { t } = useTranslation('company');
  return useAction({
    act: (services, input: Input) => change(backendOf(services).data, input),
    reads: ['company'],
    done,
    failed: t('team.failed'),
    onDone,
  });
}
