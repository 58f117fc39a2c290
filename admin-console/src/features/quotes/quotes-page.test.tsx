import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { signQuoteFile } from '@mawad/supabase/quotes/files-queries';
import {
  closeQuoteRequestAsStaff,
  getStaffQuote,
  listStaffQuotes,
  type OwnQuoteLine,
  remindQuoteSellers,
  routeLinesToSeller,
  type StaffQuote,
  type StaffQuoteItem,
} from '@mawad/supabase/quotes/queries';
import { listSellers, type SellerSummary } from '@mawad/supabase/companies/sellers-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/quotes/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/quotes/queries'),
  getStaffQuote: jest.fn(),
  listStaffQuotes: jest.fn(),
  closeQuoteRequestAsStaff: jest.fn(),
  remindQuoteSellers: jest.fn(),
  routeLinesToSeller: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/sellers-queries'),
  listSellers: jest.fn(),
}));
jest.mock('@mawad/supabase/quotes/files-queries', () => ({ signQuoteFile: jest.fn() }));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));
jest.mock('@mawad/supabase/delivery/queries', () => ({
  listGovernorates: jest.fn(async () => [
    { code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] },
  ]),
}));

const shared = {
  id: 'q1',
  number: 'RQ-7K3F9Q',
  full_name: 'هدى',
  company_name: 'Tower',
  governorate: 'IQ-BG',
  status: 'Open' as const,
  line_count: 3,
  unrouted_count: 2,
  seller_count: 4,
  offer_count: 1,
  awarded_count: 0,
  collects_prices: false,
  closes_at: '2026-12-01T10:00:00Z',
};
const counts = { Open: 7, Closed: 2, unrouted: 1, unanswered: 3 };
const summary = (): StaffQuoteItem => ({
  ...shared,
  created_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
});
const detail: StaffQuote = {
  ...shared,
  needed_by: '2026-12-20',
  email: 'huda@example.com',
  phone: '+9647701234567',
  message: 'Please answer soon',
  user_id: 'u1',
  version: 1,
  revision: 1,
  district: null,
  is_pickup: false,
  payment: 'cash',
  buyer_asked: 1,
  buyer_accepted: 0,
  sellers: [],
  files: [],
  events: [],
  created_at: '2026-11-20T10:00:00Z',
  lines: [line()],
};

function line(values: Partial<OwnQuoteLine> = {}): OwnQuoteLine {
  return {
    ...{ id: 'l1', position: 1, product_id: null, variant_id: null, category_id: null, code: null },
    ...{ description: 'Rebar 12 mm', description_ar: null, quantity: 2.5, unit: 'Ton', section: null },
    ...{ row_number: null, revision: 1, seller_count: 4, awarded_to: null },
    ...values,
  };
}
const names = { company_name_en: 'Tigris', company_name_ar: 'دجلة', company_slug: 'tigris' };
const seller = (values: Partial<StaffQuote['sellers'][number]>): StaffQuote['sellers'][number] => ({
  ...{ company_id: 'c1', ...names, state: 'New', line_count: 3, asked_at: '2026-11-20T10:00:00Z' },
  ...{ seen_at: null, answered_at: null, reminded_at: null, subtotal: null },
  ...values,
});

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listStaffQuotes).mockImplementation(async () => ({ ...pageOf([summary()]), counts }));
  jest.mocked(getStaffQuote).mockResolvedValue(detail);
});

test('lists requests with number, place, lines, age and status', async () => {
  await openConsole('/admin/quotes');
  const table = await screen.findByRole('table', { name: 'Quote requests' });
  const row = within(table).getByRole('row', { name: /RQ-7K3F9Q/ });
  await waitFor(() => expect(row).toHaveTextContent('Baghdad'));
  for (const text of ['3 lines', '2 without a seller', '3 days ago', 'Open', 'Tower'])
    expect(row).toHaveTextContent(text);
  expect(within(row).getByRole('link', { name: 'RQ-7K3F9Q' })).toHaveAttribute('href', '/admin/quotes/q1');
});

