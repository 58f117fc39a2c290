import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { getOwnBalance } from '@mawad/supabase/ledger/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Company of the session; '' for a session without one. */
export const useCompanyId = () => useStore((state) => state.session.company_id) ?? '';

export function ownBalanceQuery(services: Services, companyId: string) {
  return queryOptions({
    queryKey: queryKey('money', 'balance', companyId),
    queryFn: () => getOwnBalance(backendOf(services).data, companyId),
  });
}
