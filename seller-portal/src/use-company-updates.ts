import { useCallback } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type Listen, useLiveUpdates } from '@mawad/shared-ui/desk/use-live-updates.ts';
import { backendOf } from '@mawad/supabase/client';
import { listen } from '@mawad/supabase/live';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';

/** Refreshes orders, returns, quote requests, the list of products, company decisions, documents and notifications. */
export function useCompanyUpdates(): void {
  const services = useServices();
  const { queryClient } = services;
  const user = useStore((state) => state.session.user?.id);
  const company = useStore((state) => state.session.company_id);
  const listenAsSeller = useCallback<Listen>(
    (topic, handlers) => listen(backendOf(services), topic, handlers),
    [services],
  );
  const refresh = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    void queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    void queryClient.invalidateQueries({ queryKey: everyQuery('returns') });
    void queryClient.invalidateQueries({ queryKey: everyQuery('notifications') });
    void queryClient.invalidateQueries({ queryKey: queryKey('products', 'own') });
    void queryClient.invalidateQueries({ queryKey: queryKey('application', 'own') });
    void queryClient.invalidateQueries({ queryKey: queryKey('company', 'documents') });
  }, [queryClient]);
  useLiveUpdates(listenAsSeller, user && company ? `company:${company} user:${user}` : '', refresh);
}
