import { z } from 'zod/mini';
import { productCard, unit } from '../catalogue/answers.ts';
import { orderVariant } from '../orders/quick-answers.ts';

const goods = {
  product_id: z.number(),
  variant_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  quantity: z.number(),
};

const accountCart = z.strictObject({
  version: z.number(),
  /** Lines that two devices changed; `kind` says which quantity they have now. */
  joined: z.array(z.strictObject({ ...goods, unit, kind: z.enum(['added', 'larger', 'stayed']) })),
  /** In the order in which they were added; null: the cart has the version that the device has. */
  lines: z.nullable(z.array(z.strictObject({ ...goods, version: z.number() }))),
  /** Goods on sale of the lines that are new to the device. */
  products: z.array(productCard),
  variants: z.array(orderVariant),
});
export type AccountCart = z.infer<typeof accountCart>;

export const cartAnswers = { sync_cart: accountCart };
