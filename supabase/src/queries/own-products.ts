import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { ProductDetail, Unit } from './catalogue.ts';
import type { Page } from './lists.ts';

export type SaleCauseName =
  | 'company_pending'
  | 'company_rejected'
  | 'company_suspended'
  | 'hidden'
  | 'unpublished'
  | 'category_hidden'
  | 'no_delivery'
  | 'out_of_stock'
  | 'no_picture'
  | 'no_arabic_name'
  | 'deal_ended';

/** What keeps buyers from a product. */
export interface SaleCause {
  cause: SaleCauseName;
  /** Nobody can buy it until this is mended. */
  blocks: boolean;
  /** Of a decision of the staff. */
  reason?: string;
  category_en?: string;
  category_ar?: string;
  ended_at?: string;
}

/** What would make a product's page better. */
export type QualityPart =
  | 'picture'
  | 'attributes'
  | 'arabic_name'
  | 'pictures'
  | 'arabic_description'
  | 'english_description'
  | 'brand'
  | 'document'
  | 'price_confirmed';

export interface ProductHealth {
  causes: SaleCause[];
  /** 0 to 100. */
  quality: number;
  /** The weightiest first. */
  missing: QualityPart[];
}

/** A product as portals list it. Prices are IQD. */
export interface OwnProduct {
  health: ProductHealth;
  id: number;
  name_en: string;
  name_ar: string;
  slug_en: string;
  sku: string;
  brand: string | null;
  main_image: string | null;
  price: number;
  /** The running deal's price; `list_discounted_price` is the reduced price whether its deal runs or not. */
  discounted_price: number | null;
  list_discounted_price: number | null;
  deal_ends_at: string | null;
  price_confirmed_at: string;
  stock: number;
  unit: Unit;
  published: boolean;
  moderation: 'visible' | 'hidden';
  moderation_reason: string | null;
  version: number;
  deleted_at: string | null;
  variant_count: number;
  category_id: number;
  category_name_en: string;
  category_name_ar: string;
  company_id: string;
  updated_at: string;
}

export interface OwnProductFilter {
  /** Matches name, SKU, brand or model number. */
  term?: string;
  /** With all categories below it. */
  category_id?: number;
  published?: boolean;
  moderation?: 'visible' | 'hidden';
  deleted?: boolean;
  in_stock?: boolean;
  /** Only products that run out, or that do not: `lowStockLimit` units or fewer left, of a variant too. */
  low_stock?: boolean;
  on_deal?: boolean;
  without_image?: boolean;
  without_arabic_name?: boolean;
  /** Far from what the item costs elsewhere, or from its category; a job compares. */
  odd_price?: boolean;
  price_older_than_days?: number;
  sort?: 'newest' | 'oldest' | 'name_en' | 'name_ar' | 'sku' | 'price' | 'price_desc';
  page?: number;
  page_size?: number;
}

/** A value of an attribute as stored: `definition` says which of the other members it has. */
export interface AttributeValue {
  definition: number;
  option?: number;
  number?: number;
  boolean?: boolean;
  en?: string;
  ar?: string;
}

export interface VariantInput {
  /** Absent for a new variant. */
  id?: number;
  sku?: string | null;
  size?: string | null;
  color?: string | null;
  color_ar?: string | null;
  /** Null: the product's. */
  price?: number | null;
  /** Of a new variant only. */
  opening_stock?: number;
}

/** What a seller says about a product; times are ISO 8601. Stock is moved by `adjustStock`. */
/** Whoever buys so many of a product, or of one of its variants, pays so many percent less. */
export interface VolumeDiscount {
  quantity: number;
  percent: number;
}

export const mostVolumeDiscounts = 5;

