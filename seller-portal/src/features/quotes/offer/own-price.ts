import type { EditableProduct } from '@mawad/supabase/products/queries';
import { priceBreaksOf } from '../../../price-breaks.ts';

/**
 * Catalogue price of an own product or variant for a quantity, with its deal and prices by volume, IQD; null for members
 * who may not see prices.
 */
export function ownPrice(
  product: EditableProduct,
  variantId: number | null,
  quantity: number | null,
  now: number,
): number | null {
  const variant = product.variants.find(({ id }) => id === variantId);
  const base = product.price;
  if (base === null) return null;
  const starts = product.deal_starts_at === null || Date.parse(product.deal_starts_at) <= now;
  const runs = starts && (product.deal_ends_at === null || Date.parse(product.deal_ends_at) > now);
  const reduced = product.discounted_price;
  const deal = reduced !== null && reduced < base && runs ? reduced : null;
  const own = variant?.price ?? base;
  // Same percentage off as the product, like `variant_deal_price`.
  const prices = { price: own, deal: deal === null ? null : Math.max(1, Math.round((own * deal) / base)) };
  const reached = priceBreaksOf(product.volume_discounts, prices).filter(
    (step) => quantity !== null && quantity >= step.quantity,
  );
  return reached.at(-1)?.price ?? prices.deal ?? prices.price;
}
