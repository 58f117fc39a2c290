import { useCallback } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices, type Services } from '@mawad/shared-ui/contract';
import { queryOptions, useQuery } from '@mawad/shared-ui/query';
import { useStore, useStoreApi } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { addToWishlist, listWishlist, removeFromWishlist } from '@mawad/supabase/queries/wishlist';

/** Product ids of a signed-in user's wishlist. */
const wishlistQuery = (services: Services, userId: string | undefined) =>
  queryOptions({
    queryKey: ['wishlist', userId ?? 'guest'],
    queryFn: () => listWishlist(backendOf(services).data, userId!),
    enabled: userId !== undefined,
    staleTime: 60_000,
  });

/** The wishlist's product ids: the account's when signed in, else this device's. */
export function useWishlistIds(): { ids: number[]; loading: boolean } {
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const guestIds = useStore((state) => state.wishlist.ids);
  const unsettled = useStore((state) => !state.restored || state.session.loading);
  const { data, isPending } = useQuery(wishlistQuery(services, userId));
  return userId === undefined
    ? { ids: guestIds, loading: unsettled }
    : { ids: data ?? [], loading: isPending };
}

/**
 * Puts a product in or takes it out. What people see changes at once; when the
 * server refuses, it changes back and a message says so.
 */
export function useWishlistToggle(): (productId: number) => Promise<void> {
  const { t } = useTranslation('storefront');
  const services = useServices();
  const store = useStoreApi();
  return useCallback(
    async (productId) => {
      const { session, wishlist, toast } = store.getState();
      const say = (added: boolean) => toast.show({ title: t(added ? 'wishlist.added' : 'wishlist.removed') });
      if (!session.user) {
        const adding = !wishlist.ids.includes(productId);
        if (adding) wishlist.add(productId);
        else wishlist.remove(productId);
        say(adding);
        return;
      }
      const { queryClient } = services;
      const { queryKey } = wishlistQuery(services, session.user.id);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey) ?? [];
      const adding = !before.includes(productId);
      const without = before.filter((id) => id !== productId);
      queryClient.setQueryData(queryKey, adding ? [...without, productId] : without);
      try {
        const change = adding ? addToWishlist : removeFromWishlist;
        await change(backendOf(services).data, session.user.id, productId);
        say(adding);
      } catch {
        queryClient.setQueryData(queryKey, (now = []) =>
          adding ? now.filter((id) => id !== productId) : [...now, productId],
        );
        const description = t(adding ? 'wishlist.addFailed' : 'wishlist.removeFailed');
        toast.show({ title: t('wishlist.error'), description, variant: 'destructive' });
      }
    },
    [services, store, t],
  );
}
