import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useErrorMessage } from './error-message.ts';
import { createI18n } from './i18n.ts';
import type { Language } from './language.ts';
import { TranslationProvider } from './translation.tsx';

async function messageOf(language: Language, error: unknown) {
  const i18n = await createI18n(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslationProvider i18n={i18n}>{children}</TranslationProvider>
  );
  return renderHook(() => useErrorMessage(), { wrapper }).result.current(error);
}

const outOfStock = {
  code: 'out_of_stock',
  context: { name_en: 'Cement', name_ar: 'أسمنت', available: 3 },
};

test("fills the message of a code with its values in the user's language", async () => {
  expect(await messageOf('en', outOfStock)).toBe('Not enough stock for Cement. Only 3 left.');
  expect(await messageOf('ar', outOfStock)).toBe('الكمية غير كافية من أسمنت. المتبقي 3 فقط.');
});

test("uses the seller's name in the user's language, or the registered name", async () => {
  const context = { company: 'Dijla LLC', company_name_en: 'Dijla Tools', company_name_ar: 'عدد دجلة' };
  const refused = { code: 'no_delivery', context };
  expect(await messageOf('en', refused)).toMatch(/^Dijla Tools /);
  expect(await messageOf('ar', refused)).toMatch(/عدد دجلة/);
  expect(await messageOf('en', { ...refused, context: { company: 'Dijla LLC' } })).toMatch(/^Dijla LLC /);
});

test('formats a date in words', async () => {
  const error = { code: 'seller_on_holiday', context: { company: 'Dijla', opens_on: '2026-12-06' } };
  expect(await messageOf('en', error)).toBe(
    'Dijla is on holiday and takes orders again from 6 December 2026.',
  );
});

test('translates a status in the values', async () => {
  const error = { code: 'order_state_changed', context: { status: 'Shipped' } };
  expect(await messageOf('en', error)).toMatch(/now Shipped\./);
});

test('returns a general message for unknown errors', async () => {
  const general = 'Something went wrong on our side. Please try again.';
  expect(await messageOf('en', new Error('boom'))).toBe(general);
  expect(await messageOf('en', { code: 'never_heard_of' })).toBe(general);
  expect(await messageOf('en', null)).toBe(general);
});
