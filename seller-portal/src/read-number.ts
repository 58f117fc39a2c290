import { toLatinDigits } from '@mawad/shared-i18n';

/** Why a text is not read as a number; translated by `import:problems.<code>`. */
type NumberProblem =
  | { code: 'number_invalid' }
  | { code: 'number_negative' }
  | { code: 'currency_foreign' }
  /** The two numbers that it may mean. */
  | { code: 'number_ambiguous'; params: { high: number; low: number } };

export type NumberResult = { value: number } | { problem: NumberProblem };

const invalid: NumberResult = { problem: { code: 'number_invalid' } };

const dinar = /(?:^|(?<=[\d\s]))(?:iqd|i\.?d\.?|dinars?|د\.?\s?ع\.?|دينار(?:\s+عراقي)?)(?=$|[\d\s])/giu;
const foreign = /[$€£¥]|\b(?:usd|eur|gbp|try|aed|sar)\b|دولار|يورو|ليرة|درهم|ريال|تومان/iu;
const multiples: [RegExp, number][] = [
  [/(?<=[\d\s])(?:ألف|الف|آلاف|الاف|thousand)$/iu, 1_000],
  [/(?<=[\d\s])(?:مليون|ملايين|million)$/iu, 1_000_000],
];

/** Separators that mean one thing only. */
const thousands = 'T';
const decimal = 'D';

/**
 * The number that a text is, as people in Iraq write it: «١٬٢٥٠», "1,250", "1.250,50", "1250 د.ع", "25 ألف". What could be
 * two numbers is refused: "1.250" is a thousand and a quarter to one and one and a quarter to another. A comma before
 * three digits is taken for thousands, as Excel in Iraq shows it.
 */
export function readNumber(input: string): NumberResult {
  let text = input
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
  text = text.replace(/٬/g, thousands).replace(/٫/g, decimal).replace(/،/g, ',');
  text = toLatinDigits(text).trim();
  if (foreign.test(text)) return { problem: { code: 'currency_foreign' } };
  text = text.replace(dinar, ' ').trim();
  let factor = 1;
  for (const [word, multiple] of multiples) {
    if (!word.test(text)) continue;
    text = text.replace(word, '').trim();
    factor = multiple;
  }
  if (/^[-−–]\s?\d/.test(text) || /^\d[^-]*-$/.test(text)) return { problem: { code: 'number_negative' } };
  const result = readPlain(text.replace(/^\+/, '').replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, thousands));
  const times = (number: number) => Number((number * factor).toPrecision(15));
  if ('value' in result) return { value: times(result.value) };
  if (result.problem.code !== 'number_ambiguous') return result;
  const { high, low } = result.problem.params;
  return { problem: { code: 'number_ambiguous', params: { high: times(high), low: times(low) } } };
}

/** A number of digits and separators alone. */
function readPlain(text: string): NumberResult {
  if (!/^\d/.test(text) || /[^\d.,TD]/.test(text)) return invalid;
  const separators = text.replace(/\d/g, '');
  if (separators === '') return { value: Number(text) };
  const last = separators.at(-1)!;
  const others = separators.slice(0, -1);
  if (last === decimal) return grouped(text, others, last);
  if (last === thousands) return grouped(text, separators, null);
  // Before the last separator stands another kind: the last one is the decimal point.
  if (others !== '' && !others.includes(last)) return grouped(text, others, last);
  // The same more than once can only be thousands.
  if (others !== '') return grouped(text, separators, null);
  return readSingle(text, last);
}

/** Whole part in groups of three by one kind of separator, then the fraction after `point`. */
function grouped(text: string, separators: string, point: string | null): NumberResult {
  const at = point === null ? text.length : text.lastIndexOf(point);
  const whole = text.slice(0, at);
  const fraction = text.slice(at + 1);
  const [kind = ''] = separators;
  if ([...separators].some((separator) => separator !== kind) || (point !== null && fraction === ''))
    return invalid;
  const groups = kind === '' ? [whole] : whole.split(kind);
  const isRight =
    kind === '' || (/^\d{1,3}$/.test(groups[0]!) && groups.slice(1).every((group) => /^\d{3}$/.test(group)));
  if (!isRight || /\D/.test(fraction)) return invalid;
  return { value: Number(`${groups.join('')}.${fraction || '0'}`) };
}

/** One comma or dot. */
function readSingle(text: string, separator: string): NumberResult {
  const [whole = '', fraction = ''] = text.split(separator);
  if (fraction === '') return invalid;
  const asDecimal = Number(`${whole}.${fraction}`);
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayGroup) {
    // "1234,567" and "1,2500" have lost a digit or a separator, which no decimal comma explains better.
    const isOdd = separator === ',' && whole !== '0' && fraction.length > 2;
    return isOdd ? invalid : { value: asDecimal };
  }
  if (separator === ',') return { value: Number(whole + fraction) };
  return {
    problem: { code: 'number_ambiguous', params: { high: Number(whole + fraction), low: asDecimal } },
  };
}
