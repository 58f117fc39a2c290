import { screen, waitFor, within } from '@testing-library/react';
import { suggest } from '@mawad/supabase/catalogue/queries';
import { AppError } from '@mawad/supabase/errors';
import { matchOrderCodes, type MatchedCodes } from '@mawad/supabase/orders/quick-queries';
import { productCard } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { matchedCodes } from '../../../testing/quick-order.ts';
import { readGoods } from '../../lists/handed-goods.ts';

jest.mock('@mawad/supabase/orders/quick-queries');
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  suggest: jest.fn(),
}));

const match = jest.mocked(matchOrderCodes);

const goods: Parameters<typeof matchedCodes>[0] = {
  'CEM-42': [{}],
  'BOX-5': [
    {
      id: 8,
      name_en: 'Box of screws',
      name_ar: 'علبة براغي',
      min_quantity: 10,
      quantity_step: 5,
      stock: 100,
    },
  ],
  'SAME-1': [
    { id: 9, name_en: 'Valve A', name_ar: 'قفل أ', price: 7000, stock: 50 },
    { id: 10, name_en: 'Valve B', name_ar: 'قفل ب', price: 8000, stock: 50 },
  ],
  GONE: [{ id: 11, stock: 0 }],
};

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  match.mockImplementation(async (_db, codes): Promise<MatchedCodes> =>
    matchedCodes(Object.fromEntries(codes.map((code) => [code, goods[code] ?? []]))),
  );
});

async function order(text: string, language: 'en' | 'ar' = 'en', visitor: 'buyer' | 'guest' = 'guest') {
  const shop = await openShop('/quick-order', language, visitor);
  const field = await screen.findByLabelText(language === 'en' ? 'Codes and quantities' : 'الرموز والكميات');
  await shop.user.click(field);
  await shop.user.paste(text);
  await shop.user.click(
    screen.getByRole('button', { name: language === 'en' ? 'Add lines' : 'إضافة المواد' }),
  );
  return shop;
}
const line = (number: number) => screen.findByRole('listitem', { name: `Line ${number}` });

test.each([
  ['en', 'Add 2 lines to cart', '2 lines added to your cart.'],
  ['ar', 'إضافة مادتين إلى السلة', 'أُضيفت مادتان إلى سلتك.'],
] as const)('adds pasted lines of a guest to the cart in %s', async (language, action, done) => {
  const { user, app } = await order('CEM-42 3\n١٥;BOX-5', language);
  await user.click(await screen.findByRole('button', { name: action }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(app.store.getState().cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [7, 3],
    [8, 15],
  ]);
  expect(screen.queryByRole('listitem', { name: /Line/ })).toBeNull();
});

test('looks up 200 pasted lines by one call', async () => {
  const codes = Array.from({ length: 200 }, (_, n) => `N-${n}`);
  await order(codes.map((code) => `${code}\t2`).join('\n'));
  expect(await screen.findByRole('heading', { name: '200 lines' })).toBeVisible();
  await waitFor(() => expect(match).toHaveBeenCalledTimes(1));
  expect(match.mock.calls[0]![1]).toEqual(codes);
});

test('offers the quantities that are sold', async () => {
  const { user } = await order('BOX-5 12');
  const row = await line(1);
  expect(await within(row).findByText(/^Sold from 10 bags in steps of 5 bags\.$/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: '15 bags' }));
  expect(await screen.findByRole('button', { name: 'Add 1 line to cart' })).toBeEnabled();
});

test('counts the cart and the lines above against the stock', async () => {
  const { user } = await order('CEM-42 3\nCEM-42 4');
  const row = await line(2);
  expect(await within(row).findByText(/^Only 2 bags can still be added\.$/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: '2 bags' }));
  expect(await screen.findByRole('button', { name: 'Add 2 lines to cart' })).toBeEnabled();
});

test('says why a line cannot be ordered', async () => {
  await order('GONE 1\nCEM-42 0\nCEM-42 2 rolls');
  expect(await within(await line(1)).findByText('Currently out of stock.')).toBeVisible();
  expect(await within(await line(2)).findByText('Enter a number.')).toBeVisible();
  expect(
    await within(await line(3)).findByText('This is sold by another unit. Enter the quantity in: bag.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 0 lines to cart' })).toBeDisabled();
});

test('asks which product an ambiguous code means, and lets the buyer change it', async () => {
  const { user, app } = await order('SAME-1 2');
  await user.click(await screen.findByRole('button', { name: 'Choose Valve B, Al-Rafidain' }));
  await user.click(await screen.findByRole('button', { name: 'Choose another product' }));
  await user.click(await screen.findByRole('button', { name: 'Choose Valve A, Al-Rafidain' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 line to cart' }));
  expect(app.store.getState().cart.items.map(({ product }) => product.id)).toEqual([9]);
});

test('searches by words for an unknown code', async () => {
  jest.mocked(suggest).mockResolvedValue({
    products: [productCard()],
    categories: [],
    completions: [],
    popular: [],
  } as never);
  const { user } = await order('CEMENT 2');
  const search = await screen.findByRole('combobox', { name: 'Search for line 1' });
  await user.click(search);
  await user.click(await screen.findByRole('option', { name: /Portland cement/ }));
  expect(await screen.findByRole('textbox', { name: 'Code of line 1' })).toHaveValue('CEM-42');
  expect(await screen.findByRole('button', { name: 'Add 1 line to cart' })).toBeEnabled();
});

test('keeps text and lines over a reload, and forgets them when all are removed', async () => {
  const first = await order('CEM-42 3');
  await first.user.type(screen.getByLabelText('Codes and quantities'), 'HALF');
  await line(1);
  first.unmount();
  const { user } = await openShop('/quick-order', 'en', 'guest');
  expect(await screen.findByRole('textbox', { name: 'Quantity of line 1' })).toHaveValue('3');
  expect(screen.getByLabelText('Codes and quantities')).toHaveValue('HALF');
  await user.clear(screen.getByLabelText('Codes and quantities'));
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  await waitFor(() => expect(localStorage.getItem('mawad-personal-quick-order')).toBeNull());
});

test('keeps lines beyond the limit in the field', async () => {
  await order(Array.from({ length: 502 }, (_, n) => `N-${n} 1`).join('\n'));
  expect(
    await screen.findByText('2 lines were not added: an order can have at most 500 lines.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Codes and quantities')).toHaveValue('N-500\t1\nN-501\t1');
});

test('reports that the codes could not be checked, and tries again', async () => {
  match.mockRejectedValueOnce(new AppError('not_allowed'));
  const { user } = await order('CEM-42 3');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add 1 line to cart' })).toBeEnabled();
});

test('hands the lines with known goods to the page that saves them to a list', async () => {
  const { user } = await order('CEM-42 3\nBOX-5 12\nWHAT 2\nGONE many');
  await line(4);
  await user.click(await screen.findByRole('link', { name: 'Save to a list' }));
  expect(readGoods()).toEqual([
    { product_id: 7, variant_id: null, quantity: 3 },
    { product_id: 8, variant_id: null, quantity: 12 },
  ]);
});
