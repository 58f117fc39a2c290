import { call } from '../answers.ts';
import { type DataClient, loaded } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.schema.ts';
import type {
  EditableProduct,
  ExportedProduct,
  OwnProduct,
  ProductDraft,
  ProductExportPlan,
  ProductInput,
  StaffProduct,
  StockItem,
} from './own-products.schema.ts';

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
} from './own-products.schema.ts';

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

export const mostVolumeDiscounts = 5;

/** A product may name so many that fit it: the shop shows no more. */
export const mostCompatible = 24;

/** The company's products, last changed first unless sorted. Throws AppError `not_approved`. */
export async function listOwnProducts(db: DataClient, filter: OwnProductFilter): Promise<Page<OwnProduct>> {
  return call(db, 'list_own_products', { filter });
}

/** What a file of the company's products that match would hold. Throws AppError `not_approved`, `not_allowed`. */
export async function planProductExport(
  db: DataClient,
  filter: OwnProductFilter,
  signal?: AbortSignal,
): Promise<ProductExportPlan> {
  return call(db, 'plan_product_export', { filter }, { signal });
}

/**
 * A page of the company's products as a file holds them, by SKU, a thousand unless `limit` says fewer; `next` is null at the
 * end. Throws AppError `not_approved`, `not_allowed`.
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

/** Staff: products of all companies, the latest changed first. Throws AppError `not_allowed`. */
export async function listAllProducts(
  db: DataClient,
  filter: OwnProductFilter & { company_id?: string },
): Promise<Page<StaffProduct>> {
  return call(db, 'list_all_products', { filter });
}

/** A product as a list of the staff showed it. */
export type ModeratedProduct = Pick<StaffProduct, 'id' | 'moderation_version'>;

/**
 * Staff: hides up to 200 products with a reason that their companies read, or without one shows them again; returns how many.
 * Throws AppError `not_allowed`, `product_not_found` when none is there, and `changed_meanwhile` {what, at, by_role, by, name_en,
 * name_ar} when somebody hid or showed one of them since they were seen; then all stay as they are.
 */
export async function moderateProducts(
  db: DataClient,
  products: readonly ModeratedProduct[],
  reason?: string,
): Promise<number> {
  return call(db, 'moderate_products', {
    product_ids: products.map(({ id }) => id),
    expected_versions: products.map((product) => product.moderation_version),
    reason,
  });
}

/** Throws AppError `product_not_found` also for another company's, `not_approved`. */
export async function getOwnProduct(db: DataClient, id: number): Promise<EditableProduct> {
  return call(db, 'get_own_product', { product_id: id });
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
  return call(db, 'save_product', {
    product: product,
    variants: variants,
    compatibilities,
    expected_version: expectedVersion,
  });
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
  return Number(await call(db, 'adjust_stock', input));
}

/** What of the company's goods a code stands on, scanned or typed: of a product with variants all of them. */
export async function findStockItems(db: DataClient, code: string): Promise<StockItem[]> {
  return call(db, 'find_stock_items', { code });
}

/** A product as a page showed it. */
export type SeenProduct = Pick<OwnProduct, 'id' | 'version'>;

/**
 * Puts a product on sale or takes it off; returns its version. Throws AppError `delivery_required`, `product_not_found`,
 * `not_allowed`, and `changed_meanwhile` {what, at, by_role, by} when it was saved or deleted since it was seen.
 */
export async function setProductPublished(
  db: DataClient,
  { id, version }: SeenProduct,
  published: boolean,
): Promise<number> {
  return call(db, 'set_product_published', { product_id: id, published, expected_version: version });
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
  await call(db, 'set_product_price', { product_id: id, ...change });
}

/**
 * Returns the product's version, which `restoreProduct` names to bring it back within thirty days. Throws AppError
 * `product_not_found`, `not_allowed`, `changed_meanwhile` as `setProductPublished`.
 */
export async function deleteProduct(db: DataClient, { id, version }: SeenProduct): Promise<number> {
  return call(db, 'delete_product', { product_id: id, expected_version: version });
}

/**
 * Returns the product's version. Throws AppError `sku_taken` when another product has taken its SKU meanwhile,
 * `product_not_found`, `changed_meanwhile` as `setProductPublished`.
 */
export async function restoreProduct(db: DataClient, { id, version }: SeenProduct): Promise<number> {
  return call(db, 'restore_product', { product_id: id, expected_version: version });
}

/** The person's newest draft of a product that does not exist yet, or null. */
export async function getNewProductDraft(db: DataClient): Promise<ProductDraft | null> {
  const client = await loaded(db);
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
 * Stores unsaved work and answers when, which the next call names as `expected`. `id` is a new UUID for a draft
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
  return call(db, 'save_product_draft', { draft_id: id, ...values });
}

export async function discardProductDraft(db: DataClient, id: string): Promise<void> {
  await call(db, 'discard_product_draft', { draft_id: id });
}
