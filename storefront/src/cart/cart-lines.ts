import {
  availableOf,
  basePriceOf,
  isSellable,
  lineTotal,
  mostSellable,
  nearestQuantities,
  priceFor,
  sumOfMoney,
  unitPriceOf,
  variantIdOf,
  type CartItem,
  type CartLineUpdate,
  type PriceBreak,
  type QuantityRule,
} from '@mawad/shared-ui/platform/store/index.ts';
import type { ReturnsRule } from '@mawad/supabase/catalogue/queries';
import type { CartLineInput, CartQuote } from '@mawad/supabase/orders/queries';

type QuoteLine = CartQuote['lines'][number];

/** Change of a cart line since it was added. `stock` and prices are current. */
type LineChange =
  | { kind: 'none' }
  | { kind: 'gone' }
  | { kind: 'sold_out' }
  | { kind: 'less_stock'; stock: number }
  /** The quantity is not sold; `nearest` lists sold quantities beside it, `to` is the lower of them. */
  | { kind: 'step'; to: number; nearest: number[]; min: number; step: number }
  | { kind: 'price'; from: number; to: number };

export interface CartLine {
  item: CartItem;
  change: LineChange;
  /** IQD. The current price, or the stored one until the quote is loaded. */
  unitPrice: number;
  /** IQD per unit below the quantity of the first price break. */
  basePrice: number;
  priceBreaks: readonly PriceBreak[];
  rule: QuantityRule;
  /** Maximum that can be ordered now. */
  stock: number;
  /** Undefined until the quote is loaded. */
  returns: ReturnsRule | undefined;
}

/** Lines of one seller, which become one order. */
export interface SellerLines {
  companyId: string;
  company_name_en: string;
  company_name_ar: string;
  /** Slug of the seller's page; '' if the seller has none. */
  slug: string;
  lines: CartLine[];
  subtotal: number;
}

export function toLineInput(item: CartItem): CartLineInput {
  return { product_id: item.product.id, variant_id: variantIdOf(item), quantity: item.quantity };
}

/** Compares every item with the quote. Without a quote the stored values are used. */
export function reviewCart(items: CartItem[], quote: CartQuote | undefined): CartLine[] {
  return items.map((item) => {
    const found = quote?.lines.find(
      (line) => line.product_id === item.product.id && line.variant_id === variantIdOf(item),
    );
    const { min_quantity, quantity_step } = found?.available ? found : item.product;
    const rule = { min_quantity, quantity_step };
    const basePrice = found?.available ? found.base_price : basePriceOf(item.product);
    const priceBreaks = (found?.available ? found : item.product).price_breaks ?? [];
    return {
      item,
      change: changeOf(item, found),
      unitPrice: priceFor(item.quantity, basePrice, priceBreaks),
      basePrice,
      priceBreaks,
      rule,
      stock: mostSellable(found ? found.stock : availableOf(item), rule),
      returns: found?.available ? found.returns : undefined,
    };
  });
}

/** Values to store in the cart after the buyer has seen the current ones. */
export function updateOf({ item, basePrice, priceBreaks, stock, rule }: CartLine): CartLineUpdate {
  return {
    ...rule,
    product_id: item.product.id,
    variant_id: variantIdOf(item),
    base_price: basePrice,
    price_breaks: [...priceBreaks],
    stock,
  };
}

/** Whether the server would refuse an order with this line. */
export function blocksCheckout({ change }: CartLine): boolean {
  return change.kind !== 'none' && change.kind !== 'price';
}

/** Whether anything about the line changed since it was added. */
export function isChanged({ change }: CartLine): boolean {
  return change.kind !== 'none';
}

/** Groups lines by seller, in order of each seller's first line. */
export function groupBySeller(lines: CartLine[]): SellerLines[] {
  const groups = new Map<string, SellerLines>();
  for (const line of lines) {
    const { company_id: companyId, company_name_en, company_name_ar, company_slug: slug } = line.item.product;
    const group = groups.get(companyId) ?? {
      companyId,
      company_name_en,
      company_name_ar,
      slug,
      lines: [],
      subtotal: 0,
    };
    group.lines.push(line);
    if (line.change.kind !== 'gone')
      group.subtotal = sumOfMoney([group.subtotal, lineTotal(line.unitPrice, line.item.quantity)]);
    groups.set(companyId, group);
  }
  return [...groups.values()];
}

function changeOf(item: CartItem, line: QuoteLine | undefined): LineChange {
  if (!line) return { kind: 'none' };
  if (!line.available) return { kind: 'gone' };
  const stock = mostSellable(line.stock, line);
  if (stock <= 0) return { kind: 'sold_out' };
  if (stock < item.quantity) return { kind: 'less_stock', stock: line.stock };
  if (!isSellable(item.quantity, line)) {
    const nearest = nearestQuantities(item.quantity, line).filter((quantity) => quantity <= stock);
    return { kind: 'step', to: nearest[0]!, nearest, min: line.min_quantity, step: line.quantity_step };
  }
  const from = unitPriceOf(item.product, item.quantity);
  const to = priceFor(item.quantity, line.base_price, line.price_breaks);
  return to === from ? { kind: 'none' } : { kind: 'price', from, to };
}
