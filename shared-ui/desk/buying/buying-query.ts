import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { getBuying } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';

/** The company for which the signed-in person buys; null if there is none. */
export const buyingQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('buying', 'own'),
    queryFn: () => getBuying(backendOf(services).data),
    staleTime: 15_000,
  });
