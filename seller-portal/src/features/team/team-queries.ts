import { batchPolling } from '@mawad/shared-ui/desk/audit/audit-entry.ts';
import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type AuditPlace, type CompanyAuditFilter, listCompanyAudit } from '@mawad/supabase/audit/queries';
import { listTeam } from '@mawad/supabase/companies/team-queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function teamQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('company', 'team'),
    queryFn: () => listTeam(backendOf(services).data),
  });
}

/** Audit history of the company, newest first, in pages. */
export function historyQuery(services: Services, filter: Omit<CompanyAuditFilter, 'before'>) {
  return infiniteQueryOptions({
    queryKey: queryKey('company', 'history', filter),
    queryFn: ({ pageParam }) =>
      listCompanyAudit(backendOf(services).data, { ...filter, before: pageParam ?? undefined }),
    initialPageParam: null as AuditPlace | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state }) => batchPolling(state.data?.pages.flatMap(({ items }) => items)),
    placeholderData: keepPreviousData,
  });
}
