import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listSellers, reviewCompany, type SellerSummary } from '@mawad/supabase/companies/sellers-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/companies/sellers-queries', () => ({
  listSellers: jest.fn(),
  reviewCompany: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const list = jest.mocked(listSellers);
const review = jest.mocked(reviewCompany);

const seller: SellerSummary = {
  id: 's1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  email: 'tools@mawad.test',
  phone: '+9647701234567',
  governorate: null,
  status: 'pending',
  suspended_until: null,
  version: 5,
  email_verified: true,
  product_count: 0,
  missing_documents: 2,
  approval_gaps: [],
  waiting_documents: 0,
  quotes: { asked: 5, answered: 0, hours_to_answer: null },
  service: null,
  decisions: [],
  created_at: '2026-11-20T10:00:00Z',
};

/** Company as the page shows it. */
const seen = expect.objectContaining({ id: 's1', version: 5 }) as SellerSummary;

beforeEach(() => {
  jest.clearAllMocks();
  list.mockResolvedValue(pageOf([seller]));
  review.mockResolvedValue(undefined);
});

test('approves a seller after one question', async () => {
  const { user } = await openConsole('/admin/sellers');
  await user.click(await screen.findByRole('button', { name: 'Approve Tigris Tools' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve Tigris Tools?' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(review).toHaveBeenCalledWith(expect.anything(), seen, 'approved', undefined);
  expect(await screen.findByText('Tigris Tools is approved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(list).toHaveBeenCalledTimes(2);
});

test.each([
  ['en', 'Approve Tigris Tools', 'no phone number', 'Reason to approve it anyway', 'Approve'],
  ['ar', 'الموافقة على Tigris Tools', 'لا رقم هاتف', 'سبب الموافقة رغم ذلك', 'موافقة'],
] as const)(
  'requires a reason to approve a company that misses requirements (%s)',
  async (language, open, gap, label, approve) => {
    list.mockResolvedValue(pageOf([{ ...seller, approval_gaps: ['phone', 'document'] }]));
    const { user } = await openConsole('/admin/sellers', language);
    await user.click(await screen.findByRole('button', { name: open }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(new RegExp(gap))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: approve }));
    expect(review).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: new RegExp(label) }), 'Known to us');
    await user.click(dialog.getByRole('button', { name: approve }));
    expect(review).toHaveBeenCalledWith(expect.anything(), seen, 'approved', 'Known to us');
  },
);

test('shows rates and times of a seller, and marks those outside their limits @seller-figures-staff', async () => {
  const service = {
    orders: 50,
    called_off: 5,
    hours_to_ship: 20,
    asked: 10,
    answered: 9,
    hours_to_answer: 60,
  };
  list.mockResolvedValue(pageOf([{ ...seller, service }]));
  await openConsole('/admin/sellers');
  const row = (await screen.findByRole('link', { name: 'Tigris Tools' })).closest('tr');
  expect(row).toHaveTextContent('0% answered (at least 70%)');
  expect(row).toHaveTextContent(
    '10% cancelled (at most 5%)ships in 20 h90% repliedreplies in 60 h (at most 48 h)',
  );
});

test('shows the button as busy while a decision is stored', async () => {
  review.mockReturnValue(new Promise(() => undefined));
  const { user } = await openConsole('/admin/sellers');
  await user.click(await screen.findByRole('button', { name: 'Approve Tigris Tools' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await expectWaiting(dialog.getByRole('button', { name: 'Approve' }), review);
});

test.each(['en', 'ar'] as const)('links phone numbers in the list in %s', async (language) => {
  await openConsole('/admin/sellers', language);
  const phone = await screen.findByRole('link', { name: '+964 770 123 4567' });
  expect(phone).toHaveAttribute('href', 'tel:+9647701234567');
  expect(within(phone).getByText('+964 770 123 4567')).toHaveAttribute('dir', 'ltr');
});

test('warns before approving a seller whose address is not verified', async () => {
  list.mockResolvedValue(pageOf([{ ...seller, email_verified: false }]));
  const { user } = await openConsole('/admin/sellers');
  await user.click(await screen.findByRole('button', { name: 'Approve Tigris Tools' }));
  expect(await screen.findByText(/tools@mawad\.test is not verified yet/)).toBeVisible();
});

test('requires a reason for a rejection', async () => {
  const { user } = await openConsole('/admin/sellers');
  await user.click(await screen.findByRole('button', { name: 'Reject Tigris Tools' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject Tigris Tools?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Enter a reason so that the company knows what to correct.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  expect(review).not.toHaveBeenCalled();

  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'No trade licence');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(review).toHaveBeenCalledWith(expect.anything(), seen, 'rejected', 'No trade licence');
  expect(await screen.findByText('Tigris Tools is rejected')).toBeVisible();
});

test.each([
  ['en', 'Approve Tigris Tools', 'Approve', 'Failed to update seller status.'],
  ['ar', 'الموافقة على Tigris Tools', 'موافقة', 'تعذّر تحديث حالة البائع.'],
] as const)('reports a failed decision in %s', async (language, open, confirm, message) => {
  review.mockRejectedValue(new AppError('service_unavailable', {}, true));
  const { user } = await openConsole('/admin/sellers', language);
  await user.click(await screen.findByRole('button', { name: open }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
  expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
});

test.each([
  ['approved', 'Suspend Tigris Tools', 'Suspend', 'suspended', 'Tigris Tools is suspended'],
  ['suspended', 'Restore Tigris Tools', 'Restore', 'approved', 'Tigris Tools can sell again'],
] as const)(
  'offers the possible decisions on a company that is %s @seller-decisions',
  async (status, open, confirm, sent, message) => {
    list.mockResolvedValue(pageOf([{ ...seller, status }]));
    const { user } = await openConsole('/admin/sellers');
    await user.click(await screen.findByRole('button', { name: open }));
    expect(
      screen.queryByRole('button', { name: 'Reject Tigris Tools', hidden: true }),
    ).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.queryByRole('textbox', { name: 'Reason' });
    if (reason) await user.type(reason, 'Sells fakes');
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(review).toHaveBeenCalledWith(expect.anything(), seen, sent, reason ? 'Sells fakes' : undefined);
  },
);

test('keeps the status filter and the search in the address and sends them to the query', async () => {
  const { user, router } = await openConsole('/admin/sellers?status=pending');
  await screen.findByText('Tigris Tools');
  expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ status: 'pending' }));
  await user.click(screen.getByRole('button', { name: 'Rejected' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search by company or email' }), 'tig');
  await waitFor(() => expect(router.state.location.search).toBe('?status=rejected&q=tig'));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ status: 'rejected', term: 'tig', page: 1 }),
    ),
  );
});

test('says that no application is waiting if the list is empty', async () => {
  list.mockResolvedValue(pageOf([]));
  await openConsole('/admin/sellers?status=pending');
  expect(await screen.findByRole('heading', { name: 'No application is waiting' })).toBeVisible();
});

test('offers another try if the list cannot be read', async () => {
  list.mockRejectedValueOnce(new AppError('not_allowed'));
  const { user } = await openConsole('/admin/sellers');
  expect(await screen.findByText('Your account is not allowed to do this.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tigris Tools')).toBeVisible();
});

test('does not change a company that a colleague decided on; the dialog says who did what', async () => {
  const news = { what: 'company_approved', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  review.mockRejectedValueOnce(new AppError('changed_meanwhile', news));
  await openConsole('/admin/sellers');
  fireEvent.click(await screen.findByRole('button', { name: 'Reject Tigris Tools' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Tigris Tools?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'No licence' } });
  list.mockResolvedValue(pageOf([{ ...seller, version: 6 }]));
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /meanwhile the company was approved \(by Zainab · /,
  );
  expect(dialog.getByRole('textbox')).toHaveValue('No licence');
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(review).toHaveBeenCalledTimes(2));
  expect(review.mock.calls.map(([, company]) => company.version)).toEqual([5, 6]);
});

test('finds sellers who answered no quote request', async () => {
  const { user } = await openConsole('/admin/sellers');
  await user.click(await screen.findByRole('button', { name: 'Never answer quote requests' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ quotes: 'silent' })),
  );
  expect(await screen.findByText('0% answered')).toHaveTextContent('0% answered (at least 70%)');
});

test('sorts by the name in the reader’s language, and back by time', async () => {
  const { user, router } = await openConsole('/admin/sellers', 'ar');
  const sortedBy = (sort: string | undefined) =>
    waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ sort })),
    );
  await sortedBy(undefined);
  await user.click(await screen.findByRole('button', { name: 'الشركة' }));
  await sortedBy('name_ar');
  await user.click(screen.getByRole('button', { name: 'الشركة' }));
  await sortedBy('name_ar_desc');
  expect(router.state.location.search).toBe('?sort=name_desc');
  await user.click(screen.getByRole('button', { name: 'تاريخ الطلب' }));
  await sortedBy('newest');
});
