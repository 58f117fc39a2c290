import { screen } from '@testing-library/react';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { AppError } from '@mawad/supabase/errors';
import { submitContact } from '@mawad/supabase/contact/queries';
import { openForm } from '@mawad/supabase/base/form-guard-queries';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/contact/queries');
jest.mock('@mawad/supabase/base/form-guard-queries');

const submit = jest.mocked(submitContact);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
});

test.each([
  ['en', 'Send message', 'Please fill in all required fields.'],
  ['ar', 'إرسال الرسالة', 'يرجى ملء جميع الحقول المطلوبة.'],
] as const)('does not send an incomplete form in %s @contact-required', async (language, send, message) => {
  const { user } = await openShop('/contact', language);
  await user.click(await screen.findByRole('button', { name: send }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('sends a message and keeps it after a failure', async () => {
  submit
    .mockRejectedValueOnce(new AppError('network', {}, true))
    .mockResolvedValue({ mailed_to: 'ali@example.com' });
  const { user } = await openShop('/contact');
  await user.type(await screen.findByRole('textbox', { name: /Full name/ }), 'Ali');
  await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'ali@example.com');
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Do you have bricks?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Your message was not sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
  expect(screen.getByText(/A confirmation is on its way to .*ali@example.com/)).toBeVisible();
  const [first, second] = submit.mock.calls.map(([, guard]) => guard.idempotencyKey);
  expect(second).toBe(first);
  expect(submit).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ website: '' }), {
    full_name: 'Ali',
    email: 'ali@example.com',
    message: 'Do you have bricks?',
    language: 'en',
  });
});

test('disables the button while a message is sent', async () => {
  submit.mockReturnValue(new Promise(() => undefined));
  const { user } = await openShop('/contact');
  await user.type(await screen.findByRole('textbox', { name: /Full name/ }), 'Ali');
  await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'ali@example.com');
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Do you have bricks?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await expectWaiting(await screen.findByRole('button', { name: /Sending/ }), submit);
});

test('uses a new ticket and key for every message', async () => {
  submit.mockResolvedValue({ mailed_to: null });
  const tickets = ['first', 'second'].map((token) => ({ token, readyAt: 0, endsAt: Infinity }));
  tickets.forEach((ticket) => jest.mocked(openForm).mockResolvedValueOnce(ticket));
  const { user } = await openShop('/contact');
  for (let turn = 0; turn < 2; turn += 1) {
    await user.type(await screen.findByRole('textbox', { name: /Full name/ }), 'Ali');
    await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'ali@example.com');
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'The same');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  }
  const guards = submit.mock.calls.map(([, guard]) => guard);
  expect(guards.map(({ ticket }) => ticket?.token)).toEqual(['first', 'second']);
  expect(guards[0]!.idempotencyKey).not.toBe(guards[1]!.idempotencyKey);
});

test('hides the honeypot field from view, keyboard and assistive technology @honeypot', async () => {
  await openShop('/contact');
  await screen.findByRole('button', { name: 'Send message' });
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(trap).not.toBeVisible();
  expect(trap.tabIndex).toBe(-1);
  expect(trap.autocomplete).toBe('off');
  expect(screen.queryByRole('textbox', { name: /Website/ })).toBeNull();
});
