import { useMemo } from 'react';
import { ReturnPage as SharedPage } from '@mawad/shared-ui/desk/return/return-page.tsx';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { isMissing } from '@mawad/supabase/errors';
import { returnSource } from '@mawad/supabase/returns/source-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { returnHrefs, returnsAddress } from './return-hrefs.ts';
import { returnQuery } from './return-queries.ts';

/** A return with both stories, marks of buyer and seller, and the staff's decision. */
export function ReturnPage() {
  const { returnId = '' } = useParams();
  const services = useServices();
  const query = useQuery(returnQuery(services, returnId));
  const source = useMemo(
    () => ({
      ...returnSource(() => backendOf(services), mintUuid),
      refresh: () =>
        Promise.all(
          (['returns', 'orders', 'queues', 'money'] as const).map((domain) =>
            services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) }),
          ),
        ),
    }),
    [services],
  );
  return (
    <SharedPage
      query={query}
      isMissing={isMissing}
      list={returnsAddress}
      hrefs={returnHrefs}
      source={source}
    />
  );
}
