import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getUser, listUsers, type UserFilter } from '@mawad/supabase/people/users-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** All accounts, newest first. */
export function usersQuery(services: Services, filter: UserFilter) {
  return queryOptions({
    queryKey: queryKey('users', 'all', filter),
    queryFn: () => listUsers(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Account with its activity. */
export function userQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('users', 'one', id),
    queryFn: () => getUser(backendOf(services).data, id),
  });
}
