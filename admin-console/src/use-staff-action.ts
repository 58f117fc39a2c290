import { useErrorMessage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { type Backend, backendOf } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

interface StaffAction<Input, Answer> {
  act: (backend: Backend, input: Input) => Promise<Answer>;
  /** What is read again afterwards, also after a failure. */
  reads: Parameters<typeof everyQuery>[0][];
  /** Said when it is done; nothing where the page shows it. */
  done?: (input: Input, answer: Answer) => string | false;
  /** The title of a failure; without one the caller shows it. `told` keeps back what a form shows at its field. */
  failed?: string;
  told?: (error: unknown) => boolean;
  onDone?: (answer: Answer, input: Input) => void;
  onFailed?: (error: unknown) => void;
}

/** One of the staff's actions: does it, tells the result and reads again what it changed. */
export function useStaffAction<Input, Answer>(action: StaffAction<Input, Answer>) {
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => action.act(backendOf(services), input),
    onSuccess: (answer, input) => {
      const title = action.done?.(input, answer);
      if (title) showToast({ title });
      action.onDone?.(answer, input);
    },
    onError: (error) => {
      action.onFailed?.(error);
      if (!action.told?.(error) && action.failed)
        showToast({ title: action.failed, description: messageOf(error), variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all(
        action.reads.map((domain) =>
          services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) }),
        ),
      ),
  });
}
