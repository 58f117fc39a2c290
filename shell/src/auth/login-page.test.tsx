import { act, screen, within } from '@testing-library/react';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { resendConfirmation, signIn, signUp } from '@mawad/supabase/auth';
import { AppError } from '@mawad/supabase/errors';
import { buyer, openShell, seller, visitor } from '../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({ listTopCategories: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/wishlist/queries', () => ({ listWishlist: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/auth', () => ({
  ...jest.requireActual<object>('@mawad/supabase/auth'),
  resendConfirmation: jest.fn(async () => undefined),
  signIn: jest.fn(async () => undefined),
  signUp: jest.fn(async () => 'confirm'),
}));

const logIn = jest.mocked(signIn);
const register = jest.mocked(signUp);

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

type User = Awaited<ReturnType<typeof openShell>>['user'];

async function fillLogin(user: User, password = 'secret words') {
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), ' Ali@Mawad.test ');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('log in', () => {
  test('signs in and returns to the requested page @login', async () => {
    const { user, app } = await openShell('/login?next=%2Fcheckout&reason=checkout');
    expect(await screen.findByText('Please log in to proceed to checkout.')).toBeVisible();
    await fillLogin(user);
    expect(logIn).toHaveBeenCalledWith(expect.anything(), 'ali@mawad.test', 'secret words');
    act(() => app.store.getState().session.set({ ...buyer, status: 'signed-in' }));
    expect(await screen.findByText('at /checkout')).toBeVisible();
  });

  test('disables the button while the password is checked', async () => {
    logIn.mockReturnValueOnce(new Promise(() => undefined));
    const { user } = await openShell('/login');
    await fillLogin(user);
    await expectWaiting(screen.getByRole('button', { name: 'Sign in' }), logIn);
  });

  test('never redirects to another site', async () => {
    await openShell('/login?next=https%3A%2F%2Fevil.example', buyer);
    expect(await screen.findByText('at /')).toBeVisible();
  });

  test('redirects a seller without a requested page to the dashboard', async () => {
    await openShell('/login', seller);
    expect(await screen.findByText('at /seller/dashboard')).toBeVisible();
  });

  test('reports wrong credentials, keeps the email and focuses the password @login-failed', async () => {
    logIn.mockRejectedValueOnce(new AppError('invalid_credentials'));
    const { user } = await openShell('/login');
    await fillLogin(user);
    const toast = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await toast.findByText('Login failed')).toBeVisible();
    expect(screen.getAllByText('The email address or the password is wrong.')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('Ali@Mawad.test');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  test('offers to resend the link to an unconfirmed address @email-not-verified', async () => {
    logIn.mockRejectedValueOnce(new AppError('email_not_confirmed'));
    const { user } = await openShell('/login?next=%2Fcheckout');
    await fillLogin(user);
    expect(await screen.findByRole('heading', { name: 'Email Not Verified' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    const back = expect.stringContaining('/auth/confirm?next=%2Fcheckout');
    expect(resendConfirmation).toHaveBeenCalledWith(expect.anything(), 'ali@mawad.test', back);
    expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
  });
});

describe('sign up', () => {
  test.each([
    ['en', 'Create account', 'Enter your full name.'],
    ['ar', 'إنشاء الحساب', 'اكتب اسمك الكامل.'],
  ] as const)('shows missing fields in %s and focuses the first one', async (language, button, message) => {
    const { user } = await openShell('/login?tab=sign-up', visitor, language);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(document.activeElement).toHaveAttribute('name', 'full_name');
    expect(register).not.toHaveBeenCalled();
  });

  test('sends the language and asks the user to check the inbox', async () => {
    const { user } = await openShell('/login?tab=sign-up&next=%2Fcheckout');
    await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ali Hasan');
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ali@mawad.test');
    await user.type(screen.getByLabelText('Password'), 'brick wall sunrise 7');
    expect(screen.getByText(/Password strength: Strong/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(register).toHaveBeenCalledWith(expect.anything(), {
      email: 'ali@mawad.test',
      password: 'brick wall sunrise 7',
      redirectTo: expect.stringContaining('/auth/confirm?next=%2Fcheckout'),
      metadata: { full_name: 'Ali Hasan', language: 'en' },
    });
  });

  test.each([
    ['en', 'Password', 'Create account', /This password is easy to guess/],
    ['ar', 'كلمة المرور', 'إنشاء الحساب', /كلمة المرور هذه سهلة التخمين/],
  ] as const)('refuses an easily guessed password in %s', async (language, label, button, message) => {
    const { user } = await openShell('/login?tab=sign-up', visitor, language);
    const [name, email] = await screen.findAllByRole('textbox');
    await user.type(name!, 'Ali Hasan');
    await user.type(email!, 'ali@mawad.test');
    const password = screen.getByLabelText(label);
    await user.type(password, '1234567890');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(password).toHaveAccessibleDescription(message);
    expect(password).toHaveFocus();
    expect(register).not.toHaveBeenCalled();
  });

  test('reports a failure and keeps all entries @sign-up-failed', async () => {
    register.mockRejectedValueOnce(new AppError('network', {}, true));
    const { user } = await openShell('/login?tab=sign-up');
    await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ali Hasan');
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ali@mawad.test');
    await user.type(screen.getByLabelText('Password'), 'brick wall sunrise 7');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Sign-up failed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ali Hasan');
    expect(screen.getByLabelText('Password')).toHaveValue('brick wall sunrise 7');
  });

  test('keeps entries when the tab changes', async () => {
    const { user } = await openShell('/login?tab=sign-up');
    await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ali Hasan');
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ali@mawad.test');
    await user.click(screen.getByRole('tab', { name: 'Sign in' }));
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue('ali@mawad.test');
    await user.click(screen.getByRole('tab', { name: 'Sign up' }));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Ali Hasan');
  });
});
