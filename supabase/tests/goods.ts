import { randomUUID } from 'node:crypto';
import type { SqlRunner } from './actors.ts';

const unique = () => randomUUID().slice(0, 8);

/** Creates a category for a test; returns its id. */
export async function createCategory(
  sql: SqlRunner,
  names: { name_en?: string; name_ar?: string; parent_id?: number } = {},
): Promise<number> {
  const tag = unique();
  const row = {
    name_en: `Tools ${tag}`,
    name_ar: `عدد ${tag}`,
    slug_en: `tools-${tag}`,
    slug_ar: `ar-tools-${tag}`,
    ...names,
  };
  const [made] = await sql<{ id: string }[]>`insert into public.categories ${sql(row)} returning id`;
  return Number(made!.id);
}

/** Creates a category as above; returns its slug too. */
export async function createNamedCategory(
  sql: SqlRunner,
  names: { name_en: string; name_ar: string; parent_id?: number },
): Promise<{ id: number; slug: string }> {
  const id = await createCategory(sql, names);
  const [row] = await sql<{ slug_en: string }[]>`select slug_en from public.categories where id = ${id}`;
  return { id, slug: row!.slug_en };
}

export interface ProductInput {
  company_id: string;
  category_id: number;
  sku?: string;
  name_en?: string;
  name_ar?: string;
  price?: number;
  discounted_price?: number | null;
  deal_starts_at?: Date | null;
  deal_ends_at?: Date | null;
  /** Stock. */
  quantity?: number;
  published?: boolean;
  /** Created as options of the category. */
  attributes?: readonly ReadableAttribute[];
  [column: string]: unknown;
}

/** An attribute by names. */
export interface ReadableAttribute {
  key: string;
  label_en: string;
  label_ar: string;
  value_en: string;
  value_ar: string;
}

/** Defines missing attributes of a category as options; returns the stored form for a product. */
export async function defineAttributes(
  sql: SqlRunner,
  category_id: number,
  attributes: readonly ReadableAttribute[],
): Promise<{ definition: number; option: number }[]> {
  const stored = [];
  for (const { key, label_en, label_ar, value_en, value_ar } of attributes) {
    const [definition] = await sql<{ id: number }[]>`
      insert into public.attribute_definitions (category_id, key, type, label_en, label_ar)
      values (${category_id}, ${key}, 'option', ${label_en}, ${label_ar})
      on conflict (category_id, key) do update set label_en = excluded.label_en returning id`;
    const [option] = await sql<{ id: number }[]>`
      insert into public.attribute_options (definition_id, value_en, value_ar)
      values (${definition!.id}, ${value_en}, ${value_ar})
      on conflict (definition_id, value_en) do update set value_ar = excluded.value_ar returning id`;
    stored.push({ definition: definition!.id, option: option!.id });
  }
  return stored;
}

/** Creates a product on sale with its offer and stock; returns its id. */
export async function createProduct(sql: SqlRunner, product: ProductInput): Promise<number> {
  const {
    price = 10_000,
    discounted_price = null,
    deal_starts_at = null,
    deal_ends_at = null,
    quantity = 100,
    attributes = [],
    ...columns
  } = product;
  const row = {
    sku: `SKU-${unique()}`,
    name_en: 'Claw hammer',
    name_ar: 'مطرقة',
    published: true,
    ...columns,
    attributes: sql.json(await defineAttributes(sql, product.category_id, attributes)),
  };
  const [made] = await sql<
    { id: string }[]
  >`insert into public.products ${sql(row as unknown as Record<string, never>)} returning id`;
  const id = Number(made!.id);
  await setStock(sql, { product_id: id, quantity });
  await sql`
    insert into public.product_offers ${sql({ product_id: id, price, discounted_price, deal_starts_at, deal_ends_at })}`;
  return id;
}

/** Sets the stock of a product or variant directly. */
export async function setStock(
  sql: SqlRunner,
  { product_id, variant_id, quantity }: { product_id: number; variant_id?: number; quantity: number },
): Promise<void> {
  await sql`
    update public.product_stock set quantity = ${quantity}
    where product_id = ${product_id} and variant_id is not distinct from ${variant_id ?? null}`;
}

/** Stock of a product without variants, or of a variant. */
export async function stockOf(sql: SqlRunner, product_id: number, variant_id?: number): Promise<number> {
  const [row] = await sql<{ quantity: number }[]>`
    select quantity::float8 as quantity from public.product_stock
    where product_id = ${product_id} and variant_id is not distinct from ${variant_id ?? null}`;
  return row!.quantity;
}

/** Creates a variant with stock; returns its id. */
export async function createVariant(
  sql: SqlRunner,
  productId: number,
  {
    stock,
    ...variant
  }: { size?: string; color?: string; color_ar?: string; sku?: string; price?: number; stock: number },
): Promise<number> {
  const [product] = await sql<{ company_id: string }[]>`
    select company_id from public.products where id = ${productId}`;
  const [made] = await sql<{ id: string }[]>`
    insert into public.product_variants ${sql({ product_id: productId, company_id: product!.company_id, ...variant })}
    returning id`;
  const id = Number(made!.id);
  await setStock(sql, { product_id: productId, variant_id: id, quantity: stock });
  return id;
}

/** Records a file as checked; returns its path. */
export async function recordMedia(
  sql: SqlRunner,
  company_id: string,
  name: string,
  bucket: 'product-images' | 'datasheets' = 'product-images',
): Promise<string> {
  const path = `${company_id}/${name}`;
  const size = bucket === 'datasheets' ? {} : { width: 960, height: 960, widths: [160, 320, 640, 960] };
  const row = { bucket, path, company_id, bytes: 1, sha256: 'a'.repeat(64), ...size };
  await sql`insert into private.media_files ${sql(row)} on conflict do nothing`;
  return path;
}

/** A delivery address that passes every rule. */
export const delivery = {
  full_name: 'Zainab Karim',
  phone: '+9647701234567',
  email: 'zainab@example.com',
  governorate: 'IQ-BG',
  district: 'Mansour',
  address: '14 Ramadan Street, house 7',
};

/** Creates a checkout of the buyer with one order at the company, without lines; returns the ids of both. */
export async function createOrder(
  sql: SqlRunner,
  { buyer, company, created_at = new Date() }: { buyer: string; company: string; created_at?: Date },
): Promise<{ checkout: string; order: string }> {
  const [checkout] = await sql<{ id: string }[]>`
    insert into public.checkouts ${sql({
      ...delivery,
      user_id: buyer,
      idempotency_key: randomUUID(),
      body_hash: Buffer.from('00', 'hex'),
      language: 'en',
      subtotal: 10_000,
      delivery_total: 5000,
    })} returning id`;
  const [order] = await sql<{ id: string }[]>`
    insert into public.orders ${sql({
      number: `MW-${randomUUID().slice(0, 6).toUpperCase()}`,
      checkout_id: checkout!.id,
      buyer_id: buyer,
      company_id: company,
      company_name: 'Company',
      buyer_name: delivery.full_name,
      governorate: delivery.governorate,
      subtotal: 10_000,
      delivery_fee: 5000,
      lead_days: 2,
      line_count: 1,
      created_at,
    })} returning id`;
  return { checkout: checkout!.id, order: order!.id };
}
