import { isCanonicalPath } from './paths.ts';

it.each([
  '/',
  '/health',
  '/rest/v1/rpc/submit_contact?x=/../',
  '/auth/v1/token?grant_type=password',
  '/storage/v1/object/public/product-images/8f3a/a.webp',
  "/storage/v1/object/datasheets/a/size%20chart%20(2)%20of%20O'Neil.pdf",
  '/storage/v1/object/datasheets/a/%D8%B7%D8%A7%D8%A8%D9%88%D9%82.pdf',
  '/storage/v1/object/datasheets/a/100%25%20cotton%2C%20%231.pdf',
  `/storage/v1/object/datasheets/${'n'.repeat(255)}`,
])('accepts %s', (url) => {
  expect(isCanonicalPath(url)).toBe(true);
});

it.each([
  ['a dotted segment', '/auth/v1/./verify'],
  ['a parent segment', '/auth/v1/x/../verify'],
  ['an escaped dot', '/auth/v1/%2e/verify'],
  ['an escaped parent segment', '/storage/v1/object/public/a/%2E%2E/b'],
  ['an escaped letter', '/rest/v1/rpc/%73ubmit_contact'],
  ['an escaped letter of a stored name', '/storage/v1/object/public/%61.webp'],
  ['an empty segment', '/auth/v1//verify'],
  ['a slash at the end', '/auth/v1/verify/'],
  ['two slashes at the start', '//auth/v1/verify'],
  ['a backslash', '/auth/v1\\verify'],
  ['an escaped slash', '/storage/v1/object/public/a%2Fb'],
  ['an escaped backslash', '/storage/v1/object/public/a%5Cb'],
  ['a parameter at the end', '/auth/v1/verify;a=b'],
  ['a semicolon in a stored name', '/storage/v1/object/a/b;c'],
  ['NUL', '/storage/v1/object/a/b%00.webp'],
  ['a line break', '/storage/v1/object/a/b%0A.webp'],
  ['lower-case hexadecimal digits', '/storage/v1/object/a/%d8%b7.webp'],
  ['a broken escape', '/storage/v1/object/a/100%.webp'],
  ['bytes that are not UTF-8', '/storage/v1/object/a/%FF.webp'],
  ['unescaped Arabic letters', '/storage/v1/object/a/طابوق.webp'],
  ['a name of 256 bytes', `/storage/v1/object/a/${'n'.repeat(256)}`],
  ['a name of 256 bytes in Arabic', `/storage/v1/object/a/${'%D8%B7'.repeat(128)}`],
  ['a fragment', '/auth/v1/verify#a'],
  ['a whole address', 'http://localhost/auth/v1/verify'],
])('refuses %s', (_what, url) => {
  expect(isCanonicalPath(url)).toBe(false);
});