test('shows the lines and the buyer of a request', async () => {
  await openConsole('/admin/quotes/q1');
  expect(await screen.findByText('2.5 tons')).toBeVisible();
  expect(screen.getByText('Please answer soon')).toBeVisible();
  const buyer = screen.getByRole('region', { name: 'Buyer' });
  await waitFor(() => expect(buyer).toHaveTextContent('Baghdad'));
  expect(within(buyer).getByRole('link', { name: /0770 123 4567|770/ })).toHaveAttribute(
    'href',
    'tel:+9647701234567',
  );
});

test('sends the filters of the address to the query, and links an unknown request back to the list', async () => {
  jest.mocked(listStaffQuotes).mockResolvedValue({ ...pageOf([]), counts: {} });
  await openConsole('/admin/quotes?status=Closed&q=cement');
  expect(await screen.findByRole('heading', { name: 'No quote request matches' })).toBeVisible();
  expect(listStaffQuotes).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ status: 'Closed', term: 'cement' }),
  );
  jest.mocked(getStaffQuote).mockRejectedValue(new AppError('quote_not_found'));
  await openConsole('/admin/quotes/q9');
  expect(await screen.findByRole('heading', { name: 'Quote request not found.' })).toBeVisible();
});

test('filters by state, by lines without a seller and by missing answers, with counts', async () => {
  const { user } = await openConsole('/admin/quotes');
  expect(await screen.findByRole('button', { name: 'Open (7)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lines without a seller (1)' }));
  await waitFor(() =>
    expect(listStaffQuotes).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ unrouted: true }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'No answer yet (3)' }));
  await waitFor(() =>
    expect(listStaffQuotes).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ unanswered: true }),
    ),
  );
  const suspect = { ...summary(), collects_prices: true };
  jest.mocked(listStaffQuotes).mockResolvedValue({ ...pageOf([suspect]), counts });
  await user.click(screen.getByRole('button', { name: 'Often requests, never orders' }));
  await waitFor(() =>
    expect(listStaffQuotes).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ suspect: true }),
    ),
  );
  const row = await screen.findByRole('row', { name: /RQ-7K3F9Q/ });
  await waitFor(() => expect(row).toHaveTextContent('Often requests, never orders'));
});

test.each([
  ['en', 'Buyer', 'requested 12, accepted 0 · no orders yet', 'Sellers asked', 'Tigris', 'No answer'],
  ['ar', 'المشتري', 'سأل 12 وقبل 0 · لم يطلب شيئًا بعد', 'البائعون', 'دجلة', 'بلا رد'],
] as const)(
  'marks a buyer who only collects prices, and shows who answered (%s)',
  async (language, buyer, habit, sellers, company, waiting) => {
    const answered = seller({ company_id: 'c2', state: 'Answered', subtotal: 480_000 });
    jest.mocked(getStaffQuote).mockResolvedValue({
      ...{ ...detail, buyer_asked: 12, collects_prices: true, sellers: [answered, seller({})] },
    });
    await openConsole('/admin/quotes/q1', language);
    expect(await screen.findByRole('region', { name: buyer })).toHaveTextContent(habit);
    const table = within(screen.getByRole('table', { name: sellers }));
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/480,000/);
    expect(second).toHaveTextContent(waiting);
    expect(table.getAllByRole('link', { name: company })[1]).toHaveAttribute('href', '/admin/sellers/c1');
  },
);

