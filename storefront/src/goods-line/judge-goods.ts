import { readQuantity, type QuantityProblem } from '@mawad/shared-ui/kit/read-quantity.ts';
import {
  basePriceOf,
  type CartItem,
  isSellable,
  lineTotal,
  mostSellable,
  nearestQuantities,
  priceFor,
  sum,
  variantIdOf,
} from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import type { OrderVariant } from '@mawad/supabase/orders/quick-queries';
import { toCartProduct, toCartVariant } from '@mawad/shared-ui/desk/cart/cart-product.ts';

export interface Goods {
  product: ProductCard;
  variant?: OrderVariant;
}

/** Whether goods can be ordered in a quantity, or why not. */
export type GoodsState =
  | { state: 'quantity'; goods: Goods; problem: QuantityProblem }
  | { state: 'sold_out'; goods: Goods }
  /** `left`: what may be added beside the cart and the lines above; 0: all of it is there. */
  | { state: 'stock'; goods: Goods; left: number }
  | { state: 'step'; goods: Goods; nearest: number[] }
  | { state: 'ready'; goods: Goods; quantity: number; price: number; total: number };

export const goodsKey = ({ product, variant }: Goods): string => `${product.id}-${variant?.id ?? ''}`;

/** IQD per unit, at the smallest quantity. */
export const priceOf = ({ product, variant }: Goods): number => basePriceOf(toCartProduct(product, variant));

export const stockOf = ({ product, variant }: Goods): number => variant?.stock ?? product.stock;

export const toCartLine = ({ product, variant }: Goods) => ({
  product: toCartProduct(product, variant),
  ...(variant && { variant: toCartVariant(variant) }),
});

/** `taken`: quantity of the goods in the cart and in the lines above. */
function judge(text: string, goods: Goods, taken: number): GoodsState {
  const { product } = goods;
  const read = readQuantity(text, product.unit);
  if ('problem' in read) return { state: 'quantity', goods, problem: read.problem };
  const { value } = read;
  if (!(value > 0 && value < 1e7)) return { state: 'quantity', goods, problem: { code: 'number_invalid' } };
  const stock = stockOf(goods);
  if (mostSellable(stock, product) === 0) return { state: 'sold_out', goods };
  const left = mostSellable(Math.max(0, sum(stock, -taken)), product);
  if (value > left) return { state: 'stock', goods, left };
  if (!isSellable(value, product))
    return { state: 'step', goods, nearest: nearestQuantities(value, product) };
  const cartProduct = toCartProduct(product, goods.variant);
  const price = priceFor(sum(taken, value), basePriceOf(cartProduct), cartProduct.price_breaks ?? []);
  return { state: 'ready', goods, quantity: value, price, total: lineTotal(price, value) };
}

/** Judges typed quantities of goods one after another: what the cart and earlier lines take is no longer left. */
export function createGoodsJudge(items: readonly CartItem[]): (quantity: string, goods: Goods) => GoodsState {
  const taken = new Map(
    items.map((item): [string, number] => [`${item.product.id}-${variantIdOf(item) ?? ''}`, item.quantity]),
  );
  return (quantity, goods) => {
    const key = goodsKey(goods);
    const before = taken.get(key) ?? 0;
    const result = judge(quantity, goods, before);
    if (result.state === 'ready') taken.set(key, sum(before, result.quantity));
    return result;
  };
}
