import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { getOwnBalance } from '@mawad/supabase/ledger/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { useOwnRights } from './own-rights.ts';

/** Company of the session; '' for a session without one. */
export const useCompanyId = () => useStore((state) => state.session.company_id) ?? '';

export function ownBalanceQuery(services: Services, companyId: string) {
  return queryOptions({
    queryKey: queryKey('money', 'balance', companyId),
    queryFn: () => getOwnBalance(backendOf(services).data, companyId),
  });
}

/** Balance of the company for members who may see money; undefined for others and while it loads. */
export function useOwnBalance() {
  const companyId = useCompanyId();
  const may = useOwnRights();
  const query = ownBalanceQuery(useServices(), companyId);
  return useQuery({ ...query, enabled: companyId !== '' && may('see_money') }).data;
}
