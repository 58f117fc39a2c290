import { screen, waitFor, within } from '@testing-library/react';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/catalogue/queries';
import { listOwnQuestions, listQuestions } from '@mawad/supabase/questions/queries';
import { deleteReview, findOwnReview, reportReview, submitReview } from '@mawad/supabase/reviews/queries';
import { productDetail } from '../../../../testing/catalogue.ts';
import { openShop } from '../../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  listQuestions: jest.fn(),
  listOwnQuestions: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  getProduct: jest.fn(),
  listRelatedProducts: jest.fn(),
  listCompatibleProducts: jest.fn(),
  listReviews: jest.fn(),
}));
jest.mock('@mawad/supabase/reviews/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/reviews/queries'),
  findOwnReview: jest.fn(),
  submitReview: jest.fn(),
  deleteReview: jest.fn(),
  reportReview: jest.fn(),
}));

const reviews = jest.mocked(listReviews);
const own = jest.mocked(findOwnReview);
const submit = jest.mocked(submitReview);
const written = {
  id: 5,
  rating: 4,
  body: 'Sets well',
  created_at: '2026-01-02T10:00:00Z',
  hidden_reason: null,
};
const shown = {
  id: 1,
  rating: 5,
  body: 'Good cement',
  author_name: null,
  verified_purchase: false,
  created_at: '2026-01-02T10:00:00Z',
  reply: null,
  replied_at: null,
};
const fiveStars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 };

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(getProduct).mockResolvedValue(productDetail());
  reviews.mockResolvedValue({ items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listQuestions).mockResolvedValue({ items: [], total: 0 });
  jest.mocked(listOwnQuestions).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
  own.mockResolvedValue(null);
});

test.each([
  ['en', 'A buyer'],
  ['ar', 'مشترٍ'],
] as const)('show a neutral name for an unnamed author in %s', async (language, name) => {
  reviews.mockResolvedValue({
    items: [shown],
    total: 1,
    distribution: fiveStars,
  });
  await openShop('/product/7', language);
  expect(await screen.findByText(name)).toBeVisible();
});

test('show the share of each star, the author and verified purchases @review-verified', async () => {
  reviews.mockResolvedValue({
    items: [
      { ...shown, author_name: 'Ali', verified_purchase: true },
      { ...shown, id: shown.id + 1, author_name: 'Huda', verified_purchase: true, returned: true },
    ],
    total: 2,
    distribution: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 1 },
  });
  const { user, router } = await openShop('/product/7');
  const section = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(await section.findAllByText('Good cement')).toHaveLength(2);
  expect(section.getByText('Verified purchase')).toBeVisible();
  expect(section.getByText('Verified purchase, returned')).toBeVisible();
  expect(section.getByRole('listitem', { name: '5 stars: 50% of reviews' })).toBeVisible();
  await user.selectOptions(section.getByLabelText('Sort by'), 'Highest rating');
  expect(router.state.location.search).toBe('?reviews_by=highest');
  await waitFor(() => expect(reviews).toHaveBeenLastCalledWith(expect.anything(), 7, 1, 'highest'));
});

test.each([
  ['en', 'Sign in to write a review'],
  ['ar', 'سجّل الدخول لكتابة تقييم'],
] as const)('ask a guest to sign in and return to the form in %s', async (language, name) => {
  await openShop('/product/7', language, 'guest');
  const link = await screen.findByRole('link', { name });
  const next = new URL(link.getAttribute('href')!, 'https://shop.test').searchParams.get('next');
  expect(next).toBe('/product/7#write-review');
});

test('open the form after a sign-in to write a review', async () => {
  await openShop('/product/7#write-review');
  expect(await screen.findByRole('form', { name: 'Write a review' })).toBeVisible();
});

test.each([
  ['en', 'Write a review', 'Submit review', 'Please select a rating.'],
  ['ar', 'اكتب تقييمًا', 'إرسال التقييم', 'اختر عدد النجوم.'],
] as const)('require a rating in %s', async (language, write, send, message) => {
  const { user } = await openShop('/product/7', language);
  await user.click(await screen.findByRole('button', { name: write }));
  await user.click(await screen.findByRole('button', { name: send }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('report a failure, keep the entries and publish on retry @review-failed', async () => {
  submit.mockRejectedValueOnce(new AppError('network', {}, true)).mockResolvedValue(5);
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByRole('textbox', { name: /other buyers/ }), 'Sets well');
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  expect(await screen.findByText('Failed to submit review.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  expect(await screen.findByText('Thank you. Your review was published.')).toBeVisible();
  expect(submit).toHaveBeenLastCalledWith(expect.anything(), 7, 4, 'Sets well');
  expect(screen.getByRole('group', { name: 'Your review' })).toHaveTextContent('Sets well');
  expect(reviews.mock.calls.length).toBeGreaterThan(1);
});

test('disable the button while a review is sent', async () => {
  submit.mockReturnValue(new Promise(() => undefined));
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'Write a review' }));
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  const button = screen.getByRole('button', { name: 'Submit review' });
  await user.click(button);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  await expectWaiting(button, submit);
});

test("replace the user's own review", async () => {
  own.mockResolvedValue(written);
  submit.mockResolvedValue(5);
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(submit).toHaveBeenCalledWith(expect.anything(), 7, 2, 'Sets well'));
});

test("delete the user's own review after confirmation", async () => {
  own.mockResolvedValue(written);
  jest.mocked(deleteReview).mockResolvedValue();
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Delete your review of Portland/ }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your review was deleted')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
});

test("show the seller's reply and can be reported with a reason", async () => {
  reviews.mockResolvedValue({
    items: [{ ...shown, author_name: 'Ali', reply: 'Thank you, Ali.', replied_at: '2026-01-03T10:00:00Z' }],
    total: 1,
    distribution: fiveStars,
  });
  const report = jest.mocked(reportReview).mockRejectedValueOnce(new AppError('already_reported'));
  const { user } = await openShop('/product/7');
  expect(await screen.findByText('Thank you, Ali.')).toBeVisible();
  expect(screen.getByText(`Reply from ${productDetail().company_name}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Report the review of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this review?' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'It is advertising');
  await user.click(dialog.getByRole('textbox'));
  await user.paste('Names a shop');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('You already reported this.')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.anything(), 1, 'advertising', 'Names a shop');
  expect(dialog.getByRole('textbox')).toHaveValue('Names a shop');
});

test("show why the staff hid the user's own review", async () => {
  own.mockResolvedValue({ ...written, hidden_reason: 'Names a person' });
  await openShop('/product/7');
  expect(await screen.findByText('Names a person')).toBeVisible();
});
