import { codeKey } from '@mawad/shared-i18n/codes';
import { numberText } from '@mawad/shared-i18n/read-number';
import type { AttributeDefinition, ReturnsRule } from '@mawad/supabase/catalogue/queries';
import type {
  CompatibleProduct,
  EditableProduct,
  ProductInput,
  VariantInput,
} from '@mawad/supabase/products/queries';
import { localTimeOf, momentOf } from '@mawad/shared-ui/kit/baghdad-time.ts';
import { attributesOf, attributeTexts, type AttributeTexts } from './attribute-texts.ts';
import { amountOf } from './read-amount.ts';
import { noSizeChart, sizeChartOf, sizeChartValues, type SizeChartValues } from './size-chart-values.ts';
import { volumeDiscountsOf, type VolumeValues } from './volume-discounts.ts';

export interface VariantValues {
  /** Null for an unsaved variant. */
  saved: number | null;
  sku: string;
  size: string;
  color: string;
  color_ar: string;
  /** Blank uses the product's price. */
  price: string;
  /** Used only for an unsaved variant. */
  opening_stock: string;
}

/** Form values as typed. Stock is excluded, because it changes only through movements. */
export interface ProductValues {
  name_en: string;
  name_ar: string;
  category_id: number | null;
  brand: string;
  model_number: string;
  sku: string;
  unit: string;
  /** Content of one unit of sale; blank states none. */
  pack_quantity: string;
  pack_unit: string;
  price: string;
  discounted_price: string;
  /** Baghdad time, as `datetime-local` writes it. */
  deal_starts_at: string;
  deal_ends_at: string;
  volume_discounts: VolumeValues[];
  lowest_price: string;
  highest_price: string;
  min_quantity: string;
  quantity_step: string;
  /** Blank uses the category's rule. */
  returns: ReturnsRule | '';
  /** Used only for an unsaved product. */
  opening_stock: string;
  variants: VariantValues[];
  attributes: AttributeTexts;
  size_chart: SizeChartValues;
  /** Compatible products in the order of the shop. */
  compatibilities: CompatibleProduct[];
  description_en: string;
  description_ar: string;
  /** Public paths; the first is the main picture. */
  pictures: string[];
  video_url: string;
  datasheet_path: string | null;
  slug_en: string;
  slug_ar: string;
}

export const emptyVariant: VariantValues = {
  saved: null,
  sku: '',
  size: '',
  color: '',
  color_ar: '',
  price: '',
  opening_stock: '',
};

/**
 * Key that is equal for variants that the database treats as equal, such as S and s, or 42 and ٤٢. A line break if both
 * parts are blank.
 */
export const variantKey = ({ size, color }: Pick<VariantValues, 'size' | 'color'>): string =>
  `${codeKey(size)}\n${codeKey(color)}`;

export const emptyProduct: ProductValues = {
  name_en: '',
  name_ar: '',
  category_id: null,
  brand: '',
  model_number: '',
  sku: '',
  unit: 'Piece',
  pack_quantity: '',
  pack_unit: '',
  price: '',
  discounted_price: '',
  deal_starts_at: '',
  deal_ends_at: '',
  volume_discounts: [],
  lowest_price: '',
  highest_price: '',
  min_quantity: '1',
  quantity_step: '1',
  returns: '',
  opening_stock: '',
  variants: [],
  attributes: {},
  size_chart: noSizeChart,
  compatibilities: [],
  description_en: '',
  description_ar: '',
  pictures: [],
  video_url: '',
  datasheet_path: null,
  slug_en: '',
  slug_ar: '',
};

const textOf = (value: number | string | null) =>
  typeof value === 'number' ? numberText(value) : (value ?? '');

