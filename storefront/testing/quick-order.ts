import type { MatchedCodes } from '@mawad/supabase/orders/quick-queries';
import { productCard } from './catalogue.ts';

type Goods = Parameters<typeof productCard>[0];

/** Result of a lookup: the goods of each code; unknown codes have none. */
export function matchedCodes(found: Record<string, Goods[]>): MatchedCodes {
  const products = Object.values(found).flatMap((goods) => goods.map(productCard));
  return {
    codes: Object.entries(found).map(([code, goods]) => ({
      code,
      is_cut: false,
      choices: goods.map((one) => ({ product_id: productCard(one).id, variant_id: null })),
    })),
    products: [...new Map(products.map((product) => [product.id, product])).values()],
    variants: [],
  };
}
