import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject, useLocation } from '@mawad/shared-ui/kit/router.ts';
import type { AppState, CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { CheckoutGuard } from './checkout-guard.tsx';
import { RequireRole } from './require-role.tsx';

type Session = Partial<AppState['session']>;

const user = { id: 'u1', email: 'u1@mawad.test' };
const visitor: Session = { status: 'signed-out', user: null };
const buyer: Session = { user, role: 'buyer' };
const pending: Session = { user, role: 'seller', is_approved: false };
const approved: Session = { user, role: 'seller', is_approved: true };
const admin: Session = { user, role: 'admin', is_approved: true };

const item: CartItem = {
  product: {
    id: 1,
    name_en: 'Cement',
    name_ar: 'سمنت',
    image_url: null,
    price: 12_500,
    discounted_price: null,
    quantity: 5,
    unit: 'Bag',
    min_quantity: 1,
    quantity_step: 1,
    company_id: 's1',
    company_name_en: 'Tigris',
    company_name_ar: 'دجلة',
    company_slug: 'tigris',
  },
  quantity: 1,
};

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`at ${pathname}${search}${state ? ` from ${(state as { from: string }).from}` : ''}`}</p>;
}

const guarded = (roles: readonly ('buyer' | 'seller' | 'admin')[], text: string) => (
  <RequireRole roles={roles}>
    <p>{text}</p>
  </RequireRole>
);

function open(path: string, session: Session, language: 'en' | 'ar' = 'en', otherRoutes: RouteObject[] = []) {
  // A guard redirects while it renders, which changes the router's state again.
  return act(() =>
    renderRoutes({
      path,
      language,
      session,
      backend: null,
      remote: {
        id: 'test',
        routes: [
          { path: '/my-orders', element: guarded(['buyer', 'seller', 'admin'], 'Orders of the user') },
          { path: '/admin', element: guarded(['admin'], 'Console') },
          { path: '/seller/dashboard/*', element: guarded(['seller'], 'Seller desk') },
          {
            element: <Outlet />,
            children: [
              {
                path: '/checkout',
                element: (
                  <CheckoutGuard>
                    <p>Pay here</p>
                  </CheckoutGuard>
                ),
              },
            ],
          },
        ],
      },
      otherRoutes: [...otherRoutes, { path: '*', Component: Place }],
    }),
  );
}

beforeEach(() => localStorage.clear());

describe('a guarded page', () => {
  test.each([
    ['en', 'Verifying Access...'],
    ['ar', 'جارٍ التحقق من الصلاحية...'],
  ] as const)('shows in %s that access is being verified @guard-verifying', async (language, text) => {
    const { app } = await open('/my-orders', { status: 'loading' }, language);
    expect(await screen.findByText(text)).toBeVisible();
    act(() => app.store.getState().session.set({ status: 'signed-in', user }));
    expect(await screen.findByText('Orders of the user')).toBeVisible();
  });

  test('redirects a visitor to sign-in and remembers the return address @guard-visitor', async () => {
    await open('/my-orders?page=2', visitor);
    expect(await screen.findByText('at /login?next=%2Fmy-orders%3Fpage%3D2&reason=page')).toBeVisible();
  });

  test.each([
    [true, 'at /'],
    [false, 'at /login?next=%2Fmy-orders&reason=page'],
  ])('is left when the session ends (sign-out by the user: %s)', async (left, place) => {
    const { app } = await open('/my-orders', { ...buyer, left });
    expect(await screen.findByText('Orders of the user')).toBeVisible();
    act(() => app.store.getState().session.clear());
    expect(await screen.findByText(place)).toBeVisible();
  });

  test('redirects a visitor who returns after signing out to sign-in', async () => {
    await open('/my-orders', { ...visitor, left: true });
    expect(await screen.findByText('at /login?next=%2Fmy-orders&reason=page')).toBeVisible();
  });

  test('redirects other roles to the home page @guard-role', async () => {
    await open('/admin', buyer);
    expect(await screen.findByText('at /')).toBeVisible();
  });

  test('shows itself to an allowed role', async () => {
    await open('/admin', admin);
    expect(await screen.findByText('Console')).toBeVisible();
  });

  test('redirects a seller without approval to the dashboard @guard-unapproved', async () => {
    await open('/my-orders', pending);
    expect(await screen.findByText('Seller desk')).toBeVisible();
  });

  test('shows an approved seller their own orders', async () => {
    await open('/my-orders', approved);
    expect(await screen.findByText('Orders of the user')).toBeVisible();
  });

  test('stays on the page while the server does not respond @guard-server-failure', async () => {
    const { router } = await open('/my-orders', { status: 'unknown', user });
    expect(await screen.findByText(/The server is not responding/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/my-orders');
  });
});

describe('checkout', () => {
  test('shows that the cart is being checked @checkout-checking', async () => {
    localStorage.setItem('e-commerce-cart', JSON.stringify([item]));
    await open('/checkout', { status: 'loading' });
    expect(await screen.findByText('Checking your cart...')).toBeVisible();
  });

  test('redirects to the cart page if the cart is empty @checkout-empty', async () => {
    await open('/checkout', buyer);
    expect(await screen.findByText('at /cart')).toBeVisible();
  });

  test.each([
    ['a visitor', visitor],
    ['a buyer', buyer],
  ])('redirects %s with an empty cart even if the cart page loads slowly', async (_who, session) => {
    let arrive!: (value: null) => void;
    const loader = () => new Promise<null>((resolve) => (arrive = resolve));
    const cartPage: RouteObject = { path: '/cart', loader, Component: Place };
    const { router } = await open('/checkout', session, 'en', [cartPage]);
    await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/cart'));
    expect(await screen.findByText('Checking your cart...')).toBeVisible();
    expect(screen.queryByText('Pay here')).toBeNull();
    await act(async () => arrive(null));
    expect(await screen.findByText('at /cart')).toBeVisible();
  });

  test('checks the session before it redirects because of an empty cart', async () => {
    const { app } = await open('/checkout', { status: 'loading' });
    expect(await screen.findByText('Checking your cart...')).toBeVisible();
    act(() => app.store.getState().session.clear());
    expect(await screen.findByText('at /cart')).toBeVisible();
  });

  test('redirects a visitor to sign-in with the reason @checkout-visitor', async () => {
    localStorage.setItem('e-commerce-cart', JSON.stringify([item]));
    await open('/checkout', visitor);
    expect(await screen.findByText('at /login?next=%2Fcheckout&reason=checkout')).toBeVisible();
  });

  test('shows itself to a signed-in buyer until the cart is emptied', async () => {
    localStorage.setItem('e-commerce-cart', JSON.stringify([item]));
    const { app } = await open('/checkout', buyer);
    expect(await screen.findByText('Pay here')).toBeVisible();
    act(() => app.store.getState().cart.clear());
    expect(await screen.findByText('at /cart')).toBeVisible();
  });
});
