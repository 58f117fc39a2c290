import { batchPolling } from '@mawad/shared-ui/desk/audit/audit-entry.ts';
import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type CompanyAuditFilter, listCompanyAudit } from '@mawad/supabase/audit/queries';
import { listTeam } from '@mawad/supabase/companies/team-queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function teamQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('company', 'team'),
    queryFn: () => listTeam(backendOf(services).data),
  });
}

/** A page of the company's audit history. */
export function historyQuery(services: Services, filter: CompanyAuditFilter) {
  return queryOptions({
    queryKey: queryKey('company', 'history', filter),
    queryFn: () => listCompanyAudit(backendOf(services).data, filter),
    refetchInterval: ({ state }) => batchPolling(state.data?.items),
    placeholderData: keepPreviousData,
  });
}
