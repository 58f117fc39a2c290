import { screen, waitFor } from '@testing-library/react';
import { Outlet } from '@mawad/shared-ui/router';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes';
import { useCanonicalAddress } from './use-canonical-address.ts';

function Root() {
  useCanonicalAddress();
  return <Outlet />;
}

test('a link that spells a page another way ends at its own address, parameters kept', async () => {
  const { router } = await renderRoutes({
    path: '/Products/?page=2#top',
    backend: null,
    remote: {
      id: 'test',
      messages: { en: async () => ({}), ar: async () => ({}) },
      routes: [{ Component: Root, children: [{ path: 'products', element: <p>Products</p> }] }],
    },
  });
  expect(await screen.findByText('Products')).toBeVisible();
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/products', search: '?page=2', hash: '#top' }),
  );
  expect(router.state.historyAction).toBe('REPLACE');
});
