import { useErrorMessage } from '@mawad/shared-i18n';
import { everyQuery } from '@mawad/supabase/query-keys';
import { type Services, useServices } from './contract.ts';
import { useMutation } from './query.ts';
import type { Toast } from './store/toast.ts';
import { useStore } from './store/index.ts';

type Success = Pick<Toast, 'title' | 'description' | 'action'>;

interface Action<Input, Answer> {
  act: (services: Services, input: Input) => Promise<Answer>;
  /** Domains or keys of the queries that are fetched again afterwards, also after a failure. */
  reads: (Parameters<typeof everyQuery>[0] | readonly unknown[])[];
  /** Success message; omitted if the page shows the result itself. */
  done?: (input: Input, answer: Answer) => string | Success | false;
  /** Title of the failure message; without one the caller shows failures. */
  failed?: string;
  /** Shows an error at a field of a form; returns true if no failure message is needed. */
  showAtField?: (error: unknown) => boolean;
  onDone?: (answer: Answer, input: Input) => void;
  onFailed?: (error: unknown) => void;
}

/**
 * Runs an action on the server, shows its result in a toast and fetches the queries that it changed again; it is
 * pending until then. `useDecision` runs decisions on an object as a dialog showed it.
 */
export function useAction<Input, Answer>(action: Action<Input, Answer>) {
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => action.act(services, input),
    onSuccess: (answer, input) => {
      const success = action.done?.(input, answer);
      if (success) showToast(typeof success === 'string' ? { title: success } : success);
      action.onDone?.(answer, input);
    },
    onError: (error) => {
      action.onFailed?.(error);
      if (!action.showAtField?.(error) && action.failed)
        showToast({ title: action.failed, description: messageOf(error), variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all(
        action.reads.map((read) =>
          services.queryClient.invalidateQueries({
            queryKey: typeof read === 'string' ? everyQuery(read) : read,
          }),
        ),
      ),
  });
}
