import { fireEvent, screen } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { staffRights } from '@mawad/shared-ui/testing/role-rights.tsx';
import { getOrder, listAllOrders } from '@mawad/supabase/orders/queries';
import { listSellers, type SellerSummary, type StaffRole } from '@mawad/supabase/companies/sellers-queries';
import type { StaffRight } from '@mawad/supabase/people/staff-queries';
import { openConsole } from '../testing/open-console.tsx';
import { orderDetail, orderSummary } from '../testing/orders.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  getOrder: jest.fn(),
  listAllOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/sellers-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/sellers-queries'),
  listSellers: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const order = orderDetail();
const seller = {
  id: 's1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  email: 'tools@mawad.test',
  status: 'pending',
  version: 5,
  email_verified: true,
  product_count: 0,
  missing_documents: 0,
  approval_gaps: [],
  waiting_documents: 0,
  quotes: null,
  decisions: [],
  service: null,
  created_at: '2026-11-20T10:00:00Z',
} as unknown as SellerSummary;

beforeEach(() => {
  jest.mocked(getOrder).mockResolvedValue(order);
  jest.mocked(listAllOrders).mockResolvedValue(pageOf([orderSummary()]));
  jest.mocked(listSellers).mockResolvedValue(pageOf([seller]));
});

/** Action offered by a page, and the right that the database requires for it. */
interface Screen {
  path: string;
  opens: StaffRight;
  marker: string;
  ticks?: boolean;
  offers: [name: string, right: StaffRight][];
}

const screens: Screen[] = [
  {
    path: `/admin/orders/${order.id}`,
    opens: 'see_orders',
    marker: 'Portland cement',
    offers: [
      ['Approve', 'change_orders'],
      ['Reject', 'change_orders'],
      ['Log the call', 'change_orders'],
      ['Add the note', 'see_orders'],
    ],
  },
  {
    path: '/admin/orders',
    opens: 'see_orders',
    marker: order.number,
    ticks: true,
    offers: [
      [`Approve order ${order.number}`, 'change_orders'],
      ['Approve', 'change_orders'],
    ],
  },
  {
    path: '/admin/sellers',
    opens: 'see_companies',
    marker: 'Tigris Tools',
    offers: [
      ['Approve Tigris Tools', 'review_companies'],
      ['Reject Tigris Tools', 'review_companies'],
    ],
  },
];

const everything = screens.flatMap(({ opens, offers }) => [opens, ...offers.map(([, right]) => right)]);
const roles: [role: string, rights: StaffRight[]][] = [['admin', everything], ...staffRights<StaffRight>()];

describe.each(roles)('%s', (role, rights) => {
  test.each(screens.filter(({ opens }) => rights.includes(opens)))(
    'offers on $path the actions that the role may take, and no others',
    async ({ path, marker, ticks, offers }) => {
      await openConsole(path, 'en', 'admin', { role: role as StaffRole, rights });
      await screen.findAllByText(marker);
      if (ticks) fireEvent.click(await screen.findByRole('button', { name: 'Select page' }));
      for (const [name, right] of offers)
        if (rights.includes(right)) expect(await screen.findByRole('button', { name })).toBeVisible();
        else expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    },
  );
});
