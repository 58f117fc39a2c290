import { numberText } from '@mawad/shared-i18n/read-number';
import type { CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import type { ListedGoods, PurchaseList, PurchaseListLine } from '@mawad/supabase/lists/queries';
import { createGoodsJudge, priceOf, type Goods, type GoodsState } from '../../../goods-line/judge-goods.ts';

export type ListLineState =
  /** The product or variant is no longer sold. */
  | { state: 'gone' }
  /** The product has variants now, and the line names none. */
  | { state: 'choose'; goods: Goods }
  | GoodsState;

export interface JudgedListLine {
  line: PurchaseListLine;
  result: ListLineState;
}

export type ReadyListLine = JudgedListLine & { result: Extract<GoodsState, { state: 'ready' }> };

export const isReady = (judged: JudgedListLine): judged is ReadyListLine => judged.result.state === 'ready';

/** Compares the lines of a list with present stock, and with a cart if they are to be added to it. */
export function judgeList(
  { lines, products, variants }: PurchaseList,
  items: readonly CartItem[] = [],
): JudgedListLine[] {
  const productOf = new Map(products.map((product) => [product.id, product]));
  const variantOf = new Map(variants.map((variant) => [variant.id, variant]));
  const judge = createGoodsJudge(items);
  return lines.map((line) => {
    const product = productOf.get(line.product_id);
    const variant = line.variant_id === null ? undefined : variantOf.get(line.variant_id);
    if (!product || (line.variant_id !== null && !variant)) return { line, result: { state: 'gone' } };
    if (product.has_variants && !variant) return { line, result: { state: 'choose', goods: { product } } };
    return { line, result: judge(numberText(line.quantity), { product, ...(variant && { variant }) }) };
  });
}

/** Present price less the price when the line was added, IQD per unit; 0 if the goods are not sold. */
export function priceChange({ line, result }: JudgedListLine): number {
  return result.state === 'gone' || result.state === 'choose' ? 0 : priceOf(result.goods) - line.saved_price;
}

export const lineKey = ({ product_id, variant_id }: PurchaseListLine): string =>
  `${product_id}-${variant_id ?? ''}`;

/** The goods of a line in a quantity, as the database takes them. */
export const listed = ({ product_id, variant_id }: PurchaseListLine, quantity: number): ListedGoods => ({
  product_id,
  variant_id,
  quantity,
});