/** Converts a saved product to form values. */
export function valuesOf(product: EditableProduct): ProductValues {
  return {
    name_en: product.name_en,
    name_ar: product.name_ar,
    category_id: product.category_id,
    brand: textOf(product.brand),
    model_number: textOf(product.model_number),
    sku: product.sku,
    unit: product.unit,
    pack_quantity: textOf(product.pack_quantity),
    pack_unit: textOf(product.pack_unit),
    price: textOf(product.price),
    discounted_price: textOf(product.discounted_price),
    deal_starts_at: localTimeOf(product.deal_starts_at),
    deal_ends_at: localTimeOf(product.deal_ends_at),
    volume_discounts: product.volume_discounts.map(({ quantity, percent }) => ({
      quantity: textOf(quantity),
      percent: textOf(percent),
    })),
    lowest_price: textOf(product.lowest_price),
    highest_price: textOf(product.highest_price),
    min_quantity: textOf(product.min_quantity),
    quantity_step: textOf(product.quantity_step),
    returns: product.returns ?? '',
    opening_stock: '',
    variants: product.variants.map((variant) => ({
      saved: variant.id,
      sku: textOf(variant.sku),
      size: textOf(variant.size),
      color: textOf(variant.color),
      color_ar: textOf(variant.color_ar),
      price: textOf(variant.price),
      opening_stock: '',
    })),
    attributes: attributeTexts(product.attributes),
    size_chart: sizeChartValues(product.size_chart),
    compatibilities: product.compatibilities,
    description_en: product.description_en,
    description_ar: product.description_ar,
    pictures: [product.main_image, ...product.additional_images].filter((path) => path !== null),
    video_url: textOf(product.video_url),
    datasheet_path: product.datasheet_path,
    slug_en: product.slug_en,
    slug_ar: product.slug_ar,
  };
}

/** Content of one unit of sale, in pieces unless another unit is chosen. */
export function packOf({ pack_quantity, pack_unit }: Pick<ProductValues, 'pack_quantity' | 'pack_unit'>): {
  pack_quantity: number | null;
  pack_unit: string | null;
} {
  const quantity = amountOf(pack_quantity);
  return { pack_quantity: quantity, pack_unit: quantity === null ? null : pack_unit || 'Piece' };
}

/** Converts valid form values for saving. `saved` is the loaded product, null for a new one. */
export function inputOf(
  values: ProductValues,
  saved: EditableProduct | null,
  definitions: readonly AttributeDefinition[],
): Omit<ProductInput, 'published'> {
  const [main_image = null, ...additional_images] = values.pictures;
  // A product with variants has no stock of its own.
  const opening_stock = values.variants.length > 0 ? 0 : (amountOf(values.opening_stock) ?? 0);
  return {
    ...(saved ? { id: saved.id } : { opening_stock }),
    name_en: values.name_en.trim(),
    name_ar: values.name_ar.trim(),
    category_id: values.category_id!,
    brand: values.brand,
    model_number: values.model_number,
    sku: values.sku.trim(),
    unit: values.unit,
    ...packOf(values),
    price: amountOf(values.price)!,
    discounted_price: amountOf(values.discounted_price),
    deal_starts_at: momentOf(values.deal_starts_at, saved?.deal_starts_at),
    deal_ends_at: momentOf(values.deal_ends_at, saved?.deal_ends_at),
    volume_discounts: volumeDiscountsOf(values.volume_discounts),
    lowest_price: amountOf(values.lowest_price),
    highest_price: amountOf(values.highest_price),
    min_quantity: amountOf(values.min_quantity) ?? 1,
    quantity_step: amountOf(values.quantity_step) ?? 1,
    returns: values.returns || null,
    attributes: attributesOf(values.attributes, definitions),
    size_chart: sizeChartOf(values.size_chart),
    description_en: values.description_en,
    description_ar: values.description_ar,
    main_image,
    additional_images,
    video_url: values.video_url,
    datasheet_path: values.datasheet_path,
    slug_en: values.slug_en.trim(),
    slug_ar: values.slug_ar.trim(),
  };
}

export function variantInputs(variants: readonly VariantValues[]): VariantInput[] {
  return variants.map(({ saved, opening_stock, price, ...texts }) => ({
    ...texts,
    price: amountOf(price),
    ...(saved === null ? { opening_stock: amountOf(opening_stock) ?? 0 } : { id: saved }),
  }));
}
