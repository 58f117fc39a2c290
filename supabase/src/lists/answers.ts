import { z } from 'zod/mini';
import { productCard, unit } from '../catalogue/answers.ts';
import { orderVariant } from '../orders/quick-answers.ts';

const purchaseListFacts = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Whether it belongs to the company for which the reader buys. */
  is_shared: z.boolean(),
  /** cart: a saved cart. */
  kind: z.enum(['list', 'cart']),
  /** Colleague who sent the cart; null for others. */
  sent_by: z.nullable(z.string()),
  may_change: z.boolean(),
  version: z.number(),
});

const purchaseListItem = z.extend(purchaseListFacts, { line_count: z.number(), updated_at: z.string() });
export type PurchaseListItem = z.infer<typeof purchaseListItem>;

const purchaseListLine = z.strictObject({
  product_id: z.number(),
  variant_id: z.nullable(z.number()),
  quantity: z.number(),
  /** IQD per unit when the line was added. */
  saved_price: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  unit,
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
});
export type PurchaseListLine = z.infer<typeof purchaseListLine>;

const purchaseList = z.extend(purchaseListFacts, {
  /** Note of the colleague who sent the cart. */
  note: z.nullable(z.string()),
  /** When the reader is reminded to order again, next on a day `YYYY-MM-DD` in Baghdad. */
  reminder: z.nullable(z.strictObject({ weeks: z.number(), next_on: z.string() })),
  lines: z.array(purchaseListLine),
  /** Products and variants of the lines that are sold now. */
  products: z.array(productCard),
  variants: z.array(orderVariant),
});
export type PurchaseList = z.infer<typeof purchaseList>;

export const listsAnswers = {
  list_purchase_lists: z.array(purchaseListItem),
  get_purchase_list: purchaseList,
};
