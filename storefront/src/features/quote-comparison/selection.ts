import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { lineTotal, sumOfMoney } from '@mawad/shared-ui/platform/store/index.ts';
import type { AcceptedLine, Comparison, OwnQuoteLine, Proposal } from '@mawad/supabase/quotes/queries';
import { isAcceptable, type OfferedPrice, priceFinder } from './offer-prices.ts';

/** A chosen price of one line. */
interface Choice {
  offerId: string;
  /** In offered units, as typed; used only for a line without a firm quantity. */
  quantity: string;
}

/** Choices by line id. */
export type Selection = Readonly<Record<string, Choice>>;

/** A choice that the comparison still allows. */
export interface ChosenLine extends OfferedPrice {
  line: OwnQuoteLine;
  choice: Choice;
  /** In offered units; null while the typed quantity is missing or invalid. */
  quantity: number | null;
  /** IQD; null without a quantity. */
  total: number | null;
}

interface SellerTotal {
  offer: OfferedPrice['offer'];
  lineCount: number;
  /** IQD. */
  goods: number;
  /** IQD, once per order; 0 if the buyer collects the goods there. */
  delivery: number;
}

export interface SelectionTotals {
  sellers: SellerTotal[];
  goods: number;
  delivery: number;
  total: number;
  /** Lines that still need a quantity. */
  openCount: number;
}

/** Reads a typed quantity in offered units: above 0, at most three decimals. Null if it is not one. */
function readTypedQuantity(text: string, unit: string): number | null {
  const result = readQuantity(text, unit);
  if ('problem' in result) return null;
  const { value } = result;
  return value > 0 && value < 1e9 && Number(value.toFixed(3)) === value ? value : null;
}

/** The choices that can still be accepted, in the order of the lines. */
export function chosenLines(comparison: Comparison, selection: Selection): ChosenLine[] {
  const findPrice = priceFinder(comparison);
  return comparison.lines.flatMap((line) => {
    const choice = selection[line.id];
    const found = choice && findPrice(choice.offerId, line.id);
    if (!found || !isAcceptable(line, found.price)) return [];
    const { unit, unit_price: unitPrice, units_per_requested: factor } = found.price;
    const quantity =
      line.quantity === null
        ? readTypedQuantity(choice.quantity, unit ?? '')
        : (found.price.quantity ?? line.quantity * (factor ?? 1));
    const total =
      line.quantity !== null && found.price.line_total !== null
        ? found.price.line_total
        : quantity === null || unitPrice === null
          ? null
          : lineTotal(unitPrice, quantity);
    return [{ ...found, line, choice, quantity, total }];
  });
}

/** Goods and delivery per seller and in all. One order per seller, so each delivery fee counts once. */
export function selectionTotals(chosen: readonly ChosenLine[]): SelectionTotals {
  const offers = new Set(chosen.map(({ offer }) => offer));
  const sellers = [...offers].map((offer) => {
    const lines = chosen.filter((one) => one.offer === offer);
    return {
      offer,
      lineCount: lines.length,
      goods: sumOfMoney(lines.map(({ total }) => total ?? 0)),
      delivery: offer.is_pickup ? 0 : (offer.delivery_fee ?? 0),
    };
  });
  const goods = sumOfMoney(sellers.map((seller) => seller.goods));
  const delivery = sumOfMoney(sellers.map((seller) => seller.delivery));
  const openCount = chosen.filter(({ quantity }) => quantity === null).length;
  return { sellers, goods, delivery, total: sumOfMoney([goods, delivery]), openCount };
}

/** The choices of a proposal; quantities that were typed are kept. */
export function selectionOf({ lines }: Proposal, before: Selection): Selection {
  return Object.fromEntries(
    lines.map(({ line_id, offer_id }) => [
      line_id,
      { offerId: offer_id, quantity: before[line_id]?.quantity ?? '' },
    ]),
  );
}

/** Whether the choices are exactly those of a proposal. */
export function isProposalChosen({ lines }: Proposal, chosen: readonly ChosenLine[]): boolean {
  const offers = new Map(chosen.map(({ line, offer }) => [line.id, offer.id]));
  return (
    lines.length > 0 &&
    lines.length === offers.size &&
    lines.every(({ line_id, offer_id }) => offers.get(line_id) === offer_id)
  );
}

/** Lines for `acceptQuote`; every line must have its quantity. */
export function toAcceptedLines(chosen: readonly ChosenLine[]): AcceptedLine[] {
  return chosen.map(({ line, offer, price, quantity }) => ({
    line_id: line.id,
    offer_id: offer.id,
    unit_price: price.unit_price!,
    ...(line.quantity === null && quantity !== null && { quantity }),
  }));
}
