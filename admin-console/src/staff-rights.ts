import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getStaffRights, type StaffRight, type StaffRights } from '@mawad/supabase/people/staff-queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function staffRightsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('staff', 'rights'),
    queryFn: () => getStaffRights(backendOf(services).data),
  });
}

/** True if the rights include `right`; an admin has all. */
export function mayWith({ role, rights }: StaffRights, right: StaffRight): boolean {
  return role === 'admin' || rights.includes(right);
}

/** Returns a function that checks a right; false while rights load. Only hides controls: the database enforces rights. */
export function useStaffMay(): (right: StaffRight) => boolean {
  const { data } = useQuery(staffRightsQuery(useServices()));
  return (right) => data !== undefined && mayWith(data, right);
}
