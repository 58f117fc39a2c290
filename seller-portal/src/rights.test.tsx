import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { companyRights } from '@mawad/shared-ui/testing/role-rights.tsx';
import { getOrder, listSellerOrders } from '@mawad/supabase/orders/queries';
import { type CompanyReview, listCompanyReviews } from '@mawad/supabase/reviews/queries';
import { type CompanyQuestion, listCompanyQuestions } from '@mawad/supabase/questions/queries';
import { getAskedQuote, listAskedQuotes } from '@mawad/supabase/quotes/queries';
import {
  type CompanyRight,
  getOwnRights,
  getSellerHome,
} from '@mawad/supabase/companies/seller-account-queries';
import { askedQuote } from '../testing/quotes.ts';
import { receivedOrder } from '../testing/orders.ts';
import { approvedSeller, openPortal } from '../testing/open-portal.tsx';
import { quietHome } from '../testing/quiet-home.ts';

jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  getOrder: jest.fn(),
  listSellerOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/reviews/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/reviews/queries'),
  listCompanyReviews: jest.fn(),
}));
jest.mock('@mawad/supabase/questions/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/questions/queries'),
  listCompanyQuestions: jest.fn(),
}));
jest.mock('@mawad/supabase/quotes/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/quotes/queries'),
  getAskedQuote: jest.fn(),
  listAskedQuotes: jest.fn(),
}));
jest.mock('@mawad/supabase/desk/saved-views-queries', () => ({ listSavedViews: jest.fn(async () => []) }));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const dashboard = '/seller/dashboard';
const order = receivedOrder();
const product = { product_id: 7, name_en: 'Cement', name_ar: 'سمنت', main_image: null };
const post = { ...product, id: 1, version: 'v1', author_name: 'Ali', created_at: '2026-11-20T08:00:00Z' };
const shown = { hidden_at: null, hidden_reason: null, reported: false };

beforeEach(() => {
  jest.mocked(getSellerHome).mockResolvedValue({
    ...quietHome,
    steps: { documents: false, delivery: false, store: false, product: false },
  });
  jest.mocked(getOrder).mockResolvedValue(order);
  jest.mocked(listSellerOrders).mockResolvedValue(pageOf([order]));
  const review = { rating: 2, body: 'Wet', verified_purchase: true, reply: null, replied_at: null };
  jest
    .mocked(listCompanyReviews)
    .mockResolvedValue(pageOf([{ ...post, ...shown, ...review } as CompanyReview]));
  jest.mocked(getAskedQuote).mockResolvedValue(askedQuote());
  jest.mocked(listAskedQuotes).mockResolvedValue({ ...pageOf([]), counts: {} });
  const question = { body: 'Wet?', answer: null, answered_at: null };
  jest
    .mocked(listCompanyQuestions)
    .mockResolvedValue(pageOf([{ ...post, ...shown, ...question } as CompanyQuestion]));
});

const noRight = 'Your role in the company has no access to this page';

/** Controls of a page, with the right that the database requires for each. */
interface Screen {
  path: string;
  /** Text that shows that the page is loaded. */
  marker: string;
  /** Ticks the rows of the page first. */
  ticks?: boolean;
  offers: [role: 'button' | 'link', name: string, right: CompanyRight][];
}

const screens: Screen[] = [
  {
    path: `${dashboard}/orders/${order.id}`,
    marker: 'Safety boots',
    offers: [
      ['button', 'Mark as shipped', 'change_orders'],
      ['button', 'Cancel order', 'change_orders'],
      ['button', 'Report shortage', 'change_orders'],
      ['button', 'Log the call', 'change_orders'],
      ['button', 'Add the note', 'see_orders'],
    ],
  },
  {
    path: `${dashboard}/orders`,
    marker: order.number,
    ticks: true,
    offers: [['button', 'Mark as shipped', 'change_orders']],
  },
  {
    path: dashboard,
    marker: 'Finish setting up',
    offers: [
      ['link', 'Send your documents', 'profile'],
      ['link', 'Set your delivery areas', 'delivery'],
      ['link', 'Introduce your company', 'profile'],
      ['link', 'Put a product on sale', 'products'],
    ],
  },
];

describe.each(companyRights<CompanyRight>())('%s', (_role, rights) => {
  beforeEach(() => jest.mocked(getOwnRights).mockResolvedValue(rights));

  test.each(screens)('$path offers only what the role may do', async (one) => {
    await openPortal(one.path, approvedSeller);
    await screen.findAllByText(one.marker);
    await waitFor(() => expect(getOwnRights).toHaveBeenCalled());
    if (one.ticks) fireEvent.click(await screen.findByRole('button', { name: 'Select page' }));
    for (const [kind, name, right] of one.offers)
      if (rights.includes(right)) expect(await screen.findByRole(kind, { name })).toBeVisible();
      else expect(screen.queryByRole(kind, { name })).not.toBeInTheDocument();
  });

  test.each([
    ['reviews', 'Reply to Ali', 'reviews'],
    ['questions', 'Answer Ali', 'reviews'],
  ] as const)('%s can be answered only with the right', async (path, name, right) => {
    await openPortal(`${dashboard}/${path}`, approvedSeller);
    if (rights.includes(right)) expect(await screen.findByRole('button', { name })).toBeVisible();
    else expect(await screen.findByText(noRight)).toBeVisible();
  });

  test('quote requests can be answered only with the right', async () => {
    await openPortal(`${dashboard}/quotes/${askedQuote().request_id}`, approvedSeller);
    if (!rights.includes('quotes')) expect(await screen.findByText(noRight)).toBeVisible();
    else {
      expect(await screen.findByRole('button', { name: 'Send offer' })).toBeVisible();
      expect(await screen.findByRole('link', { name: /^Quote requests/ })).toBeVisible();
    }
  });

  const closed: [path: string, right: CompanyRight][] = [
    ['products/new', 'products'],
    ['products/count', 'stock'],
    ['import', 'products'],
    ['figures', 'see_money'],
    ['money', 'see_money'],
    ['quotes', 'quotes'],
    ['documents', 'profile'],
    ['team/history', 'history'],
  ];
  const others = closed.filter(([, right]) => !rights.includes(right));
  if (others.length > 0)
    test.each(others)('%s is closed to members without %s', async (path) => {
      await openPortal(`${dashboard}/${path}`, approvedSeller);
      expect(await screen.findByText(noRight)).toBeVisible();
    });
});
