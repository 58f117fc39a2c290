import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  eraseUser,
  exportPerson,
  getUser,
  listUsers,
  removeSecondFactors,
  restoreUser,
  suspendUser,
  type UserDetail,
} from '@mawad/supabase/people/users-queries';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/people/users-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/people/users-queries'),
  getUser: jest.fn(),
  listUsers: jest.fn(),
  suspendUser: jest.fn(),
  restoreUser: jest.fn(),
  eraseUser: jest.fn(),
  exportPerson: jest.fn(async () => ({ account: { email: 'huda@mawad.test' } })),
  removeSecondFactors: jest.fn(),
}));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: async () => [] }));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const get = jest.mocked(getUser);
const suspend = jest.mocked(suspendUser);

const person: UserDetail = {
  id: 'u1',
  version: 0,
  email: 'huda@mawad.test',
  full_name: 'Huda Karim',
  phone: '+9647701234567',
  language: 'ar',
  role: 'seller',
  staff_role: null,
  email_verified: false,
  created_at: '2026-11-01T10:00:00Z',
  last_sign_in_at: null,
  session_count: 2,
  two_factor: false,
  suspended_at: null,
  suspension_reason: null,
  suspensions: [],
  company: {
    id: 'c1',
    name: 'Tigris Tools',
    name_en: 'Tigris Tools',
    name_ar: 'Tigris Tools',
    status: 'approved',
    role: 'owner',
    only_owner: true,
  },
  addresses: [
    {
      id: 1,
      label: 'Site',
      full_name: 'Huda',
      phone: '+9647701234567',
      governorate: 'IQ-BG',
      district: 'Karrada',
      address: 'Street 62',
      landmark: null,
      is_default: true,
    },
  ],
  order_count: 14,
  orders: [
    {
      id: 'o1',
      number: 'MW-7K3F9Q',
      status: 'Processing',
      company_name: 'Baghdad Steel',
      company_name_en: 'Baghdad Steel',
      company_name_ar: 'Baghdad Steel',
      total: 25_000,
      created_at: '2026-11-20T10:00:00Z',
      awaits_approval: true,
    },
  ],
  review_count: 1,
  reviews: [
    {
      id: 5,
      product_id: 9,
      name_en: 'Hammer',
      name_ar: 'مطرقة',
      rating: 4,
      body: 'Solid',
      created_at: '2026-11-21T10:00:00Z',
    },
  ],
};

beforeEach(() => {
  jest.resetAllMocks();
  get.mockResolvedValue(person);
  jest.mocked(listUsers).mockResolvedValue(pageOf([]));
});

/** Account as the page shows it. */
const seen = expect.objectContaining({ id: 'u1', version: 0 }) as UserDetail;

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('shows a person with links to the company, the orders and the log', async () => {
  await openConsole('/admin/users/u1');
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  expect(await account.findByRole('link', { name: 'Tigris Tools' })).toHaveAttribute(
    'href',
    '/admin/sellers/c1',
  );
  expect(account.getByText('Unverified')).toBeVisible();
  expect(account.getByRole('link', { name: 'Their actions, and changes to their account' })).toHaveAttribute(
    'href',
    '/admin/audit?q=u1',
  );
  const orders = within(screen.getByRole('region', { name: 'Orders' }));
  expect(orders.getByRole('link', { name: 'All orders (14)' })).toHaveAttribute(
    'href',
    '/admin/orders?buyer=u1',
  );
  expect(orders.getByRole('link', { name: 'MW-7K3F9Q' })).toHaveAttribute('href', '/admin/orders/o1');
  expect(screen.getByText(/Street 62, Karrada/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Reviews' })).getByText('Hammer')).toBeVisible();
});

test('requires a reason for a suspension and warns if a company loses its only owner', async () => {
  const { user } = await openConsole('/admin/users/u1');
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Huda Karim?' }));
  expect(dialog.getByText(/Nobody else owns Tigris Tools/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Enter a reason; the person reads it.')).toBeVisible();
  expect(suspend).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fakes');
  get.mockResolvedValue({
    ...person,
    version: 1,
    suspended_at: '2026-11-25T10:00:00Z',
    suspension_reason: 'Fakes',
    suspensions: [
      { id: 1, created_at: '2026-11-25T10:00:00Z', suspended: true, reason: 'Fakes', decided_by: 'Zainab' },
    ],
  });
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Huda Karim was suspended')).toBeVisible();
  expect(suspend).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ id: 'u1', version: 0 }),
    'Fakes',
  );
  expect(await screen.findByText(/Suspended since/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Suspensions' })).getByRole('listitem')).toHaveTextContent(
    /Suspended.*Zainab.*Fakes/,
  );
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(restoreUser).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id: 'u1', version: 1 }),
    ),
  );
});

