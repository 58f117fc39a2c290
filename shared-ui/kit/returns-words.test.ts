import arabic from '@mawad/shared-i18n/locales/ar/common.json';
import english from '@mawad/shared-i18n/locales/en/common.json';
import { readReturns, returnsText } from './returns-words.ts';

const rules = ['30_days', 'faulty_only', 'none'] as const;

test.each(rules)('%s is written in the words of the shop, and read again', (rule) => {
  expect(returnsText(rule, 'en')).toBe(english.returns[rule]);
  expect(returnsText(rule, 'ar')).toBe(arabic.returns[rule]);
  for (const text of [
    rule,
    english.returns[rule],
    arabic.returns[rule],
    ` ${english.returns[rule].toUpperCase()}. `,
  ])
    expect(readReturns(text)).toBe(rule);
});

test.each([
  ['30 days', '30_days'],
  ['٣٠ يوماً', '30_days'],
  ['no', 'none'],
  ['لا يرجع', 'none'],
  ['Only if faulty', 'faulty_only'],
  ['14 days', null],
  ['yes', null],
  ['3', null],
])('%j is %j', (text, rule) => {
  expect(readReturns(text)).toBe(rule);
});
