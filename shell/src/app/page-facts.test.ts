import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { isRendered, pageAddresses } from './page-facts.ts';

const remote: RemoteApp = {
  id: 'storefront',
  routes: [
    { path: '', handle: { rendered: true, listed: true } },
    { path: 'about', handle: { rendered: true, listed: true } },
    { path: 'product/:id', handle: { rendered: true } },
    { path: 'request-quote' },
    { path: 'orders/:id', handle: { personal: true } },
    { path: 'orders/:id/invoice', handle: { personal: true } },
  ],
  loadMessages: async () => ({}),
};

test.each(['/', '/about', '/product/7', '/nothing-here'])('renders %s on the server', (path) => {
  expect(isRendered(remote, path)).toBe(true);
});

test.each(['/request-quote', '/orders/1', '/login', '/auth/confirm'])('leaves %s to the browser', (path) => {
  expect(isRendered(remote, path)).toBe(false);
});

test('lists public pages for search engines and excludes personal ones', () => {
  expect(pageAddresses(remote)).toEqual({
    listed: ['/', '/about'],
    personal: ['/offline', '/login', '/forgot-password', '/reset-password', '/auth/confirm', '/orders'],
  });
});
