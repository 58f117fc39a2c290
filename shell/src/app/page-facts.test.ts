import type { RemoteApp } from '@mawad/shared-ui/contract';
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
  messages: { en: async () => ({}), ar: async () => ({}) },
};

test.each(['/', '/about', '/product/7', '/nothing-here'])('%s is rendered', (path) => {
  expect(isRendered(remote, path)).toBe(true);
});

test.each(['/request-quote', '/orders/1', '/login', '/auth/confirm'])('%s is left to the browser', (path) => {
  expect(isRendered(remote, path)).toBe(false);
});

test('listed pages are told to search engines, personal ones are closed to them', () => {
  expect(pageAddresses(remote)).toEqual({
    listed: ['/', '/about'],
    personal: ['/offline', '/login', '/forgot-password', '/reset-password', '/auth/confirm', '/orders'],
  });
});
