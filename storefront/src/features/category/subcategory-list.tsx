import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/components/image/app-image';
import { PlainLink } from '@mawad/shared-ui/components/plain-link';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { categoryHref } from '../../catalogue/category-tree.ts';
import sheet, * as styles from './subcategory-list.module.css';

interface SubcategoryListProps {
  parent: Category;
  subcategories: Category[];
  /** Path of the parent, top level first. */
  path: Category[];
}

/**
 * The subcategories as small tiles; swiped on narrow screens. Phones get their names alone: more fit
 * beside each other, and on a weak network the first products' pictures come sooner.
 */
export function SubcategoryList({ parent, subcategories, path }: SubcategoryListProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
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
            <PlainLink to={categoryHref([...path, category], language)} className={styles.tile}>
              <div className={styles.picture}>
                <ProductImage path={category.image} alt="" width={160} sizes="48px" />
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
          </li>
        ))}
      </ul>
    </nav>
  );
}
