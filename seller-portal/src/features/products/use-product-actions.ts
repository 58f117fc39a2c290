import { localized, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  deleteProduct,
  restoreProduct,
  type SeenProduct,
  setProductPublished,
} from '@mawad/supabase/products/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Product data that the actions need. */
export interface ActedProduct extends SeenProduct {
  name_en: string;
  name_ar: string;
  published: boolean;
  moderation: 'visible' | 'hidden';
}

/** Publishes, hides, deletes and restores a product; each action shows its result in a toast. */
export function useProductActions(product: ActedProduct) {
  const { t } = useTranslation(['seller-portal', 'portal-errors']);
  const messageOf = useErrorMessage();
  const { data } = backendOf(useServices());
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  const name = `\u2068${localized(product, 'name', useLanguage())}\u2069`;
  const failed = (title: string) => (error: unknown) =>
    showToast({ title, description: messageOf(error), variant: 'destructive' });
  const readAgain = () => queryClient.invalidateQueries({ queryKey: everyQuery('products') });

  const publish = useMutation({
    mutationFn: ({ seen, published }: { seen: SeenProduct; published: boolean }) =>
      setProductPublished(data, seen, published),
    onSuccess: (version, { seen: { id }, published }) =>
      showToast({
        title: t(published ? 'actions.published' : 'actions.unpublished', { name }),
        action: {
          label: t('actions.undo'),
          run: () => publish.mutate({ seen: { id, version }, published: !published }),
        },
      }),
    onError: failed(t('portal-errors:product_save_failed')),
    onSettled: readAgain,
  });
  const restore = useMutation({
    mutationFn: (seen: SeenProduct) => restoreProduct(data, seen),
    onSuccess: () => showToast({ title: t('actions.restored', { name }) }),
    onError: failed(t('portal-errors:product_save_failed')),
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: (seen: SeenProduct) => deleteProduct(data, seen),
    onSuccess: (version, { id }) =>
      showToast({
        title: t('actions.deleted', { name }),
        action: { label: t('actions.undo'), run: () => restore.mutate({ id, version }) },
      }),
    onError: failed(t('portal-errors:product_delete_failed')),
    onSettled: readAgain,
  });
  return { name, publish, remove };
}
