import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type {
  EditableProduct,
  ExportedProduct,
  OwnProduct,
  ProductDraft,
  ProductExportPlan,
  ProductInput,
  StaffProduct,
  StockItem,
} from './answers.ts';

export type {
  AttributeValue,
  CompatibleProduct,
  EditableProduct,
  ExportedProduct,
  OwnProduct,
  ProductDraft,
  ProductExportPlan,
  ProductHealth,
  ProductInput,
  QualityPart,
  SaleCause,
  SaleCauseName,
  StaffProduct,
  StockItem,
  VolumeDiscount,
} from './answers.ts';

export interface OwnProductFilter extends PageRequest {
  /** Matches name, SKU, brand or model number. */
  term?: string;
  /** Includes all categories below it. */
  category_id?: number;
  published?: boolean;
  moderation?: 'visible' | 'hidden';
  deleted?: boolean;
  in_stock?: boolean;
  /** Only products with (or without) low stock: at most `lowStockLimit` units of the product or of a variant. */
  low_stock?: boolean;
  on_deal?: boolean;
  without_image?: boolean;
  without_arabic_name?: boolean;
  /** Only products without an Arabic description. */
  without_description?: boolean;
  without_brand?: boolean;
  /** Only prices far from the median of the same item or of the category, as found by a job. */
  odd_price?: boolean;
  price_older_than_days?: number;
  /** Only products whose page has less than this percentage of what a good one has. */
  quality_below?: number;
  sort?:
    | 'newest'
    | 'oldest'
    | 'name_en'
    | 'name_ar'
    | 'name_en_desc'
    | 'name_ar_desc'
    | 'sku'
    | 'sku_desc'
    | 'price'
    | 'price_desc'
    | 'quality'
    | 'quality_desc';
}

export interface VariantInput {
  /** Absent for a new variant. */
  id?: number;
  sku?: string | null;
  size?: string | null;
  color?: string | null;
  color_ar?: string | null;
  /** Null: price of the product. */
  price?: number | null;
  /** Only for a new variant. */
  opening_stock?: number;
}

export const mostVolumeDiscounts = 5;

/** Most compatible products of a product; the shop shows all of them. */
export const mostCompatible = 24;

/** Products of the company, by default last changed first. Throws AppError `not_approved`. */
export async function listOwnProducts(db: DataClient, filter: OwnProductFilter): Promise<Page<OwnProduct>> {
  return call(db, 'list_own_products', { filter });
}

/** Number and attributes of the products that an export with this filter would contain. Throws AppError `not_approved`, `not_allowed`. */
export async function planProductExport(
  db: DataClient,
  filter: OwnProductFilter,
  signal?: AbortSignal,
): Promise<ProductExportPlan> {
  return call(db, 'plan_product_export', { filter }, { signal });
}

/**
 * A page of exported products of the company, ordered by SKU; `limit` defaults to 1,000, `next` is null at the end. Throws
 * AppError `not_approved`, `not_allowed`.
 */
export async function readExportedProducts(
  db: DataClient,
  {
    filter,
    language,
    after,
    limit,
  }: {
    filter: OwnProductFilter;
    language: 'en' | 'ar';
    after?: string;
    limit?: number;
  },
  signal?: AbortSignal,
): Promise<{ items: ExportedProduct[]; next: string | null }> {
  return call(db, 'export_own_products', { filter, language, after, page_limit: limit }, { signal });
}

/** Products of all companies, last changed first; staff only. Throws AppError `not_allowed`. */
export async function listAllProducts(
  db: DataClient,
  filter: OwnProductFilter & { company_id?: string },
): Promise<Page<StaffProduct>> {
  return call(db, 'list_all_products', { filter });
}

/** The product that a moderation concerns, in the version that the list showed. */
export type ModeratedProduct = Pick<StaffProduct, 'id' | 'moderation_version'>;

/**
 * Hides a product with a reason that its company sees, or without a reason shows it again; `startStaffProductChange` does so
 * for many. Staff only. Throws AppError `not_allowed`, `product_not_found`, `changed_meanwhile` {what, at, by_role, by, name_en,
 * name_ar} if somebody hid or showed it since.
 */
export async function moderateProduct(
  db: DataClient,
  product: ModeratedProduct,
  reason?: string,
): Promise<void> {
  await call(db, 'moderate_product', {
    product_id: product.id,
    expected_version: product.moderation_version,
    reason,
  });
}

