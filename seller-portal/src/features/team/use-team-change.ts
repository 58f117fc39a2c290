import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

interface TeamChange<Input> {
  change: (db: DataClient, input: Input) => Promise<void>;
  /** Title of the success toast. */
  done: (input: Input) => string;
  onDone?: () => void;
}

/** Changes the team, shows the result in a toast and refetches members and rights. */
export function useTeamChange<Input>({ change, done, onDone }: TeamChange<Input>) {
  const { t } = useTranslation('company');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => change(backendOf(services).data, input),
    onSuccess: (_result, input) => {
      showToast({ title: done(input) });
      onDone?.();
    },
    onError: (error) =>
      showToast({ title: t('team.failed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('company') }),
  });
}
