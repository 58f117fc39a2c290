import { baghdadDay } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import type { AskedQuote, Offer, OfferLine, RefusalReason } from '@mawad/supabase/quotes/queries';

export type AskedLine = AskedQuote['lines'][number];

/** Own product, or a variant of it, that a line offers. */
export interface OfferedProduct {
  product_id: number;
  variant_id: number | null;
  name_en: string;
  name_ar: string;
  sku: string | null;
  unit: string;
  /** IQD; null if the company set none. */
  lowest_price: number | null;
}

/** A line of the form; numbers as typed. */
export interface LineValues {
  product: OfferedProduct | null;
  /** Name of goods outside the catalogue; empty: as the buyer described them. */
  name: string;
  equivalent: boolean;
  /** Code of the unit table, or as written. */
  unit: string;
  /** Own units that make one requested unit. */
  factor: string;
  /** IQD per own unit. */
  price: string;
  /** Own units that the company can supply. */
  quantity: string;
  /** Typed total of the line until a price follows from it; else empty. */
  total: string;
  /** Days until delivery. */
  lead: string;
  refusal: RefusalReason | '';
}

export interface OfferFile {
  path: string;
  name: string;
}

/** Values of the form besides the lines. */
export interface OfferTerms {
  delivers: boolean;
  /** IQD. */
  fee: string;
  /** ISO date. */
  valid_until: string;
  terms: string;
  note: string;
  files: OfferFile[];
}

export interface OfferValues extends OfferTerms {
  lines: Record<string, LineValues>;
}

/** Days until an offer ends if the seller chooses no other day. */
const usualValidity = 14;
export const longestValidity = 180;

const textOf = (value: number | null) => (value === null ? '' : numberText(value));

/** Units of which there are no parts; must match `decimals` of the database's units. */
const wholeUnits = new Set(['Each', 'Piece', 'Pack', 'Box', 'Case', 'Bag', 'Roll', 'Pair', 'Set', 'Dozen']);
export const isWhole = (unit: string) => wholeUnits.has(unit);

/** A quantity rounded up, so that the requested quantity is covered: to thousandths, or to whole units. */
function roundedUp(quantity: number, unit: string): number {
  const steps = isWhole(unit) ? 1 : 1000;
  return Math.ceil(Number((quantity * steps).toPrecision(12))) / steps;
}

/** The offer that can be accepted; null if there is none or it was withdrawn. */
export function currentOffer({ offers }: Pick<AskedQuote, 'offers'>): Offer | null {
  return offers.find(({ status }) => status === 'Sent') ?? null;
}

/** Newest revision of the company's offer as the page shows it; 0 before the first. */
export function newestRevision({ offers }: Pick<AskedQuote, 'offers'>): number {
  return Math.max(0, ...offers.map(({ revision }) => revision));
}

/** Values with which the form of a request opens: the current offer, else the company's own products and their prices. */
export function startValues(quote: AskedQuote): OfferValues {
  const offer = currentOffer(quote);
  const fee = offer ? offer.delivery_fee : quote.delivery_fee;
  const sent = new Map(offer?.lines.map((line) => [line.line_id, line]));
  return {
    delivers: fee !== null && !quote.is_pickup,
    fee: textOf(fee),
    valid_until: offer && offer.valid_until >= baghdadDay() ? offer.valid_until : baghdadDay(usualValidity),
    terms: offer?.terms ?? '',
    note: offer?.note ?? '',
    files: offer ? quote.own_files.map(({ path, name }) => ({ path, name })) : [],
    lines: Object.fromEntries(
      quote.lines.map((line) => {
        const answer = sent.get(line.id);
        return [line.id, answer ? sentLine(line, answer) : suggestedLine(line, quote.delivery_lead_days)];
      }),
    ),
  };
}

/** Line without an answer, in the requested unit. */
export function blankLine(line: AskedLine): LineValues {
  return {
    product: null,
    name: '',
    equivalent: false,
    unit: readUnit(line.unit) ?? line.unit,
    factor: '1',
    price: '',
    quantity: textOf(line.quantity),
    total: '',
    lead: '',
    refusal: '',
  };
}

function suggestedLine(line: AskedLine, leadDays: number | null): LineValues {
  const lead = textOf(leadDays);
  const { suggestion } = line;
  if (!suggestion) return { ...blankLine(line), lead };
  const { unit_price, units_per_requested, stock: _stock, ...product } = suggestion;
  const offered = withProduct(line, { ...blankLine(line), lead }, product, unit_price);
  return units_per_requested === null ? offered : withFactor(line, offered, textOf(units_per_requested));
}

function sentLine(line: AskedLine, sent: OfferLine): LineValues {
  if (sent.refusal) return { ...blankLine(line), refusal: sent.refusal };
  const { product_id, variant_id, product } = sent;
  return {
    product: product && { product_id: product_id!, variant_id, unit: sent.unit!, ...product },
    name: sent.offered_name ?? '',
    equivalent: sent.is_equivalent,
    unit: sent.unit ?? '',
    factor: textOf(sent.units_per_requested),
    price: textOf(sent.unit_price),
    quantity: textOf(sent.quantity),
    total: '',
    lead: textOf(sent.lead_days),
    refusal: '',
  };
}

/** Quantity in own units that covers the requested quantity; empty if one of both is unknown. */
export function coveringQuantity(line: AskedLine, unit: string, factor: number | null): string {
  if (line.quantity === null || factor === null || !(factor > 0)) return '';
  return numberText(roundedUp(line.quantity * factor, unit));
}

/** Offers an own product in its unit; the conversion is asked for unless both units are the same. */
export function withProduct(
  line: AskedLine,
  values: LineValues,
  product: OfferedProduct,
  price: number | null,
): LineValues {
  const isSameUnit = sameUnit(line.unit, product.unit);
  return {
    ...values,
    product,
    name: '',
    refusal: '',
    unit: product.unit,
    factor: isSameUnit ? '1' : values.unit === product.unit ? values.factor : '',
    quantity: isSameUnit
      ? coveringQuantity(line, product.unit, 1)
      : values.unit === product.unit
        ? values.quantity
        : '',
    price: price === null ? values.price : textOf(price),
    total: '',
  };
}

/** Sets the conversion and, if it is a number, the quantity that covers the request. */
function withFactor(line: AskedLine, values: LineValues, factor: string): LineValues {
  const number = Number(factor);
  return {
    ...values,
    factor,
    quantity: number > 0 ? coveringQuantity(line, values.unit, number) : values.quantity,
  };
}

const single = new Set(['Each', 'Piece']);

/** Whether two units mean the same, also if one of them is written out. */
export function sameUnit(one: string, other: string): boolean {
  const [a, b] = [readUnit(one) ?? one, readUnit(other) ?? other];
  return a === b || (single.has(a) && single.has(b));
}

/** Whether two states of a line or of the terms are the same. */
export const sameValues = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