test('switches two-factor sign-in off with a reason after a lost phone', async () => {
  get.mockResolvedValue({ ...person, two_factor: true });
  const { user } = await openConsole('/admin/users/u1');
  const account = within(await screen.findByRole('region', { name: 'Account' }));
  expect(account.getByText('Two-factor sign-in').nextSibling).toHaveTextContent('On');
  await user.click(screen.getByRole('button', { name: 'Switch off two-factor sign-in' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Switch off two-factor sign-in for Huda/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(dialog.getByText('State who asked for it and how you verified that.')).toBeVisible();
  get.mockResolvedValue(person);
  await user.type(dialog.getByRole('textbox'), 'Called the shop');
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Two-factor sign-in is off for Huda Karim')).toBeVisible();
  expect(removeSecondFactors).toHaveBeenCalledWith(expect.anything(), seen, 'Called the shop');
  await waitFor(() => expect(buttons()).not.toContain('Switch off two-factor sign-in'));
});

test('saves the data of a person with a reason @person-export', async () => {
  const { user } = await openConsole('/admin/users/u1');
  await user.click(await screen.findByRole('button', { name: 'Export the data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the data of Huda Karim?' }));
  await user.click(dialog.getByRole('button', { name: 'Download the file' }));
  expect(exportPerson).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox'), 'Asked by mail');
  await user.click(dialog.getByRole('button', { name: 'Download the file' }));
  expect(await screen.findByText('The data of Huda Karim was downloaded')).toBeVisible();
  expect(exportPerson).toHaveBeenCalledWith(expect.anything(), 'u1', 'Asked by mail');
  expect(saveFile).toHaveBeenCalledTimes(1);
});

test('leaves the page of an erased account', async () => {
  const { user, router } = await openConsole('/admin/users/u1');
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Huda Karim permanently?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked by mail');
  const named = dialog.getByRole('textbox', { name: /^Name of the account/ });
  await user.type(named, 'Huda');
  await user.click(dialog.getByRole('button', { name: 'Erase permanently' }));
  expect(await dialog.findByText('This does not match Huda Karim.')).toBeVisible();
  expect(eraseUser).not.toHaveBeenCalled();
  await user.type(named, ' Karim');
  await user.click(dialog.getByRole('button', { name: 'Erase permanently' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
  expect(eraseUser).toHaveBeenCalledWith(expect.anything(), seen, 'Asked by mail');
  expect(get).toHaveBeenCalledTimes(1);
});

test('offers no suspension or erasure of one’s own account, and none to support', async () => {
  get.mockResolvedValue({ ...person, id: 'admin', email_verified: true });
  const own = await openConsole('/admin/users/admin');
  await screen.findByRole('link', { name: 'Tigris Tools' });
  expect(buttons()).not.toContain('Suspend');
  own.unmount();
  get.mockResolvedValue(person);
  await openConsole('/admin/users/u1', 'en', 'admin', {
    role: 'support',
    rights: ['see_users', 'see_companies'],
  });
  await screen.findByRole('link', { name: 'Tigris Tools' });
  expect(buttons()).toContain('Send verification again');
  expect(buttons()).not.toContain('Suspend');
});

test('links an unknown person back to the list', async () => {
  get.mockRejectedValue(new AppError('user_not_found'));
  await openConsole('/admin/users/nobody');
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('filters the list by verification and suspension @users', async () => {
  await openConsole('/admin/users?verified=no');
  await screen.findByText('No user matches');
  expect(listUsers).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ verified: false }));
  await openConsole('/admin/users?suspended=yes');
  await waitFor(() =>
    expect(listUsers).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ suspended: true }),
    ),
  );
});

const questions = [
  ['Suspend', suspend, {}],
  ['Restore', jest.mocked(restoreUser), { suspended_at: '2026-11-20T10:00:00Z', suspension_reason: 'Fakes' }],
  ['Erase', jest.mocked(eraseUser), {}],
  ['Switch off two-factor sign-in', jest.mocked(removeSecondFactors), { two_factor: true }],
] as const;

test.each(questions)(
  'refuses %s after a colleague’s decision, and the dialog says who did what',
  async (name, act, values) => {
    get.mockResolvedValue({ ...person, ...values });
    const news = { what: 'user_changed', at: '2026-11-21T08:00:00Z', by_role: 'admin', by: 'Zainab' };
    act.mockRejectedValueOnce(new AppError('changed_meanwhile', news));
    await openConsole('/admin/users/u1');
    fireEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, value] of [
      [/^Name of the account/, 'Huda Karim'],
      [/^Why|[Rr]eason/, 'A reason'],
    ] as const) {
      const field = dialog.queryByRole('textbox', { name: label });
      if (field) fireEvent.change(field, { target: { value } });
    }
    get.mockResolvedValue({ ...person, ...values, version: 7 });
    const confirm = dialog.getAllByRole('button').at(-1)!;
    fireEvent.click(confirm);
    expect(await dialog.findByText(/meanwhile the account’s sign-in changed \(by Zainab · /)).toBeVisible();
    if (name === 'Erase') return;
    // The second attempt decides on the version that the page shows now.
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    fireEvent.click(confirm);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
    expect(act.mock.calls.map(([, user]) => user.version)).toEqual([0, 7]);
  },
);
