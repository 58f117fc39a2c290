import { queryOptions } from '@mawad/shared-ui/query';
import { queryKey } from '@mawad/supabase/query-keys';

/** Whether this page hears of changes as they happen. */
export interface LiveState {
  isListening: boolean;
  /** When it heard of the last one; null when it has not yet. */
  heardAt: string | null;
}

/** Written by whoever listens, never asked for. */
export const liveQuery = queryOptions({
  queryKey: queryKey('queues', 'live'),
  queryFn: (): LiveState => ({ isListening: false, heardAt: null }),
  enabled: false,
});
