import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  type CompanyReview,
  listCompanyReviews,
  replyReview,
  reportReview,
} from '@mawad/supabase/reviews/queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { expectEnterToAnswer } from '../../../testing/expect-enter-to-answer.ts';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/reviews/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/reviews/queries'),
  listCompanyReviews: jest.fn(),
  replyReview: jest.fn(),
  reportReview: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({ getOwnRights: jest.fn() }));

const list = jest.mocked(listCompanyReviews);
const path = '/seller/dashboard/reviews';
const review = (values: Partial<CompanyReview> = {}): CompanyReview => ({
  id: 1,
  version: 'v1',
  rating: 2,
  body: 'Late and wet',
  author_name: 'Ali',
  verified_purchase: true,
  created_at: '2026-11-20T08:00:00Z',
  reply: null,
  replied_at: null,
  hidden_at: null,
  hidden_reason: null,
  product_id: 7,
  name_en: 'Portland cement',
  name_ar: 'سمنت بورتلاندي',
  main_image: null,
  reported: false,
  ...values,
});

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getOwnRights).mockResolvedValue(['reviews']);
  list.mockResolvedValue(pageOf([review()]));
});

test('replies to a review, and keeps the text on failure', async () => {
  const reply = jest.mocked(replyReview).mockRejectedValueOnce(new AppError('unreachable'));
  await openPortal(path, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Ali' }));
  const send = dialog.getByRole('button', { name: 'Publish reply' });
  fireEvent.click(send);
  expect(await dialog.findByText('Enter your reply.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Your reply' });
  fireEvent.change(field, { target: { value: 'Sorry, we bring it again.' } });
  fireEvent.click(send);
  expect(await screen.findByText('The reply could not be published')).toBeVisible();
  expect(field).toHaveValue('Sorry, we bring it again.');
  fireEvent.click(send);
  expect(await screen.findByText('Your reply was published')).toBeVisible();
  expect(reply).toHaveBeenLastCalledWith(expect.anything(), review(), 'Sorry, we bring it again.');
});

test('shows a concurrent change of a review, keeps the text and retries on the new version', async () => {
  const news = { what: 'review_answered', at: '2026-11-21T08:00:00Z', by_role: 'seller', by: 'Huda' };
  const answer = jest.mocked(replyReview).mockRejectedValueOnce(new AppError('changed_meanwhile', news));
  await openPortal(path, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Ali' }));
  const field = dialog.getByRole('textbox', { name: 'Your reply' });
  fireEvent.change(field, { target: { value: 'Sorry, we bring it again.' } });
  list.mockResolvedValue(pageOf([review({ version: 'v2' })]));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish reply' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /meanwhile the review was answered \(by Huda · /,
  );
  expect(field).toHaveValue('Sorry, we bring it again.');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish reply' }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls.map((call) => call[1].version)).toEqual(['v1', 'v2']);
});

test('reports a review with a reason', async () => {
  await openPortal(path, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Report the review of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review?' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'personal_data' } });
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'My number' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Reported. Mawad will check it.')).toBeVisible();
  expect(reportReview).toHaveBeenCalledWith(expect.anything(), 1, 'personal_data', 'My number');
});

test('offers no repeated action on answered, reported or hidden reviews', async () => {
  list.mockResolvedValue(
    pageOf([
      review({ reply: 'Thanks', replied_at: '2026-11-21T08:00:00Z', reported: true }),
      review({ id: 2, hidden_at: '2026-11-21T08:00:00Z', hidden_reason: 'Insult' }),
    ]),
  );
  await openPortal(path, approvedSeller);
  expect(await screen.findByText('Thanks')).toBeVisible();
  expect(screen.getByText('Insult')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reply to|Report the/ })).toBeNull();
});

test('passes filters from the address to the query', async () => {
  await openPortal(`${path}?rating=1&state=hidden`, approvedSeller);
  await screen.findByText('Late and wet');
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ rating: 1, state: undefined }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Not answered' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ rating: 1, state: 'unanswered' }),
    ),
  );
});

test('opens the reply dialog, not the product, on Enter', async () => {
  list.mockResolvedValue(
    pageOf([
      review(),
      review({ id: 2, author_name: 'Huda', reply: 'Thanks', replied_at: '2026-11-21T08:00:00Z' }),
    ]),
  );
  await expectEnterToAnswer(await openPortal(path, approvedSeller), { answered: /Huda/, waiting: /Ali/ });
});
