import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';

interface FeedbackAction<Thing, Input> {
  /** The review or question, as the page shows it now. */
  thing: Thing;
  act: (db: DataClient, seen: Thing, input: Input) => Promise<void>;
  /** List that is refetched afterwards, besides the task counts. */
  reads: 'reviews' | 'questions';
  /** Titles of the toast of a success and of a failure. */
  done: string;
  failed: string;
  onDone: () => void;
}

/** Decides on a review or a question, reports success in a toast and reads the list again; see `useDecision`. */
export function useFeedbackAction<Thing, Input>(action: FeedbackAction<Thing, Input>) {
  const { thing, act, reads, done, failed, onDone } = action;
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useDecision({
    thing,
    act: (seen, input: Input) => act(backendOf(services).data, seen, input),
    onDone: () => {
      showToast({ title: done });
      onDone();
    },
    refresh: () =>
      Promise.all([
        services.queryClient.invalidateQueries({ queryKey: everyQuery(reads) }),
        services.queryClient.invalidateQueries({ queryKey: queryKey('orders', 'home') }),
      ]),
    failed,
  });
}
