import { toLatinDigits } from './digits.ts';

/** Reason why a text is not a number; translated by `numbers:problems.<code>`. */
export type NumberProblem =
  | { code: 'number_invalid' }
  | { code: 'number_negative' }
  | { code: 'currency_foreign' }
  /** `high` and `low` are the possible numbers. */
  | { code: 'number_ambiguous'; params: { high: number; low: number } };

export type NumberResult = { value: number } | { problem: NumberProblem };

/** Number, possibly negative, and the words beside it, such as "kg" or "IQD". */
export interface NumberAndWords {
  result: NumberResult;
  before: string;
  after: string;
}

const invalid: NumberResult = { problem: { code: 'number_invalid' } };

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const fractions: Record<string, number> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};
const minus = '\\-‐‑‒–—−﹣－';
/** Digits with separators, fractions and a sign, and the text before and after them. */
const numberInText = new RegExp(
  `^(.*?)([${minus}+(]? ?[\\d¼½¾⅛⅜⅝⅞][\\d¼½¾⅛⅜⅝⅞ .,٬٫'’⁄/=()${minus}]*)(.*)$`,
  'su',
);
const priceMark = new RegExp(` ?[/.,][${minus}=]$`, 'u');
const negative = new RegExp(`^\\((.*)\\)$|^[${minus}] ?([^${minus}]*)$|^([^${minus}]*)[${minus}]$`, 'u');
const multiples: [RegExp, number][] = [
  [/^(?:ألف|الف|آلاف|الاف|thousand)(?= |$)/iu, 1_000],
  [/^(?:مليون|ملايين|million)(?= |$)/iu, 1_000_000],
];
const dinar = /^(?:|iqd|i\.?d\.?|dinars?|د\.? ?ع\.?|دينار(?: عراقي)?)$/iu;
const foreign = /[$€£¥﷼]|\b(?:usd|eur|gbp|try|aed|sar)\b|دولار|يورو|ليرة|درهم|ريال|تومان/iu;
const percentSign = /^(?:|[%٪﹪％]|percent|بالمئة|بالمائة)$/iu;

/**
 * Finds the number in a text: «١٬٢٥٠», "1,250", "1.250,50", "25 ألف", "1½", "1500/-". A text that may mean
 * two numbers is ambiguous: "1.250" is a thousand and a quarter to some and one and a quarter to others. A
 * comma before three digits separates thousands, as in Iraqi Excel. `private.read_number` has the same rules
 * in the database.
 */
export function readNumberAndWords(input: string): NumberAndWords {
  const text = latinDigits(input.replace(invisible, '').replace(/\s+/g, ' ').trim())
    .replace(/،/g, ',')
    .replace(/^(?=[.,٫]\d)/, '0');
  const [, before = '', number = '', rest = ''] = numberInText.exec(text) ?? [];
  if (number === '') return { result: invalid, before: '', after: text };
  const [word, factor] = multiples.find(([pattern]) => pattern.test(rest)) ?? [/^/, 1];
  return {
    result: multiplied(readSigned(number.trim()), factor),
    before: before.trim(),
    after: rest.replace(word, '').trim(),
  };
}

/** Reads an amount of money or a plain number; dinars may be named, negative numbers are refused. */
export function readNumber(text: string): NumberResult {
  const { result, before, after } = readNumberAndWords(text);
  if (foreign.test(`${before} ${after}`)) return { problem: { code: 'currency_foreign' } };
  return dinar.test(before) && dinar.test(after) ? notNegative(result) : invalid;
}

/** Reads a percentage with or without its sign: 7.5 for "7,5 %". */
export function readPercent(text: string): NumberResult {
  const { result, before, after } = readNumberAndWords(text);
  return percentSign.test(before) && percentSign.test(after) ? notNegative(result) : invalid;
}

/**
 * Reads a number with an optional unit accepted by `isUnit`: 0.75 for "0,75 mm²". Negative numbers are
 * refused unless `signed`.
 */
