import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { listTopCategories, type TopCategory } from '@mawad/supabase/catalogue/queries';
import { listWishlist } from '@mawad/supabase/wishlist/queries';
import { listNotifications } from '@mawad/supabase/notifications/queries';
import { queryKey } from '@mawad/supabase/query-keys';

const minute = 60_000;

export const topCategoriesQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('categories', 'top'),
    queryFn: () => listTopCategories(backendOf(services).data),
    staleTime: 10 * minute,
  });

/** First-level categories in display order. */
export function useTopCategories(): { categories: TopCategory[]; failed: boolean; retry: () => void } {
  const { data: categories = [], isError, refetch } = useQuery(topCategoriesQuery(useServices()));
  return { categories, failed: isError, retry: () => void refetch() };
}

/** Number of products on the wishlist: of the account if signed in, otherwise of this device. */
export function useWishlistCount(): number {
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const guestCount = useStore((state) => state.wishlist.ids.length);
  const { data } = useQuery({
    queryKey: queryKey('wishlist', 'ids', userId ?? 'guest'),
    queryFn: () => listWishlist(backendOf(services).data, userId!),
    enabled: userId !== undefined,
    staleTime: minute,
  });
  return userId === undefined ? guestCount : (data?.length ?? 0);
}

/** Number of unread notifications of the signed-in user; 0 while unknown. */
export function useUnreadNotifications(): number {
  const services = useServices();
  const { user, role, is_approved } = useStore((state) => state.session);
  const { data } = useQuery({
    queryKey: queryKey('notifications', 'unread'),
    queryFn: async () => (await listNotifications(backendOf(services).data, { pageSize: 1 })).unread,
    // Sellers can only open the dashboard until they are approved.
    enabled: user !== null && (role !== 'seller' || is_approved),
    staleTime: minute,
    refetchInterval: 2 * minute,
  });
  return user === null ? 0 : (data ?? 0);
}
