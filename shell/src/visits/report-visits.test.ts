import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { createBackend } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { reportVisit, type VisitReport } from '@mawad/supabase/site/visits-queries';
import { type Metric, onCLS, onLCP, onTTFB } from 'web-vitals';
import type { AppRouter } from '../app-router.ts';
import { recordProblem, watchProblems } from './problems.ts';
import { reportVisits } from './report-visits.ts';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }));
jest.mock('@mawad/supabase/site/visits-queries', () => ({ reportVisit: jest.fn() }));

const reported = jest.mocked(reportVisit);
const lastReport = (): VisitReport => reported.mock.lastCall![1];

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

const metric = (change: Partial<Metric>): Metric =>
  ({ id: 'a', value: 1, navigationURL: 'https://shop.test/product/7?q=secret', ...change }) as Metric;

let notifyState: (state: { errors: Record<string, unknown> | null }) => void;

/** Records an error before the reporter starts. */
beforeAll(() => {
  watchProblems();
  recordProblem(new TypeError('too early'));
  const routes = [
    { path: '/' },
    { path: 'product/:id' },
    { path: 'admin', children: [{ path: 'orders/:id' }] },
  ];
  const services = {
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
    site: {},
    language: () => 'ar',
  } as unknown as Services;
  const router = { routes, subscribe: (listener: typeof notifyState) => void (notifyState = listener) };
  reportVisits(services, router as unknown as AppRouter);
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  leave();
  reported.mockClear();
});

it('reports errors from before it was loaded', () => {
  leave();
  expect(lastReport()).toEqual({
    visit: expect.any(String),
    language: 'ar',
    device: 'desktop',
    errors: [{ page: '/', message: 'TypeError: too early', count: 1 }],
  });
});

it('reports each measure once, by the route pattern of its page', () => {
  const [reportLcp, reportCls, reportTtfb] = [onLCP, onCLS, onTTFB].map(
    (watch) => jest.mocked(watch).mock.calls[0]![0],
  );
  reportCls!(metric({ id: 'c', name: 'CLS', value: 0.01 }) as never);
  reportCls!(metric({ id: 'c', name: 'CLS', value: 0.02 }) as never);
  reportTtfb!(
    metric({ id: 't', name: 'TTFB', value: 90, navigationURL: 'https://shop.test/admin/orders/x' }) as never,
  );
  reportLcp!(metric({ id: 'l', name: 'LCP', value: 1200 }) as never);
  expect(reported).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3000);
  expect(lastReport().vitals).toEqual([
    { page: '/admin/orders/:id', metric: 'TTFB', value: 90 },
    { page: '/product/:id', metric: 'LCP', value: 1200 },
  ]);
  leave();
  expect(lastReport().vitals).toEqual([{ page: '/product/:id', metric: 'CLS', value: 0.02 }]);
  reportCls!(metric({ id: 'c', name: 'CLS', value: 0.3 }) as never);
  leave();
  expect(reported).toHaveBeenCalledTimes(2);
});

it('counts an error once if several layers report it, and again when it recurs', () => {
  const error = new RangeError('deep');
  recordProblem(error);
  window.dispatchEvent(new ErrorEvent('error', { error }));
  notifyState({ errors: { 'storefront.product': error } });
  recordProblem(new RangeError('deep'));
  jest.advanceTimersByTime(3000);
  expect(lastReport().errors).toEqual([{ page: '/', message: 'RangeError: deep', count: 2 }]);
});

it('ignores failed network requests and API errors', () => {
  recordProblem(new AppError('network'));
  recordProblem(Object.assign(new Error('stopped'), { name: 'AbortError' }));
  recordProblem('text');
  leave();
  expect(reported).not.toHaveBeenCalled();
});
