import type { CartQuote } from '@mawad/supabase/orders/queries';
import type { SellerLines } from '../../cart/cart-lines.ts';

/** Sellers with pickup, and whether anything is delivered. */
export interface Handover {
  picked: string[];
  /** True if at least one seller delivers. */
  needsPlace: boolean;
}

/** Applies the buyer's selection, without sellers that do not offer pickup. */
export function handoverOf(
  selected: readonly string[],
  sellers: readonly SellerLines[],
  quote: CartQuote | undefined,
): Handover {
  const offers = (id: string) =>
    !quote || quote.sellers.some(({ company_id, pickup }) => company_id === id && pickup !== null);
  const picked = sellers
    .map(({ companyId }) => companyId)
    .filter((id) => selected.includes(id) && offers(id));
  return { picked, needsPlace: picked.length < sellers.length || sellers.length === 0 };
}
