import type { Services } from '@mawad/shared-ui/contract';
import { queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { getProfile, listAddresses } from '@mawad/supabase/queries/account';
import { queryKey } from '@mawad/supabase/query-keys';

/** The signed-in person's saved addresses, the default first. */
export const addressesQuery = (services: Services, userId: string) =>
  queryOptions({
    queryKey: queryKey('account', 'addresses', userId),
    queryFn: () => listAddresses(backendOf(services).data, userId),
    staleTime: 60_000,
  });

/** The signed-in person's name, phone and language of mails. */
export const profileQuery = (services: Services, userId: string) =>
  queryOptions({
    queryKey: queryKey('account', 'profile', userId),
    queryFn: () => getProfile(backendOf(services).data, userId),
    staleTime: 60_000,
  });
