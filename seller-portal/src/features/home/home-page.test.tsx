import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { listSellerOrders } from '@mawad/supabase/orders/queries';
import {
  getOwnRights,
  getSellerHome,
  type SellerHome,
} from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  listSellerOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const home = jest.mocked(getSellerHome);
const answer: SellerHome = {
  tasks: { quotes: 2, confirm: 3, ship: 12, deliver: 0, out_of_stock: 1000, old_prices: 4 },
  awaiting_approval: 2,
  price_confirmed_days: 30,
  steps: { documents: true, delivery: true, product: true, store: true },
  debt: null,
};

beforeEach(() => {
  home.mockResolvedValue(answer);
  jest
    .mocked(getOwnRights)
    .mockResolvedValue(['see_orders', 'change_orders', 'products', 'stock', 'delivery']);
  jest.mocked(listSellerOrders).mockResolvedValue(pageOf([]));
});

test('links waiting tasks to their lists and hides tasks without entries', async () => {
  await openPortal('/seller/dashboard', approvedSeller);
  const tasks = await screen.findByRole('region', { name: 'What to do now' });
  const hrefs = within(tasks)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Quote requests waiting', '/seller/dashboard/quotes?state=New'],
    ['To confirm', '/seller/dashboard/orders?status=Processing&confirmation=none'],
    ['To prepare', '/seller/dashboard/orders?status=Processing'],
    ['Out of stock', '/seller/dashboard/products?visibility=published&stock=out'],
    ['Old prices', '/seller/dashboard/products?visibility=published&age=30'],
  ]);
  expect(tasks).toHaveTextContent('Prices not confirmed for 30 days');
  expect(tasks).toHaveTextContent('2 orders are awaiting approval by Mawad.');
  expect(screen.queryByRole('region', { name: 'Finish setting up' })).toBeNull();
  const orders = within(screen.getByRole('navigation', { name: /portal/i })).getByRole('link', {
    name: /^Orders/,
  });
  expect(orders).toHaveTextContent('12');
});

test('shows a new company its missing steps with links, and no tasks (ar)', async () => {
  home.mockResolvedValue({
    ...answer,
    tasks: {},
    awaiting_approval: 0,
    steps: { documents: true, delivery: true, product: false, store: false },
  });
  await openPortal('/seller/dashboard', approvedSeller, 'ar');
  const steps = await screen.findByRole('region', { name: 'أكمل إعداد متجرك' });
  expect(steps).toHaveTextContent('تم 2 من 4');
  expect(within(steps).getByRole('link', { name: 'اعرض منتجًا للبيع' })).toHaveAttribute(
    'href',
    '/seller/dashboard/products/new',
  );
  expect(within(steps).queryByRole('link', { name: 'حدّد أين توصل' })).toBeNull();
  expect(screen.getByText(/لا شيء بانتظارك/)).toBeVisible();
});

test('shows the newest orders only below the tasks, so that nothing moves', async () => {
  let show!: (loaded: SellerHome) => void;
  home.mockReturnValue(new Promise((resolve) => (show = resolve)));
  await openPortal('/seller/dashboard', approvedSeller);
  await waitFor(() => expect(listSellerOrders).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: 'Recent orders' })).toBeNull();
  show(answer);
  const tasks = await screen.findByRole('region', { name: 'What to do now' });
  const orders = screen.getByRole('region', { name: 'Recent orders' });
  expect(tasks.compareDocumentPosition(orders)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
