import { screen, waitFor, within } from '@testing-library/react';
import { getProfile } from '@mawad/supabase/people/account-queries';
import { listCategories, listProductsByIds, suggest } from '@mawad/supabase/catalogue/queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { AppError } from '@mawad/supabase/errors';
import { matchQuoteLines, type MatchedLine } from '@mawad/supabase/quotes/queries';
import { category, productCard } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/people/account-queries');
jest.mock('@mawad/supabase/live', () => ({ listen: () => () => undefined }));
jest.mock('@mawad/supabase/base/form-guard-queries');
jest.mock('@mawad/supabase/quotes/queries');
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  searchProducts: jest.fn(),
  suggest: jest.fn(),
  listCategories: jest.fn(),
  listProductsByIds: jest.fn(),
}));

const match = jest.mocked(matchQuoteLines);

const goods = (id: number, name: string, change: Partial<MatchedLine['matches'][number]> = {}) => ({
  product_id: id,
  variant_id: null,
  name_en: name,
  name_ar: `${name} ع`,
  sku: `SKU-${id}`,
  unit: 'Bag',
  price: 9000,
  company_name_en: 'Dijla',
  company_name_ar: 'دجلة',
  score: 1,
  ...change,
});

/** Results by description; other lines have none. */
const results: Record<string, Omit<MatchedLine, 'key'>> = {
  'OPC cement 50kg': {
    matches: [goods(7, 'Portland cement 50 kg'), goods(8, 'White cement 50 kg', { score: 0.6 })],
    sellers: 3,
    is_sure: true,
    category_id: 2,
  },
  'sand washed': {
    matches: [goods(9, 'River sand', { unit: 'Ton' })],
    sellers: 1,
    is_sure: false,
    category_id: 1,
  },
  'gate valve 3 inch': {
    matches: [goods(10, 'Gate valve 2"', { score: 0.4 })],
    sellers: 0,
    is_sure: false,
    category_id: 3,
  },
};

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  window.scrollTo = jest.fn() as never;
  jest.mocked(suggest).mockResolvedValue({ products: [], categories: [], words: [], popular: [] });
  jest.mocked(listGovernorates).mockResolvedValue([]);
  jest.mocked(getProfile).mockResolvedValue({ full_name: '', phone: null, language: 'en' });
  jest
    .mocked(listCategories)
    .mockResolvedValue([
      category(),
      category({ id: 2, parent_id: 1, name_en: 'Cement', name_ar: 'السمنت', slug_en: 'cement' }),
      category({ id: 3, parent_id: 1, name_en: 'Valves', name_ar: 'الأقفال', slug_en: 'valves' }),
    ]);
  match.mockImplementation(async (_db, lines) =>
    lines.map(({ key, text }) => ({
      key,
      ...(results[text] ?? { matches: [], sellers: 0, is_sure: false, category_id: null }),
    })),
  );
});

interface Stored {
  description: string;
  quantity?: string;
  unit?: string;
  product?: object | null;
}

/** Opens the form with these lines in its draft. */
async function open(lines: Stored[]) {
  const stored = lines.map((line, place) => ({
    ...{ key: String(place), quantity: '2', unit: 'Bag', product: null },
    ...line,
  }));
  localStorage.setItem(
    'mawad-personal-quote',
    JSON.stringify({ version: 1, owner: 'buyer', lines: stored, asker: {} }),
  );
  const page = await openShop('/request-quote', 'en', 'buyer');
  await screen.findByRole('list', { name: 'Lines of the request' });
  return page;
}
const draft = () =>
  (JSON.parse(localStorage.getItem('mawad-personal-quote')!) as { lines: Record<string, unknown>[] }).lines;
const groupOf = (line: number) => screen.findByRole('group', { name: `Products for line ${line}` });

const bill = [
  { description: 'OPC cement 50kg' },
  { description: 'sand washed' },
  { description: 'gate valve 3 inch' },
  { description: 'excavation' },
];

