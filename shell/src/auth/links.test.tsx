import { screen } from '@testing-library/react';
import { acceptCode, acceptLink, requestPasswordReset, setNewPassword } from '@mawad/supabase/auth';
import { AppError } from '@mawad/supabase/errors';
import { buyer, openShell, visitor } from '../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({ listTopCategories: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/wishlist/queries', () => ({ listWishlist: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/auth', () => ({
  ...jest.requireActual<object>('@mawad/supabase/auth'),
  acceptCode: jest.fn(async () => undefined),
  acceptLink: jest.fn(async () => 'signup'),
  requestPasswordReset: jest.fn(async () => undefined),
  setNewPassword: jest.fn(async () => undefined),
}));

const accept = jest.mocked(acceptLink);

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

describe('confirmation link', () => {
  test('takes the session out of the address and redirects', async () => {
    await openShell('/auth/confirm?next=%2Fcheckout#access_token=a&refresh_token=b&type=signup');
    expect(await screen.findByText('at /checkout')).toBeVisible();
    expect(accept).toHaveBeenCalledWith(
      expect.anything(),
      '?next=%2Fcheckout',
      '#access_token=a&refresh_token=b&type=signup',
    );
    expect(screen.getByText(/Your email address is confirmed/)).toBeVisible();
  });

  test('redirects a recovery link to the new password', async () => {
    accept.mockResolvedValueOnce('recovery');
    await openShell('/auth/confirm#access_token=a&refresh_token=b&type=recovery', buyer);
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  });

  test('reports an expired link', async () => {
    accept.mockRejectedValueOnce(new AppError('link_expired'));
    await openShell('/auth/confirm#error=access_denied&error_code=otp_expired');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  });

  test('offers a retry if the server does not respond', async () => {
    accept.mockRejectedValueOnce(new AppError('network', {}, true));
    const { user } = await openShell('/auth/confirm?next=%2Fcheckout#access_token=a');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('at /checkout')).toBeVisible();
  });
});

describe('forgotten password', () => {
  test('shows the same reply for any address and accepts the code in Arabic digits', async () => {
    const { user } = await openShell('/forgot-password');
    await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'who@mawad.test');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(
      await screen.findByText(/has an account, a link to choose a new password is on its way/),
    ).toBeVisible();
    expect(requestPasswordReset).toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'Code from the email' }), '١٢٣٤٥٦');
    await user.click(screen.getByRole('button', { name: 'Confirm the code' }));
    expect(acceptCode).toHaveBeenCalledWith(expect.anything(), {
      email: 'who@mawad.test',
      code: '123456',
      type: 'recovery',
    });
  });

  test('refuses a password that is easy to guess', async () => {
    const { user } = await openShell('/reset-password', buyer);
    await user.type(await screen.findByLabelText('New password'), 'Password123');
    await user.type(screen.getByLabelText('Repeat the new password'), 'Password123');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByText(/This password is easy to guess/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(setNewPassword).not.toHaveBeenCalled();
  });

  test('saves the new password only if both entries are equal', async () => {
    const { user } = await openShell('/reset-password', buyer);
    await user.type(await screen.findByLabelText('New password'), 'brick wall sunrise 7');
    await user.type(screen.getByLabelText('Repeat the new password'), 'brick wall sunrise');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByText('The two passwords do not match.')).toBeVisible();
    expect(setNewPassword).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Repeat the new password'), ' 7');
    await user.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(setNewPassword).toHaveBeenCalledWith(expect.anything(), 'brick wall sunrise 7');
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  });

  test('offers a new link without a session', async () => {
    await openShell('/reset-password', visitor);
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});
