import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { readAttributes } from '../../catalogue/stored-shapes.ts';

/** Property with its value for each product; null if a product has none. */
interface ComparisonRow {
  key: string;
  label: string;
  values: (string | null)[];
  differs: boolean;
}

/** Common properties first, then the attributes defined by sellers. */
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
  const commonRows = [
    row('brand', t('compare.brand'), ({ brand }) => brand),
    row('model', t('compare.model'), ({ model_number: model }) => model),
    row('unit', t('compare.unit'), ({ unit }) => format.unit(unit)),
    row('pack', t('compare.pack'), ({ pack_quantity: quantity, pack_unit: unit }) =>
      quantity && unit ? format.quantity(unit, quantity) : null,
    ),
    row('seller', t('compare.seller'), (product) => localized(product, 'company_name', language)),
    row('category', t('compare.category'), (product) => localized(product, 'category_name', language)),
    row('rating', t('compare.rating'), ({ rating_count: count, rating_average: rating }) =>
      count > 0 ? t('storefront:product.ratingOutOf', { rating: rating.toFixed(1) }) : null,
    ),
  ];
  const attributes = new Map(
    products.flatMap((product) => readAttributes(product.attributes).map((one) => [one.key, one] as const)),
  );
  const attributeRows = [...attributes.values()].map((attribute) =>
    row(attribute.key, localized(attribute, 'label', language), (product) => {
      const found = readAttributes(product.attributes).find(({ key }) => key === attribute.key);
      return found ? localized(found, 'value', language) : null;
    }),
  );
  return [...commonRows.filter(({ values }) => values.some((value) => value !== null)), ...attributeRows];
}
