import { jestTests, playwrightTests } from './reports.ts';

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
});
