import { type CodeNames, compareGlossary, readGlossary } from './glossary-terms.ts';

const glossary = (...rows: string[]) =>
  ['| SQL | TypeScript | English | Arabic |', '| --- | --- | --- | --- |', ...rows].join('\n');

const code: CodeNames = {
  sql: new Set(['orders', 'orders.status', 'place_order()', 'private.outbox']),
  tables: ['orders', 'private.outbox'],
  typescript: new Set(['features/orders', 'placeOrder', 'queryFacts.orders']),
  domains: ['features/orders', 'queryFacts.orders'],
  english: ['Your orders', 'Checkout'],
  arabic: ['طلباتك', 'إتمام الطلب'],
};

const orders = '| `orders`, `orders.status` | `features/orders`, `queryFacts.orders` | order | طلب |';
const outbox = '| `private.outbox` | – | outbox | – |';

const problemsOf = (...rows: string[]) => compareGlossary(readGlossary(glossary(...rows)), code);

it('accepts a glossary whose names exist in the code', () => {
  expect(problemsOf(orders, outbox)).toEqual([]);
});

it.each([
  ['an unknown table', '| `order_items` | – | order | طلب |', '"order_items" is not in the migrations'],
  [
    'a function without its brackets',
    '| `place_order` | – | order | طلب |',
    '"place_order" is not in the migrations',
  ],
  [
    'an unknown identifier',
    '| – | `sendOrder` | order | طلب |',
    '"sendOrder" is not in the TypeScript sources',
  ],
  [
    'an English name without a message',
    '| – | – | purchase | طلب |',
    '"purchase" is not in the English messages',
  ],
  [
    'an English name that is only a part of a word',
    '| – | – | heckout | طلب |',
    '"heckout" is not in the English messages',
  ],
  ['an Arabic name without a message', '| – | – | order | شراء |', '"شراء" is not in the Arabic messages'],
  ['a row without an English name', '| `orders` | – | – | طلب |', 'the English name is missing'],
])('reports %s', (_fault, row, problem) => {
  expect(problemsOf(orders, outbox, row)).toEqual([`line 5: ${problem}`]);
});

it('reports tables, folders and query keys that have no row', () => {
  expect(problemsOf('| `orders` | `placeOrder` | order, checkout | طلب، إتمام الطلب |')).toEqual([
    '"private.outbox" has no row',
    '"features/orders" has no row',
    '"queryFacts.orders" has no row',
  ]);
});

it('refuses a table with other columns', () => {
  expect(() => readGlossary('| SQL | English |')).toThrow('Line 1 does not have 4 columns');
});
