import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { listAskedQuotes } from '@mawad/supabase/quotes/queries';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { quietHome } from '../../../testing/quiet-home.ts';
import { inboxItem } from '../../../testing/quotes.ts';

jest.mock('@mawad/supabase/quotes/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/quotes/queries'),
  listAskedQuotes: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn() }));

const list = jest.mocked(listAskedQuotes);
const path = '/seller/dashboard/quotes';

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getOwnRights).mockResolvedValue(['quotes']);
  jest.mocked(getSellerHome).mockResolvedValue(quietHome);
  jest.mocked(listGovernorates).mockResolvedValue([
    {
      code: 'IQ-BG',
      name_en: 'Baghdad',
      name_ar: 'بغداد',
      districts: [{ name_en: 'Karrada', name_ar: 'الكرادة' }],
    },
  ] as Awaited<ReturnType<typeof listGovernorates>>);
  list.mockResolvedValue({ ...pageOf([inboxItem()]), counts: { New: 4, Answered: 2 } });
});

test('lists requests with place, closing time and counts, and a badge of new ones', async () => {
  jest.mocked(getSellerHome).mockResolvedValue({ ...quietHome, tasks: { quotes: 4 } });
  list.mockResolvedValue({
    ...pageOf([inboxItem({ unread_count: 2, is_outdated: true, state: 'Answered', subtotal: 360_000 })]),
    counts: { New: 4, Answered: 2 },
  });
  await openPortal(path, approvedSeller);
  const row = await screen.findByRole('row', { name: /RQ-7K3F9Q/ });
  expect(row).toHaveTextContent('3 lines: ⁨Cement 42.5⁩, ⁨Rebar 12 mm⁩, ⁨Site hoist⁩');
  await waitFor(() => expect(row).toHaveTextContent('Karrada, Baghdad'));
  expect(row).toHaveTextContent('Changed since your offer');
  expect(row).toHaveTextContent('2 new messages');
  expect(row).toHaveTextContent('360,000.00');
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining(inboxItem().request_id),
  );
  expect(screen.getByRole('button', { name: 'New (4)' })).toBeVisible();
  const entry = within(screen.getByRole('navigation', { name: /portal/i })).getByRole('link', {
    name: /^Quote requests/,
  });
  expect(entry).toHaveTextContent('4');
});

test('filters by state, governorate and text, and sorts by closing time', async () => {
  const { user } = await openPortal(path, approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'New (4)' }));
  await user.selectOptions(await screen.findByLabelText('Governorate'), 'Baghdad');
  await user.click(screen.getByRole('button', { name: 'Closes on' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by number or item' }), {
    target: { value: 'cement' },
  });
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ state: 'New', governorate: 'IQ-BG', sort: 'closing', term: 'cement' }),
    ),
  );
});

test('a request that arrives appears without reloading the page', async () => {
  const { app } = await openPortal(path, approvedSeller);
  await screen.findByRole('row', { name: /RQ-7K3F9Q/ });
  list.mockResolvedValue({
    ...pageOf([inboxItem({ request_id: 'new', number: 'RQ-NEW222' }), inboxItem()]),
    counts: { New: 5 },
  });
  await app.services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
  expect(await screen.findByRole('row', { name: /RQ-NEW222/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'New (5)' })).toBeVisible();
});

test.each([
  ['', 'No quote requests yet'],
  ['?state=Won', 'No request matches'],
])('an empty list says why (%s)', async (query, title) => {
  list.mockResolvedValue({ ...pageOf([]), counts: {} });
  await openPortal(path + query, approvedSeller);
  expect(await screen.findByText(title)).toBeVisible();
});

test('a list that cannot be loaded offers a retry (ar)', async () => {
  list.mockRejectedValue(new AppError('not_allowed'));
  const { user } = await openPortal(path, approvedSeller, 'ar');
  const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' });
  list.mockResolvedValue({ ...pageOf([inboxItem()]), counts: {} });
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /مادتان|3 مواد/ })).toBeVisible();
});
