import { join } from 'node:path';
import { jestTests, playwrightTests, type ReportedTest, unprovedLines, unwrittenLines } from './proofs.ts';
import type { Line } from './specification.ts';

const root = join(import.meta.dirname, '../..');
const cart: Line = ['the cart adds up', 'shop/cart.test.ts', 'adds %s and %s'];
const journey: Line = ['a visitor buys', 'e2e/journeys/buy.spec.ts', 'a visitor buys'];

const reported = (rest: Partial<ReportedTest> = {}): ReportedTest => ({
  file: 'shop/cart.test.ts',
  title: 'adds 1 and 2 (IQD)',
  passed: true,
  ...rest,
});
const unproved = (tests: ReportedTest[]) => unprovedLines(tests, { cart: [cart] });

describe('a line of the specification', () => {
  test('is proved by all cases of its test, whatever their values', () => {
    expect(unproved([reported(), reported({ title: 'adds 3 and 4' })])).toEqual([]);
  });

  test('is not proved if one case failed', () => {
    expect(unproved([reported(), reported({ passed: false })])).toEqual([
      'cart: the cart adds up: "adds %s and %s" of shop/cart.test.ts did not pass',
    ]);
  });

  test.each([
    ['no test ran', []],
    ['its file was left out', [reported({ file: 'shop/other.test.ts' })]],
    ['its test has another name now', [reported({ title: 'sums 1 and 2' })]],
  ])('is not proved if %s', (_reason, tests) => {
    expect(unproved(tests)).toEqual([
      'cart: the cart adds up: "adds %s and %s" of shop/cart.test.ts was not run',
    ]);
  });

  test('is reported before the tests run if its test does not exist', () => {
    const own = 'e2e/specification/proofs.test.ts';
    const gone: Line = ['gone', own, `no test has ${'this'} name`];
    const elsewhere: Line = ['elsewhere', 'e2e/nowhere.test.ts', 'x'];
    const written: Line = ['here', own, 'is proved by all cases of its test'];
    expect(unwrittenLines(root, { a: [written, gone], b: [elsewhere] })).toEqual([
      `a: gone: ${own} has no test "no test has this name"`,
      'b: elsewhere: e2e/nowhere.test.ts has no test "x"',
    ]);
  });
});

test('Jest’s report: a skipped test did not pass', () => {
  const statuses = ['passed', 'failed', 'pending', 'todo'];
  const report = {
    testResults: [
      {
        name: '/repository/shop/cart.test.ts',
        assertionResults: statuses.map((status) => ({ title: status, status })),
      },
    ],
  };
  expect(jestTests(report, '/repository')).toEqual(
    statuses.map((title) => ({ file: 'shop/cart.test.ts', title, passed: title === 'passed' })),
  );
});

test('Jest’s report: names what failed and a file that could not run', () => {
  const report = {
    testResults: [
      {
        name: '/repository/shop/cart.test.ts',
        status: 'failed',
        assertionResults: [
          { title: 'adds', status: 'failed', failureMessages: ['\u001b[31mnot 2\u001b[39m'] },
        ],
      },
      { name: '/repository/shop/list.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    ],
  };
  expect(jestTests(report, '/repository').map(({ error }) => error)).toEqual(['not 2', 'no module']);
});

test('Playwright’s report: tests are in nested suites, and a skipped or flaky test did not pass', () => {
  const file = 'buy.spec.ts';
  const spec = (status: string) => ({ title: `a visitor buys: ${status}`, tests: [{ status }] });
  const report = {
    config: { rootDir: '/repository/e2e/journeys' },
    suites: [
      {
        file,
        specs: [spec('expected')],
        suites: [{ file, specs: ['skipped', 'flaky', 'unexpected'].map(spec) }],
      },
    ],
  };
  const tests = playwrightTests(report, '/repository');
  expect(tests.map(({ passed }) => passed)).toEqual([true, false, false, false]);
  expect(unprovedLines(tests.slice(0, 1), { buying: [journey] })).toEqual([]);
  expect(unprovedLines(tests, { buying: [journey] })).toHaveLength(1);
});
