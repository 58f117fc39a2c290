import { act, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { retryEmails } from '@mawad/supabase/mail/queries';
import { getStaffOverview, retryJobItem, type StaffOverview } from '@mawad/supabase/site/overview-queries';
import { getPageFigures } from '@mawad/supabase/site/page-insight-queries';
import { listSearchedTerms, type SearchedTerm } from '@mawad/supabase/search/insight-queries';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { liveQuery } from '../../live-state.ts';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/mail/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/mail/queries'),
  retryEmails: jest.fn(),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({
  getStaffOverview: jest.fn(),
  getStaffQueues: jest.fn(async () => ({})),
  retryJobItem: jest.fn(),
}));
jest.mock('@mawad/supabase/site/page-insight-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/site/page-insight-queries'),
  getPageFigures: jest.fn(),
}));
jest.mock('@mawad/supabase/search/insight-queries', () => ({ listSearchedTerms: jest.fn() }));

const read = jest.mocked(getStaffOverview);
const terms = jest.mocked(listSearchedTerms);
const pages = jest.mocked(getPageFigures);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const overview = (change: Partial<StaffOverview> = {}): StaffOverview => ({
  period: 'day',
  points: [
    { start: '2026-11-24', orders: 2, revenue: 250_000, sellers: 0, buyers: 1 },
    { start: '2026-11-25', orders: 4, revenue: 500_000, sellers: 1, buyers: 0 },
  ],
  before: { orders: 4, revenue: 1_000_000, sellers: 0, buyers: 1 },
  queues: {
    orders: { waiting: 100, oldest: daysAgo(3) },
    sellers: { waiting: 2, oldest: daysAgo(1) },
    email: { waiting: 0, oldest: null },
  },
  low_stock: 12,
  health: {
    set_aside: [],
    mail: { waiting: 1, oldest_waiting: daysAgo(1), sent_at: daysAgo(1), gave_up: 0, gave_up_at: null },
    jobs: { last_run: daysAgo(0), failing: [{ name: 'apply-retention', at: daysAgo(0) }] },
  },
  ...change,
});

beforeEach(() => {
  jest.clearAllMocks();
  read.mockResolvedValue(overview());
  terms.mockResolvedValue(pageOf([]));
  pages.mockResolvedValue({ pages: [], errors: [], errors_count: 0 });
});

test('links each queue to its list and shows the age of its oldest entry', async () => {
  await openConsole('/admin/overview');
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(within(waiting).getByRole('link', { name: 'Orders to approve' })).toHaveAttribute(
    'href',
    '/admin/orders?status=AwaitingApproval',
  );
  expect(within(waiting).getByText(/99\+/)).toBeVisible();
  expect(within(waiting).getByText('oldest 3 days ago')).toBeVisible();
  expect(within(waiting).getByText('nothing waiting')).toBeVisible();
  expect(within(waiting).queryByRole('link', { name: 'Quote requests' })).toBeNull();
  expect(within(waiting).getByRole('link', { name: 'Low stock' })).toHaveAttribute(
    'href',
    '/admin/products?state=shown&lacks=low',
  );
});

test('compares figures with the previous period, in a chart and as a table', async () => {
  const { user } = await openConsole('/admin/overview');
  expect(await screen.findByRole('img', { name: 'Orders: chart by Day' })).toBeVisible();
  expect(screen.getByText('50% more than the 30 days before: 4')).toBeVisible();
  expect(screen.getByText(/25% less than the 30 days before: 1,000,000/)).toBeVisible();
  expect(screen.getByText('none in the 30 days before')).toBeVisible();
  expect(screen.getByText('as many as in the 30 days before')).toBeVisible();
  await user.click(screen.getAllByText('Figures as a table')[0]!);
  const rows = within(screen.getByRole('table', { name: 'Figures as a table' })).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([[], ['4', '500,000', '1', '0'], ['2', '250,000', '0', '1']]);
});

test('loads another period and keeps it in the address', async () => {
  const { user, router } = await openConsole('/admin/overview');
  await user.click(await screen.findByRole('button', { name: 'Week' }));
  expect(router.state.location.search).toBe('?period=week');
  await waitFor(() => expect(read).toHaveBeenLastCalledWith(expect.anything(), 'week'));
});

test('links searched terms to their list, and those without results to that filter', async () => {
  const cement = { term: 'cement', typed: 'Cement', visits: 7 } as SearchedTerm;
  terms.mockImplementation(async (_, { kind }) => pageOf(kind === 'empty' ? [] : [cement]));
  await openConsole('/admin/overview');
  const searches = await screen.findByRole('region', { name: 'What visitors search for' });
  expect(await within(searches).findByRole('link', { name: 'Cement' })).toHaveAttribute(
    'href',
    '/admin/search/terms?q=Cement',
  );
  expect(within(searches).getByText('7 visits')).toBeVisible();
  expect(within(searches).getByText('Every search had results.')).toBeVisible();
});