test('sends lines without a seller to a seller found by name', async () => {
  const lines = [line(), line({ id: 'l2', description: 'Bitumen', seller_count: 0 })];
  jest.mocked(getStaffQuote).mockResolvedValue({ ...detail, lines });
  const found = { id: 'c9', ...names, company_name: 'Tigris' } as unknown as SellerSummary;
  jest.mocked(listSellers).mockResolvedValue(pageOf([found]));
  const { user } = await openConsole('/admin/quotes/q1');
  await user.click(await screen.findByRole('button', { name: 'Send to a seller: Bitumen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 1 line to a seller' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose a seller to ask.');
  await user.click(dialog.getByRole('searchbox'));
  await user.paste('tig');
  await user.click(await dialog.findByRole('button', { name: 'Tigris' }));
  expect(listSellers).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ status: 'approved', term: 'tig' }),
  );
  jest.mocked(routeLinesToSeller).mockRejectedValueOnce(new AppError('quote_state', { status: 'Closed' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The lines were not sent');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Tigris was asked')).toBeVisible();
  expect(routeLinesToSeller).toHaveBeenLastCalledWith(expect.anything(), ['l2'], 'c9');
});

test('shows a hundred lines a page, and only those without a seller', async () => {
  const lines = Array.from({ length: 250 }, (_, place) =>
    line({ id: `l${place}`, description: `Line ${place + 1}`, seller_count: place < 249 ? 1 : 0 }),
  );
  jest.mocked(getStaffQuote).mockResolvedValue({ ...detail, lines });
  const { user } = await openConsole('/admin/quotes/q1?page=3');
  const table = await screen.findByRole('table', { name: 'Requested items' });
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  await user.click(screen.getByRole('button', { name: 'Without a seller (1)' }));
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  expect(table).toHaveTextContent('Line 250');
});

test('reminds the sellers and closes a request for a reason', async () => {
  jest.mocked(getStaffQuote).mockResolvedValue({ ...detail, sellers: [seller({})] });
  jest.mocked(remindQuoteSellers).mockResolvedValueOnce(1).mockResolvedValueOnce(0);
  const { user } = await openConsole('/admin/quotes/q1');
  await user.click(await screen.findByRole('button', { name: 'Remind the sellers' }));
  expect(await screen.findByText('1 seller reminded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remind the sellers' }));
  expect(await screen.findByText(/asked or reminded in the last day/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close request RQ-7K3F9Q?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the request' }));
  expect(dialog.getByText(/Enter a reason/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason for the buyer/ }), 'Sent twice');
  const news = { what: 'quote_amended', at: '2026-11-21T08:00:00Z', by_role: 'buyer', by: null };
  jest.mocked(closeQuoteRequestAsStaff).mockRejectedValueOnce(new AppError('changed_meanwhile', news));
  await user.click(dialog.getByRole('button', { name: 'Close the request' }));
  expect(await dialog.findByText(/the buyer changed the request/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close the request' }));
  expect(await screen.findByText('Request RQ-7K3F9Q is closed')).toBeVisible();
  expect(closeQuoteRequestAsStaff).toHaveBeenLastCalledWith(expect.anything(), 'q1', 1, 'Sent twice');
});

test('offers nothing to do with a closed request, but its files and history', async () => {
  const events = [
    {
      ...{ id: 1, kind: 'closed' as const, actor_role: 'staff' as const, created_at: '2026-11-21T08:00:00Z' },
      ...{ company_name_en: null, company_name_ar: null, details: { reason: 'Sent twice' }, actor: 'Hala' },
    },
  ];
  const files = [{ id: 'f1', name: 'plan.pdf', path: 'u1/x.pdf', bytes: 2_200_000 }];
  jest.mocked(getStaffQuote).mockResolvedValue({
    ...{ ...detail, status: 'Closed', sellers: [seller({})], events, files },
    lines: [line({ seller_count: 0 })],
  });
  const { user } = await openConsole('/admin/quotes/q1');
  expect(await screen.findByText('Sent twice')).toBeVisible();
  expect(screen.getByText('Hala')).toBeVisible();
  for (const name of ['Remind the sellers', 'Close', 'Send to a seller: Rebar 12 mm'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  jest.spyOn(window, 'open').mockReturnValue(null);
  jest.mocked(signQuoteFile).mockRejectedValue(new AppError('not_found'));
  await user.click(screen.getByRole('button', { name: 'plan.pdf (2.1 MB)' }));
  expect(await screen.findByText('The file was not opened')).toBeVisible();
  expect(signQuoteFile).toHaveBeenCalledWith(expect.anything(), files[0]);
});
