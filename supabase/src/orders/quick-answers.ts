import { z } from 'zod/mini';
import { productCard, productVariant } from '../catalogue/answers.ts';

/** A variant beside the cards of products; see list_products_by_ids. */
export const orderVariant = z.extend(productVariant, { product_id: z.number() });
export type OrderVariant = z.infer<typeof orderVariant>;

/** Goods by code. `products` and `variants` hold each product and variant that a choice names once. */
const matchedCodes = z.strictObject({
  codes: z.array(
    z.strictObject({
      /** As it was asked for. */
      code: z.string(),
      /** Cheapest in stock first, at most eight; empty for an unknown code. */
      choices: z.array(z.strictObject({ product_id: z.number(), variant_id: z.nullable(z.number()) })),
      /** Whether there are more choices. */
      is_cut: z.boolean(),
    }),
  ),
  products: z.array(productCard),
  variants: z.array(orderVariant),
});
export type MatchedCodes = z.infer<typeof matchedCodes>;

export const quickOrderAnswers = { match_order_codes: matchedCodes };
