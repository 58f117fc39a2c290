import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { productDetail, returnsRule, unit } from '../catalogue/answers.ts';

/** A stored attribute value; the type of its `definition` decides which other members are present. */
export const attributeValue = z.strictObject({
  definition: z.number(),
  option: z.optional(z.number()),
  number: z.optional(z.number()),
  boolean: z.optional(z.boolean()),
  en: z.optional(z.string()),
  ar: z.optional(z.string()),
});
export type AttributeValue = z.infer<typeof attributeValue>;

const saleCauseName = z.enum([
  'company_pending',
  'company_rejected',
  'company_suspended',
  'hidden',
  'unpublished',
  'category_hidden',
  'no_delivery',
  'out_of_stock',
  'no_picture',
  'no_arabic_name',
  'deal_ended',
]);
export type SaleCauseName = z.infer<typeof saleCauseName>;

/** A reason why buyers cannot see or buy a product. */
const saleCause = z.strictObject({
  cause: saleCauseName,
  /** True if nobody can buy the product until this is fixed. */
  blocks: z.boolean(),
  /** Reason given by the staff. */
  reason: z.optional(z.string()),
  category_en: z.optional(z.string()),
  category_ar: z.optional(z.string()),
  ended_at: z.optional(z.string()),
});
export type SaleCause = z.infer<typeof saleCause>;

/** Missing parts that would improve the page of a product. */
const qualityPart = z.enum([
  'picture',
  'attributes',
  'arabic_name',
  'pictures',
  'arabic_description',
  'english_description',
  'brand',
  'document',
  'price_confirmed',
]);
export type QualityPart = z.infer<typeof qualityPart>;

const productHealth = z.strictObject({
  causes: z.array(saleCause),
  /** 0 to 100. */
  quality: z.number(),
  /** Most important first. */
  missing: z.array(qualityPart),
});
export type ProductHealth = z.infer<typeof productHealth>;

/** A product in the lists of seller portal and console. Prices are IQD. */
const ownProduct = z.strictObject({
  health: productHealth,
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  slug_en: z.string(),
  sku: z.string(),
  brand: z.nullable(z.string()),
  main_image: z.nullable(z.string()),
  /** Null, like both discounted prices, for company members without the right `see_money`. */
  price: z.nullable(z.number()),
  /** Price of the running deal; null without one. */
  discounted_price: z.nullable(z.number()),
  /** Price of the deal, even if it is not running. */
  list_discounted_price: z.nullable(z.number()),
  deal_ends_at: z.nullable(z.string()),
  price_confirmed_at: z.string(),
  stock: z.number(),
  unit: unit,
  published: z.boolean(),
  moderation: z.enum(['visible', 'hidden']),
  moderation_reason: z.nullable(z.string()),
  /** Passed back when staff hide or show the product, to detect concurrent changes; other decisions pass `version`. */
  moderation_version: z.number(),
  version: z.number(),
  deleted_at: z.nullable(z.string()),
  variant_count: z.number(),
  category_id: z.number(),
  category_name_en: z.string(),
  category_name_ar: z.string(),
  company_id: z.string(),
  updated_at: z.string(),
});
export type OwnProduct = z.infer<typeof ownProduct>;

/** A product of any company in the list of the console. */
export const staffProduct = z.extend(z.omit(ownProduct, { health: true }), {
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  price: z.number(),
  /** Median price that the product deviates from, IQD: of the same item, or of its category and unit. */
  odd_price: z.optional(
    z.nullable(z.strictObject({ median: z.number(), basis: z.enum(['item', 'category']) })),
  ),
});
export type StaffProduct = z.infer<typeof staffProduct>;

/** A product that the edited product is compatible with. */
const compatibleProduct = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  main_image: z.nullable(z.string()),
});
export type CompatibleProduct = z.infer<typeof compatibleProduct>;

/** Unsaved edits of a person to a product or to a new one. */
export const productDraft = z.strictObject({
  id: z.string(),
  /** Version of the product when the edit started; null for a new product. */
  base_version: z.nullable(z.number()),
  content: z.json(),
  updated_at: z.string(),
});
export type ProductDraft = z.infer<typeof productDraft>;

/** Discount of `percent` on the unit price for `quantity` or more of a product or of one variant. */
const volumeDiscount = z.strictObject({
  quantity: z.number(),
  percent: z.number(),
});
export type VolumeDiscount = z.infer<typeof volumeDiscount>;

