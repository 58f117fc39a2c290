import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { listUsers, type UserSummary } from '@mawad/supabase/people/users-queries';
import { openConsole } from '../testing/open-console.tsx';

jest.mock('@mawad/supabase/people/users-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/people/users-queries'),
  listUsers: jest.fn(),
}));

jest.mock('@mawad/supabase/site/overview-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/site/overview-queries'),
  getStaffQueues: jest.fn(async () => ({ quotes: 0, messages: 100 })),
}));

const list = jest.mocked(listUsers);

const user: UserSummary = {
  id: 'u1',
  email: 'sara@mawad.test',
  full_name: 'Sara Ahmed',
  company_name: null,
  company_name_en: null,
  company_name_ar: null,
  role: 'buyer',
  staff_role: null,
  company_role: null,
  seller_status: null,
  email_verified: false,
  suspended: false,
  orders: 0,
  created_at: '2026-11-20T10:00:00Z',
};

beforeEach(() => {
  jest.clearAllMocks();
  list.mockResolvedValue(pageOf([user]));
});

test('opens with the users @admin-start', async () => {
  const { router } = await openConsole('/admin');
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(router.state.location.pathname).toBe('/admin/users');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Name', 'Role', 'Status', 'Orders', 'Joined', 'Email address']);
  const row = within(table).getByRole('row', { name: /Sara Ahmed/ });
  expect(within(row).getByText('Unverified')).toBeVisible();
});

test('lists the allowed tabs, marks the current one and counts open work in the navigation', async () => {
  await openConsole('/admin/users');
  const nav = await screen.findByRole('navigation', { name: 'Admin console' });
  expect(await within(nav).findByRole('link', { name: 'Messages 99+ waiting' })).toBeVisible();
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/admin/overview', // by the logo
    '/admin/overview',
    '/admin/users',
    '/admin/sellers',
    '/admin/orders',
    '/admin/returns',
    '/admin/quotes',
    '/admin/money',
    '/admin/couriers',
    '/admin/messages',
    '/admin/reviews',
    '/admin/questions',
    '/admin/products',
    '/admin/deals',
    '/admin/categories',
    '/admin/search',
    '/admin/staff',
    '/admin/settings',
    '/admin/pages',
    '/admin/email',
    '/admin/audit',
    '/admin/backup',
  ]);
  expect(within(nav).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
});

describe('a role of the staff', () => {
  const rights = { role: 'finance', rights: ['see_orders', 'see_companies'] } as const;
  const finance = { role: rights.role, rights: [...rights.rights] };

  test('sees only the allowed tabs, and enters by the first of them', async () => {
    const { router } = await openConsole('/admin', 'en', 'admin', finance);
    const nav = await screen.findByRole('navigation', { name: 'Admin console' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/overview',
      '/admin/overview',
      '/admin/sellers',
      '/admin/orders',
      '/admin/returns',
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/sellers'));
  });

  test('sees that it may not use another tab, and that tab sends no requests', async () => {
    await openConsole('/admin/users/u1', 'en', 'admin', finance);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Not available for your role' }),
    ).toBeVisible();
    expect(screen.getByText('Your role, Finance, cannot use this part of the console')).toBeVisible();
    expect(list).not.toHaveBeenCalled();
  });
});

test('reports an address without a tab', async () => {
  await openConsole('/admin/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
});

test('redirects a buyer to the home page', async () => {
  const { router } = await openConsole('/admin/users', 'en', 'buyer');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(list).not.toHaveBeenCalled();
});

test('shows the console in Arabic', async () => {
  await openConsole('/admin/users', 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'المستخدمون' })).toBeVisible();
  expect(await screen.findByText('مستخدم واحد')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('غير مؤكد')).toBeVisible();
});
