import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import type { CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import type { ListedGoods } from '@mawad/supabase/lists/queries';
import type { MatchedCodes } from '@mawad/supabase/orders/quick-queries';
import { createGoodsJudge, type Goods, type GoodsState } from '../../goods-line/judge-goods.ts';
import type { OrderLine } from './order-lines.ts';

export type LineState =
  /** The codes are being looked up. */
  | { state: 'checking' }
  | { state: 'no_code' }
  | { state: 'unknown' }
  /** Several goods have the code; `isCut`: more than these. */
  | { state: 'choose'; choices: Goods[]; isCut: boolean }
  | GoodsState;

export interface JudgedLine {
  line: OrderLine;
  result: LineState;
  /** Other goods have the code too, and the buyer may change the choice. */
  hasChoices: boolean;
}

/** Goods by code; undefined for a code that was not looked up. */
function readMatches(matched: MatchedCodes | undefined) {
  const products = new Map(matched?.products.map((product) => [product.id, product]));
  const variants = new Map(matched?.variants.map((variant) => [variant.id, variant]));
  const codes = new Map(matched?.codes.map((entry) => [entry.code, entry]));
  return (code: string): { goods: Goods[]; isCut: boolean } | undefined => {
    const entry = codes.get(code);
    return (
      entry && {
        isCut: entry.is_cut,
        goods: entry.choices.flatMap(({ product_id, variant_id }) => {
          const product = products.get(product_id);
          const variant = variant_id === null ? undefined : variants.get(variant_id);
          return product ? [{ product, ...(variant && { variant }) }] : [];
        }),
      }
    );
  };
}

/** The goods with the code that the buyer chose; all of them without a choice or if the chosen ones are gone. */
function chosenOf(goods: Goods[], { choice }: OrderLine): Goods[] {
  if (!choice) return goods;
  const chosen = goods.filter(
    ({ product, variant }) =>
      product.id === choice.product_id && (choice.variant_id === null || variant?.id === choice.variant_id),
  );
  return chosen.length > 0 ? chosen : goods;
}

/** Compares the lines with the goods that have their codes, with their stock and with the cart. */
export function judgeLines(
  lines: readonly OrderLine[],
  matched: MatchedCodes | undefined,
  items: readonly CartItem[],
): JudgedLine[] {
  const matchesOf = readMatches(matched);
  const judge = createGoodsJudge(items);
  return lines.map((line) => {
    const code = codeOf(line);
    if (code === '') return { line, result: { state: 'no_code' }, hasChoices: false };
    const found = matchesOf(code);
    if (!found) return { line, result: { state: 'checking' }, hasChoices: false };
    const { goods: all, isCut } = found;
    const [goods, ...others] = chosenOf(all, line);
    const hasChoices = all.length > 1;
    if (!goods) return { line, result: { state: 'unknown' }, hasChoices };
    if (others.length > 0)
      return { line, result: { state: 'choose', choices: [goods, ...others], isCut }, hasChoices };
    return { line, result: judge(line.quantity, goods), hasChoices };
  });
}

/** The code as it is looked up; longer ones exist nowhere. */
const codeOf = ({ code }: OrderLine): string => code.trim().slice(0, 100);

/** Distinct codes of the lines, for one call. */
export const codesOf = (lines: readonly OrderLine[]): string[] => [
  ...new Set(lines.map(codeOf).filter((code) => code !== '')),
];

/** Goods of a line whose goods and quantity are known, whether or not the shop has that quantity now. */
export function toListed({ line, result }: JudgedLine): ListedGoods[] {
  if (!('goods' in result)) return [];
  const { product, variant } = result.goods;
  const read = readQuantity(line.quantity, product.unit);
  return 'value' in read && read.value > 0 && read.value < 1e7
    ? [{ product_id: product.id, variant_id: variant?.id ?? null, quantity: read.value }]
    : [];
}
