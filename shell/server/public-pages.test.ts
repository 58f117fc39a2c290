import { isPublicPage, plainPublicPages } from './public-pages.ts';

test.each([...plainPublicPages, '/product/7', '/category/a/b', '/nothing-here'])('%s is rendered', (path) => {
  expect(isPublicPage(path)).toBe(true);
});

test.each(['/cart', '/checkout', '/orders/1', '/seller/dashboard', '/admin', '/login', '/auth/confirm'])(
  '%s is left to the browser',
  (path) => {
    expect(isPublicPage(path)).toBe(false);
  },
);
