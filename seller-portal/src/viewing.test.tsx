import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { listSellerOrders } from '@mawad/supabase/orders/queries';
import { endStaffView, getStaffView } from '@mawad/supabase/companies/staff-views-queries';
import { approvedSeller } from '../testing/open-portal.tsx';
import { quietHome } from '../testing/quiet-home.ts';
import remote from './remote.tsx';

jest.mock('@mawad/supabase/companies/staff-views-queries', () => ({
  endStaffView: jest.fn(),
  getStaffView: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(async () => ['see_orders']),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listSellerOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const company = '5f1c2c8e-2a0a-4b61-9f5e-0d5b8d6a1c11';

/** Opens the portal in a tab that the console opened to view a company. */
async function openView() {
  window.history.replaceState(null, '', `/seller/dashboard?view-as=${company}`);
  const backend = createBackend({ url: 'https://api.test', publishableKey: 'key' });
  const view = await renderRoutes({
    remote,
    path: '/seller/dashboard',
    session: approvedSeller,
    backend: Object.assign(backend, { realtime: () => new Promise(() => undefined) }),
  });
  return { ...view, backend };
}

beforeEach(() => {
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders']);
  jest.mocked(getSellerHome).mockResolvedValue(quietHome);
  jest.mocked(listSellerOrders).mockReturnValue(new Promise(() => undefined));
  jest.mocked(endStaffView).mockResolvedValue(undefined);
  jest.mocked(getStaffView).mockResolvedValue({
    company_id: company,
    company_name: 'Tigris Tools',
    company_name_en: 'Tigris Tools',
    company_name_ar: 'Tigris Tools',
    expires_at: '2026-11-20T10:30:00Z',
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('shows staff whose portal they view and until when, and ends the view', async () => {
  const { user, backend } = await openView();
  const bar = within(await screen.findByRole('region', { name: 'View as seller' }));
  expect(
    await bar.findByText(/portal of Tigris Tools .* until 20 November 2026.*You cannot change anything/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /Notifications/ })).toBeNull();
  expect(backend.viewing()).toBe(company);
  // jsdom cannot navigate to another document.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The call that ends the view must not carry the header of a view: such calls may not write.
  jest.mocked(endStaffView).mockImplementation(async () => expect(backend.viewing()).toBeNull());
  await user.click(bar.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(endStaffView).toHaveBeenCalled());
  expect(window.sessionStorage).toHaveLength(0);
});

test('reports an expired view', async () => {
  jest.mocked(getStaffView).mockRejectedValue(new AppError('view_over'));
  await openView();
  expect(await screen.findByText(/Your view of this company has ended/)).toBeVisible();
});

test('shows no bar in a seller’s own portal', async () => {
  window.history.replaceState(null, '', '/seller/dashboard');
  await renderRoutes({
    remote,
    path: '/seller/dashboard',
    session: approvedSeller,
    backend: Object.assign(createBackend({ url: 'https://api.test', publishableKey: 'key' }), {
      realtime: () => new Promise(() => undefined),
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'View as seller' })).toBeNull();
});
