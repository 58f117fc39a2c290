import type { CartQuote } from '@mawad/supabase/queries/orders';
import type { SellerLines } from '../../cart/cart-lines.ts';

/** How the goods of a cart get to the buyer. */
export interface Handover {
  /** Ids of the sellers whose goods are picked up. */
  picked: string[];
  /** Something is delivered. */
  needsPlace: boolean;
}

/** What was chosen, less what the sellers turn out not to offer. */
export function handoverOf(
  chosen: readonly string[],
  sellers: readonly SellerLines[],
  quote: CartQuote | undefined,
): Handover {
  const offers = (id: string) =>
    !quote || quote.sellers.some(({ company_id, pickup }) => company_id === id && pickup !== null);
  const picked = sellers.map(({ companyId }) => companyId).filter((id) => chosen.includes(id) && offers(id));
  return { picked, needsPlace: picked.length < sellers.length || sellers.length === 0 };
}
