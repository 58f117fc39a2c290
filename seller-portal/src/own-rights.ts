import { useServices } from '@mawad/shared-ui/contract';
import { queryOptions, useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { type CompanyRight, getOwnRights } from '@mawad/supabase/queries/seller-account';
import { queryKey } from '@mawad/supabase/query-keys';

/** Answers whether the signed-in person has a right in the company. A courtesy: the database decides. */
export function useOwnRights(): (right: CompanyRight) => boolean {
  const rights = useRights();
  return (right) => rights?.includes(right) ?? false;
}

/** As `useOwnRights`, for what is changed: staff who view a company's portal have rights to read alone. */
export function useMayChange(): (right: CompanyRight) => boolean {
  const may = useOwnRights();
  const isViewing = useIsViewing();
  return (right) => !isViewing && may(right);
}

/** Whether one of the staff views the portal of a company, in which nothing can be changed. */
export function useIsViewing(): boolean {
  return backendOf(useServices()).viewing() !== null;
}

/** Whether the person is known to lack a right; false while their rights are not known, and without a right. */
export function useLacksRight(right: CompanyRight | null): boolean {
  const rights = useRights();
  return right !== null && rights !== undefined && !rights.includes(right);
}

function useRights(): CompanyRight[] | undefined {
  const services = useServices();
  const approved = useStore((state) => state.session.is_approved);
  const { data } = useQuery(
    queryOptions({
      queryKey: queryKey('company', 'rights'),
      queryFn: () => getOwnRights(backendOf(services).data),
      enabled: approved,
    }),
  );
  return data;
}