export interface ProductInput {
  /** Absent for a new product. */
  id?: number;
  category_id: number;
  sku: string;
  /** Blank: made of the name, and kept as it is later. */
  slug_en?: string;
  slug_ar?: string;
  name_en: string;
  name_ar: string;
  description_en?: string;
  description_ar?: string;
  brand?: string | null;
  model_number?: string | null;
  unit: string;
  min_quantity?: number;
  quantity_step?: number;
  attributes?: AttributeValue[];
  size_chart?: ProductDetail['size_chart'];
  price: number;
  discounted_price?: number | null;
  deal_starts_at?: string | null;
  deal_ends_at?: string | null;
  /** At most `mostVolumeDiscounts`, quantities and percentages rising, the first above the smallest order. */
  volume_discounts?: VolumeDiscount[];
  /** Between which prices the company wants it to stay, IQD. */
  lowest_price?: number | null;
  highest_price?: number | null;
  main_image?: string | null;
  additional_images?: string[];
  video_url?: string | null;
  datasheet_path?: string | null;
  published: boolean;
  /** Of a new product only. */
  opening_stock?: number;
  /** The draft that this completes. */
  draft_id?: string;
  /** Prices that jump are meant. */
  confirms_prices?: boolean;
}

/** Unsaved work of a person on a product, or on one that does not exist yet. */
export interface ProductDraft {
  id: string;
  /** The product's version that the work began with. */
  base_version: number | null;
  content: Json;
  updated_at: string;
}

/** A product that fits another, as the form of the other names it. */
export interface CompatibleProduct {
  id: number;
  name_en: string;
  name_ar: string;
  sku: string;
  main_image: string | null;
}

/** A product may name so many that fit it: the shop shows no more. */
export const mostCompatible = 24;

/** A product as its form reads it. */
export interface EditableProduct extends Required<
  Omit<ProductInput, 'opening_stock' | 'draft_id' | 'confirms_prices'>
> {
  company_id: string;
  version: number;
  moderation: 'visible' | 'hidden';
  moderation_reason: string | null;
  price_confirmed_at: string;
  created_at: string;
  updated_at: string;
  /** Of the product without a variant. */
  stock: number;
  variants: {
    id: number;
    sku: string | null;
    size: string | null;
    color: string | null;
    color_ar: string | null;
    price: number | null;
    stock: number;
  }[];
  health: ProductHealth;
  compatibilities: CompatibleProduct[];
  draft: ProductDraft | null;
}

/** The company's products, last changed first unless sorted. Throws AppError `not_approved`. */
export async function listOwnProducts(db: DataClient, filter: OwnProductFilter): Promise<Page<OwnProduct>> {
  return answerOf(await db.rpc('list_own_products', { filter: filter as Json }));
}

/** A product of any company as the staff lists it. */
export type StaffProduct = Omit<OwnProduct, 'health'> & {
  company_name: string;
  /** What its price is odd beside, IQD: the median of the same item, or of its category and unit. */
  odd_price?: { median: number; basis: 'item' | 'category' } | null;
};

/** Staff: products of all companies, the latest changed first. Throws AppError `not_allowed`. */
export async function listAllProducts(
  db: DataClient,
  filter: OwnProductFilter & { company_id?: string },
): Promise<Page<StaffProduct>> {
  return answerOf(await db.rpc('list_all_products', { filter: filter as Json }));
}

/**
 * Staff: hides up to 200 products with a reason that their companies read, or without one shows them again; answers how many.
 * Throws AppError `not_allowed`, `product_not_found` when none is there.
 */
export async function moderateProducts(db: DataClient, ids: number[], reason?: string): Promise<number> {
  return answerOf(await db.rpc('moderate_products', { product_ids: ids, reason }));
}

/** Throws AppError `product_not_found` also for another company's, `not_approved`. */
export async function getOwnProduct(db: DataClient, id: number): Promise<EditableProduct> {
  return answerOf(await db.rpc('get_own_product', { product_id: id }));
}

/**
 * Writes a product whole; its stock stays as it is. `compatibilities` are at most `mostCompatible`, in order, without
 * itself; what the shop does not show and the company does not own is left out. Throws AppError `stale_version` {version} when somebody saved since
 * `expectedVersion` was read, `invalid_input` {field, rule}, `sku_taken`, `slug_taken` {field}, `variant_exists`,
 * `delivery_required` when it is published before the company says where it delivers, `not_approved`, `not_allowed`.
 */