const productInput = z.strictObject({
  /** Absent for a new product. */
  id: z.optional(z.number()),
  category_id: z.number(),
  sku: z.string(),
  /** Empty: generated from the name once; later changes of the name do not change it. */
  slug_en: z.optional(z.string()),
  slug_ar: z.optional(z.string()),
  name_en: z.string(),
  name_ar: z.string(),
  description_en: z.optional(z.string()),
  description_ar: z.optional(z.string()),
  brand: z.optional(z.nullable(z.string())),
  model_number: z.optional(z.nullable(z.string())),
  unit: z.string(),
  min_quantity: z.optional(z.number()),
  quantity_step: z.optional(z.number()),
  /** Content of one unit of sale, e.g. 50 pieces in a box. The unit defaults to pieces. */
  pack_quantity: z.optional(z.nullable(z.number())),
  pack_unit: z.optional(z.nullable(z.string())),
  attributes: z.optional(z.array(attributeValue)),
  size_chart: z.optional(productDetail.shape.size_chart),
  price: z.number(),
  discounted_price: z.optional(z.nullable(z.number())),
  deal_starts_at: z.optional(z.nullable(z.string())),
  deal_ends_at: z.optional(z.nullable(z.string())),
  /** At most `mostVolumeDiscounts`; quantities and percentages ascend, the first quantity is above `min_quantity`. */
  volume_discounts: z.optional(z.array(volumeDiscount)),
  /** The company's limits for `price`, IQD. */
  lowest_price: z.optional(z.nullable(z.number())),
  highest_price: z.optional(z.nullable(z.number())),
  main_image: z.optional(z.nullable(z.string())),
  additional_images: z.optional(z.array(z.string())),
  video_url: z.optional(z.nullable(z.string())),
  datasheet_path: z.optional(z.nullable(z.string())),
  /** Null: the rule of the category applies. */
  returns: z.optional(z.nullable(returnsRule)),
  published: z.boolean(),
  /** Only for a new product. */
  opening_stock: z.optional(z.number()),
  /** Draft to delete after saving. */
  draft_id: z.optional(z.string()),
  /** Whether the seller confirmed large price changes. */
  confirms_prices: z.optional(z.boolean()),
});
export type ProductInput = z.infer<typeof productInput>;

/** A product as loaded by its form. */
const editableProduct = z.extend(
  z.required(z.omit(productInput, { opening_stock: true, draft_id: true, confirms_prices: true })),
  {
    company_id: z.string(),
    version: z.number(),
    /** Null, like all prices and limits, for company members without the right `see_money`; their `volume_discounts` is empty. */
    price: z.nullable(z.number()),
    moderation: z.enum(['visible', 'hidden']),
    moderation_reason: z.nullable(z.string()),
    price_confirmed_at: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    deleted_at: z.null(),
    /** Bytes; null if there is no datasheet or its file is not in our storage. */
    datasheet_size: z.nullable(z.number()),
    /** Stock of a product without variants. */
    stock: z.number(),
    variants: z.array(
      z.strictObject({
        id: z.number(),
        sku: z.nullable(z.string()),
        size: z.nullable(z.string()),
        color: z.nullable(z.string()),
        color_ar: z.nullable(z.string()),
        price: z.nullable(z.number()),
        stock: z.number(),
      }),
    ),
    health: productHealth,
    /** Codes of governorates to which the company does not deliver; empty if it delivers nowhere. */
    not_delivered_to: z.array(z.string()),
    compatibilities: z.array(compatibleProduct),
    draft: z.nullable(productDraft),
    /** Reason of the latest save if the staff made it; null after the seller's next save. */
    staff_edit: z.nullable(z.strictObject({ reason: z.string(), edited_at: z.string() })),
  },
);
export type EditableProduct = z.infer<typeof editableProduct>;

/** A unit of stock keeping: a product without variants, or a variant. */
const stockItem = z.strictObject({
  product_id: z.number(),
  variant_id: z.nullable(z.number()),
  sku: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
  unit: z.string(),
  image: z.nullable(z.string()),
  stock: z.number(),
});
export type StockItem = z.infer<typeof stockItem>;

/** A product in an export file; the fields are those of the import. */
const exportedProduct = z.extend(
  z.pick(editableProduct, {
    sku: true,
    name_en: true,
    name_ar: true,
    description_en: true,
    description_ar: true,
    unit: true,
    brand: true,
    model_number: true,
    discounted_price: true,
    deal_starts_at: true,
    deal_ends_at: true,
    min_quantity: true,
    quantity_step: true,
    pack_quantity: true,
    pack_unit: true,
    returns: true,
    video_url: true,
    published: true,
  }),
  {
    category: z.number(),
    price: z.number(),
    volume_discounts: z.nullable(z.array(volumeDiscount)),
    /** Stock; null for a product with variants. */
    quantity: z.nullable(z.number()),
    /** Paths, main picture first. */
    images: z.array(z.string()),
    /** Values by attribute key, in the requested language. */
    attributes: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
    variants: z.array(
      z.strictObject({
        sku: z.nullable(z.string()),
        size: z.nullable(z.string()),
        color: z.nullable(z.string()),
        color_ar: z.nullable(z.string()),
        /** Null: price of the product. */
        price: z.nullable(z.number()),
        quantity: z.nullable(z.number()),
      }),
    ),
  },
);
export type ExportedProduct = z.infer<typeof exportedProduct>;

const productExportPlan = z.strictObject({
  count: z.number(),
  /** Attribute keys of the categories of the products, in display order. */
  attributes: z.array(z.string()),
});
export type ProductExportPlan = z.infer<typeof productExportPlan>;

export const ownProductsAnswers = {
  plan_product_export: productExportPlan,
  export_own_products: z.strictObject({
    items: z.array(exportedProduct),
    next: z.nullable(z.string()),
  }),
  /** PostgREST returns a number, the embedded server a string. */
  adjust_stock: z.union([z.number(), z.string()]),
  list_own_products: pageOf(ownProduct),
  list_all_products: pageOf(staffProduct),
  get_own_product: editableProduct,
  save_product: z.strictObject({
    id: z.number(),
    version: z.number(),
  }),
  find_stock_items: z.array(stockItem),
  save_product_as_staff: z.strictObject({ id: z.number(), version: z.number() }),
  save_product_draft: z.string(),
};
