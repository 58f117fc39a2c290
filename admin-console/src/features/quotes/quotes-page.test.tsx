import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  getStaffQuote,
  listStaffQuotes,
  type StaffQuote,
  type StaffQuoteItem,
} from '@mawad/supabase/queries/quotes';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/queries/quotes', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/quotes'),
  getStaffQuote: jest.fn(),
  listStaffQuotes: jest.fn(),
}));
jest.mock('@mawad/supabase/queries/overview', () => ({ getStaffQueues: async () => ({}) }));
jest.mock('@mawad/supabase/queries/delivery', () => ({
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
  unrouted_count: 0,
  seller_count: 4,
  offer_count: 1,
  awarded_count: 0,
  closes_at: '2026-12-01T10:00:00Z',
};
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
  lines: [
    {
      ...{ id: 'l1', position: 1, product_id: null, variant_id: null, category_id: null, code: null },
      ...{ description: 'Rebar 12 mm', description_ar: null, quantity: 2.5, unit: 'Ton', section: null },
      ...{ row_number: null, revision: 1, seller_count: 4, awarded_to: null },
    },
  ],
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listStaffQuotes).mockImplementation(async () => ({ ...pageOf([summary()]), counts: {} }));
  jest.mocked(getStaffQuote).mockResolvedValue(detail);
});

test('lists requests with number, place, lines, age and status', async () => {
  await openConsole('/admin/quotes');
  const table = await screen.findByRole('table', { name: 'Quote requests' });
  const row = within(table).getByRole('row', { name: /RQ-7K3F9Q/ });
  await waitFor(() => expect(row).toHaveTextContent('Baghdad'));
  for (const text of ['3 lines', '3 days ago', 'Open', 'Tower']) expect(row).toHaveTextContent(text);
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
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(listStaffQuotes).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ status: 'Closed', term: 'cement' }),
  );
  jest.mocked(getStaffQuote).mockRejectedValue(new AppError('quote_request_not_found'));
  await openConsole('/admin/quotes/q9');
  expect(await screen.findByRole('heading', { name: 'Quote request not found.' })).toBeVisible();
});
