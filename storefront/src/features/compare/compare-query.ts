import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { AppError } from '@mawad/supabase/errors';
import { backendOf } from '@mawad/supabase/client';
import { getProduct, type ProductDetail } from '@mawad/supabase/catalogue/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Compared products with their attributes, without those that are unavailable. */
export const comparisonQuery = (services: Services, ids: number[]) =>
  queryOptions({
    queryKey: queryKey('products', 'compare', ids),
    queryFn: async () => {
      const found = await Promise.all(ids.map((id) => getOffered(services, id)));
      return found.filter((product) => product !== null);
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Error codes of products that were never public or were withdrawn by the seller. */
const notOffered = ['product_not_found', 'product_gone'];

async function getOffered(services: Services, id: number): Promise<ProductDetail | null> {
  try {
    return await getProduct(backendOf(services).data, id);
  } catch (error) {
    if (error instanceof AppError && notOffered.includes(error.code)) return null;
    throw error;
  }
}
