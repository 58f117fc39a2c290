import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { findOwnReview } from '@mawad/supabase/reviews/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Review of a product by the signed-in user; null if there is none. */
export const ownReviewQuery = (services: Services, userId: string, productId: number) =>
  queryOptions({
    queryKey: queryKey('reviews', 'own', userId, productId),
    queryFn: () => findOwnReview(backendOf(services).data, productId),
    staleTime: 60_000,
  });

export async function refreshReviews(services: Services, productId: number): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKey('products', 'reviews', productId) }),
    queryClient.invalidateQueries({ queryKey: queryKey('products', 'detail', productId) }),
  ]);
}
