import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  getQuoteRequest,
  listQuoteRequests,
  type QuoteRequestDetail,
  type QuoteRequestSummary,
} from '@mawad/supabase/queries/quotes';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/queries/quotes', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/quotes'),
  getQuoteRequest: jest.fn(),
  listQuoteRequests: jest.fn(),
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
  needed_by: '2026-12-20',
  status: 'New' as const,
};
const summary = (): QuoteRequestSummary => ({
  ...shared,
  line_count: 3,
  created_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
});
const detail: QuoteRequestDetail = {
  ...shared,
  email: 'huda@example.com',
  phone: '+9647701234567',
  message: 'Please answer soon',
  language: 'ar',
  has_account: true,
  created_at: '2026-11-20T10:00:00Z',
  lines: [{ id: 1, product_id: null, description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' }],
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listQuoteRequests).mockImplementation(async () => pageOf([summary()]));
  jest.mocked(getQuoteRequest).mockResolvedValue(detail);
});

test('lists requests with number, place, lines, age and status', async () => {
  await openConsole('/admin/quotes');
  const table = await screen.findByRole('table', { name: 'Quote requests' });
  const row = within(table).getByRole('row', { name: /RQ-7K3F9Q/ });
  await waitFor(() => expect(row).toHaveTextContent('Baghdad'));
  for (const text of ['3 lines', '3 days ago', 'Received', 'Tower']) expect(row).toHaveTextContent(text);
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
  jest.mocked(listQuoteRequests).mockResolvedValue(pageOf([]));
  await openConsole('/admin/quotes?status=Closed&q=cement');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(listQuoteRequests).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ status: 'Closed', term: 'cement' }),
  );
  jest.mocked(getQuoteRequest).mockRejectedValue(new AppError('quote_request_not_found'));
  await openConsole('/admin/quotes/q9');
  expect(await screen.findByRole('heading', { name: 'Quote request not found.' })).toBeVisible();
});
