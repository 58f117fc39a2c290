import { randomUUID } from 'node:crypto';
import { getOwnProduct, type ProductInput, saveProduct, type VariantInput } from '../src/products/queries.ts';

/** Form values of a new product, with some changed. */
export const productInput = (category_id: number, change: Partial<ProductInput> = {}): ProductInput => ({
  category_id,
  sku: `OWN-${randomUUID().slice(0, 8)}`,
  name_en: 'Impact drill',
  name_ar: 'دريل طرق',
  unit: 'Each',
  price: 95_000,
  published: true,
  ...change,
});

/** Saves a product as its form does: the loaded values with some changed. */
export async function changeProduct(
  db: Parameters<typeof saveProduct>[0],
  id: number,
  { variants: changed, ...values }: Partial<ProductInput> & { variants?: VariantInput[] },
): Promise<void> {
  const { version, variants, compatibilities, ...read } = await getOwnProduct(db, id);
  const options = {
    variants: changed ?? variants,
    compatibilities: compatibilities.map((one) => one.id),
    expectedVersion: version,
  };
  await saveProduct(db, { ...read, price: read.price!, ...values }, options);
}
