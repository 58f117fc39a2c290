import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getOwnDocuments } from '@mawad/supabase/companies/documents-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Documents of the reader's company, approved or not. */
export function ownDocumentsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('company', 'documents'),
    queryFn: () => getOwnDocuments(backendOf(services).data),
  });
}
