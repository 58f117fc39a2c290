import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getProfile, listAddresses } from '@mawad/supabase/people/account-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Saved addresses of the signed-in user, the default address first. */
export const addressesQuery = (services: Services, userId: string) =>
  queryOptions({
    queryKey: queryKey('account', 'addresses', userId),
    queryFn: () => listAddresses(backendOf(services).data, userId),
    staleTime: 60_000,
  });

/** Name, phone and mail language of the signed-in user. */
export const profileQuery = (services: Services, userId: string) =>
  queryOptions({
    queryKey: queryKey('account', 'profile', userId),
    queryFn: () => getProfile(backendOf(services).data, userId),
    staleTime: 60_000,
  });
