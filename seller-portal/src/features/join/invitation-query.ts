import type { Services } from '@mawad/shared-ui/contract';
import { queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { getInvitation } from '@mawad/supabase/queries/team';
import { queryKey } from '@mawad/supabase/query-keys';

/** What a mailed link invites to. */
export function invitationQuery(services: Services, token: string) {
  return queryOptions({
    queryKey: queryKey('company', 'invitation', token),
    queryFn: () => getInvitation(backendOf(services).data, token),
    // An accepted invitation is not found any more; the page then leads on without asking again.
    staleTime: Infinity,
  });
}
