import { useId } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { AppLink } from '@mawad/shared-ui/components/link';
import { PlainLink } from '@mawad/shared-ui/components/plain-link';
import { Typography } from '@mawad/shared-ui/mui';
import { tapArea } from '@mawad/shared-ui/tap-area';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { categoryHref, pathTo } from '../../catalogue/category-tree.ts';
import sheet, * as styles from './category-tiles.module.css';

interface CategoryTilesProps {
  categories: Category[];
  /** Every category, for the address of one below another. */
  all: Category[];
}

/** Categories with their pictures. */
export function CategoryTiles({ categories, all }: CategoryTilesProps) {
  const { t } = useTranslation(['home', 'storefront']);
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
            <CategoryTile category={category} path={pathTo(all, category)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryTile({ category, path }: { category: Category; path: Category[] }) {
  const { t } = useTranslation(['home', 'storefront']);
  const format = useFormat();
  const language = useLanguage();
  return (
    <PlainLink to={categoryHref(path, language)} className={styles.tile}>
      <div className={styles.picture}>
        <ProductImage path={category.image} alt="" width={160} sizes="80px" />
      </div>
      <span>
        <span className={styles.name}>{localized(category, 'name', language)}</span>
        <span className={styles.count}>
          {t('storefront:home.productCount', {
            count: category.product_count,
            number: format.number(category.product_count),
          })}
        </span>
      </span>
    </PlainLink>
  );
}
