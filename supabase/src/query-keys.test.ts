import { everyQuery, isKeptOffline, isPublic, queryFacts, queryKey } from './query-keys.ts';

test('answers of the catalogue outlive a session and are cached for offline use', () => {
  const key = queryKey('products', 'detail', 7);
  expect([isPublic(key), isKeptOffline(key)]).toEqual([true, true]);
});

test('a public answer is not cached for offline use unless its query says so', () => {
  const key = queryKey('cart', 'quote', [], null);
  expect([isPublic(key), isKeptOffline(key)]).toEqual([true, false]);
});

test.each([
  ['a seller’s own products', queryKey('products', 'own', {})],
  ['a query that nobody listed', ['products', 'secret']],
  ['a domain that nobody listed', ['secret']],
  ['a name that every object has', ['constructor', 'name']],
  ['a key of no kind', everyQuery('products')],
])('%s goes at sign-out and is not cached for offline use', (_what, key) => {
  expect([isPublic(key), isKeptOffline(key)]).toEqual([false, false]);
});

test('nothing of a person is cached for offline use', () => {
  const facts = Object.values(queryFacts).flatMap((kinds) => Object.values(kinds));
  expect(facts.filter(({ scope, keepOffline }) => scope === 'personal' && keepOffline)).toEqual([]);
});
