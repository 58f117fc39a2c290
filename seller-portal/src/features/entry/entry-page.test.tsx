import { screen, waitFor, within } from '@testing-library/react';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { acceptCode, resendConfirmation, signIn, signUp } from '@mawad/supabase/auth';
import { AppError } from '@mawad/supabase/errors';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { getOwnApplication } from '@mawad/supabase/companies/seller-account-queries';
import { applyAsSeller } from '@mawad/supabase/companies/sellers-queries';
import { approvedSeller, buyer, openPortal, visitor } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/auth', () => ({
  ...jest.requireActual<object>('@mawad/supabase/auth'),
  acceptCode: jest.fn(),
  resendConfirmation: jest.fn(),
  signIn: jest.fn(),
  signUp: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({ applyAsSeller: jest.fn() }));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnApplication: jest.fn(),
  getSellerHome: jest.fn(() => new Promise(() => undefined)),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listSellerOrders: jest.fn(() => new Promise(() => undefined)),
}));
const basra = { code: 'IQ-BA', name_en: 'Basra', name_ar: 'البصرة', districts: [] };
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const register = jest.mocked(signUp);
const logIn = jest.mocked(signIn);
const apply = jest.mocked(applyAsSeller);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listGovernorates).mockResolvedValue([basra]);
});

test('shows where to find the confirmation mail after sign-up', async () => {
  register.mockResolvedValue('confirm');
  const { user } = await openPortal('/seller', visitor);
  await user.type(await screen.findByRole('textbox', { name: 'Company name' }), 'Tigris Tools');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Governorate' }), 'Basra');
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ali Hasan');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '٠٧٧٠ ١٢٣ ٤٥٦٧');
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'new@mawad.test');
  await user.type(screen.getByLabelText(/^Password/), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Create seller account' }));

  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(register).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({
      email: 'new@mawad.test',
      redirectTo: `${window.location.origin}/auth/confirm?next=%2Fseller%2Fdashboard`,
      metadata: {
        account_type: 'seller',
        company_name: 'Tigris Tools',
        governorate: 'IQ-BA',
        full_name: 'Ali Hasan',
        language: 'en',
        phone: '+9647701234567',
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(resendConfirmation).toHaveBeenCalledWith(expect.anything(), 'new@mawad.test', expect.any(String));
});

test('refuses a sign-up without a name and focuses the first invalid field @company-name-required', async () => {
  const { user } = await openPortal('/seller', visitor);
  await user.click(await screen.findByRole('button', { name: 'Create seller account' }));
  expect(await screen.findByText('Enter the name of your company.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveFocus();
  expect(screen.getByText('Choose the governorate of your company.')).toBeVisible();
  expect(screen.getByText('Use at least 10 characters.')).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});

test.each([
  ['en', /^Password/, 'Create seller account', /This password is easy to guess/],
  ['ar', /^كلمة المرور/, 'إنشاء حساب بائع', /كلمة المرور هذه سهلة التخمين/],
] as const)('refuses a weak password in %s', async (language, label, button, message) => {
  const { user } = await openPortal('/seller', visitor, language);
  const password = await screen.findByLabelText(label);
  await user.type(password, '1234567890');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(password).toHaveAccessibleDescription(message);
  expect(register).not.toHaveBeenCalled();
});

test('keeps typed values after a failed sign-up', async () => {
  register.mockRejectedValue(new AppError('rate_limited'));
  const { user } = await openPortal('/seller', visitor, 'ar');
  await user.type(await screen.findByRole('textbox', { name: 'اسم الشركة' }), 'عدد دجلة');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'المحافظة' }), 'البصرة');
  await user.type(screen.getByRole('textbox', { name: 'الاسم الكامل' }), 'علي حسن');
  await user.type(screen.getByRole('textbox', { name: 'رقم الهاتف' }), '07701234567');
  await user.type(screen.getByRole('textbox', { name: 'البريد الإلكتروني' }), 'new@mawad.test');
  await user.type(screen.getByLabelText(/^كلمة المرور/), 'long enough');
  await user.click(screen.getByRole('button', { name: 'إنشاء حساب بائع' }));
  expect(await screen.findByText('تعذّر إنشاء الحساب')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'اسم الشركة' })).toHaveValue('عدد دجلة');
});

test('an unconfirmed address can be confirmed by code or get the mail again at log-in', async () => {
  logIn.mockRejectedValue(new AppError('email_not_confirmed'));
  const { user } = await openPortal('/seller', visitor);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  const form = within(await screen.findByRole('form', { name: 'Sign in' }));
  await user.type(form.getByRole('textbox', { name: 'Email address' }), 'new@mawad.test');
  await user.type(form.getByLabelText(/^Password/), 'long enough');
  await user.click(form.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Email Not Verified' })).toHaveFocus();
  expect(screen.getByText(/Sellers also need the approval of an administrator/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(resendConfirmation).toHaveBeenCalledWith(expect.anything(), 'new@mawad.test', expect.any(String));

  jest.mocked(acceptCode).mockRejectedValueOnce(new AppError('code_wrong'));
  const code = screen.getByRole('textbox', { name: 'Code from the email' });
  await user.type(code, '١٢٣{Enter}');
  expect(await screen.findByText('Enter the 6 digits from the email.')).toBeVisible();
  expect(acceptCode).not.toHaveBeenCalled();
  await user.type(code, '456{Enter}');
  expect(acceptCode).toHaveBeenCalledWith(expect.anything(), {
    email: 'new@mawad.test',
    code: '123456',
    type: 'signup',
  });
  expect(await screen.findByText('This code is wrong or has expired.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(await screen.findByRole('form', { name: 'Sign in' })).toBeVisible();
});

test('shows the button as busy during log-in', async () => {
  logIn.mockReturnValue(new Promise(() => undefined));
  const { user } = await openPortal('/seller?mode=login', visitor);
  const form = within(await screen.findByRole('form', { name: 'Sign in' }));
  await user.type(form.getByRole('textbox', { name: 'Email address' }), 'new@mawad.test');
  await user.type(form.getByLabelText(/^Password/), 'long enough');
  await user.click(form.getByRole('button', { name: 'Sign in' }));
  await expectWaiting(form.getByRole('button', { name: 'Sign in' }), logIn);
});

test('a buyer applies with the name and governorate of a company', async () => {
  apply.mockResolvedValue(undefined);
  jest.mocked(getOwnApplication).mockResolvedValue({
    company_id: 'company-1',
    company_name: 'Sara Supplies',
    company_name_en: 'Sara Supplies',
    company_name_ar: 'Sara Supplies',
    status: 'pending',
    governorate: null,
    review_note: null,
    suspended_until: null,
    created_at: '2026-11-20T10:00:00Z',
    reviewed_at: null,
  });
  const { user } = await openPortal('/seller', buyer);
  await user.type(await screen.findByRole('textbox', { name: 'Company name' }), 'Sara Supplies');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Choose the governorate of your company.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Governorate' }), 'IQ-BA');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  expect(apply).toHaveBeenCalledWith(expect.anything(), 'Sara Supplies', 'IQ-BA');
  expect(await screen.findByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
});

test('redirects a seller to the dashboard or to the requested page', async () => {
  const { router } = await openPortal('/seller', approvedSeller);
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/dashboard'));
  const other = await openPortal('/seller?mode=login&next=%2Fseller%2Fdashboard%2Forders', approvedSeller);
  await waitFor(() => expect(other.router.state.location.pathname).toBe('/seller/dashboard/orders'));
});
