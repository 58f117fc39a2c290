import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import {
  getEmailSettings,
  getTestEmail,
  listEmails,
  retryEmails,
  saveEmailSettings,
  removeEmailSettings,
  retryEmail,
  sendTestEmail,
  showEmail,
} from '@mawad/supabase/mail/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/mail/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/mail/queries'),
  getEmailSettings: jest.fn(),
  getTestEmail: jest.fn(),
  listEmails: jest.fn(),
  retryEmails: jest.fn(),
  saveEmailSettings: jest.fn(),
  sendTestEmail: jest.fn(),
  removeEmailSettings: jest.fn(),
  retryEmail: jest.fn(),
  showEmail: jest.fn(),
}));

const save = jest.mocked(saveEmailSettings);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getEmailSettings).mockResolvedValue({
    sender_email: 'shop@example.com',
    sender_name: 'Mawad',
    smtp_host: 'smtp.example.com',
    smtp_port: 465,
    encryption: 'tls',
  });
  jest.mocked(listEmails).mockResolvedValue(pageOf([]));
});

test('saves settings without sending the stored password, and shows a refusal at its field', async () => {
  await openConsole('/admin/email');
  const form = within(await screen.findByRole('form', { name: 'Mail server' }));
  const port = form.getByRole('textbox', { name: 'Port' });
  fireEvent.change(port, { target: { value: 'high' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(port).toBeInvalid();
  expect(save).not.toHaveBeenCalled();

  save.mockRejectedValueOnce(new AppError('invalid_input', { field: 'smtp_host', rule: 'format' }));
  fireEvent.change(port, { target: { value: '587' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'SMTP server' })).toBeInvalid());

  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Email settings saved')).toBeVisible();
  expect(save).toHaveBeenLastCalledWith(expect.anything(), {
    sender_email: 'shop@example.com',
    sender_name: 'Mawad',
    smtp_host: 'smtp.example.com',
    smtp_port: 587,
    encryption: 'tls',
  });
});

test('names the failed step of a test mail, in words and as the server reported it', async () => {
  jest.mocked(sendTestEmail).mockResolvedValue(9);
  jest.mocked(getTestEmail).mockResolvedValue({ state: 'failing', error: 'EAUTH: 535 Bad credentials' });
  await openConsole('/admin/email');
  const part = within(await screen.findByRole('region', { name: 'Send a test email' }));
  expect(part.getByRole('textbox', { name: 'To' })).toHaveValue('admin@mawad.test');
  fireEvent.click(part.getByRole('button', { name: 'Send' }));
  expect(await part.findByText(/The server refused the sign-in/)).toBeVisible();
  expect(part.getByText('EAUTH: 535 Bad credentials')).toBeVisible();
  expect(getTestEmail).toHaveBeenCalledWith(expect.anything(), 9);
});

test('shows why mails failed and when they are retried, and retries them immediately on request', async () => {
  jest.mocked(retryEmails).mockResolvedValue(2);
  jest.mocked(listEmails).mockResolvedValue(
    pageOf([
      {
        id: 1,
        to_email: 'huda@example.com',
        template: 'order_placed',
        state: 'failing',
        attempts: 3,
        error: 'ECONNREFUSED: connect',
        created_at: '2026-11-20T08:00:00Z',
        sent_at: null,
        next_attempt_at: '2026-11-20T08:04:00Z',
      },
    ]),
  );
  await openConsole('/admin/email?state=failing');
  expect(await screen.findByText(/The server did not respond/)).toBeVisible();
  expect(screen.getByText(/^next try/)).toBeVisible();
  expect(listEmails).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ state: 'failing' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Retry failed emails' }));
  expect(await screen.findByText('2 emails are being retried')).toBeVisible();
});

test('opens a failed mail, named in words, and tries it again alone @email-retry', async () => {
  jest.mocked(showEmail).mockResolvedValue({ subject: 'Your order', text: 'Hello Huda' });
  jest.mocked(retryEmail).mockResolvedValue(undefined);
  jest.mocked(listEmails).mockResolvedValue(
    pageOf([
      {
        id: 7,
        to_email: 'huda@example.com',
        template: 'order_placed',
        state: 'gave_up',
        attempts: 12,
        error: 'EAUTH: 535',
        created_at: '2026-11-20T08:00:00Z',
        sent_at: null,
        next_attempt_at: null,
      },
    ]),
  );
  await openConsole('/admin/email');
  expect(await screen.findByText('Order placed')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Open the email to huda@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order placed' }));
  expect(await dialog.findByText('Hello Huda')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Retry now' }));
  await waitFor(() => expect(retryEmail).toHaveBeenCalledWith(expect.anything(), 7));
  expect(retryEmails).not.toHaveBeenCalled();
});

test('removes the mail server only with its sender address and a reason @email-settings', async () => {
  jest.mocked(removeEmailSettings).mockResolvedValue(undefined);
  await openConsole('/admin/email');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the mail server?' }));
  const confirm = () => fireEvent.click(dialog.getByRole('button', { name: 'Remove the settings' }));
  const field = (name: string) => dialog.getByRole('textbox', { name });
  confirm();
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(removeEmailSettings).not.toHaveBeenCalled();
  fireEvent.change(field('Name'), { target: { value: 'shop@example.com' } });
  fireEvent.change(field('Reason, for the audit log'), { target: { value: 'New provider' } });
  confirm();
  await waitFor(() => expect(removeEmailSettings).toHaveBeenCalledWith(expect.anything(), 'New provider'));
  // The dialog is inside the settings form, which must not be sent.
  expect(saveEmailSettings).not.toHaveBeenCalled();
});
