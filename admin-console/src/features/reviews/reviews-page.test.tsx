import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listAllReviews, moderateReviews, type StaffReview } from '@mawad/supabase/reviews/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/reviews/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/reviews/queries'),
  listAllReviews: jest.fn(),
  moderateReviews: jest.fn(),
}));

const list = jest.mocked(listAllReviews);
const moderate = jest.mocked(moderateReviews);
const review = (values: Partial<StaffReview> = {}): StaffReview => ({
  id: 1,
  version: 'v1',
  rating: 1,
  body: 'Thieves',
  author_name: 'Ali',
  verified_purchase: false,
  created_at: '2026-11-20T08:00:00Z',
  reply: null,
  replied_at: null,
  hidden_at: null,
  hidden_reason: null,
  product_id: 7,
  name_en: 'Portland cement',
  name_ar: 'سمنت بورتلاندي',
  main_image: null,
  suspicion: 'phone',
  reported: true,
  user_id: 'u1',
  company_id: 'c1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  reports: [
    {
      id: 1,
      by_company: true,
      reason: 'insult',
      note: 'Calls us thieves',
      created_at: '2026-11-21T08:00:00Z',
    },
  ],
  ...values,
});

beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue(pageOf([review()]));
});

test('shows who reported a review and hides the review with a reason', async () => {
  moderate.mockResolvedValue(1);
  await openConsole('/admin/reviews?state=reported');
  const doubts = within(await screen.findByRole('list', { name: 'Reports and suspicions' }));
  expect(doubts.getByText('Calls us thieves')).toBeVisible();
  expect(doubts.getByText('The author shares a phone with this seller')).toBeVisible();
  expect(list).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ state: 'reported' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hide the review of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByText('Enter a reason so that the author knows what to correct.')).toBeVisible();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Insult' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The review was hidden')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(
    expect.anything(),
    [expect.objectContaining({ id: 1, version: 'v1' })],
    'Insult',
  );
});

test('dismisses the report of a review; reports a failure', async () => {
  moderate.mockRejectedValueOnce(new AppError('not_allowed'));
  await openConsole('/admin/reviews');
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the review of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show this review?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The reviews could not be changed')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(
    expect.anything(),
    [expect.objectContaining({ id: 1, version: 'v1' })],
    undefined,
  );
});

test('shows why a review is hidden and shows it again', async () => {
  list.mockResolvedValue(
    pageOf([review({ hidden_at: '2026-11-21T08:00:00Z', hidden_reason: 'Insult', reported: false })]),
  );
  await openConsole('/admin/reviews');
  expect(await screen.findByText('Insult')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the review of Ali' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Hide the review of Ali' })).toBeNull();
});

test('does not change a review that a colleague decided on; the dialog says who did what', async () => {
  const news = { what: 'review_shown', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  moderate.mockRejectedValueOnce(new AppError('changed_meanwhile', news)).mockResolvedValue(1);
  await openConsole('/admin/reviews');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide the review of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Insult' } });
  list.mockResolvedValue(pageOf([review({ version: 'v2', reported: false })]));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/meanwhile the review was shown \(by Zainab · /);
  expect(dialog.getByRole('textbox')).toHaveValue('Insult');
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(moderate).toHaveBeenCalledTimes(2));
  expect(moderate.mock.calls.map((call) => call[1][0]!.version)).toEqual(['v1', 'v2']);
});

test('retries on the same version after a lost reply, also after a refusal', async () => {
  const lost = new AppError('network', {}, true);
  moderate.mockRejectedValueOnce(lost).mockRejectedValueOnce(new AppError('changed_meanwhile'));
  moderate.mockRejectedValueOnce(lost).mockResolvedValue(1);
  await openConsole('/admin/reviews');
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the review of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show this review?' }));
  for (const press of [1, 2, 3, 4]) {
    // Response to the reload after each attempt.
    list.mockResolvedValue(pageOf([review({ version: `v${press + 1}` })]));
    fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(press + 1));
    await waitFor(() => expect(moderate).toHaveBeenCalledTimes(press));
    if (press < 4) await waitFor(() => expect(dialog.getByRole('button', { name: 'Show' })).toBeEnabled());
  }
  expect(moderate.mock.calls.map((call) => call[1][0]!.version)).toEqual(['v1', 'v1', 'v3', 'v3']);
});

test('names the one of several reviews that changed', async () => {
  list.mockResolvedValue(pageOf([review(), review({ id: 2, author_name: 'Huda' })]));
  const changed = { name_en: 'Portland cement', name_ar: 'سمنت بورتلاندي', author: 'Huda' };
  const news = { what: 'review_hidden', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  moderate.mockRejectedValueOnce(new AppError('changed_meanwhile', { ...news, ...changed }));
  await openConsole('/admin/reviews');
  await screen.findByRole('button', { name: 'Hide the review of Huda' });
  fireEvent.click(screen.getByRole('button', { name: 'Select page' }));
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'Show' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /the review was hidden \(Portland cement · from Huda · by Zainab · /,
  );
});

test('hides columns of the choice and sorts by stars', async () => {
  const { router } = await openConsole('/admin/reviews');
  fireEvent.click(await screen.findByRole('button', { name: 'Stars' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ sort: 'rating' })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const choice = within(await screen.findByRole('group', { name: 'Columns' }));
  expect(choice.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent)).toEqual([
    'Stars',
    'Date',
    'Reports and suspicions',
    'Product',
    'Seller',
  ]);
  fireEvent.click(choice.getByLabelText('Seller'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tigris Tools' })).toBeNull());
  expect(router.state.location.search).toBe('?sort=rating&hide=company');
});
