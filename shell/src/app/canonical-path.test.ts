import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/PRODUCTS', '/products'],
  ['/products/', '/products'],
  ['/Product/1138', '/product/1138'],
  ['/Seller/dashboard//', '/seller/dashboard'],
  ['/category/Building/', '/category/Building'],
  ['/category/%D8%B3%D9%85%D9%86%D8%AA', '/category/%D8%B3%D9%85%D9%86%D8%AA'],
  ['/%D8%B3', '/%D8%B3'],
  ['//elsewhere.example/products', '/elsewhere.example/products'],
])('rewrites %s to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
