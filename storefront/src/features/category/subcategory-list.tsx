import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { CategoryTile } from '../../catalogue/category-tile.tsx';
import sheet, * as styles from './subcategory-list.module.css';

interface SubcategoryListProps {
  parent: Category;
  subcategories: Category[];
  /** Path of the parent, top level first. */
  path: Category[];
}

/**
 * Tiles of subcategories, in a scrollable row on narrow screens. Phones show only names: more tiles fit, and
 * the first product pictures load sooner on slow networks.
 */
export function SubcategoryList({ parent, subcategories, path }: SubcategoryListProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  if (subcategories.length === 0) return null;
  return (
    <nav
      aria-label={t('categories.subcategories', { category: localized(parent, 'name', language) })}
      className={styles.list}
    >
      {sheet}
      <ul className={styles.tiles}>
        {subcategories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} path={[...path, category]} size="small" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
