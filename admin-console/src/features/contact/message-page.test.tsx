import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  answerContactMessage,
  assignContactMessage,
  type ContactMessageDetail,
  getContactMessage,
  listContactMessages,
  setContactMessageStatus,
} from '@mawad/supabase/contact/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/contact/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/contact/queries'),
  answerContactMessage: jest.fn(),
  assignContactMessage: jest.fn(),
  getContactMessage: jest.fn(),
  listContactMessages: jest.fn(),
  setContactMessageStatus: jest.fn(),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const message: ContactMessageDetail = {
  id: 7,
  version: 'v1',
  full_name: 'هدى',
  email: 'huda@example.com',
  message: 'Do you deliver?',
  language: 'ar',
  status: 'New',
  has_account: true,
  assigned_to: null,
  created_at: '2026-11-20T10:00:00Z',
  answers: [],
  templates: [
    {
      id: 4,
      name_en: 'Thank you',
      name_ar: 'شكرًا لرسالتك',
      body_en: 'Hello {name}',
      body_ar: 'السلام عليكم {name}',
    },
  ],
  assignees: [{ id: 'admin', name: 'Zainab' }],
};
const answer = jest.mocked(answerContactMessage);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getContactMessage).mockResolvedValue(message);
  jest.mocked(listContactMessages).mockResolvedValue(pageOf([]));
});

test('inserts a template in the sender’s language, and keeps the text after a failure', async () => {
  answer.mockRejectedValueOnce(new AppError('network', {}, true)).mockResolvedValueOnce(undefined);
  await openConsole('/admin/messages/7');
  const form = await screen.findByRole('form', { name: 'Answer' });
  const text = () => within(form).getByRole('textbox', { name: /Text/ });
  fireEvent.submit(form);
  expect(within(form).getByText('Enter your answer.')).toBeVisible();
  fireEvent.change(within(form).getByLabelText('Template'), { target: { value: '4' } });
  expect(text()).toHaveValue('السلام عليكم هدى');
  fireEvent.submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('The change was not saved');
  expect(text()).toHaveValue('السلام عليكم هدى');
  fireEvent.submit(form);
  await waitFor(() => expect(text()).toHaveValue(''));
  const [first, second] = answer.mock.calls;
  expect(second![2]).toEqual(first![2]);
});

test('shows what a colleague changed meanwhile, and keeps the text for the next attempt', async () => {
  const news = { what: 'contact_answered', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  answer.mockRejectedValueOnce(new AppError('changed_meanwhile', news)).mockResolvedValueOnce(undefined);
  await openConsole('/admin/messages/7');
  const form = await screen.findByRole('form', { name: 'Answer' });
  const text = within(form).getByRole('textbox', { name: /Text/ });
  fireEvent.change(text, { target: { value: 'We do' } });
  const first = { id: 1, body: 'Answered already', mailed_to: message.email, author: 'Zainab' };
  const answers = [{ ...first, mail: 'failed' as const, created_at: '2026-11-21T08:00:00Z' }];
  jest.mocked(getContactMessage).mockResolvedValue({ ...message, version: 'v2', answers });
  fireEvent.submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent(/the message was answered \(by Zainab · /);
  expect(await screen.findByText('Answered already')).toBeVisible();
  expect(screen.getByText(/could not be delivered to/)).toHaveTextContent('huda@example.com');
  expect(text).toHaveValue('We do');
  fireEvent.submit(form);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls.map((call) => call[1].version)).toEqual(['v1', 'v2']);
});

test('shows the sender of a message, assigns it and closes it', async () => {
  await openConsole('/admin/messages/7');
  const sender = await screen.findByRole('region', { name: 'From' });
  expect(within(sender).getByRole('link', { name: 'huda@example.com' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(assignContactMessage).toHaveBeenCalledWith(expect.anything(), message, 'admin'));
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Closed' } });
  await waitFor(() =>
    expect(setContactMessageStatus).toHaveBeenCalledWith(expect.anything(), message, 'Closed'),
  );
});

test('sends the filters of the address to the query, and links an unknown message back to the list', async () => {
  await openConsole('/admin/messages?status=New&assignee=me&q=cement');
  expect(await screen.findByRole('heading', { name: 'No message matches' })).toBeVisible();
  expect(listContactMessages).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ status: 'New', assignee: 'me', term: 'cement' }),
  );
  jest.mocked(getContactMessage).mockRejectedValue(new AppError('contact_message_not_found'));
  await openConsole('/admin/messages/9');
  expect(await screen.findByRole('heading', { name: 'Message not found.' })).toBeVisible();
});
