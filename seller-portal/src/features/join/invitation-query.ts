import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getInvitation } from '@mawad/supabase/companies/team-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Invitation of a mailed link. */
export function invitationQuery(services: Services, token: string) {
  return queryOptions({
    queryKey: queryKey('company', 'invitation', token),
    queryFn: () => getInvitation(backendOf(services).data, token),
    // An accepted invitation is no longer found; a refetch would show an error before the redirect.
    staleTime: Infinity,
  });
}
