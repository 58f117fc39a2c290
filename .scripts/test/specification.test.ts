import type { ReportedTest } from './reports.ts';
import { readPromises, tagsIn, unmatchedTags, unprovedPromises } from './specification.ts';

const known = readPromises('# Specification\n\n## Cart\n\n- `@cart-sum` the cart adds up\n');
const reported = (rest: Partial<ReportedTest> = {}): ReportedTest => ({
  file: 'shop/cart.test.ts',
  title: 'adds 1 and 2 @cart-sum',
  passed: true,
  ...rest,
});

describe('a promise', () => {
  test('is proved by all tests with its tag', () => {
    expect(unprovedPromises(known, [reported(), reported({ title: 'adds 3 and 4 @cart-sum' })])).toEqual([]);
  });

  test('is not proved if one of its tests failed', () => {
    expect(unprovedPromises(known, [reported(), reported({ passed: false })])).toEqual([
      '@cart-sum did not pass: the cart adds up: "adds 1 and 2 @cart-sum" of shop/cart.test.ts',
    ]);
  });

  test.each([
    ['no test ran', []],
    ['only tests with other tags ran', [reported({ title: 'adds up @cart-sums' })]],
    ['its tag is elsewhere in a title', [reported({ title: 'adds @cart-sum up' })]],
  ])('is not proved if %s', (_reason, tests) => {
    expect(unprovedPromises(known, tests)).toEqual(['@cart-sum was not run: the cart adds up']);
  });

  test('needs a test, and a tag needs a promise', () => {
    const source = `test('adds up @${'cart-total'}', () => {});\ntest.each([1])(\n  'adds %s',\n  () => {},\n);`;
    expect(unmatchedTags(known, new Set(tagsIn(source)))).toEqual([
      'no test has @cart-sum: the cart adds up',
      'docs/specification.md does not list @cart-total',
    ]);
  });

  test('has a tag of its own', () => {
    expect(() => readPromises('- `@cart-sum` adds up\n- `@cart-sum` has lines\n')).toThrow('@cart-sum');
  });
});
