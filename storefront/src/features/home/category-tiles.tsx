import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Typography } from '@mawad/shared-ui/mui';
import { tapArea } from '@mawad/shared-ui/tap-area';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { CategoryTile } from '../../catalogue/category-tile.tsx';
import { pathTo } from '../../catalogue/category-tree.ts';
import sheet, * as styles from './category-tiles.module.css';

interface CategoryTilesProps {
  categories: Category[];
  /** Every category, for the address of one below another. */
  all: Category[];
}

/** Categories with their pictures. */
export function CategoryTiles({ categories, all }: CategoryTilesProps) {
  const { t } = useTranslation('home');
  const headingId = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      {sheet}
      <div className={styles.heading}>
        <Typography
          id={headingId}
          variant="h2"
          sx={{ fontSize: { xs: 'var(--text-20)', md: 'var(--text-24)' } }}
        >
          {t('categories')}
        </Typography>
        <AppLink to="/categories" sx={tapArea}>
          {t('allCategories')}
        </AppLink>
      </div>
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
