import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

interface TeamChange<Input> {
  change: (db: DataClient, input: Input) => Promise<void>;
  /** What to tell afterwards. */
  done: (input: Input) => string;
  onDone?: () => void;
}

/** Changes the team, tells the result and reads the company's people and rights again. */
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
