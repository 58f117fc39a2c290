import { batchPolling } from '@mawad/shared-ui/desk/audit/audit-entry.ts';
import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type AuditFilter, listAuditLog } from '@mawad/supabase/audit/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function auditLogQuery(services: Services, filter: AuditFilter) {
  return queryOptions({
    queryKey: queryKey('audit-log', 'list', filter),
    queryFn: () => listAuditLog(backendOf(services).data, filter),
    refetchInterval: ({ state }) => batchPolling(state.data?.items),
    placeholderData: keepPreviousData,
  });
}
