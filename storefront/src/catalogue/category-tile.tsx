import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { PlainLink } from '@mawad/shared-ui/platform/link/plain-link.tsx';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { categoryHref } from './category-tree.ts';
import sheet, * as styles from './category-tile.module.css';

interface CategoryTileProps {
  category: Category;
  /** Ancestors and the category itself, top level first. */
  path: Category[];
  /** Small tiles have no picture on phones. */
  size: 'large' | 'small';
}

export function CategoryTile({ category, path, size }: CategoryTileProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const language = useLanguage();
  const isLarge = size === 'large';
  return (
    <PlainLink
      to={categoryHref(path, language)}
      className={`${styles.tile} ${isLarge ? styles.large : styles.small}`}
    >
      {sheet}
      <div className={styles.picture}>
        <ProductImage path={category.image} alt="" width={160} sizes={isLarge ? '80px' : '48px'} />
      </div>
      <span>
        <span className={styles.name}>{localized(category, 'name', language)}</span>
        <span className={styles.count}>
          {t('home.productCount', {
            count: category.product_count,
            number: format.number(category.product_count),
          })}
        </span>
      </span>
    </PlainLink>
  );
}
