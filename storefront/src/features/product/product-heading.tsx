import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { CompanyMark } from '@mawad/shared-ui/platform/image/company-mark.tsx';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { ShortLink } from '../../layout/short-link.tsx';
import sheet, * as styles from './product.module.css';

export function ProductHeading({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const format = useFormat();
  const company = localized(product, 'company_name', language);
  const codes = [
    { label: t('brand'), value: product.brand },
    { label: t('model'), value: product.model_number },
    { label: t('sku'), value: product.sku },
  ].filter(({ value }) => value);
  return (
    <header>
      {sheet}
      <h1 className={styles.title}>{localized(product, 'name', language)}</h1>
      <dl className={styles.codes}>
        {codes.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Ltr>{value}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.source}>
        {product.rating_count > 0 && (
          <a href="#reviews" className={styles.rating}>
            <RatingStars rating={product.rating_average} />
            {t('reviewCount', {
              count: product.rating_count,
              number: format.number(product.rating_count),
            })}
          </a>
        )}
        <span className={styles.seller}>
          <CompanyMark name={company} logo={product.company_logo} size={32} />
          <span className={styles.secondary}>{`${t('soldBy')} `}</span>
          {product.company_slug ? (
            <ShortLink to={`/seller-page/${encodeURIComponent(product.company_slug)}`}>{company}</ShortLink>
          ) : (
            company
          )}
        </span>
      </div>
    </header>
  );
}
