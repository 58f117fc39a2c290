import { useEffect, useRef, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { type DataClient, backendOf } from '@mawad/supabase/client';
import {
  deleteCategory,
  type ManagedCategory,
  moveCategoryProducts,
} from '@mawad/supabase/catalogue/categories-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';

interface Destinations {
  productsTo: ManagedCategory | null;
  /** Null: the parent of the deleted category. */
  childrenTo: ManagedCategory | null;
  reason: string;
}

/** Moves products and subcategories out in batches, then deletes the category. Canceling keeps finished batches. */
export function useDeleteCategory(category: ManagedCategory, onDone: () => void) {
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const [left, setLeft] = useState<number | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const empty = async (db: DataClient, targetId: number) => {
    for (let rest = 1; rest > 0 && !stopped.current; setLeft(rest))
      rest = await moveCategoryProducts(db, category.id, targetId);
  };
  const remove = useAction({
    act: async (services, { productsTo, childrenTo, reason }: Destinations) => {
      stopped.current = false;
      if (productsTo) await empty(backendOf(services).data, productsTo.id);
      if (stopped.current) return false;
      await deleteCategory(backendOf(services).data, category.id, reason, childrenTo?.id);
      return true;
    },
    reads: ['categories', 'products'],
    done: (_input, isDeleted) =>
      isDeleted && t('delete.done', { name: localized(category, 'name', language) }),
    onDone,
  });
  return { remove, left, stop: () => void (stopped.current = true) };
}
