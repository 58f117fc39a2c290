import type { ManagedCategory } from '@mawad/supabase/queries/categories';
import { DeleteCategory } from './delete-category.tsx';
import { MoveCategory } from './move-category.tsx';

/** What is about to happen to a category. */
export interface CategoryWish {
  category: ManagedCategory;
  kind: 'move' | 'delete';
}

/** The question that goes with a wish. */
export function CategoryWork({ category, kind, onClose }: CategoryWish & { onClose: () => void }) {
  const Question = kind === 'move' ? MoveCategory : DeleteCategory;
  return <Question category={category} onClose={onClose} />;
}
