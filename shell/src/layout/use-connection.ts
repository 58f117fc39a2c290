import { useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useEffect, useState } from 'react';
import { isUnanswered } from '../offline/is-unanswered.ts';

export type Connection = 'online' | 'offline' | 'unanswered' | 'back';

/** Time that the message about the restored connection stays, ms. */
const backDuration = 5_000;

/**
 * Whether the device has a network and the shop responds. Failed queries are repeated when the network
 * returns, and every `retryInterval` ms while the shop does not respond.
 */
export function useConnection(retryInterval = 5_000): Connection {
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<Connection>('online');

  useEffect(() => {
    const follow = () => setConnection(navigator.onLine ? 'back' : 'offline');
    let isFailing = false;
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'success' && isFailing) {
        isFailing = false;
        setConnection('back');
      }
      if (event.action.type === 'error' && isUnanswered(event.action.error) && navigator.onLine) {
        isFailing = true;
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
        predicate: ({ state }: FailedQuery) => state.fetchFailureCount > 0,
      } as const;
      const timer = setInterval(() => void queryClient.refetchQueries(failed), retryInterval);
      return () => clearInterval(timer);
    }
    if (connection !== 'back') return;
    const timer = setTimeout(() => setConnection('online'), backDuration);
    return () => clearTimeout(timer);
  }, [connection, queryClient, retryInterval]);

  return connection;
}

interface FailedQuery {
  state: { fetchFailureCount: number };
}
