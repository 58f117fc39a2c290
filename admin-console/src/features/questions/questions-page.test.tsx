import { fireEvent, screen, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of';
import { AppError } from '@mawad/supabase/errors';
import { listAllQuestions, moderateQuestions, type StaffQuestion } from '@mawad/supabase/queries/questions';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/queries/questions', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/questions'),
  listAllQuestions: jest.fn(),
  moderateQuestions: jest.fn(),
}));

const list = jest.mocked(listAllQuestions);
const moderate = jest.mocked(moderateQuestions);
const question = (values: Partial<StaffQuestion> = {}): StaffQuestion => ({
  id: 1,
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

test('a reported question says who complained and is hidden with a reason', async () => {
  moderate.mockResolvedValue(1);
  await openConsole('/admin/questions?state=reported');
  const doubts = within(await screen.findByRole('list', { name: 'Reports and doubts' }));
  expect(doubts.getByText('His number')).toBeVisible();
  expect(list).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ state: 'reported' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hide the question of Ali' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this question?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByText('Give a reason so that whoever asked knows why.')).toBeVisible();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A phone number' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The question is hidden')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(expect.anything(), [1], 'A phone number');
});

test('a hidden question says why and is shown again; a failure is told', async () => {
  const hidden = { hidden_at: '2026-11-21T08:00:00Z', hidden_reason: 'A phone number', reported: false };
  list.mockResolvedValue(pageOf([question(hidden)]));
  moderate.mockRejectedValueOnce(new AppError('not_allowed'));
  await openConsole('/admin/questions');
  expect(await screen.findByText('A phone number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide the question of Ali' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the question of Ali again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show this question?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The questions could not be changed')).toBeVisible();
  expect(moderate).toHaveBeenCalledWith(expect.anything(), [1], undefined);
});
