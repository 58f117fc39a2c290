import { randomUUID } from 'node:crypto';
import type { SqlRunner } from './actors.ts';

const unique = () => randomUUID().slice(0, 8);

/** A category of its own for a test; its id. */
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

export interface ProductInput {
  seller_id: string;
  category_id: number;
  [column: string]: unknown;
}

/** A published product with stock; its id. */
export async function createProduct(sql: SqlRunner, product: ProductInput): Promise<number> {
  const row = {
    sku: `SKU-${unique()}`,
    name_en: 'Claw hammer',
    name_ar: 'مطرقة',
    price: 10_000,
    quantity: 100,
    ...product,
  };
  const [made] = await sql<
    { id: string }[]
  >`insert into public.products ${sql(row as unknown as Record<string, never>)} returning id`;
  return Number(made!.id);
}

/** A variant with stock; its id. */
export async function createVariant(
  sql: SqlRunner,
  productId: number,
  variant: { size?: string; color?: string; color_ar?: string; stock: number },
): Promise<number> {
  const [made] = await sql<{ id: string }[]>`
    insert into public.product_variants ${sql({ product_id: productId, ...variant })} returning id`;
  return Number(made!.id);
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
