import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listAllQuestions, moderateQuestions, type StaffQuestion } from '@mawad/supabase/questions/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  listAllQuestions: jest.fn(),
  moderateQuestions: jest.fn(),
}));

const list = jest.mocked(listAllQuestions);
const moderate = jest.mocked(moderateQuestions);
const question = (values: Partial<StaffQuestion> = {}): StaffQuestion => ({
  id: 1,
  version: 'v1',
  body: 'Call me on 0770 123 4567',
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
      reason: 'personal_data',
      note: 'His number',
      created_at: '2026-11-21T08:00:00Z',
    },
  ],
  ...values,
});

beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue(pageOf([question()]));
});

test('shows who reported a question and hides the question with a reason', async () => {
  moderate.mockResolvedValue(1);
  await openConsole('/admin/questions?state=reported');
  const doubts = within(await screen.findByRole('list', { name: 'Reports and suspicions' }));
  expect(doubts.getByText('His number')).toBeVisible();
  expect(list).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ state: 'reported' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hide the question of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this question?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByText('Enter a reason so that the person who asked knows why.')).toBeVisible();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A phone number' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The question was hidden')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(
    expect.anything(),
    [expect.objectContaining({ id: 1, version: 'v1' })],
    'A phone number',
  );
});

test('shows why a question is hidden and shows it again; reports a failure', async () => {
  const hidden = { hidden_at: '2026-11-21T08:00:00Z', hidden_reason: 'A phone number', reported: false };
  list.mockResolvedValue(pageOf([question(hidden)]));
  moderate.mockRejectedValueOnce(new AppError('not_allowed'));
  await openConsole('/admin/questions');
  expect(await screen.findByText('A phone number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide the question of Ali' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the question of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show this question?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The questions could not be changed')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(
    expect.anything(),
    [expect.objectContaining({ id: 1, version: 'v1' })],
    undefined,
  );
});

test('does not change a question that a colleague decided on; the dialog says who did what', async () => {
  const news = { what: 'question_shown', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  moderate.mockRejectedValueOnce(new AppError('changed_meanwhile', news)).mockResolvedValue(1);
  await openConsole('/admin/questions');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide the question of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this question?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Insult' } });
  list.mockResolvedValue(pageOf([question({ version: 'v2', reported: false })]));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /meanwhile the question was shown \(by Zainab · /,
  );
  expect(dialog.getByRole('textbox')).toHaveValue('Insult');
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(moderate).toHaveBeenCalledTimes(2));
  expect(moderate.mock.calls.map((call) => call[1][0]!.version)).toEqual(['v1', 'v2']);
});
