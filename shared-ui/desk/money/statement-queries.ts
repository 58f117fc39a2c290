import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { infiniteQueryOptions, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getStatement, getWholeStatement, type StatementPeriod } from '@mawad/supabase/ledger/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Statement of a period, read page by page. */
export function statementQuery(services: Services, companyId: string, period: StatementPeriod) {
  return infiniteQueryOptions({
    queryKey: queryKey('money', 'statement', companyId, period),
    queryFn: ({ pageParam }) =>
      getStatement(backendOf(services).data, companyId, period, { after: pageParam ?? undefined }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: period.first_day <= period.last_day,
  });
}

export function wholeStatementQuery(services: Services, companyId: string, period: StatementPeriod) {
  return queryOptions({
    queryKey: queryKey('money', 'statement', companyId, period, 'whole'),
    queryFn: () => getWholeStatement(backendOf(services).data, companyId, period),
  });
}
