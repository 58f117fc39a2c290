import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { readAttributes } from '../../catalogue/stored-shapes.ts';

/** One property with its value for each product; null where a product has none. */
interface ComparisonRow {
  key: string;
  label: string;
  values: (string | null)[];
  /** Not all products have the same value. */
  differs: boolean;
}

/** What all products have in common first, then the sellers' own attributes. */
export function useComparisonRows(products: ProductDetail[]): ComparisonRow[] {
  const { t } = useTranslation(['lists', 'storefront']);
  const format = useFormat();
  const language = useLanguage();
  const row = (
    key: string,
    label: string,
    valueOf: (product: ProductDetail) => string | null,
  ): ComparisonRow => {
    const values = products.map(valueOf);
    return { key, label, values, differs: new Set(values).size > 1 };
  };
  const common = [
    row('brand', t('compare.brand'), ({ brand }) => brand),
    row('model', t('compare.model'), ({ model_number: model }) => model),
    row('unit', t('compare.unit'), ({ unit }) => format.unit(unit)),
    row('seller', t('compare.seller'), (product) => localized(product, 'company_name', language)),
    row('category', t('compare.category'), (product) => localized(product, 'category_name', language)),
    row('rating', t('compare.rating'), ({ rating_count: count, rating_average: rating }) =>
      count > 0 ? t('storefront:product.ratingOutOf', { rating: rating.toFixed(1) }) : null,
    ),
  ];
  const attributes = new Map(
    products.flatMap((product) => readAttributes(product.attributes).map((one) => [one.key, one] as const)),
  );
  const own = [...attributes.values()].map((attribute) =>
    row(attribute.key, localized(attribute, 'label', language), (product) => {
      const found = readAttributes(product.attributes).find(({ key }) => key === attribute.key);
      return found ? localized(found, 'value', language) : null;
    }),
  );
  return [...common.filter(({ values }) => values.some((value) => value !== null)), ...own];
}
