import { act, screen, waitFor, within } from '@testing-library/react';
import { changePassword, signOutEverywhere } from '@mawad/supabase/auth';
import { AppError } from '@mawad/supabase/errors';
import {
  addAddress,
  deleteAddress,
  endOwnSessions,
  getProfile,
  listAddresses,
  listOwnSessions,
  updateAddress,
  updateProfile,
  type Address,
  eraseAccount,
} from '@mawad/supabase/people/account-queries';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { governorates, savedAddress } from '../../../testing/addresses.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/people/account-queries');
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/auth', () => ({
  ...jest.requireActual<object>('@mawad/supabase/auth'),
  changePassword: jest.fn(),
  signOutEverywhere: jest.fn(),
}));

const shop = savedAddress({ id: 1, label: 'Shop', is_default: true });
const site = savedAddress({ id: 2, address: 'Street 14, site 3' });
let saved: Address[];

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  saved = [shop, site];
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  jest.mocked(listAddresses).mockImplementation(async () => saved);
  jest.mocked(listOwnSessions).mockResolvedValue([
    {
      id: 'here',
      created_at: '2026-11-01T08:00:00Z',
      used_at: '2026-11-20T08:00:00Z',
      user_agent: 'Firefox/140 Linux',
      is_current: true,
    },
    {
      id: 'phone',
      created_at: '2026-11-01T08:00:00Z',
      used_at: '2026-11-19T08:00:00Z',
      user_agent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36',
      is_current: false,
    },
    {
      id: 'old',
      created_at: '2026-10-01T08:00:00Z',
      used_at: '2026-10-02T08:00:00Z',
      user_agent: null,
      is_current: false,
    },
  ]);
  jest
    .mocked(getProfile)
    .mockResolvedValue({ full_name: 'Ali Hassan', phone: '+9647701234567', language: 'en' });
});

describe('profile', () => {
  test('saves a normalized phone number and switches the site to the selected language @account-details', async () => {
    const { user } = await openShop('/account');
    const phone = await screen.findByRole('textbox', { name: /Phone/ });
    expect(phone).toHaveValue('+964 770 123 4567');
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('buyer@mawad.test');
    await user.clear(phone);
    await user.type(phone, '٠٧٨٠-١١١ ٢٢٢٣');
    await user.tab();
    expect(phone).toHaveValue('+964 780 111 2223');
    await user.click(screen.getByRole('radio', { name: 'العربية' }));
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('حُفظ ملفك الشخصي.')).toBeVisible();
    expect(updateProfile).toHaveBeenCalledWith(expect.anything(), 'buyer', {
      full_name: 'Ali Hassan',
      phone: '+9647801112223',
      language: 'ar',
    });
    expect(localStorage.getItem('language')).toBe('ar');
  });

  test('follows a language change in the header', async () => {
    const { app } = await openShop('/account');
    expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked();
    act(() => app.store.getState().language.setLanguage('ar'));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'العربية' })).toBeChecked());
  });

  test('accepts an empty phone number but not an invalid one', async () => {
    const { user } = await openShop('/account');
    const phone = await screen.findByRole('textbox', { name: /Phone/ });
    await user.clear(phone);
    await user.type(phone, '123');
    await user.tab();
    expect(await screen.findByText(/Enter an Iraqi phone number/)).toBeVisible();
    await user.clear(phone);
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(updateProfile).toHaveBeenCalled());
    expect(jest.mocked(updateProfile).mock.calls[0]![2]).toMatchObject({ phone: null });
  });

  test('keeps all entries if the server does not respond', async () => {
    jest.mocked(updateProfile).mockRejectedValue(new AppError('network', {}, true));
    const { user } = await openShop('/account');
    await user.type(await screen.findByRole('textbox', { name: /Full name/ }), ' Ahmed');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('The profile was not saved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ali Hassan Ahmed');
  });

  test('redirects a visitor to sign-in with a return address', async () => {
    const { router } = await openShop('/account', 'en', 'guest');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toContain('next=%2Faccount');
  });
});

