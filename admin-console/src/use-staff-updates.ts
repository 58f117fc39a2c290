import { useCallback } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type Listen, useLiveUpdates } from '@mawad/shared-ui/desk/use-live-updates.ts';
import { backendOf } from '@mawad/supabase/client';
import { listen } from '@mawad/supabase/live';
import { liveQuery, type LiveState } from './live-state.ts';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Subscribes to orders, returns, applications, quote requests, messages, money and notifications while the page is open. */
export function useStaffUpdates(): void {
  const services = useServices();
  const { queryClient } = services;
  const user = useStore((state) => state.session.user?.id);
  const listenAsStaff = useCallback<Listen>(
    (topic, handlers) => {
      const note = (change: Partial<LiveState>) =>
        void queryClient.setQueryData(liveQuery.queryKey, (known) => ({
          isListening: false,
          heardAt: null,
          ...known,
          ...change,
        }));
      return listen(backendOf(services), topic, {
        ...handlers,
        onMessage: () => note({ heardAt: new Date().toISOString() }),
        onListening(isListening) {
          handlers.onListening(isListening);
          if (topic === 'staff') note({ isListening });
        },
      });
    },
    [services, queryClient],
  );
  const refresh = useCallback(() => {
    for (const domain of [
      'orders',
      'returns',
      'sellers',
      'quotes',
      'contact',
      'money',
      'couriers',
      'notifications',
      'queues',
      'reviews',
      'questions',
    ] as const)
      void queryClient.invalidateQueries({ queryKey: everyQuery(domain) });
  }, [queryClient]);
  useLiveUpdates(listenAsStaff, user ? `staff user:${user}` : '', refresh);
}
