import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  answerEnquiry,
  assignEnquiry,
  type Enquiry,
  getEnquiry,
  listEnquiries,
} from '@mawad/supabase/queries/enquiries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/queries/enquiries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/enquiries'),
  answerEnquiry: jest.fn(),
  assignEnquiry: jest.fn(),
  getEnquiry: jest.fn(),
  getStaffQueues: jest.fn(async () => ({})),
  listEnquiries: jest.fn(),
}));
jest.mock('@mawad/supabase/queries/delivery', () => ({
  listGovernorates: jest.fn(async () => [
    { code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] },
  ]),
}));

const quote: Enquiry = {
  id: 'q1',
  version: 'v1',
  number: 'RQ-7K3F9Q',
  full_name: 'هدى',
  company_name: 'Tower',
  email: 'huda@example.com',
  phone: '+9647701234567',
  governorate: 'IQ-BG',
  message: 'Please answer soon',
  language: 'ar',
  status: 'New',
  has_account: true,
  assigned_to: null,
  created_at: '2026-11-20T10:00:00Z',
  lines: [{ id: 1, product_id: null, description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' }],
  answers: [],
  templates: [
    {
      id: 4,
      name_en: 'Prices follow',
      name_ar: 'الأسعار قريبًا',
      body_en: 'Hello {name}',
      body_ar: 'السلام عليكم {name}، طلبك {number}',
    },
  ],
  assignees: [{ id: 'admin', name: 'Zainab' }],
};
const answer = jest.mocked(answerEnquiry);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getEnquiry).mockResolvedValue(quote);
  jest.mocked(listEnquiries).mockResolvedValue(pageOf([]));
});

test('inserts a template in the asker’s language, and keeps the text after a failure', async () => {
  answer.mockRejectedValueOnce(new AppError('network', {}, true)).mockResolvedValueOnce(undefined);
  await openConsole('/admin/quotes/q1');
  const form = await screen.findByRole('form', { name: 'Answer' });
  const text = () => within(form).getByRole('textbox', { name: /Text/ });
  fireEvent.submit(form);
  expect(within(form).getByText('Write what to answer.')).toBeVisible();
  fireEvent.change(within(form).getByLabelText('Template'), { target: { value: '4' } });
  expect(text()).toHaveValue('السلام عليكم هدى، طلبك RQ-7K3F9Q');
  fireEvent.submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be saved');
  expect(text()).toHaveValue('السلام عليكم هدى، طلبك RQ-7K3F9Q');
  fireEvent.submit(form);
  await waitFor(() => expect(text()).toHaveValue(''));
  const [first, second] = answer.mock.calls;
  expect(second![3]).toEqual(first![3]);
});

test('shows what a colleague changed meanwhile, and keeps the text for the next attempt', async () => {
  const news = { what: 'enquiry_answered', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
  answer.mockRejectedValueOnce(new AppError('changed_meanwhile', news)).mockResolvedValueOnce(undefined);
  await openConsole('/admin/quotes/q1');
  const form = await screen.findByRole('form', { name: 'Answer' });
  const text = within(form).getByRole('textbox', { name: /Text/ });
  fireEvent.change(text, { target: { value: 'The price' } });
  const told = { id: 1, body: 'Told already', mailed_to: null, author: 'Zainab', mail: 'none' as const };
  const answers = [{ ...told, created_at: '2026-11-21T08:00:00Z' }];
  jest.mocked(getEnquiry).mockResolvedValue({ ...quote, version: 'v2', answers });
  fireEvent.submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent(/the request was answered \(by Zainab · /);
  expect(await screen.findByText('Told already')).toBeVisible();
  expect(text).toHaveValue('The price');
  fireEvent.submit(form);
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls.map((call) => call[2].version)).toEqual(['v1', 'v2']);
});

test('offers WhatsApp with the same text if the asker gave no email address', async () => {
  const kept = { id: 1, body: 'السعر 10,000', mailed_to: null, author: 'Zainab', mail: 'none' as const };
  const answers = [{ ...kept, created_at: '2026-11-20T11:00:00Z' }];
  jest.mocked(getEnquiry).mockResolvedValue({ ...quote, email: null, has_account: false, answers });
  await openConsole('/admin/quotes/q1');
  const href = `https://wa.me/9647701234567?text=${encodeURIComponent(kept.body)}`;
  expect(await screen.findByRole('link', { name: 'Send it on WhatsApp' })).toHaveAttribute('href', href);
  expect(screen.getByRole('form', { name: 'Answer' })).toHaveTextContent('No email address was left');
});

test('shows the lines and the asker of a request, and assigns it', async () => {
  await openConsole('/admin/quotes/q1');
  expect(await screen.findByText('2.5 tons')).toBeVisible();
  const asker = screen.getByRole('region', { name: 'From' });
  await waitFor(() => expect(asker).toHaveTextContent('Baghdad'));
  fireEvent.click(screen.getByRole('button', { name: 'Take it on' }));
  await waitFor(() => expect(assignEnquiry).toHaveBeenCalledWith(expect.anything(), 'quote', quote, 'admin'));
});

test('sends the filters of the address to the query, and links an unknown message back to the list', async () => {
  await openConsole('/admin/messages?status=New&assignee=me&q=cement');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(listEnquiries).toHaveBeenCalledWith(
    expect.anything(),
    'message',
    expect.objectContaining({ status: 'New', assignee: 'me', term: 'cement' }),
  );
  jest.mocked(getEnquiry).mockRejectedValue(new AppError('enquiry_not_found'));
  await openConsole('/admin/messages/9');
  expect(await screen.findByRole('heading', { name: 'Message not found.' })).toBeVisible();
});
