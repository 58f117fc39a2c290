import { baghdadDay } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { type QuantityProblem, readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import type { AskedQuote, OfferInput, OfferLineInput } from '@mawad/supabase/quotes/queries';
import {
  type AskedLine,
  isWhole,
  type LineValues,
  longestValidity,
  type OfferTerms,
  type OfferValues,
} from './offer-values.ts';

/** Editable columns of the grid, in the order of the grid. */
export const columnNames = [
  'goods',
  'equivalent',
  'unit',
  'factor',
  'price',
  'quantity',
  'total',
  'lead',
  'refusal',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** Problems whose message needs no values; the keys of `quotes:problems`. */
export const plainProblems = [
  'missing',
  'not_positive',
  'decimals',
  'whole',
  'days',
  'text_long',
  'total_without_quantity',
  'day_passed',
  'day_far',
] as const;
export type PlainProblem = (typeof plainProblems)[number];

/** Reason why a cell cannot be sent; `quotes:problems.<code>` or `common:numbers.<code>` is the message. */
export type CellProblem =
  | QuantityProblem
  | { code: PlainProblem }
  /** Refused by the database; `text` is the whole message. */
  | { code: 'refused'; text: string };

export type CellProblems = Partial<Record<ColumnName, CellProblem>>;

/** Meaning of a line of the form. */
export interface LineReading {
  state: 'open' | 'refused' | 'priced';
  /** Problems of a priced line; an open or refused line has none. */
  problems: CellProblems;
  /** IQD per own unit, and per requested unit. */
  price: number | null;
  perRequested: number | null;
  factor: number | null;
  quantity: number | null;
  /** IQD; null without price or quantity. */
  total: number | null;
  /** Whether the price is below the company's lowest price for the product. */
  isBelowLowest: boolean;
  input: OfferLineInput | null;
}

/** Most days until delivery; must match the check of the database. */
const mostLeadDays = 365;
const longestText = { name: 200, unit: 40 };

type Result = { value: number } | { problem: CellProblem };
const valueOf = (result: Result) => ('value' in result ? result.value : null);
export const cents = (iqd: number) => Math.round(Number((iqd * 100).toPrecision(15))) / 100;

/** Reads the text of a number column. */
export function readCell(column: ColumnName, text: string, unit?: string): Result {
  if (text.trim() === '') return { problem: { code: 'missing' } };
  const result = column === 'price' || column === 'total' ? readNumber(text) : readQuantity(text, unit);
  if ('problem' in result) return result;
  if (column === 'lead')
    return Number.isInteger(result.value) && result.value <= mostLeadDays
      ? result
      : { problem: { code: 'days' } };
  if (result.value <= 0) return { problem: { code: 'not_positive' } };
  const decimals = column === 'price' || column === 'total' ? 2 : column === 'quantity' ? 3 : 6;
  if (Number(result.value.toFixed(decimals)) !== result.value) return { problem: { code: 'decimals' } };
  return column === 'quantity' && unit && isWhole(unit) && !Number.isInteger(result.value)
    ? { problem: { code: 'whole' } }
    : result;
}

const notPriced = {
  problems: {},
  price: null,
  perRequested: null,
  factor: null,
  quantity: null,
  total: null,
  isBelowLowest: false,
};

const known = new WeakMap<LineValues, { line: AskedLine; reading: LineReading }>();

/**
 * Reads a line; a line without price, total and reason is open and is not sent. The same values give the same object, so
 * that one change among thousands of lines renders one row.
 */
export function readLine(line: AskedLine, values: LineValues): LineReading {
  const before = known.get(values);
  if (before?.line === line) return before.reading;
  const reading = read(line, values);
  known.set(values, { line, reading });
  return reading;
}

function read(line: AskedLine, values: LineValues): LineReading {
  if (values.refusal)
    return { ...notPriced, state: 'refused', input: { line_id: line.id, refusal: values.refusal } };
  if (values.price.trim() === '' && values.total.trim() === '')
    return { ...notPriced, state: 'open', input: null };

  const results = {
    factor: readCell('factor', values.factor),
    price: readCell('price', values.price),
    quantity: readCell('quantity', values.quantity, values.unit || undefined),
    lead: readCell('lead', values.lead),
  };
  const problems: CellProblems = {};
  for (const column of ['factor', 'price', 'quantity', 'lead'] as const) {
    const result = results[column];
    if (column === 'quantity' && line.quantity === null) continue;
    if ('problem' in result) problems[column] = result.problem;
  }
  if (values.total !== '') {
    const total = readCell('total', values.total);
    problems.total = 'problem' in total ? total.problem : { code: 'total_without_quantity' };
    delete problems.price;
  }
  if (values.unit.trim() === '') problems.unit = { code: 'missing' };
  else if (values.unit.length > longestText.unit) problems.unit = { code: 'text_long' };
  if (values.name.length > longestText.name) problems.goods = { code: 'text_long' };

  const [factor, price] = [valueOf(results.factor), valueOf(results.price)];
  const quantity = line.quantity === null ? null : valueOf(results.quantity);
  const lowest = values.product?.lowest_price ?? null;
  return {
    state: 'priced',
    problems,
    price,
    factor,
    quantity,
    perRequested: price !== null && factor !== null ? cents(price * factor) : null,
    total: price !== null && quantity !== null ? cents(price * quantity) : null,
    isBelowLowest: price !== null && lowest !== null && price < lowest,
    input:
      Object.keys(problems).length > 0
        ? null
        : {
            line_id: line.id,
            ...(values.product && { product_id: values.product.product_id }),
            ...(values.product?.variant_id != null && { variant_id: values.product.variant_id }),
            ...(values.name.trim() && { offered_name: values.name.trim() }),
            ...(values.equivalent && { is_equivalent: true }),
            unit: values.unit.trim(),
            units_per_requested: factor!,
            unit_price: price!,
            ...(quantity !== null && { quantity }),
            lead_days: valueOf(results.lead)!,
          },
  };
}

export type TermName = 'fee' | 'valid_until' | 'terms' | 'note';
export type TermProblems = Partial<Record<TermName, CellProblem>>;

export function readTerms({ delivers, fee, valid_until }: OfferTerms): TermProblems {
  const problems: TermProblems = {};
  if (delivers) {
    const result = fee.trim() === '' ? ({ problem: { code: 'missing' } } as const) : readNumber(fee);
    if ('problem' in result) problems.fee = result.problem;
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(valid_until)) problems.valid_until = { code: 'missing' };
  else if (valid_until < baghdadDay()) problems.valid_until = { code: 'day_passed' };
  else if (valid_until > baghdadDay(longestValidity)) problems.valid_until = { code: 'day_far' };
  return problems;
}

/** Delivery fee of valid terms, IQD; null if the buyer collects the goods. */
function feeOf({ delivers, fee }: OfferTerms): number | null {
  return delivers ? valueOf(readNumber(fee)) : null;
}

/** Sums of the form as the buyer will see them. */
interface OfferTotals {
  priced: number;
  refused: number;
  /** Lines without an answer. */
  open: AskedLine[];
  /** IQD, of priced lines with a firm quantity. */
  subtotal: number;
  fee: number | null;
  total: number;
  belowLowest: number;
}

export interface OfferReading {
  lines: Map<string, LineReading>;
  totals: OfferTotals;
}

export function readOffer(lines: readonly AskedLine[], values: OfferValues): OfferReading {
  const readings = new Map(lines.map((line) => [line.id, readLine(line, values.lines[line.id]!)]));
  const all = [...readings.values()];
  const subtotal = cents(all.reduce((sum, { total }) => sum + (total ?? 0), 0));
  const fee = feeOf(values);
  return {
    lines: readings,
    totals: {
      priced: all.filter(({ state }) => state === 'priced').length,
      refused: all.filter(({ state }) => state === 'refused').length,
      open: lines.filter(({ id }) => readings.get(id)!.state === 'open'),
      subtotal,
      fee,
      total: cents(subtotal + (fee ?? 0)),
      belowLowest: all.filter(({ isBelowLowest }) => isBelowLowest).length,
    },
  };
}

/** Offer for the database; its lines and terms have no problems. */
export function offerInput(
  quote: AskedQuote,
  values: OfferValues,
  { lines, totals }: OfferReading,
): OfferInput {
  return {
    request_revision: quote.revision,
    ...(totals.fee !== null && { delivery_fee: totals.fee }),
    valid_until: values.valid_until,
    ...(values.terms.trim() && { terms: values.terms.trim() }),
    ...(values.note.trim() && { note: values.note.trim() }),
    files: values.files,
    lines: [...lines.values()].flatMap(({ input }) => input ?? []),
  };
}
