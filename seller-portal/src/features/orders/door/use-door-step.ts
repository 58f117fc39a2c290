import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

interface DoorStep<Thing, Input, Answer> {
  /** Order or orders, as the page shows them. */
  thing: Thing;
  write: (db: DataClient, seen: Thing, input: Input) => Promise<Answer>;
  /** Title of the success toast. */
  done: (answer: Answer) => string;
  onDone: () => void;
}

/** Records an event of a handover or its cash, shows the result in a toast and refetches the orders. */
export function useDoorStep<Thing, Input, Answer>(step: DoorStep<Thing, Input, Answer>) {
  const { thing, write, done, onDone } = step;
  const { t } = useTranslation('desk');
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
