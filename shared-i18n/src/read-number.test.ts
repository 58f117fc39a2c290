import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberText, readMeasure, readNumber, readNumberAndWords, readPercent } from './read-number.ts';

interface Form {
  text: string;
  value?: number;
  problem?: string;
  high?: number;
  low?: number;
  before?: string;
  after?: string;
}

/** Test cases shared with the database tests. */
const forms = JSON.parse(
  readFileSync(join(__dirname, '../../supabase/tests/data/number-forms.json'), 'utf8'),
) as Form[];

test.each(forms.map((form) => [form.text, form] as const))('reads %j as in the test cases', (text, form) => {
  const { result, before, after } = readNumberAndWords(text);
  expect('value' in result ? result : { problem: result.problem.code, ...paramsOf(result.problem) }).toEqual(
    form.problem === undefined
      ? { value: form.value }
      : { problem: form.problem, ...(form.high !== undefined && { high: form.high, low: form.low }) },
  );
  if (form.before !== undefined)
    expect({ before, after }).toEqual({ before: form.before, after: form.after });
});

const paramsOf = (problem: object) => ('params' in problem ? (problem.params as object) : {});

test.each([
  ['1250 د.ع', { value: 1250 }],
  ['IQD 25 ألف', { value: 25_000 }],
  ['1500/- IQD', { value: 1500 }],
  ['$12', { problem: { code: 'currency_foreign' } }],
  ['12 دولار', { problem: { code: 'currency_foreign' } }],
  ['12 ﷼', { problem: { code: 'currency_foreign' } }],
  ['-5', { problem: { code: 'number_negative' } }],
  ['5 bags', { problem: { code: 'number_invalid' } }],
  ['5%', { problem: { code: 'number_invalid' } }],
  ['1e5', { problem: { code: 'number_invalid' } }],
])('reads the amount %j as %j', (text, result) => expect(readNumber(text)).toEqual(result));

test.each([
  ['7,5 %', { value: 7.5 }],
  ['٧٫٥٪', { value: 7.5 }],
  ['%10', { value: 10 }],
  ['12.5 percent', { value: 12.5 }],
  ['١٠ بالمئة', { value: 10 }],
  ['10 IQD', { problem: { code: 'number_invalid' } }],
])('reads the percentage %j as %j', (text, result) => expect(readPercent(text)).toEqual(result));

test('reads a measure with its unit and no other words', () => {
  const isUnit = (words: string) => words === 'mm²';
  expect(readMeasure('0,75 mm²', isUnit)).toEqual({ value: 0.75 });
  expect(readMeasure('0,75', isUnit)).toEqual({ value: 0.75 });
  expect(readMeasure('0,75 cm', isUnit)).toEqual({ problem: { code: 'number_invalid' } });
  expect(readMeasure('mm² 0,75', isUnit)).toEqual({ problem: { code: 'number_invalid' } });
  expect(readMeasure('-5', isUnit)).toEqual({ problem: { code: 'number_negative' } });
  expect(readMeasure('-5', isUnit, { signed: true })).toEqual({ value: -5 });
});

/** Forms in which people write digits, thousands and the decimal point. */
const digits = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];
const thousands = ['', ',', '.', ' ', '\u00a0', '\u202f', "'", '’', '٬', '،'];
const points = ['.', ',', '٫', '،'];

interface Writing {
  thousandths: number;
  digits: string;
  group: string;
  point: string;
  /** Number of zeros after the last decimal. */
  zeros: number;
  around: [string, string];
}

function partsOf({ thousandths, zeros }: Writing): [whole: string, decimals: string] {
  const [whole = '', fraction = ''] = (thousandths / 1000).toFixed(3).split('.');
  const decimals = fraction.replace(/0+$/, '');
  return [whole, decimals && decimals + '0'.repeat(zeros)];
}

const isComma = (separator: string) => separator === ',' || separator === '،';

/**
 * Excludes writings with another meaning: "1,250" is a thousand, so a decimal comma does not precede three
 * digits, and one separator cannot have both meanings.
 */
function isAccepted(form: Writing): boolean {
  const [whole, decimals] = partsOf(form);
  const isThousand = isComma(form.point) && decimals.length === 3 && whole !== '0' && whole.length <= 3;
  const isSame = form.group === form.point || (isComma(form.group) && isComma(form.point));
  return !isSame && !isThousand;
}

const writing: fc.Arbitrary<Writing> = fc
  .record({
    thousandths: fc.oneof(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 0, max: 999_999_999_999 }),
    ),
    digits: fc.constantFrom(...digits),
    group: fc.constantFrom(...thousands),
    point: fc.constantFrom(...points),
    zeros: fc.nat({ max: 2 }),
    around: fc.constantFrom<[string, string][]>(
      ['', ''],
      ['\u200f', '\u200e'],
      ['IQD ', ''],
      ['', ' د.ع'],
      ['', '/-'],
      [' ', '\n'],
    ),
  })
  .filter(isAccepted);

function write(form: Writing): string {
  const [whole, decimals] = partsOf(form);
  const number = whole.replace(/\B(?=(?:\d{3})+$)/g, form.group) + (decimals && form.point + decimals);
  return form.around.join(number.replace(/\d/g, (digit) => form.digits[Number(digit)]!));
}

test('reads a number in any form correctly or as ambiguous', () => {
  fc.assert(
    fc.property(
      writing.map((form) => ({ text: write(form), value: form.thousandths / 1000 })),
      ({ text, value }) => {
        const result = readNumber(text);
        if ('value' in result) return expect(result.value).toBe(value);
        // One of the offered numbers is the correct one.
        expect(result.problem).toMatchObject({ code: 'number_ambiguous' });
        expect(Object.values(paramsOf(result.problem))).toContain(value);
      },
    ),
    { numRuns: 5000 },
  );
});

test('writes numberText so that every reader returns the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (thousandths) => {
      const value = thousandths / 1000;
      expect(readNumber(numberText(value))).toEqual({ value });
      expect(readPercent(numberText(value))).toEqual({ value });
    }),
  );
  expect([1250, 1.125, 0.125, 2.5, 1000.125, -1.125].map(numberText)).toEqual([
    '1250',
    '1.1250',
    '0.125',
    '2.5',
    '1000.125',
    '-1.1250',
  ]);
});
