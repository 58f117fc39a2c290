import { type Services, useServices } from '@mawad/shared-ui/contract';
import { queryOptions, useQuery } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { getStaffRights, type StaffRight, type StaffRights } from '@mawad/supabase/queries/staff';
import { queryKey } from '@mawad/supabase/query-keys';

export function staffRightsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('staff', 'rights'),
    queryFn: () => getStaffRights(backendOf(services).data),
  });
}

/** Whether the rights include one; an admin has all. */
export function mayWith({ role, rights }: StaffRights, right: StaffRight): boolean {
  return role === 'admin' || rights.includes(right);
}

/** Answers whether the reader has a right; nothing is allowed until it is known. A courtesy: the database decides. */
export function useStaffMay(): (right: StaffRight) => boolean {
  const { data } = useQuery(staffRightsQuery(useServices()));
  return (right) => data !== undefined && mayWith(data, right);
}
