import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useDecision } from '@mawad/shared-ui/portal/use-decision';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

interface DoorStep<Thing, Input, Answer> {
  /** The order or orders. */
  thing: Thing;
  write: (db: DataClient, seen: Thing, input: Input) => Promise<Answer>;
  /** What is told when it worked. */
  done: (answer: Answer) => string;
  onDone: () => void;
}

/** Writes what happened at the buyer's door or to its cash, tells the result and reads the orders again. */
export function useDoorStep<Thing, Input, Answer>(step: DoorStep<Thing, Input, Answer>) {
  const { thing, write, done, onDone } = step;
  const { t } = useTranslation('seller-portal');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useDecision({
    thing,
    act: (seen, input: Input) => write(backendOf(services).data, seen, input),
    onDone: (answer) => {
      showToast({ title: done(answer) });
      onDone();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
    failed: t('order.failed'),
  });
}
