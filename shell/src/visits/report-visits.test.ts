import type { Services } from '@mawad/shared-ui/contract';
import { createBackend } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { reportVisit, type VisitReport } from '@mawad/supabase/queries/visits';
import { type Metric, onCLS, onLCP, onTTFB } from 'web-vitals';
import type { AppRouter } from '../app-router.ts';
import { noteProblem, watchProblems } from './problems.ts';
import { reportVisits } from './report-visits.ts';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }));
jest.mock('@mawad/supabase/queries/visits', () => ({ reportVisit: jest.fn() }));

const told = jest.mocked(reportVisit);
const lastReport = (): VisitReport => told.mock.lastCall![1];

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

const metric = (change: Partial<Metric>): Metric =>
  ({ id: 'a', value: 1, navigationURL: 'https://shop.test/product/7?q=secret', ...change }) as Metric;

let tellState: (state: { errors: Record<string, unknown> | null }) => void;

/** Errors that the inline script recorded before the reporter was loaded. */
beforeAll(() => {
  watchProblems();
  noteProblem(new TypeError('too early'));
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
  const router = { routes, subscribe: (tell: typeof tellState) => void (tellState = tell) };
  reportVisits(services, router as unknown as AppRouter);
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  leave();
  told.mockClear();
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

it('tells measures by the pattern of their page, each once', () => {
  const [tellLcp, tellCls, tellTtfb] = [onLCP, onCLS, onTTFB].map(
    (watch) => jest.mocked(watch).mock.calls[0]![0],
  );
  tellCls!(metric({ id: 'c', name: 'CLS', value: 0.01 }) as never);
  tellCls!(metric({ id: 'c', name: 'CLS', value: 0.02 }) as never);
  tellTtfb!(
    metric({ id: 't', name: 'TTFB', value: 90, navigationURL: 'https://shop.test/admin/orders/x' }) as never,
  );
  tellLcp!(metric({ id: 'l', name: 'LCP', value: 1200 }) as never);
  expect(told).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3000);
  expect(lastReport().vitals).toEqual([
    { page: '/admin/orders/:id', metric: 'TTFB', value: 90 },
    { page: '/product/:id', metric: 'LCP', value: 1200 },
  ]);
  leave();
  expect(lastReport().vitals).toEqual([{ page: '/product/:id', metric: 'CLS', value: 0.02 }]);
  tellCls!(metric({ id: 'c', name: 'CLS', value: 0.3 }) as never);
  leave();
  expect(told).toHaveBeenCalledTimes(2);
});

it('counts an error once however many see it, and again when it happens again', () => {
  const error = new RangeError('deep');
  noteProblem(error);
  window.dispatchEvent(new ErrorEvent('error', { error }));
  tellState({ errors: { 'storefront.product': error } });
  noteProblem(new RangeError('deep'));
  jest.advanceTimersByTime(3000);
  expect(lastReport().errors).toEqual([{ page: '/', message: 'RangeError: deep', count: 2 }]);
});

it('does not count a failed network or a refusing API as an error of the page', () => {
  noteProblem(new AppError('network'));
  noteProblem(Object.assign(new Error('stopped'), { name: 'AbortError' }));
  noteProblem('text');
  leave();
  expect(told).not.toHaveBeenCalled();
});
