import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  getProduct,
  listCompatibleProducts,
  listRelatedProducts,
  listReviews,
} from '@mawad/supabase/catalogue/queries';
import {
  askQuestion,
  deleteQuestion,
  listOwnQuestions,
  listQuestions,
  questionLimit,
  reportQuestion,
} from '@mawad/supabase/questions/queries';
import { findOwnReview } from '@mawad/supabase/reviews/queries';
import { productDetail } from '../../../../testing/catalogue.ts';
import { openShop } from '../../../../testing/open-shop.tsx';

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
}));
jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  askQuestion: jest.fn(),
  deleteQuestion: jest.fn(),
  listOwnQuestions: jest.fn(),
  listQuestions: jest.fn(),
  reportQuestion: jest.fn(),
}));

const list = jest.mocked(listQuestions);
const own = jest.mocked(listOwnQuestions);
const ask = jest.mocked(askQuestion);
const answered = {
  id: 1,
  body: 'Does it set under water?',
  author_name: 'Ali',
  created_at: '2026-01-02T10:00:00Z',
  answer: 'Yes, within a day.',
  answered_at: '2026-01-03T10:00:00Z',
};
const waiting = {
  id: 5,
  body: 'How long does it keep?',
  created_at: '2026-01-02T10:00:00Z',
  answer: null,
  answered_at: null,
  hidden_reason: null,
};

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(getProduct).mockResolvedValue(productDetail());
  jest
    .mocked(listReviews)
    .mockResolvedValue({ items: [], total: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  jest.mocked(listRelatedProducts).mockResolvedValue([]);
  jest.mocked(listCompatibleProducts).mockResolvedValue([]);
  jest.mocked(findOwnReview).mockResolvedValue(null);
  list.mockResolvedValue({ items: [answered], total: 1 });
  own.mockResolvedValue([]);
});

const section = async (name = 'Questions and answers') => within(await screen.findByRole('region', { name }));

test.each([
  ['en', 'Questions and answers', 'Search the questions', 'Search', 'No question matches'],
  ['ar', 'الأسئلة والإجابات', 'ابحث في الأسئلة', 'بحث', 'لا يوجد سؤال مطابق'],
] as const)('show their answers and a search whose term is stored in the address (%s)', async (...words) => {
  const [language, title, field, find, none] = words;
  const { user, router } = await openShop('/product/7', language);
  const part = await section(title);
  expect(await part.findByText('Yes, within a day.')).toBeVisible();
  expect(list).toHaveBeenCalledWith(expect.anything(), 7, { page: 1, term: undefined });
  list.mockResolvedValue({ items: [], total: 0 });
  await user.type(part.getByRole('searchbox', { name: field }), 'salt');
  await user.click(part.getByRole('button', { name: find }));
  expect(await part.findByText(none)).toBeVisible();
  expect(router.state.location.search).toBe('?questions_q=salt');
  expect(list).toHaveBeenLastCalledWith(expect.anything(), 7, { page: 1, term: 'salt' });
});

test.each([
  ['en', 'Sign in to ask'],
  ['ar', 'سجّل الدخول لتسأل'],
] as const)('ask a guest to sign in and return to the form (%s)', async (language, name) => {
  await openShop('/product/7', language, 'guest');
  const link = await screen.findByRole('link', { name });
  const next = new URL(link.getAttribute('href')!, 'https://shop.test').searchParams.get('next');
  expect(next).toBe('/product/7#ask-question');
});

test('require text, keep it after a failure and then show as waiting', async () => {
  ask.mockRejectedValueOnce(new AppError('too_many_questions')).mockResolvedValue(9);
  const { user } = await openShop('/product/7#ask-question');
  const form = within(await screen.findByRole('form', { name: 'Ask a question' }));
  await user.click(form.getByRole('button', { name: 'Send question' }));
  expect(await form.findByText('Enter your question.')).toBeVisible();
  const field = form.getByRole('textbox', { name: /know about this product/ });
  await user.click(field);
  await user.paste('x'.repeat(questionLimit + 1));
  await user.click(form.getByRole('button', { name: 'Send question' }));
  expect(await form.findByText('Use at most 1,000 characters.')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ' Is it frost proof? ');
  await user.click(form.getByRole('button', { name: 'Send question' }));
  expect(await form.findByText(/Five of your questions/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText(/Your question was sent to the seller/)).toBeVisible();
  expect(ask).toHaveBeenLastCalledWith(expect.anything(), 7, 'Is it frost proof?');
  const mine = within(screen.getByRole('list', { name: 'Your questions' }));
  expect(mine.getByText('Is it frost proof?')).toBeVisible();
  expect(mine.getByText('Waiting for the seller’s answer')).toBeVisible();
});

test('delete an unanswered question after confirmation and show the reason of a hidden one', async () => {
  own.mockResolvedValue([waiting, { ...waiting, id: 6, body: 'Call me', hidden_reason: 'A phone number' }]);
  jest.mocked(deleteQuestion).mockResolvedValue();
  const { user } = await openShop('/product/7');
  const mine = within(await screen.findByRole('list', { name: 'Your questions' }));
  expect(mine.getByText('A phone number')).toBeVisible();
  await user.click(mine.getAllByRole('button', { name: 'Delete' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your question?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your question was deleted')).toBeVisible();
  expect(deleteQuestion).toHaveBeenCalledWith(expect.anything(), 5);
  expect(screen.queryByText('How long does it keep?')).toBeNull();
});

test('report a question with a reason', async () => {
  jest.mocked(reportQuestion).mockResolvedValue();
  const { user } = await openShop('/product/7');
  await user.click(await screen.findByRole('button', { name: 'Report the question of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this question?' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'It is advertising');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Thank you. We will check the question.')).toBeVisible();
  expect(reportQuestion).toHaveBeenCalledWith(expect.anything(), 1, 'advertising', undefined);
});

test('report a failure with a retry, and have pages above five', async () => {
  list.mockRejectedValue(new AppError('service_unavailable', {}, false));
  const { user } = await openShop('/product/7');
  const part = await section();
  expect(await part.findByText('The questions could not be loaded')).toBeVisible();
  list.mockResolvedValue({ items: [answered], total: 11 });
  await user.click(part.getByRole('button', { name: 'Try again' }));
  const pages = within(await part.findByRole('navigation'));
  await user.click(pages.getByRole('link', { name: /3/ }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.anything(), 7, { page: 3, term: undefined }),
  );
});
