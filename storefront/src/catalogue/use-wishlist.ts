import { useCallback, useMemo } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices, type Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { addToWishlist, listWishlist, removeFromWishlist } from '@mawad/supabase/wishlist/queries';
import { queryKey } from '@mawad/supabase/query-keys';

const wishlistQuery = (services: Services, userId: string | undefined) =>
  queryOptions({
    queryKey: queryKey('wishlist', 'ids', userId ?? 'guest'),
    queryFn: () => listWishlist(backendOf(services).data, userId!),
    enabled: userId !== undefined,
    staleTime: 60_000,
  });

/** Product ids on the wishlist, newest first: of the account if signed in, otherwise of this device. */
export function useWishlistIds(): { ids: number[]; loading: boolean } {
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const guestIds = useStore((state) => state.wishlist.ids);
  const unsettled = useStore((state) => !state.restored || state.session.loading);
  const { data, isPending } = useQuery(wishlistQuery(services, userId));
  const newestFirst = useMemo(() => [...guestIds].reverse(), [guestIds]);
  return userId === undefined
    ? { ids: newestFirst, loading: unsettled }
    : { ids: data ?? [], loading: isPending };
}

export function useIsWished(productId: number): boolean {
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const byGuest = useStore((state) => state.wishlist.ids.includes(productId));
  const { data: byUser = false } = useQuery({
    ...wishlistQuery(services, userId),
    select: (ids) => ids.includes(productId),
  });
  return userId === undefined ? byGuest : byUser;
}

/**
 * Returns a function that adds a product to the wishlist or removes it. The display changes at once; if the
 * server refuses, the change is reverted and a toast shows the reason. The function returns whether the
 * change succeeded.
 */
export function useWishlistToggle(): (productId: number) => Promise<boolean> {
  const { t } = useTranslation('common');
  const messageOf = useErrorMessage();
  const services = useServices();
  const store = useStoreApi();
  return useCallback(
    async (productId) => {
      const { session, wishlist, toast } = store.getState();
      const showChange = (added: boolean) =>
        toast.show({ title: t(added ? 'addedToWishlist' : 'removedFromWishlist') });
      if (!session.user) {
        const adding = !wishlist.ids.includes(productId);
        if (adding) wishlist.add(productId);
        else wishlist.remove(productId);
        showChange(adding);
        return true;
      }
      const { queryClient } = services;
      const { queryKey } = wishlistQuery(services, session.user.id);
      await queryClient.cancelQueries({ queryKey });
      const loaded = queryClient.getQueryData(queryKey);
      const adding = !loaded?.includes(productId);
      const show =
        (added: boolean) =>
        (ids: number[] = []) => {
          if (added === ids.includes(productId)) return ids;
          return added ? [productId, ...ids] : ids.filter((id) => id !== productId);
        };
      queryClient.setQueryData(queryKey, show(adding));
      try {
        const change = adding ? addToWishlist : removeFromWishlist;
        await change(backendOf(services).data, session.user.id, productId);
        // The list may have been read again before the server made the change.
        queryClient.setQueryData(queryKey, show(adding));
        showChange(adding);
        return true;
      } catch (error) {
        queryClient.setQueryData(queryKey, show(!adding));
        const isFull = error instanceof AppError && error.code === 'wishlist_limit';
        const description = isFull
          ? messageOf(error)
          : t(adding ? 'failedToAddWishlist' : 'failedToRemoveWishlist');
        toast.show({ title: t('error'), description, variant: 'destructive' });
        return false;
      } finally {
        // The list was still loading, so its other products are unknown here.
        if (!loaded) void queryClient.invalidateQueries({ queryKey });
      }
    },
    [services, store, t, messageOf],
  );
}