test('shows the best goods of each line with price, sellers and how well they fit', async () => {
  await open(bill);
  const first = await groupOf(1);
  expect(first).toHaveTextContent('Portland cement 50 kg');
  expect(first).toHaveTextContent('Sure match');
  expect(first).toHaveTextContent('3 sellers');
  expect(await groupOf(2)).toHaveTextContent(/River sandLikely match.*1 seller/);
  const similar = await groupOf(3);
  expect(similar).toHaveTextContent('Another size or type');
  expect(within(similar).queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(within(await groupOf(4)).queryByRole('button', { name: /Other products/ })).toBeNull();
  expect(screen.getByText('2 of 4 lines are sold here.')).toBeVisible();
});

test('accepts all sure matches at once, which can be undone', async () => {
  const { user } = await open(bill);
  await user.click(await screen.findByRole('button', { name: 'Accept the sure match (1)' }));
  expect(await screen.findByRole('link', { name: /Portland cement 50 kg/ })).toHaveAttribute(
    'href',
    '/product/7',
  );
  expect(screen.queryByRole('button', { name: /sure match/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Accept the sure match (1)' })).toBeVisible();
});

test('accepts one line and sends it as goods of the catalogue', async () => {
  const { user } = await open(bill.slice(1, 2));
  await user.click(await screen.findByRole('button', { name: 'Accept for line 1: River sand' }));
  expect(await screen.findByRole('link', { name: /River sand/ })).toBeVisible();
  await waitFor(() => expect(draft()[0]).toMatchObject({ product: { product_id: 9, name: 'River sand' } }));
});

test('offers other goods, and remembers that none of them is meant', async () => {
  const { user, unmount } = await open(bill);
  await user.click(await screen.findByRole('button', { name: 'Other products for line 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Products for this line' });
  expect(within(dialog).getByRole('button', { name: 'Choose White cement 50 kg' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'None of these' }));
  expect(screen.queryByRole('button', { name: /sure match/ })).toBeNull();
  expect(screen.getByText('1 of 4 lines is sold here.')).toBeVisible();
  await waitFor(() => expect(draft()[0]).toMatchObject({ no_match: true, product: null }));
  unmount();
  await openShop('/request-quote', 'en', 'buyer');
  expect(await screen.findByText('1 of 4 lines is sold here.')).toBeVisible();
  expect(within(await groupOf(1)).queryByText(/Portland/)).toBeNull();
});

test('finds goods by words of the buyer', async () => {
  jest.mocked(suggest).mockResolvedValue({
    ...{ categories: [], words: [], popular: [] },
    products: [productCard({ id: 44, name_en: 'Crushed stone' })],
  });
  const { user } = await open(bill);
  await user.click(await screen.findByRole('button', { name: 'Other products for line 3' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search the shop' }), 'stone');
  await user.click(await screen.findByRole('button', { name: 'Choose Crushed stone' }));
  await waitFor(() => expect(draft()[2]).toMatchObject({ product: { product_id: 44 } }));
});

test('proposes a category, which the buyer may change', async () => {
  const { user } = await open([{ description: 'gate valve 3 inch' }]);
  await user.click(await screen.findByRole('button', { name: 'Change the category of line 1: Valves' }));
  const select = screen.getByRole('combobox', { name: 'Category of line 1' });
  expect(select).toHaveFocus();
  await user.selectOptions(select, 'Cement');
  await waitFor(() => expect(draft()[0]).toMatchObject({ category_id: 2 }));
});

test('puts linked lines into the cart by the rules of the cart, and says why others stay', async () => {
  const linked = (id: number, name: string) => ({ product_id: id, name });
  jest
    .mocked(listProductsByIds)
    .mockResolvedValue([
      productCard({ id: 7, stock: 50 }),
      productCard({ id: 8, stock: 5 }),
      productCard({ id: 9, unit: 'Kilogram', stock: 9000 }),
      productCard({ id: 10, unit: 'Meter', stock: 100 }),
      productCard({ id: 11, unit: 'Piece', stock: 100, min_quantity: 10, quantity_step: 10 }),
      productCard({ id: 12, has_variants: true }),
    ]);
  const { user, app } = await open([
    { description: 'fits', product: linked(7, 'Cement') },
    { description: 'too many', quantity: '6', product: linked(8, 'Cement') },
    { description: 'by the ton', quantity: '1.5', unit: 'Ton', product: linked(9, 'Sand') },
    { description: 'other unit', unit: 'Roll', product: linked(10, 'Cable') },
    { description: 'in steps', quantity: '15', unit: 'Each', product: linked(11, 'Block') },
    { description: 'no size', quantity: '1', unit: 'Bag', product: linked(12, 'Gloves') },
    { description: 'gone', product: linked(13, 'Old') },
    { description: 'free text' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add 7 linked lines to the cart' }));
  const dialog = await screen.findByRole('dialog', { name: '5 lines stay in the request' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'too manyThe stock is too low: 5 bags can be ordered.',
    'other unitYour request uses another unit. This product is sold by: m.',
    'in stepsIt is not sold in this quantity. Possible: 10 pieces or 20 pieces.',
    'no sizeChoose the size or colour on the product’s page.',
    'goneThis product is no longer sold.',
  ]);
  expect(app.store.getState().cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [7, 2],
    [9, 1500],
  ]);
  await waitFor(() => expect(draft().map(({ description }) => description)).not.toContain('fits'));
  expect(draft()).toHaveLength(6);
});

test('looks up long lists page by page until the buyer asks for all, and each description once', async () => {
  const lines = Array.from({ length: 260 }, (_, place) => ({ description: `line ${place % 130}` }));
  const { user } = await open(lines);
  await waitFor(() => expect(match).toHaveBeenCalledTimes(2));
  expect(match.mock.calls.map(([, asked]) => asked.length)).toEqual([25, 25]);
  await user.click(screen.getByRole('button', { name: 'Find all 260 lines in the shop' }));
  await waitFor(() => expect(match).toHaveBeenCalledTimes(6));
  expect(match.mock.calls.flatMap(([, asked]) => asked.map(({ text }) => text))).toHaveLength(130);
});

test('reports a failed look-up and tries again', async () => {
  match.mockRejectedValueOnce(new AppError('network'));
  const { user } = await open(bill);
  expect(await screen.findByText(/The shop could not be searched/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await groupOf(1)).toHaveTextContent('Portland cement');
});
