import { type Services, useServices } from '@mawad/shared-ui/contract';
import { queryOptions, useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { type Category, listCategories } from '@mawad/supabase/queries/catalogue';
import { listWishlist } from '@mawad/supabase/queries/wishlist';

const minute = 60_000;

/** Every category, parents first; the same query as the storefront's. */
export const categoriesQuery = (services: Services) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: () => listCategories(backendOf(services).data),
    staleTime: 10 * minute,
  });

/** The categories of the first level, in display order. */
export function useTopCategories(): { categories: Category[]; failed: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery(categoriesQuery(useServices()));
  const categories = data?.filter(({ parent_id }) => parent_id === null) ?? [];
  return { categories, failed: isError, retry: () => void refetch() };
}

/** How many products are on the wishlist: the account's when signed in, else this device's. */
export function useWishlistCount(): number {
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const guestCount = useStore((state) => state.wishlist.ids.length);
  const { data } = useQuery({
    queryKey: ['wishlist', userId ?? 'guest'],
    queryFn: () => listWishlist(backendOf(services).data, userId!),
    enabled: userId !== undefined,
    staleTime: minute,
  });
  return userId === undefined ? guestCount : (data?.length ?? 0);
}
