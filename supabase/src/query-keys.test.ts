import { everyQuery, isKeptOffline, isPublic, queryFacts, queryKey } from './query-keys.ts';

test('what is asked of the catalogue outlives a session and stays on the device', () => {
  const key = queryKey('products', 'detail', 7);
  expect([isPublic(key), isKeptOffline(key)]).toEqual([true, true]);
});

test('what everybody may see need not stay on the device', () => {
  const key = queryKey('cart', 'quote', [], null);
  expect([isPublic(key), isKeptOffline(key)]).toEqual([true, false]);
});

test.each([
  ['a seller’s own products', queryKey('products', 'own', {})],
  ['a query that nobody listed', ['products', 'secret']],
  ['a domain that nobody listed', ['secret']],
  ['a name that every object has', ['constructor', 'name']],
  ['a key of no kind', everyQuery('products')],
])('%s goes with the user and stays nowhere', (_what, key) => {
  expect([isPublic(key), isKeptOffline(key)]).toEqual([false, false]);
});

test('nothing of a person is kept on the device', () => {
  const facts = Object.values(queryFacts).flatMap((kinds) => Object.values(kinds));
  expect(facts.filter(({ scope, keepOffline }) => scope === 'personal' && keepOffline)).toEqual([]);
});
