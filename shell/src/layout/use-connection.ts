import { useQueryClient } from '@mawad/shared-ui/query';
import { useEffect, useState } from 'react';
import { isUnanswered } from '../offline/is-unanswered.ts';

export type Connection = 'online' | 'offline' | 'unanswered' | 'back';

/** How long people are told that the connection is back, ms. */
const backFor = 5_000;

/**
 * Whether the device has a network and the shop answers. What failed for want of either is asked for
 * again as soon as there is hope: when the network is back, and every `tryAgain` ms while nobody answers.
 */
export function useConnection(tryAgain = 5_000): Connection {
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<Connection>('online');

  useEffect(() => {
    const follow = () => setConnection(navigator.onLine ? 'back' : 'offline');
    let isUnheard = false;
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'success' && isUnheard) {
        isUnheard = false;
        setConnection('back');
      }
      if (event.action.type === 'error' && isUnanswered(event.action.error) && navigator.onLine) {
        isUnheard = true;
        setConnection('unanswered');
      }
    });
    if (!navigator.onLine) follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      unsubscribe();
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [queryClient]);

  useEffect(() => {
    if (connection === 'unanswered') {
      const failed = {
        type: 'active',
        predicate: ({ state }: Failing) => state.fetchFailureCount > 0,
      } as const;
      const timer = setInterval(() => void queryClient.refetchQueries(failed), tryAgain);
      return () => clearInterval(timer);
    }
    if (connection !== 'back') return;
    const timer = setTimeout(() => setConnection('online'), backFor);
    return () => clearTimeout(timer);
  }, [connection, queryClient, tryAgain]);

  return connection;
}

interface Failing {
  state: { fetchFailureCount: number };
}
