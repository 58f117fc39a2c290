import { cleanCode } from '@mawad/shared-i18n/codes';
import {
  type AttributeDefinition,
  type Category,
  type ProductAttribute,
  type ProductDetail,
  type Unit,
} from '@mawad/supabase/catalogue/queries';
import type { EditableProduct } from '@mawad/supabase/products/queries';
import { attributeName, attributeOf } from './attribute-texts.ts';
import { momentOf } from '@mawad/shared-ui/kit/baghdad-time.ts';
import { packOf, type ProductValues } from './product-values.ts';
import { amountOf } from './read-amount.ts';
import { sizeChartOf } from './size-chart-values.ts';
import { priceBreaksOf } from '../../../price-breaks.ts';
import { volumeDiscountsOf } from './volume-discounts.ts';

interface PreviewSources {
  saved: EditableProduct | null;
  company: { id: string; name: string };
  categories: readonly Category[];
  definitions: readonly AttributeDefinition[];
  /** ms since 1970. */
  now: number;
}

/** Placeholder for a missing name, in the language of the preview. */
const missingName = { en: 'Product without a name', ar: 'منتج بلا اسم' };

/** Product as the shop would load it after saving; missing and invalid values are omitted. */
export function previewOf(values: ProductValues, sources: PreviewSources): ProductDetail {
  const { saved, company, now } = sources;
  const price = amountOf(values.price) ?? 0;
  const [starts, ends] = [
    momentOf(values.deal_starts_at, saved?.deal_starts_at),
    momentOf(values.deal_ends_at, saved?.deal_ends_at),
  ];
  const reduced = amountOf(values.discounted_price);
  const runs = (starts === null || Date.parse(starts) <= now) && (ends === null || Date.parse(ends) > now);
  const deal = reduced !== null && reduced < price && runs ? reduced : null;
  const variants = variantsOf(values, saved, { price, deal });
  const path = categoryPath(values.category_id, sources.categories);
  const category = path.at(-1);
  const [main_image = null, ...additional_images] = values.pictures;
  const ownStock = saved ? saved.stock : (amountOf(values.opening_stock) ?? 0);
  return {
    id: saved?.id ?? 0,
    name_en: values.name_en.trim() || values.name_ar.trim() || missingName.en,
    name_ar: values.name_ar.trim() || values.name_en.trim() || missingName.ar,
    slug_en: values.slug_en,
    slug_ar: values.slug_ar,
    sku: cleanCode(values.sku),
    brand: values.brand.trim() || null,
    model_number: values.model_number.trim() || null,
    unit: values.unit as Unit,
    min_quantity: amountOf(values.min_quantity) || 1,
    quantity_step: amountOf(values.quantity_step) || 1,
    ...(packOf(values) as Pick<ProductDetail, 'pack_quantity' | 'pack_unit'>),
    main_image,
    additional_images,
    price,
    discounted_price: deal,
    price_breaks: priceBreaksOf(volumeDiscountsOf(values.volume_discounts), { price, deal }),
    stock: variants.length > 0 ? variants.reduce((sum, { stock }) => sum + stock, 0) : ownStock,
    has_variants: variants.length > 0,
    rating_average: 0,
    rating_count: 0,
    company_id: company.id,
    company_name: company.name,
    company_name_en: company.name,
    company_name_ar: company.name,
    company_logo: null,
    company_slug: null,
    category_id: values.category_id ?? 0,
    category_name_en: category?.name_en ?? '',
    category_name_ar: category?.name_ar ?? '',
    description_en: values.description_en,
    description_ar: values.description_ar,
    video_url: values.video_url || null,
    datasheet_path: values.datasheet_path,
    datasheet_size: null,
    attributes: readableAttributes(values, sources.definitions),
    size_chart: sizeChartOf(values.size_chart),
    returns:
      values.returns ||
      (sources.categories.find(({ id }) => id === values.category_id)?.returns ?? '30_days'),
    deal_ends_at: deal === null ? null : ends,
    // Company terms, which the shop's page loads and this form does not have.
    order_minimum: null,
    delivery: null,
    free_over: null,
    holiday: null,
    offers_pickup: false,
    price_confirmed_at: new Date(now).toISOString(),
    // Saving confirms the price.
    price_is_old: false,
    variants,
    category_path: path,
  };
}

function variantsOf(
  { variants, volume_discounts }: ProductValues,
  saved: EditableProduct | null,
  { price, deal }: { price: number; deal: number | null },
): ProductDetail['variants'] {
  return variants.map((variant, place) => {
    const own = amountOf(variant.price);
    const existing = saved?.variants.find(({ id }) => id === variant.saved);
    // Same percentage off as the product, like `variant_deal_price`.
    const reduced = deal === null || own === null ? deal : Math.max(1, Math.round((own * deal) / price));
    return {
      // Unsaved variants need a unique id in the preview.
      id: variant.saved ?? -1 - place,
      size: variant.size.trim() || null,
      color: variant.color.trim() || null,
      color_ar: variant.color_ar.trim() || null,
      sku: cleanCode(variant.sku) || null,
      price: own ?? price,
      discounted_price: reduced,
      price_breaks: priceBreaksOf(volumeDiscountsOf(volume_discounts), {
        price: own ?? price,
        deal: reduced,
      }),
      stock: existing ? existing.stock : (amountOf(variant.opening_stock) ?? 0),
    };
  });
}

/** Path of a category from the top level. */
function categoryPath(id: number | null, categories: readonly Category[]): ProductDetail['category_path'] {
  const category = categories.find((one) => one.id === id);
  if (!category) return [];
  const { name_en, name_ar, slug_en, slug_ar } = category;
  return [
    ...categoryPath(category.parent_id, categories),
    { id: category.id, name_en, name_ar, slug_en, slug_ar },
  ];
}

/** Attributes as text, like `readable_attributes`. */
function readableAttributes(
  { attributes }: ProductValues,
  definitions: readonly AttributeDefinition[],
): ProductAttribute[] {
  return definitions.flatMap((definition): ProductAttribute[] => {
    const value = attributeOf(attributes[attributeName(definition.id)], definition);
    const shown = value && wordsOf(value, definition);
    if (!shown) return [];
    const { key, label_en, label_ar, unit_en } = definition;
    const measure =
      value.number === undefined ? {} : { number: value.number, ...(unit_en && { unit: unit_en }) };
    return [{ key, label_en, label_ar, value_en: shown.en, value_ar: shown.ar, ...measure }];
  });
}

function wordsOf(
  value: NonNullable<ReturnType<typeof attributeOf>>,
  { options, unit_en, unit_ar }: AttributeDefinition,
): { en: string; ar: string } | null {
  if (value.number !== undefined) {
    const inUnit = (unit: string | null) => [value.number, unit].filter((part) => part !== null).join(' ');
    return { en: inUnit(unit_en), ar: inUnit(unit_ar) };
  }
  if (value.boolean !== undefined) return value.boolean ? { en: 'Yes', ar: 'نعم' } : { en: 'No', ar: 'لا' };
  if (value.option !== undefined) {
    const option = options.find(({ id }) => id === value.option);
    return option ? { en: option.value_en, ar: option.value_ar } : null;
  }
  return value.en !== undefined && value.ar !== undefined ? { en: value.en, ar: value.ar } : null;
}
