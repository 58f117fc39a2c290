import type { ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import { DeleteCategory } from './delete-category.tsx';
import { MoveCategory } from './move-category.tsx';

/** Requested action on a category. */
export interface CategoryWish {
  category: ManagedCategory;
  kind: 'move' | 'delete';
}

/** Dialog for the requested action. */
export function CategoryWork({ category, kind, onClose }: CategoryWish & { onClose: () => void }) {
  const Question = kind === 'move' ? MoveCategory : DeleteCategory;
  return <Question category={category} onClose={onClose} />;
}