/** Throws AppError `product_not_found`, also for products of other companies, `not_approved`. */
export async function getOwnProduct(db: DataClient, id: number): Promise<EditableProduct> {
  return call(db, 'get_own_product', { product_id: id });
}

/**
 * Writes all fields of a product except its stock. `compatibilities` are at most `mostCompatible` ids in display order,
 * without the product itself; ids that are neither in the shop nor of the company are dropped. Throws AppError
 * `stale_version` {version} if somebody saved after `expectedVersion` was read, `invalid_input` {field, rule}, `sku_taken`,
 * `slug_taken` {field}, `variant_exists`, `delivery_required` if a published product belongs to a company without delivery
 * areas, `not_approved`, `not_allowed`.
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
  return call(db, 'save_product', {
    product: product,
    variants: variants,
    compatibilities,
    expected_version: expectedVersion,
  });
}

/**
 * Saves a product of any company as staff. The seller reads the reason, and the log has one entry with every changed field.
 * Throws AppError as `saveProduct`, `not_allowed`, `invalid_input` {field: reason}.
 */
export async function saveProductAsStaff(
  db: DataClient,
  product: ProductInput,
  {
    variants,
    compatibilities,
    expectedVersion,
    reason,
  }: { variants: VariantInput[]; compatibilities: number[]; expectedVersion: number; reason: string },
): Promise<{ id: number; version: number }> {
  return call(db, 'save_product_as_staff', {
    product,
    variants,
    compatibilities,
    expected_version: expectedVersion,
    reason,
  });
}

/**
 * Changes stock by `delta`, or sets it to `counted` if it still is `expected`; returns the new stock.
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
  return Number(await call(db, 'adjust_stock', input));
}

/** Stock items of the company with a scanned or typed code; for a product with variants, all of them. */
export async function findStockItems(db: DataClient, code: string): Promise<StockItem[]> {
  return call(db, 'find_stock_items', { code });
}

/** The product that a decision concerns, in the version that the page showed. */
export type SeenProduct = Pick<OwnProduct, 'id' | 'version'>;

/**
 * Puts a product on sale or takes it off; returns its version. Throws AppError `delivery_required`, `product_not_found`,
 * `not_allowed`, and `changed_meanwhile` {what, at, by_role, by} if it was saved or deleted after it was shown.
 */
export async function setProductPublished(
  db: DataClient,
  { id, version }: SeenProduct,
  published: boolean,
): Promise<number> {
  return call(db, 'set_product_published', { product_id: id, published, expected_version: version });
}

/**
 * Sets the price of a product if it still is `expected`, and marks it as confirmed today. Throws AppError `stale_version`,
 * `invalid_input` {field}, `price_jump` or `price_limit` {from, to, percent} unless `confirmed`, `product_not_found`,
 * `not_allowed`.
 */
export async function setProductPrice(
  db: DataClient,
  id: number,
  change: { price: number; expected: number; confirmed?: boolean },
): Promise<void> {
  await call(db, 'set_product_price', { product_id: id, ...change });
}

/**
 * Deletes a product; `restoreProduct` can restore it within 30 days with the returned version. Throws AppError
 * `product_not_found`, `not_allowed`, `changed_meanwhile` as `setProductPublished`.
 */
export async function deleteProduct(db: DataClient, { id, version }: SeenProduct): Promise<number> {
  return call(db, 'delete_product', { product_id: id, expected_version: version });
}

/**
 * Returns the new version. Throws AppError `sku_taken` if another product uses its SKU now,
 * `product_not_found`, `changed_meanwhile` as `setProductPublished`.
 */
export async function restoreProduct(db: DataClient, { id, version }: SeenProduct): Promise<number> {
  return call(db, 'restore_product', { product_id: id, expected_version: version });
}

/** Newest draft of the caller for a new product, or null. */
export async function getNewProductDraft(db: DataClient): Promise<ProductDraft | null> {
  const client = await loadClient(db);
  return answerOf(
    await client
      .from('product_drafts')
      .select('id, base_version, content, updated_at')
      .is('product_id', null)
      .order('updated_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}

/**
 * Stores a draft and returns its time, which the next call passes as `expected`. `id` is a new UUID for a new draft. Throws
 * AppError `stale_version` {updated_at} if the draft was saved elsewhere since.
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
  return call(db, 'save_product_draft', { draft_id: id, ...values });
}

export async function discardProductDraft(db: DataClient, id: string): Promise<void> {
  await call(db, 'discard_product_draft', { draft_id: id });
}
