import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { moveCategory, type ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

interface Move {
  category: ManagedCategory;
  /** Null: the first level. */
  parentId: number | null;
  /** Sibling to insert before; omitted: at the end. */
  beforeId?: number;
}

/** Moves a category in the tree; shows failures in a toast unless `isShown` (the caller shows them). */
export function useMoveCategory(onDone?: () => void, isShown = false) {
  const { t } = useTranslation(['admin-categories', 'portal-errors']);
  const language = useLanguage();
  return useAction({
    act: (services, { category, parentId, beforeId }: Move) =>
      moveCategory(backendOf(services).data, category.id, parentId, beforeId),
    reads: ['categories'],
    done: ({ category }) => t('admin-categories:move.done', { name: localized(category, 'name', language) }),
    failed: isShown ? undefined : t('portal-errors:category_update_failed'),
    onDone,
  });
}
