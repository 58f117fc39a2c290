import { foldText, type Language, localized } from '@mawad/shared-i18n';
import { readBoolean } from '@mawad/shared-ui/spreadsheet/read-filled-cell.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import { numberText } from '@mawad/shared-i18n/read-number';
import type { RefusalReason } from '@mawad/supabase/quotes/queries';
import { type AskedLine, coveringQuantity, type LineValues, sameUnit } from './offer-values.ts';
import { cents, type ColumnName, readCell } from './read-offer.ts';

/** Reasons for not supplying a line, with their words in cells: English, then Arabic. */
const refusalWords = {
  not_sold: ['Not sold by us', 'لا نبيعها'],
  out_of_stock: ['Out of stock', 'غير متوفرة في المخزون'],
  quantity_too_small: ['Quantity too small', 'الكمية قليلة'],
  specification: ['Specification not clear', 'المواصفات غير واضحة'],
  place: ['No delivery to this place', 'لا نوصل إلى هذا المكان'],
  other: ['Other reason', 'سبب آخر'],
} as const satisfies Record<RefusalReason, readonly [en: string, ar: string]>;
export const refusalReasons = Object.keys(refusalWords) as RefusalReason[];

const yesNo = { en: ['Yes', 'No'], ar: ['نعم', 'لا'] } as const;
const place = (language: Language) => (language === 'en' ? 0 : 1);

const refusalText = (reason: RefusalReason, language: Language) => refusalWords[reason][place(language)];

/** Text of a cell, as copied to the clipboard and written to a file; empty for no value. */
export function cellText(
  column: ColumnName,
  line: AskedLine,
  values: LineValues,
  language: Language,
  unitName: (code: string) => string,
): string {
  switch (column) {
    case 'goods':
      return values.name || productName(values, language);
    case 'equivalent':
      return yesNo[language][values.equivalent ? 0 : 1];
    case 'unit':
      return unitName(values.unit);
    case 'refusal':
      return values.refusal ? refusalText(values.refusal, language) : '';
    case 'total':
      return values.total || totalText(line, values);
    default:
      return values[column];
  }
}

export function productName({ product }: LineValues, language: Language): string {
  if (!product) return '';
  return localized(product, 'name', language);
}

function totalText(line: AskedLine, values: LineValues): string {
  const [price, quantity] = [
    readCell('price', values.price),
    readCell('quantity', values.quantity, values.unit),
  ];
  if (line.quantity === null || !('value' in price) || !('value' in quantity)) return '';
  return numberText(cents(price.value * quantity.value));
}

/** Reason why a text was not written into a cell. */
export type WriteProblem = 'refusal_unknown' | 'boolean_invalid' | 'unit_of_product' | 'quantity_not_firm';

/**
 * Writes a typed or pasted text into a cell. Numbers are written as they are, also wrong ones, which are then shown as
 * problems; a word that is none of a list is not written. An empty text clears the cell.
 */
export function writeCell(
  column: ColumnName,
  line: AskedLine,
  values: LineValues,
  input: string,
): LineValues | WriteProblem {
  const text = input.trim();
  switch (column) {
    case 'goods':
      return writeGoods(values, text);
    case 'equivalent': {
      if (text === '') return { ...values, equivalent: false };
      const { value } = { value: undefined, ...readBoolean(text) };
      return typeof value === 'boolean' ? { ...values, equivalent: value } : 'boolean_invalid';
    }
    case 'unit':
      return writeUnit(line, values, text);
    case 'refusal': {
      if (text === '') return { ...values, refusal: '' };
      const reason = readRefusal(text);
      return reason ? { ...values, refusal: reason } : 'refusal_unknown';
    }
    case 'factor':
      return writeFactor(line, values, input);
    case 'total':
      return line.quantity === null && text !== ''
        ? 'quantity_not_firm'
        : settleTotal(line, offering({ ...values, total: input }, text));
    case 'quantity':
      return line.quantity === null && text !== ''
        ? 'quantity_not_firm'
        : settleTotal(line, { ...values, quantity: input });
    case 'price':
      return offering({ ...values, price: input, total: '' }, text);
    case 'lead':
      return { ...values, lead: input };
  }
}

/** A price for a refused line takes the refusal back. */
function offering(values: LineValues, text: string): LineValues {
  return text === '' ? values : { ...values, refusal: '' };
}

function writeGoods(values: LineValues, text: string): LineValues {
  const { product } = values;
  const isSame = product && [product.name_en, product.name_ar, product.sku].some((name) => name === text);
  return isSame ? values : { ...values, product: null, name: text };
}

function writeUnit(line: AskedLine, values: LineValues, text: string): LineValues | WriteProblem {
  const unit = readUnit(text) ?? text;
  if (unit === values.unit) return values;
  if (values.product) return 'unit_of_product';
  const factor = knownFactor(line.unit, unit);
  return factor === null
    ? { ...values, unit, factor: '', quantity: '' }
    : { ...values, unit, factor: numberText(factor), quantity: coveringQuantity(line, unit, factor) };
}

/** Units of the same kind whose conversion is fixed, by the size of one unit. */
const sizes: Record<string, number> = { Kilogram: 1, Ton: 1_000 };

/** Own units that make one requested unit, if that is the same for all goods; else null. */
function knownFactor(requested: string, own: string): number | null {
  if (sameUnit(requested, own)) return 1;
  const [from, to] = [sizes[readUnit(requested) ?? ''], sizes[own]];
  return from && to ? from / to : null;
}

/** Sets the conversion; the quantity follows unless it was changed by hand. */
function writeFactor(line: AskedLine, values: LineValues, text: string): LineValues {
  const [before, after] = [readCell('factor', values.factor), readCell('factor', text)];
  const covering = coveringQuantity(line, values.unit, 'value' in before ? before.value : null);
  const follows = values.quantity === '' || values.quantity === covering;
  if (!follows || !('value' in after)) return { ...values, factor: text };
  return settleTotal(line, {
    ...values,
    factor: text,
    quantity: coveringQuantity(line, values.unit, after.value),
  });
}

/** Computes the price from a typed total as soon as total and quantity are numbers. */
function settleTotal(line: AskedLine, values: LineValues): LineValues {
  if (values.total === '' || line.quantity === null) return values;
  const [total, quantity] = [
    readCell('total', values.total),
    readCell('quantity', values.quantity, values.unit),
  ];
  if (!('value' in total) || !('value' in quantity)) return values;
  return { ...values, price: numberText(cents(total.value / quantity.value)), total: '' };
}

const reasonOf = new Map<string, RefusalReason>(
  refusalReasons.flatMap((reason) =>
    [reason, ...refusalWords[reason]].map((word): [string, RefusalReason] => [foldText(word), reason]),
  ),
);

/** The reason that a text names in either language; null if it is none. */
function readRefusal(text: string): RefusalReason | null {
  return reasonOf.get(foldText(text)) ?? null;
}
