import { embedding, isUnfiltered, repeatedControl } from './filters.ts';

it.each([
  'id=eq.1',
  'id=not.is.null',
  'name=ilike(any).{a,b}',
  'attributes->>size=eq.42',
  'or=(id.eq.1,id.eq.2)',
  'and=(or(id.in.(1,2)))',
  'not.and=(id.not.eq.1)',
  'select=*,products(*)&product_id=eq.1',
])('accepts a DELETE with a filter on columns of the table: %s', (query) => {
  expect(isUnfiltered('DELETE', `/rest/v1/wishlists?${query}`)).toBe(false);
});

it.each([
  '',
  'select=*',
  'limit=1&order=id&offset=0',
  'products.limit=1&select=*,products(*)',
  'products.id=eq.1&select=*,products(*)',
  'products=not.is.null&select=*,products(*)',
  'p=not.is.null&select=*,p:products!inner(*)',
  'p=not.is.null&select=*,"p":products(*)',
  'products.or=(id.eq.1)&select=*,products(*)',
  'id=',
  'id=1',
  'or=()',
  'and=()',
  'not.and=()',
  'not.or=(and(),or())',
  'or=(a,b)',
  'limit=1&limit=2',
])('treats DELETE and PATCH as unfiltered with "%s"', (query) => {
  for (const method of ['DELETE', 'PATCH'])
    expect(isUnfiltered(method, `/rest/v1/wishlists?${query}`)).toBe(true);
});

it('does not treat reads and inserts as unfiltered', () => {
  for (const method of ['GET', 'POST']) expect(isUnfiltered(method, '/rest/v1/wishlists')).toBe(false);
});

it('finds a repeated control parameter and allows two filters on one column', () => {
  expect(repeatedControl('/rest/v1/a?select=id&select=*')).toBe('select');
  expect(repeatedControl('/rest/v1/a?li%6Dit=1&limit=2')).toBe('limit');
  expect(repeatedControl('/rest/v1/a?price=gte.1&price=lte.2')).toBeUndefined();
});

it.each([
  ['*', 0, 0],
  ['id,price.sum(),count()', 0, 0],
  ['"a(b(c":name', 0, 0],
  ['code, districts (name_en)', 1, 1],
  ['*,...sellers(*),lines:order_lines!inner(id)', 1, 2],
  ['*,sellers(products(sellers(*)))', 3, 3],
])('measures the embedding of %s', (select, depth, count) => {
  expect(embedding(`/rest/v1/a?select=${encodeURIComponent(select)}`)).toEqual({ depth, count });
});
