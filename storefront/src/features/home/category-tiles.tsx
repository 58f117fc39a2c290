import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { CategoryTile } from '../../catalogue/category-tile.tsx';
import { pathTo } from '../../catalogue/category-tree.ts';
import { SectionHeading } from '../../layout/section-heading.tsx';
import sheet, * as styles from './category-tiles.module.css';

interface CategoryTilesProps {
  categories: Category[];
  /** All categories, needed for the address of a subcategory. */
  all: Category[];
}

export function CategoryTiles({ categories, all }: CategoryTilesProps) {
  const { t } = useTranslation('home');
  const headingId = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      {sheet}
      <SectionHeading
        id={headingId}
        title={t('categories')}
        more={{ label: t('allCategories'), to: '/categories' }}
      />
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} path={pathTo(all, category)} size="large" />
          </li>
        ))}
      </ul>
    </section>
  );
}
