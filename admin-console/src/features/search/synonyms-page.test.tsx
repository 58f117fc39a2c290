import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  deleteSearchSynonyms,
  listSearchSynonyms,
  saveSearchSynonyms,
  type SynonymGroup,
} from '@mawad/supabase/search/synonyms-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/search/synonyms-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/search/synonyms-queries'),
  listSearchSynonyms: jest.fn(),
  saveSearchSynonyms: jest.fn(),
  deleteSearchSynonyms: jest.fn(),
}));

const list = jest.mocked(listSearchSynonyms);
const save = jest.mocked(saveSearchSynonyms);
const remove = jest.mocked(deleteSearchSynonyms);

const group: SynonymGroup = { id: 4, words: ['hammer', 'شاكوش'], updated_at: '2026-11-20T08:00:00Z' };

beforeEach(() => {
  jest.resetAllMocks();
  list.mockResolvedValue({ items: [group], page: 1, pages: 1, count: 1, count_is_estimate: false });
});

test('saves words of both languages, and shows an error at the field without losing the input', async () => {
  await openConsole('/admin/search');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the group of “hammer”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the words' });
  const field = within(dialog).getByRole('textbox', { name: 'Words' });
  expect(field).toHaveValue('hammer\nشاكوش');

  fireEvent.change(field, { target: { value: 'hammer' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('A group needs 2 to 30 different words.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();

  save.mockRejectedValueOnce(new AppError('stale_version'));
  fireEvent.change(field, { target: { value: 'hammer، شاكوش\n مطرقة ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Somebody else saved/);
  expect(field).toHaveValue('hammer، شاكوش\n مطرقة ');

  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(save).toHaveBeenLastCalledWith(expect.anything(), { words: ['hammer', 'شاكوش', 'مطرقة'], group });
});

test('deletes a group only with its name and a reason', async () => {
  await openConsole('/admin/search');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the group of “hammer”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the group of “hammer”?' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  fireEvent.change(field('Name'), { target: { value: 'nail' } });
  confirm();
  expect(within(dialog).getByText('This does not match hammer.')).toBeVisible();
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible();
  fireEvent.change(field('Name'), { target: { value: ' hammer ' } });
  confirm();
  expect(remove).not.toHaveBeenCalled();
  remove.mockRejectedValueOnce(new AppError('network', {}, true));
  fireEvent.change(field('Reason, for the audit log'), { target: { value: ' Misleading ' } });
  confirm();
  expect(await within(dialog).findByText('The group could not be deleted')).toBeVisible();
  confirm();
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(2));
  expect(remove).toHaveBeenLastCalledWith(expect.anything(), { id: 4, reason: 'Misleading' });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
