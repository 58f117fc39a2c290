import { useCallback } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type Listen, useLiveUpdates } from '@mawad/shared-ui/desk/use-live-updates.ts';
import { backendOf } from '@mawad/supabase/client';
import { listen } from '@mawad/supabase/live';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Refreshes the buyer's returns when one of them changes. */
export function useReturnUpdates(): void {
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const listenAsBuyer = useCallback<Listen>(
    (topic, handlers) => listen(backendOf(services), topic, handlers),
    [services],
  );
  const refresh = useCallback(
    () => void services.queryClient.invalidateQueries({ queryKey: everyQuery('returns') }),
    [services],
  );
  useLiveUpdates(listenAsBuyer, userId ? `user:${userId}` : '', refresh);
}
