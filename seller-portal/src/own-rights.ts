import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { type CompanyRight, getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Returns a check of the signed-in member's rights. Only hides controls: the database decides. */
export function useOwnRights(): (right: CompanyRight) => boolean {
  const rights = useRights();
  return (right) => rights?.includes(right) ?? false;
}

/** Like `useOwnRights`, for changes: false while staff view a company's portal, because staff have read rights only. */
export function useMayChange(): (right: CompanyRight) => boolean {
  const may = useOwnRights();
  const isViewing = useIsViewing();
  return (right) => !isViewing && may(right);
}

/** Whether staff view the portal of a company, read-only. */
export function useIsViewing(): boolean {
  return backendOf(useServices()).viewing() !== null;
}

/** Whether the reader is known to lack a right; false while rights load or if `right` is null. */
export function useLacksRight(right: CompanyRight | null): boolean {
  const rights = useRights();
  return right !== null && rights !== undefined && !rights.includes(right);
}

function useRights(): CompanyRight[] | undefined {
  const services = useServices();
  const approved = useStore((state) => state.session.is_approved);
  const known = useStore((state) => state.session.rights);
  const { data } = useQuery(
    queryOptions({
      queryKey: queryKey('company', 'rights'),
      queryFn: () => getOwnRights(backendOf(services).data),
      enabled: approved,
      // Read with the session, so that the first view has its buttons at once.
      initialData: known ? [...(known as CompanyRight[])] : undefined,
    }),
  );
  return data;
}
