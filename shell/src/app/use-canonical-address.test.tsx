import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject } from '@mawad/shared-ui/kit/router.ts';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { useCanonicalAddress } from './use-canonical-address.ts';

function Root() {
  useCanonicalAddress();
  return <Outlet />;
}

const open = (path: string, children: RouteObject[]) =>
  renderRoutes({
    path,
    backend: null,
    remote: {
      id: 'test',
      routes: [{ Component: Root, children }],
    },
  });

test('replaces another spelling of an address and keeps its parameters', async () => {
  const { router } = await open('/Products/?page=2#top', [{ path: 'products', element: <p>Products</p> }]);
  expect(await screen.findByText('Products')).toBeVisible();
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/products', search: '?page=2', hash: '#top' }),
  );
  expect(router.state.historyAction).toBe('REPLACE');
});

test('keeps a navigation that starts before the address is replaced', async () => {
  let arrive!: (value: null) => void;
  const loader = () => new Promise<null>((resolve) => (arrive = resolve));
  const { router } = await open('/', [
    { index: true, element: <p>Home</p> },
    { path: 'products', element: <p>Products</p> },
    { path: 'cart', loader, element: <p>Cart</p> },
  ]);
  await screen.findByText('Home');
  await act(async () => {
    await router.navigate('/Products');
    void router.navigate('/cart');
  });
  expect(screen.getByText('Products')).toBeVisible();
  arrive(null);
  expect(await screen.findByText('Cart')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cart');
});
