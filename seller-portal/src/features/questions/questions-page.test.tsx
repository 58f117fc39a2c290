import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  answerQuestion,
  type CompanyQuestion,
  listCompanyQuestions,
  reportQuestion,
} from '@mawad/supabase/questions/queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { expectEnterToAnswer } from '../../../testing/expect-enter-to-answer.ts';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  answerQuestion: jest.fn(),
  listCompanyQuestions: jest.fn(),
  reportQuestion: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({ getOwnRights: jest.fn() }));

const list = jest.mocked(listCompanyQuestions);
const path = '/seller/dashboard/questions';
const question = (values: Partial<CompanyQuestion> = {}): CompanyQuestion => ({
  id: 1,
  version: 'v1',
  body: 'Does it set under water?',
  author_name: 'Ali',
  created_at: '2026-11-20T08:00:00Z',
  answer: null,
  answered_at: null,
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
  list.mockResolvedValue(pageOf([question()]));
});

test('answers a question, and keeps the text on failure', async () => {
  const answer = jest.mocked(answerQuestion).mockRejectedValueOnce(new AppError('unreachable'));
  await openPortal(path, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Ali' }));
  expect(dialog.getByText('Does it set under water?')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Publish answer' });
  fireEvent.click(send);
  expect(await dialog.findByText('Enter your answer.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Your answer' });
  fireEvent.change(field, { target: { value: 'Yes, within a day.' } });
  fireEvent.click(send);
  expect(await screen.findByText('The answer could not be published')).toBeVisible();
  expect(field).toHaveValue('Yes, within a day.');
  fireEvent.click(send);
  expect(await screen.findByText('Your answer was published')).toBeVisible();
  expect(answer).toHaveBeenLastCalledWith(expect.anything(), question(), 'Yes, within a day.');
});

test('shows a concurrent change of a question, keeps the text and retries on the new version', async () => {
  const news = { what: 'question_answered', at: '2026-11-21T08:00:00Z', by_role: 'seller', by: 'Huda' };
  const answer = jest.mocked(answerQuestion).mockRejectedValueOnce(new AppError('changed_meanwhile', news));
  await openPortal(path, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Ali' }));
  const field = dialog.getByRole('textbox', { name: 'Your answer' });
  fireEvent.change(field, { target: { value: 'Yes, within a day.' } });
  list.mockResolvedValue(pageOf([question({ version: 'v2' })]));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /meanwhile the question was answered \(by Huda · /,
  );
  expect(field).toHaveValue('Yes, within a day.');
  fireEvent.click(dialog.getByRole('button', { name: 'Publish answer' }));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls.map((call) => call[1].version)).toEqual(['v1', 'v2']);
});

test('reports a question with a reason', async () => {
  await openPortal(path, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Report the question of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this question?' }));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'personal_data' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Reported. Mawad will check it.')).toBeVisible();
  expect(reportQuestion).toHaveBeenCalledWith(expect.anything(), 1, 'personal_data', undefined);
});

test('offers no repeated action on answered, reported or hidden questions', async () => {
  list.mockResolvedValue(
    pageOf([
      question({ answer: 'Yes', answered_at: '2026-11-21T08:00:00Z', reported: true }),
      question({ id: 2, hidden_at: '2026-11-21T08:00:00Z', hidden_reason: 'A phone number' }),
    ]),
  );
  await openPortal(path, approvedSeller);
  expect(await screen.findByText('Yes')).toBeVisible();
  expect(screen.getByText('A phone number')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Answer Ali|Report the/ })).toBeNull();
});

test('passes filters from the address to the query', async () => {
  await openPortal(`${path}?state=hidden&q=water`, approvedSeller);
  await screen.findByText('Does it set under water?');
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ term: 'water', state: undefined }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Not answered' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ state: 'unanswered' }),
    ),
  );
});

test('opens the answer dialog, not the product, on Enter', async () => {
  list.mockResolvedValue(
    pageOf([
      question(),
      question({ id: 2, author_name: 'Huda', answer: 'Yes', answered_at: '2026-11-21T08:00:00Z' }),
    ]),
  );
  await expectEnterToAnswer(await openPortal(path, approvedSeller), { answered: /Huda/, waiting: /Ali/ });
});
