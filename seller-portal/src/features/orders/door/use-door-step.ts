import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { everyQuery } from '@mawad/supabase/query-keys';

interface DoorStep<Input, Answer> {
  write: (db: DataClient, input: Input) => Promise<Answer>;
  /** What is told when it worked. */
  done: (answer: Answer) => string;
  /** Also after an answer that the page is out of date. */
  onDone: () => void;
}

/** Writes what happened at the buyer's door or to its cash, tells the result and reads the orders again. */
export function useDoorStep<Input, Answer>({ write, done, onDone }: DoorStep<Input, Answer>) {
  const { t } = useTranslation(['seller-portal', 'desk']);
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => write(backendOf(services).data, input),
    onSuccess: (answer) => {
      showToast({ title: done(answer) });
      onDone();
    },
    onError: (error) => {
      const isStale = error instanceof AppError && error.code === 'order_state_changed';
      const description = isStale ? t('order.changed') : messageOf(error);
      showToast({ title: t('order.failed'), description, variant: 'destructive' });
      if (isStale) onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
  });
}