describe('addresses', () => {
  test("are listed with the default marked and the place in the user's language", async () => {
    await openShop('/account/addresses', 'ar');
    const heading = await screen.findByRole('heading', { name: 'Shop' });
    const card = heading.closest('li')!;
    expect(within(card).getByText('الأساسي')).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent('الكرادة، بغداد'));
  });

  test('prefills a new address from the account and stores it normalized', async () => {
    const { user, router } = await openShop('/account/addresses');
    await user.click(await screen.findByRole('link', { name: 'Add an address' }));
    const form = await screen.findByRole('dialog', { name: 'New address' });
    await waitFor(() =>
      expect(within(form).getByRole('textbox', { name: /Full name/ })).toHaveValue('Ali Hassan'),
    );
    await user.selectOptions(await within(form).findByRole('combobox', { name: /Governorate/ }), 'Baghdad');
    await user.selectOptions(within(form).getByRole('combobox', { name: /District/ }), 'Karrada');
    await user.type(within(form).getByRole('textbox', { name: /^Address/ }), 'Street 52, house 7');
    await user.type(within(form).getByRole('textbox', { name: /Postal code/ }), '١٠٠٦٩');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(addAddress).toHaveBeenCalledWith(expect.anything(), {
      label: '',
      full_name: 'Ali Hassan',
      phone: '+9647701234567',
      governorate: 'IQ-BG',
      district: 'Karrada',
      address: 'Street 52, house 7',
      landmark: null,
      postal_code: '10069',
      is_default: false,
    });
  });

  test('opens the form of the address named in the URL', async () => {
    await openShop('/account/addresses?edit=2');
    const form = await screen.findByRole('dialog', { name: 'Edit address' });
    expect(within(form).getByRole('textbox', { name: /^Address/ })).toHaveValue('Street 14, site 3');
    await waitFor(() =>
      expect(within(form).getByRole('combobox', { name: /District/ })).toHaveValue('Karrada'),
    );
  });

  test('asks before deleting an address and offers to undo it', async () => {
    const { user } = await openShop('/account/addresses');
    await user.click(await screen.findByRole('button', { name: 'Delete Shop' }));
    const asking = await screen.findByRole('dialog', { name: 'Delete Shop?' });
    expect(deleteAddress).not.toHaveBeenCalled();
    saved = [{ ...site, is_default: true }];
    await user.click(within(asking).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Shop was deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Shop' })).toBeNull());
    expect(deleteAddress).toHaveBeenCalledWith(expect.anything(), 1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Shop was restored')).toBeVisible();
    const { id: _id, ...input } = shop;
    expect(addAddress).toHaveBeenCalledWith(expect.anything(), input);
  });

  test('makes another address the default', async () => {
    const { user } = await openShop('/account/addresses');
    await user.click(await screen.findByRole('button', { name: 'Make default: Street 14, site 3' }));
    expect(await screen.findByText('Street 14, site 3 is now your default address')).toBeVisible();
    expect(updateAddress).toHaveBeenCalledWith(expect.anything(), 2, { is_default: true });
  });

  test('offers no more than twenty addresses', async () => {
    saved = Array.from({ length: 20 }, (_, index) => savedAddress({ id: index + 1, label: `Site ${index}` }));
    await openShop('/account/addresses');
    expect(await screen.findByText(/You have 20 addresses/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull();
  });

  test('asks for the first address if there are none', async () => {
    saved = [];
    await openShop('/account/addresses', 'ar');
    expect(await screen.findByRole('link', { name: 'أضف العنوان الأول' })).toHaveAttribute(
      'href',
      '/account/addresses?edit=new',
    );
  });
});

describe('security', () => {
  test('signs out one other device or all others, but not this one', async () => {
    const { user } = await openShop('/account/security');
    const list = within(await screen.findByRole('list', { name: 'Where you are signed in' }));
    expect(list.getByText('Firefox · Linux').closest('li')).toHaveTextContent('This device');
    expect(list.getByText('Unknown device').closest('li')).toHaveTextContent('Last used 2 October 2026');
    expect(list.getAllByRole('button')).toHaveLength(2);
    jest.mocked(endOwnSessions).mockRejectedValueOnce(new AppError('network', {}, true));
    await user.click(list.getByRole('button', { name: 'Sign out: Chrome · Android' }));
    expect(await screen.findByText('Could not sign out of that device')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Sign out: Chrome · Android' }));
    expect(await screen.findByText('Signed out of that device.')).toBeVisible();
    expect(endOwnSessions).toHaveBeenLastCalledWith(expect.anything(), ['phone']);
    await user.click(screen.getByRole('button', { name: 'Sign out of all other devices' }));
    await waitFor(() => expect(endOwnSessions).toHaveBeenLastCalledWith(expect.anything(), undefined));
  });

  async function fillPasswords(current: string, password: string, repeated = password) {
    const { user } = await openShop('/account/security');
    await user.type(await screen.findByLabelText('Current password'), current);
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Repeat the new password'), repeated);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('shows a wrong old password at its field and keeps all entries @password-field', async () => {
    jest.mocked(changePassword).mockRejectedValue(new AppError('current_password_wrong'));
    await fillPasswords('guess', 'new-long-password');
    expect(await screen.findByText('The current password is wrong.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('new-long-password');
  });

  test('changes the password and clears the form', async () => {
    await fillPasswords('old-password', 'new-long-password');
    expect(await screen.findByText('Your password was changed. Other devices are signed out.')).toBeVisible();
    expect(changePassword).toHaveBeenCalledWith(expect.anything(), 'old-password', 'new-long-password');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  test('refuses an easily guessed password at its field', async () => {
    await fillPasswords('old-password', 'qwerty12345');
    expect(await screen.findByText(/This password is easy to guess/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(changePassword).not.toHaveBeenCalled();
  });

  test('does not send short or differing passwords', async () => {
    await fillPasswords('old-password', 'short', 'other');
    expect(await screen.findByText('Use at least 10 characters.')).toBeVisible();
    expect(changePassword).not.toHaveBeenCalled();
  });

  test('saves the stored data as a file', async () => {
    const { user } = await openShop('/account/security');
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith('mawad-my-data.json', expect.any(Blob)));
  });

  test('deletes the account once its address was typed', async () => {
    const { user, app } = await openShop('/account/security');
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account permanently?' }));
    await user.type(dialog.getByRole('textbox'), 'other@mawad.test');
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(dialog.getByText('This is not your account’s email address.')).toBeVisible();
    expect(eraseAccount).not.toHaveBeenCalled();
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), app.store.getState().session.user!.email);
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText('Your account was deleted')).toBeVisible();
    expect(eraseAccount).toHaveBeenCalledTimes(1);
  });

  test('asks before signing out everywhere and opens the home page @sign-out-everywhere', async () => {
    const { user, router, app } = await openShop('/account/security');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const asking = await screen.findByRole('dialog', { name: 'Sign out of all devices?' });
    jest.mocked(signOutEverywhere).mockImplementation(async () => app.store.getState().session.clear());
    await user.click(within(asking).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('You are signed out everywhere.')).toBeVisible();
  });

  test('reports a failed sign-out everywhere and stays signed in', async () => {
    jest.mocked(signOutEverywhere).mockRejectedValue(new AppError('network', {}, true));
    const { user, router, app } = await openShop('/account/security', 'ar');
    await user.click(await screen.findByRole('button', { name: 'تسجيل الخروج من كل الأجهزة' }));
    const asking = await screen.findByRole('dialog');
    await user.click(within(asking).getByRole('button', { name: 'تسجيل الخروج من كل الأجهزة' }));
    expect(await screen.findByText('تعذّر تسجيل الخروج من كل الأجهزة')).toBeVisible();
    expect(router.state.location.pathname).toBe('/account/security');
    act(() => app.store.getState().session.clear());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
