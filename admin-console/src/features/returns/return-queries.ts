import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getReturnSettings, listReturnReasons } from '@mawad/supabase/returns/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Vocabulary of reasons, also those that are not offered. */
export function returnReasonsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('returns', 'reasons'),
    queryFn: () => listReturnReasons(backendOf(services).data),
  });
}

export function returnSettingsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('returns', 'settings'),
    queryFn: () => getReturnSettings(backendOf(services).data),
  });
}