export function readMeasure(
  text: string,
  isUnit: (words: string) => boolean,
  { signed = false } = {},
): NumberResult {
  const { result, before, after } = readNumberAndWords(text);
  if (before !== '' || (after !== '' && !isUnit(after))) return invalid;
  return signed ? result : notNegative(result);
}

/**
 * Writes a number so that every reader returns the same number: 1.125 as "1.1250", because "1.125" is
 * ambiguous.
 */
export function numberText(value: number): string {
  const text = value.toFixed(6).replace(/\.?0+$/, '');
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Latin digits. Arabic separators stay, because they have only one meaning. */
function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, toLatinDigits);
}

function notNegative(result: NumberResult): NumberResult {
  return 'value' in result && result.value < 0 ? { problem: { code: 'number_negative' } } : result;
}

function multiplied(result: NumberResult, factor: number): NumberResult {
  const times = (number: number) => Number((number * factor).toPrecision(15));
  if ('value' in result) return { value: times(result.value) };
  const { problem } = result;
  if (problem.code !== 'number_ambiguous') return result;
  const { high, low } = problem.params;
  return { problem: { code: problem.code, params: { high: times(high), low: times(low) } } };
}

function readSigned(text: string): NumberResult {
  const plain = text.replace(priceMark, '').replace(/^\+ ?/, '');
  const match = negative.exec(plain);
  if (!match) return readUnsigned(plain);
  return multiplied(readUnsigned((match[1] ?? match[2] ?? match[3])!.trim()), -1);
}

function readUnsigned(text: string): NumberResult {
  const [, mark] = /^[^¼½¾⅛⅜⅝⅞]*([¼½¾⅛⅜⅝⅞])$/u.exec(text) ?? [];
  if (mark) return withFraction(text.slice(0, -1).trim(), fractions[mark]!);
  const [, whole = '', over, under] = /^(?:(\S*) )?(\d{1,2})[/⁄](\d{1,2})$/u.exec(text) ?? [];
  if (over && under) return withFraction(whole, fractionOf(Number(over), Number(under)));
  return readDecimal(text.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, '٬'));
}

/** Fraction as on rulers and pipes, such as 3/8. Null for others such as 2/4 or 5/4, which may be a date. */
function fractionOf(over: number, under: number): number | null {
  return over < under && over % 2 === 1 && [2, 4, 8, 16, 32, 64].includes(under) ? over / under : null;
}

function withFraction(whole: string, fraction: number | null): NumberResult {
  const result = whole === '' ? { value: 0 } : readDecimal(whole);
  if (fraction === null || !('value' in result) || !Number.isInteger(result.value)) return invalid;
  return { value: result.value + fraction };
}

/** Reads digits and separators; at most 15 digits, because more would be rounded. */
function readDecimal(text: string): NumberResult {
  if (text.replace(/\D/g, '').replace(/^0+/, '').length > 15) return invalid;
  const [, whole, point, fraction = ''] = /^(\d+)(?:([.,٫])(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? readGrouped(text) : readUngrouped(whole, point, fraction);
}

/** Reads thousands with one kind of separator and decimals after another. */
function readGrouped(text: string): NumberResult {
  const [, whole, group, point, fraction = '0'] =
    /^([1-9]\d{0,2}([.,٬])\d{3}(?:\2\d{3})*)(?:([.,٫])(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || group === point) return invalid;
  return { value: Number(`${whole.replace(/\D/g, '')}.${fraction}`) };
}

/** Reads a number with at most one separator, which is a decimal point or separates thousands. */
function readUngrouped(whole: string, point: string | undefined, fraction: string): NumberResult {
  const low = Number(`${whole}.${fraction || '0'}`);
  if (point === undefined || point === '٫') return { value: low };
  const high = Number(whole + fraction);
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (mayGroup && point === ',') return { value: high };
  // "1234,567" and "1,2500" are wrong both as thousands and as decimals with a comma.
  const isOdd = point === ',' && /[1-9]/.test(whole) && fraction.length > 2;
  return mayGroup || isOdd
    ? { problem: { code: 'number_ambiguous', params: { high, low } } }
    : { value: low };
}
