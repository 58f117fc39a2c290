import { useErrorMessage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';

interface FeedbackAction<Input> {
  act: (db: ReturnType<typeof backendOf>['data'], input: Input) => Promise<void>;
  /** What is read again afterwards, beside what waits for the reader. */
  reads: 'reviews' | 'questions';
  /** Titles of what is told afterwards. */
  done: string;
  failed: string;
  onDone: () => void;
}

/** Does something with a review or a question, tells the result and reads the list again. A failure leaves the dialog as it is. */
export function useFeedbackAction<Input>({ act, reads, done, failed, onDone }: FeedbackAction<Input>) {
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => act(backendOf(services).data, input),
    onSuccess: () => {
      showToast({ title: done });
      onDone();
    },
    onError: (error) => showToast({ title: failed, description: messageOf(error), variant: 'destructive' }),
    onSettled: () =>
      Promise.all([
        services.queryClient.invalidateQueries({ queryKey: everyQuery(reads) }),
        services.queryClient.invalidateQueries({ queryKey: queryKey('orders', 'home') }),
      ]),
  });
}