test('rates pages by their 75th percentile, and lists errors of today', async () => {
  pages.mockResolvedValue({
    pages: [
      {
        page: '/product/:id',
        visits: 40,
        measures: {
          LCP: { p75: 2500, visits: 40 },
          INP: { p75: 312.4, visits: 10 },
          CLS: { p75: 0.26, visits: 40 },
        },
      },
    ],
    errors: [
      {
        page: '/admin/*',
        message: 'TypeError: x is not a function',
        happened: 3,
        first_at: daysAgo(0),
        last_at: daysAgo(0),
      },
    ],
    errors_count: 1,
  });
  const { user, router } = await openConsole('/admin/overview');
  const table = await screen.findByRole('table', { name: /^Page speed and errors/ });
  const cells = within(within(table).getByText('Product').closest('tr')!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(-4)).toEqual([
    expect.stringContaining('2.5 sgood'),
    expect.stringContaining('312 msneeds work'),
    expect.stringContaining('0.26poor'),
    expect.stringContaining('not measured'),
  ]);
  const errors = screen.getByRole('list', { name: 'Errors today' });
  expect(errors).toHaveTextContent(/TypeError: x is not a function\/admin\/\* · 3 times · last (now|.* ago)/);
  await user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(router.state.location.search).toBe('?device=phone');
  await waitFor(() =>
    expect(pages).toHaveBeenLastCalledWith(expect.anything(), { days: 7, device: 'phone' }),
  );
});

test('shows the state of live updates and the time of the last change', async () => {
  const { app } = await openConsole('/admin/overview');
  expect(
    await screen.findByText('Live updates do not work; this page refreshes every 20 seconds.'),
  ).toBeVisible();
  act(() => {
    app.services.queryClient.setQueryData(liveQuery.queryKey, { isListening: true, heardAt: daysAgo(0.1) });
  });
  expect(await screen.findByText('Live updates work.')).toBeVisible();
  expect(screen.getByText(/The last one came 2 hours ago\./)).toBeVisible();
});

test('names stuck mail and failed jobs', async () => {
  await openConsole('/admin/overview');
  expect(await screen.findByText('Emails are stuck.')).toBeVisible();
  expect(screen.getByText('These jobs failed:')).toBeVisible();
  expect(screen.getByText(/Deleting data after its retention period/)).toBeVisible();
});

test('shows a role only what its rights allow', async () => {
  read.mockResolvedValue(
    overview({
      queues: {},
      low_stock: null,
      health: null,
      points: [{ start: '2026-11-25', orders: 4, revenue: 500_000, sellers: null, buyers: null }],
      before: { orders: 0, revenue: 0, sellers: null, buyers: null },
    }),
  );
  await openConsole('/admin/overview', 'en', 'admin', { role: 'finance', rights: ['see_orders'] });
  expect(await screen.findByRole('img', { name: 'Revenue: chart by Day' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /New buyers/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Email, jobs and live updates' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'What visitors search for' })).toBeNull();
  expect(screen.queryByRole('region', { name: /^Page speed and errors/ })).toBeNull();
});

test('offers another try after a failure (ar)', async () => {
  read.mockRejectedValueOnce(new AppError('not_allowed'));
  const { user } = await openConsole('/admin/overview', 'ar');
  await user.click(await screen.findByRole('button', { name: 'حاول مرة أخرى' }));
  expect(await screen.findByRole('heading', { name: 'بانتظارك' })).toBeVisible();
});

test('shows an item that a job set aside with its error, and retries it', async () => {
  const item = { job: 'index-products', item: '4711', error: '22P02: invalid input', at: daysAgo(1) };
  const health = { ...overview().health!, set_aside: [item] };
  read.mockResolvedValue(overview({ health }));
  const { user } = await openConsole('/admin/overview');
  expect(await screen.findByText('22P02: invalid input')).toBeVisible();
  read.mockResolvedValue(overview());
  await user.click(screen.getByRole('button', { name: 'Try again: Search index, 4711' }));
  expect(retryJobItem).toHaveBeenCalledWith(expect.anything(), item);
  await waitFor(() => expect(screen.queryByText('22P02: invalid input')).toBeNull());
});

test.each([
  ['en', '3 emails were given up after 12 tries.', 'Retry them', 'Show them'],
  ['ar', '3 رسائل لم تُرسل بعد 12 محاولة.', 'إعادة محاولتها', 'عرضها'],
] as const)(
  'shows mails whose retries are used up, and retries them (%s)',
  async (language, text, retry, show) => {
    const health = overview().health!;
    const mail = { ...health.mail, gave_up: 3, gave_up_at: daysAgo(1) };
    read.mockResolvedValue(overview({ health: { ...health, mail } }));
    jest.mocked(retryEmails).mockResolvedValue(3);
    const { user } = await openConsole('/admin/overview', language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: show })).toHaveAttribute('href', '/admin/email?state=gave_up');
    read.mockResolvedValue(overview());
    await user.click(screen.getByRole('button', { name: retry }));
    expect(retryEmails).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  },
);
