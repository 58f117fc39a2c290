import { createFormat } from './format.ts';
import { createI18n } from './i18n.ts';
import type { Language } from './language.ts';

async function formatOf(language: Language) {
  const i18n = await createI18n(language);
  return createFormat(language, i18n.getFixedT(language, 'common'));
}

test.each(['en', 'ar'] as const)('formats an invalid date as empty text (%s)', async (language) => {
  const format = await formatOf(language);
  for (const wrong of ['10000-01-01T00:00:00+00:00', 'infinity', NaN]) {
    expect(format.date(wrong)).toBe('');
    expect(format.dateTime(wrong)).toBe('');
    expect(format.relativeTime(wrong, 0)).toBe('');
  }
});

test('formats money and the cart total with two decimals and the translated currency @dinars', async () => {
  const english = await formatOf('en');
  const arabic = await formatOf('ar');
  expect(english.money(12500)).toBe('12,500.00\u00a0IQD');
  expect(english.cartTotal(99999.999)).toBe('100,000.00\u00a0IQD');
  expect(english.cartTotal(0.5)).toBe('0.50\u00a0IQD');
  expect(arabic.money(12500)).toBe('12,500.00\u00a0د.ع');
});

test('formats numbers like the English locale', async () => {
  const { number, amount, percent } = await formatOf('en');
  const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
  const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (const value of [0, 7, 100, 999, 1000, 12_345.678_9, 1.5, 0.25, 1_250_000, 98_765_432.1, -1234.5]) {
    expect(number(value)).toBe(plain.format(value));
    expect(amount(value)).toBe(twoDecimals.format(value));
  }
  expect([0, 0.155, 0.5, 1].map(percent)).toEqual(['0%', '16%', '50%', '100%']);
});

test('formats quantities with the plural of each language', async () => {
  const english = await formatOf('en');
  const arabic = await formatOf('ar');
  expect(english.quantity('Bag', 1)).toBe('1 bag');
  expect(english.quantity('Bag', 1250)).toBe('1,250 bags');
  expect(english.quantity('Pair', 2)).toBe('2 pairs');
  expect([1, 2, 3, 11].map((count) => arabic.quantity('Pair', count))).toEqual([
    'زوج واحد',
    'زوجان',
    '3 أزواج',
    '11 زوجًا',
  ]);
  expect([0, 1, 2, 3, 11, 100].map((count) => arabic.quantity('Bag', count))).toEqual([
    '0 كيس',
    'كيس واحد',
    'كيسان',
    '3 أكياس',
    '11 كيسًا',
    '100 كيس',
  ]);
  expect(english.quantity('Pallet', 3)).toBe('3 Pallet');
  expect(english.unit('Square meter')).toBe('m²');
});

test("formats dates in Baghdad time and the user's language with Western digits", async () => {
  const english = await formatOf('en');
  const arabic = await formatOf('ar');
  const lateEvening = '2026-11-20T22:30:00Z';
  expect(english.date(lateEvening)).toBe('21 November 2026');
  expect(english.month('2026-11-30T22:30:00Z')).toBe('December 2026');
  expect(arabic.month(lateEvening)).toMatch(/^تشرين الثاني.*2026$/);
  expect([0, 5].map(english.dayOfWeek)).toEqual(['Sunday', 'Friday']);
  expect(arabic.dayOfWeek(6)).toBe('السبت');
  expect([english.weekday(lateEvening), arabic.weekday(lateEvening)]).toEqual(['Saturday', 'السبت']);
  expect(english.dateTime(lateEvening)).toBe('21 November 2026, 01:30');
  expect(arabic.date(lateEvening)).toMatch(/^21 تشرين الثاني.*2026$/);
});

test('counts relative times from the given moment', async () => {
  const english = await formatOf('en');
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(english.relativeTime('2026-11-21T11:59:50Z', now)).toBe('10 seconds ago');
  expect(english.relativeTime('2026-11-20T12:00:00Z', now)).toBe('yesterday');
  expect(english.relativeTime('2026-11-24T12:00:00Z', now)).toBe('in 3 days');
});
