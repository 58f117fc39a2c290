import { everyQuery, isKeptOffline, isPublic, queryFacts, queryKey } from './query-keys.ts';

test('catalogue queries stay cached after sign-out and are cached for offline use', () => {
  const key = queryKey('products', 'detail', 7);
  expect([isPublic(key), isKeptOffline(key)]).toEqual([true, true]);
});

test('a public query is not cached for offline use unless it is listed so', () => {
  const key = queryKey('cart', 'quote', [], null);
  expect([isPublic(key), isKeptOffline(key)]).toEqual([true, false]);
});

test.each([
  ['a seller’s own products', queryKey('products', 'own', {})],
  ['an unlisted query', ['products', 'secret']],
  ['an unlisted domain', ['secret']],
  ['a key that names an inherited property', ['constructor', 'name']],
  ['a key without a kind', everyQuery('products')],
])('%s is removed at sign-out and not cached for offline use', (_what, key) => {
  expect([isPublic(key), isKeptOffline(key)]).toEqual([false, false]);
});

test('no personal query is cached for offline use', () => {
  const facts = Object.values(queryFacts).flatMap((kinds) => Object.values(kinds));
  expect(facts.filter(({ scope, keepOffline }) => scope === 'personal' && keepOffline)).toEqual([]);
});
