import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getCommissionInvoice, listCommissionInvoices } from '@mawad/supabase/ledger/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function invoicesQuery(services: Services, companyId: string) {
  return queryOptions({
    queryKey: queryKey('money', 'invoices', companyId),
    queryFn: () => listCommissionInvoices(backendOf(services).data, companyId),
  });
}

/** `month`: `YYYY-MM`. */
export function invoiceQuery(services: Services, companyId: string, month: string) {
  return queryOptions({
    queryKey: queryKey('money', 'invoice', companyId, month),
    queryFn: () => getCommissionInvoice(backendOf(services).data, companyId, `${month}-01`),
  });
}
