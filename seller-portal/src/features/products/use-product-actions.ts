import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  deleteProduct,
  restoreProduct,
  type SeenProduct,
  setProductPublished,
} from '@mawad/supabase/products/queries';

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
  const name = `\u2068${localized(product, 'name', useLanguage())}\u2069`;
  const undo = (run: () => void) => ({ label: t('actions.undo'), run });

  const publish = useAction({
    act: (services, { seen, published }: { seen: SeenProduct; published: boolean }) =>
      setProductPublished(backendOf(services).data, seen, published),
    reads: ['products'],
    done: ({ seen: { id }, published }, version) => ({
      title: t(published ? 'actions.published' : 'actions.unpublished', { name }),
      action: undo(() => publish.mutate({ seen: { id, version }, published: !published })),
    }),
    failed: t('portal-errors:product_save_failed'),
  });
  const restore = useAction({
    act: (services, seen: SeenProduct) => restoreProduct(backendOf(services).data, seen),
    reads: ['products'],
    done: () => t('actions.restored', { name }),
    failed: t('portal-errors:product_save_failed'),
  });
  const remove = useAction({
    act: (services, seen: SeenProduct) => deleteProduct(backendOf(services).data, seen),
    reads: ['products'],
    done: ({ id }, version) => ({
      title: t('actions.deleted', { name }),
      action: undo(() => restore.mutate({ id, version })),
    }),
    failed: t('portal-errors:product_delete_failed'),
  });
  return { name, publish, remove };
}