export async function saveProduct(
  db: DataClient,
  product: ProductInput,
  {
    variants = [],
    compatibilities = [],
    expectedVersion,
  }: { variants?: VariantInput[]; compatibilities?: number[]; expectedVersion?: number } = {},
): Promise<{ id: number; version: number }> {
  return answerOf(
    await db.rpc('save_product', {
      product: product as unknown as Json,
      variants: variants as unknown as Json,
      compatibilities,
      expected_version: expectedVersion,
    }),
  );
}

/**
 * Changes stock by `delta`, or to what was `counted` where the shelf showed `expected`; answers what is left.
 * Throws AppError `stock_changed` {available}, `out_of_stock` {available}, `product_not_found`, `not_allowed`.
 */
export async function adjustStock(
  db: DataClient,
  input: {
    product_id: number;
    variant_id?: number;
    delta?: number;
    counted?: number;
    expected?: number;
    note?: string;
  },
): Promise<number> {
  return Number(answerOf(await db.rpc('adjust_stock', input)));
}

/** Something that is counted: a product without variants, or a variant. */
export interface StockItem {
  product_id: number;
  variant_id: number | null;
  sku: string;
  name_en: string;
  name_ar: string;
  size: string | null;
  color: string | null;
  color_ar: string | null;
  unit: string;
  image: string | null;
  stock: number;
}

/** What of the company's goods a code stands on, scanned or typed: of a product with variants all of them. */
export async function findStockItems(db: DataClient, code: string): Promise<StockItem[]> {
  return answerOf(await db.rpc('find_stock_items', { code }));
}

/** Puts a product on sale or takes it off. Throws AppError `delivery_required`, `product_not_found`, `not_allowed`. */
export async function setProductPublished(db: DataClient, id: number, published: boolean): Promise<void> {
  answerOf(await db.rpc('set_product_published', { product_id: id, published }));
}

/**
 * Sets and confirms the price of a product that still costs `expected`. Throws AppError `stale_version`,
 * `invalid_input` {field}, `price_jump` or `price_limit` {from, to, percent} unless it is `confirmed`, `product_not_found`, `not_allowed`.
 */
export async function setProductPrice(
  db: DataClient,
  id: number,
  change: { price: number; expected: number; confirmed?: boolean },
): Promise<void> {
  answerOf(await db.rpc('set_product_price', { product_id: id, ...change }));
}

/** `restoreProduct` brings it back within thirty days. Throws AppError `product_not_found`, `not_allowed`. */
export async function deleteProduct(db: DataClient, id: number): Promise<void> {
  answerOf(await db.rpc('delete_product', { product_id: id }));
}

/** Throws AppError `sku_taken` when another product has taken its SKU meanwhile, `product_not_found`. */
export async function restoreProduct(db: DataClient, id: number): Promise<void> {
  answerOf(await db.rpc('restore_product', { product_id: id }));
}

/** The person's newest draft of a product that does not exist yet, or null. */
export async function getNewProductDraft(db: DataClient): Promise<ProductDraft | null> {
  return answerOf(
    await db
      .from('product_drafts')
      .select('id, base_version, content, updated_at')
      .is('product_id', null)
      .order('updated_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}

/**
 * Keeps unsaved work and answers when it was kept, which the next call names as `expected`. `id` is a new UUID for a draft
 * that begins. Throws AppError `stale_version` {updated_at} when the draft went on elsewhere.
 */
export async function saveProductDraft(
  db: DataClient,
  draft: {
    id: string;
    product_id?: number;
    base_version?: number;
    content: Json;
    expected?: string;
  },
): Promise<string> {
  const { id, ...values } = draft;
  return answerOf(await db.rpc('save_product_draft', { draft_id: id, ...values }));
}

export async function discardProductDraft(db: DataClient, id: string): Promise<void> {
  answerOf(await db.rpc('discard_product_draft', { draft_id: id }));
}
