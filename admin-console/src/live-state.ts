import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { queryKey } from '@mawad/supabase/query-keys';

/** State of live updates on this page. */
export interface LiveState {
  isListening: boolean;
  /** Time of the last message; null before the first. */
  heardAt: string | null;
}

/** Written by the Realtime subscription, never fetched. */
export const liveQuery = queryOptions({
  queryKey: queryKey('queues', 'live'),
  queryFn: (): LiveState => ({ isListening: false, heardAt: null }),
  enabled: false,
});
