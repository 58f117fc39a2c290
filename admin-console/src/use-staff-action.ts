import { useErrorMessage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type Backend, backendOf } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

interface StaffAction<Input, Answer> {
  act: (backend: Backend, input: Input) => Promise<Answer>;
  /** Queries refetched afterwards, also after a failure. */
  reads: Parameters<typeof everyQuery>[0][];
  /** Success message; omitted if the page shows the result itself. */
  done?: (input: Input, answer: Answer) => string | false;
  /** Title of the failure message; without one the caller shows failures. */
  failed?: string;
  /** Shows an error at a field of a form; returns true if no failure message is needed. */
  showAtField?: (error: unknown) => boolean;
  onDone?: (answer: Answer, input: Input) => void;
  onFailed?: (error: unknown) => void;
}

/** Runs a staff action, shows the result and refetches the queries that it changed. */
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
      if (!action.showAtField?.(error) && action.failed)
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
