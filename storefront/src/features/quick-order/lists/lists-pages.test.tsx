import { act, screen, waitFor, within } from '@testing-library/react';
import { headingRole } from '@mawad/shared-ui/spreadsheet/bill/headings.ts';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { readSheets } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { getBuying, listBuyingMembers, type BuyingMembers } from '@mawad/supabase/buying/queries';
import { AppError } from '@mawad/supabase/errors';
import {
  addToPurchaseList,
  createPurchaseList,
  deletePurchaseList,
  getPurchaseList,
  listPurchaseLists,
  renamePurchaseList,
  saveCart,
  setListQuantities,
  setListReminder,
} from '@mawad/supabase/lists/queries';
import { matchOrderCodes } from '@mawad/supabase/orders/quick-queries';
import { buying } from '../../../../testing/buying.ts';
import { productCard } from '../../../../testing/catalogue.ts';
import { listItem, listLine, purchaseList } from '../../../../testing/lists.ts';
import { matchedCodes } from '../../../../testing/quick-order.ts';
import { openShop } from '../../../../testing/open-shop.tsx';
import { toCartProduct } from '@mawad/shared-ui/desk/cart/cart-product.ts';
import { handGoods } from '../../../lists/handed-goods.ts';

jest.mock('@mawad/supabase/lists/queries');
jest.mock('@mawad/supabase/orders/quick-queries');
jest.mock('@mawad/shared-ui/spreadsheet/read-spreadsheet.ts', () => ({
  sheetTypes: '.xlsx,.csv',
  readSheets: jest.fn(),
}));
jest.mock('@mawad/shared-ui/kit/save-file.ts', () => ({ saveFile: jest.fn() }));
jest.mock('@mawad/shared-ui/spreadsheet/write-spreadsheet.ts', () => ({ writeSpreadsheet: jest.fn() }));
jest.mock('@mawad/supabase/buying/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/buying/queries'),
  getBuying: jest.fn(),
  listBuyingMembers: jest.fn(),
}));

const lists = jest.mocked(listPurchaseLists);
const one = jest.mocked(getPurchaseList);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(getBuying).mockResolvedValue(null);
  lists.mockResolvedValue([]);
  one.mockResolvedValue(purchaseList());
});

const cement = 'Portland cement 42.5 R';
const overview = '/quick-order/lists';

describe('the overview', () => {
  test.each([
    ['en', 'My lists', 'Lists of the company', '3 products'],
    ['ar', 'قوائمي', 'قوائم الشركة', '3 منتجات'],
  ] as const)('shows own lists and those of the company in %s', async (language, own, shared, count) => {
    lists.mockResolvedValue([listItem(), listItem({ id: 'list-2', name: 'Site B', is_shared: true })]);
    await openShop(overview, language);
    const mine = await screen.findByRole('region', { name: own });
    expect(within(mine).getByRole('link', { name: 'Site A' })).toHaveAttribute(
      'href',
      expect.stringContaining('/quick-order/lists/list-1'),
    );
    expect(within(mine).getByText(new RegExp(count))).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: shared })).getByRole('link', { name: 'Site B' }),
    ).toBeVisible();
  });

  test('says how a first list is made', async () => {
    await openShop(overview);
    expect(await screen.findByRole('heading', { name: 'No lists yet' })).toBeVisible();
  });

  test('reports that the lists could not be loaded, and tries again', async () => {
    lists.mockRejectedValueOnce(new AppError('not_allowed'));
    const { user } = await openShop(overview);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No lists yet' })).toBeVisible();
  });

  test('creates a list for the company for which the person buys', async () => {
    jest.mocked(getBuying).mockResolvedValue(buying());
    const { user } = await openShop(overview);
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New list' }));
    await user.click(dialog.getByRole('button', { name: 'Create list' }));
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('Enter a name.');
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Site C');
    expect(dialog.getByRole('radio', { name: /Everyone who buys for .Dijla/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Create list' }));
    expect(await screen.findByRole('heading', { name: 'Site A' })).toBeVisible();
    expect(jest.mocked(createPurchaseList).mock.calls[0]![1]).toEqual({
      ...{ id: expect.any(String), name: 'Site C', is_shared: true, lines: [] },
    });
  });

  test('keeps the dialog open with the reason when the list is refused', async () => {
    jest.mocked(createPurchaseList).mockRejectedValue(new AppError('list_limit', { limit: 100 }));
    const { user } = await openShop(overview);
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Site C');
    await user.click(screen.getByRole('button', { name: 'Create list' }));
    expect(await screen.findByText(/You can keep at most 100 lists/)).toBeVisible();
  });
});

describe('a list', () => {
  const path = '/quick-order/lists/list-1';

  test.each([
    ['en', '1,500\\.00\\sIQD more than when it was added', 'No longer sold.'],
    ['ar', 'أغلى بـ .*1,500.* مما كان عند الإضافة', 'لم يعد معروضًا للبيع.'],
  ] as const)('shows price changes and goods that are gone in %s', async (language, dearer, gone) => {
    one.mockResolvedValue(
      purchaseList({
        lines: [listLine({ saved_price: 11_000 }), listLine({ product_id: 8, sku: 'OLD' })],
      }),
    );
    await openShop(path, language);
    const [first, second] = await screen.findAllByRole('listitem', { name: /42\.5 R/ });
    expect(within(first!).getByText(new RegExp(dearer))).toBeVisible();
    expect(within(second!).getByText(gone)).toBeVisible();
  });

  test('changes a quantity, and refuses one that is not a number', async () => {
    const { user } = await openShop(path);
    const field = await screen.findByRole('textbox', { name: `Quantity of ${cement}` });
    await user.clear(field);
    await user.type(field, 'many{Enter}');
    expect(field).toHaveAccessibleDescription('Enter a number.');
    await user.clear(field);
    await user.type(field, '5{Enter}');
    await waitFor(() => expect(setListQuantities).toHaveBeenCalledTimes(1));
    expect(jest.mocked(setListQuantities).mock.calls[0]!.slice(1)).toEqual([
      'list-1',
      [{ product_id: 7, variant_id: null, quantity: 5 }],
    ]);
  });

  test('removes goods and restores them after Undo', async () => {
    const { user } = await openShop(path);
    await user.click(await screen.findByRole('button', { name: `Remove ${cement}` }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(setListQuantities).toHaveBeenCalledTimes(2));
    expect(jest.mocked(setListQuantities).mock.calls.map(([, , [line]]) => line!.quantity)).toEqual([0, 3]);
  });

  test('adds the goods in stock to the cart, and names changed prices and goods left out', async () => {
    one.mockResolvedValue(
      purchaseList({
        lines: [
          listLine({ saved_price: 11_000 }),
          listLine({ product_id: 8, name_en: 'Gypsum' }),
          listLine({ product_id: 9, name_en: 'Lime' }),
        ],
        products: [productCard(), productCard({ id: 9, name_en: 'Lime', stock: 0 })],
      }),
    );
    const { user, app } = await openShop(path);
    await user.click(await screen.findByRole('button', { name: 'Order all' }));
    const result = await screen.findByRole('status', { name: 'Order all' });
    expect(result).toHaveTextContent('1 line added to your cart.');
    expect(result).toHaveTextContent(
      /Portland cement 42\.5 R now costs 12,500\.00\sIQD; it cost 11,000\.00\sIQD/,
    );
    expect(result).toHaveTextContent('Gypsum: No longer sold.');
    expect(result).toHaveTextContent('Lime: Currently out of stock.');
    expect(app.store.getState().cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [7, 3],
    ]);
    // The list is read again, because prices may have changed since the page was opened.
    expect(one).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['en', 'Save as Excel file', 'No longer sold.'],
    ['ar', 'حفظ كملف إكسل', 'لم يعد معروضًا للبيع.'],
  ] as const)('is saved as a file that the quick order reads in %s', async (language, action, gone) => {
    jest.mocked(writeSpreadsheet).mockResolvedValue(new Blob());
    one.mockResolvedValue(
      purchaseList({ name: 'A/B', lines: [listLine(), listLine({ product_id: 8, sku: 'OLD' })] }),
    );
    const { user } = await openShop(path, language);
    await user.click(await screen.findByRole('button', { name: action }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith('A B.xlsx', expect.any(Blob)));
    const { rows, isRightToLeft } = jest.mocked(writeSpreadsheet).mock.calls[0]![0];
    expect(isRightToLeft).toBe(language === 'ar');
    expect(rows[0]!.slice(0, 4).map((heading) => headingRole(String(heading))?.role)).toEqual([
      ...['code', 'description', 'quantity', 'unit'],
    ]);
    expect(rows.map((row) => [row[0], row[2], row[4], row[5], row[7]]).slice(1)).toEqual([
      ['CEM-42', 3, 12_500, 37_500, null],
      ['OLD', 3, null, null, gone],
    ]);
  });

  test('is read-only without the right to order for the company', async () => {
    one.mockResolvedValue(purchaseList({ is_shared: true, may_change: false }));
    await openShop(path);
    expect(await screen.findByText(/Only members who may order/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Quantity of/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove|Rename|Delete/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Order all' })).toBeEnabled();
  });

  test('is renamed', async () => {
    const { user } = await openShop(path);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Site Z');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(jest.mocked(renamePurchaseList).mock.calls[0]!.slice(1)).toEqual([
      expect.objectContaining({ id: 'list-1', version: 1 }),
      'Site Z',
    ]);
  });

  test('is deleted after a confirmation', async () => {
    const { user } = await openShop(path);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Delete .Site A/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No lists yet' })).toBeVisible();
    expect(deletePurchaseList).toHaveBeenCalledTimes(1);
  });

  test('is read only when the session is known', async () => {
    const { app } = await openShop(path, 'en', 'arriving');
    expect(one).not.toHaveBeenCalled();
    const user = { id: 'buyer', email: 'buyer@mawad.test' };
    act(() => app.store.getState().session.set({ status: 'signed-in', user, role: 'buyer' }));
    expect(await screen.findByRole('heading', { name: 'Site A' })).toBeVisible();
  });

  test('that does not exist says so', async () => {
    one.mockRejectedValue(new AppError('list_not_found'));
    await openShop(path);
    expect(await screen.findByText('This list does not exist. It may have been deleted.')).toBeVisible();
  });
});

describe('saving goods to a list', () => {
  const goods = [{ product_id: 7, variant_id: null, quantity: 3 }];

  test('adds them to a list that the person may change', async () => {
    lists.mockResolvedValue([
      listItem(),
      listItem({ id: 'list-2', name: 'Site B', is_shared: true, may_change: false }),
    ]);
    handGoods(goods);
    const { user } = await openShop('/quick-order/lists/save');
    await user.click(await screen.findByRole('button', { name: 'Save to Site A' }));
    expect(await screen.findByRole('heading', { name: 'Site A' })).toBeVisible();
    expect(jest.mocked(addToPurchaseList).mock.calls[0]!.slice(1)).toEqual(['list-1', goods]);
    expect(screen.queryByRole('button', { name: 'Save to Site B' })).toBeNull();
  });

  test('creates a list of them', async () => {
    handGoods(goods);
    const { user } = await openShop('/quick-order/lists/save', 'ar');
    await user.click(await screen.findByRole('button', { name: 'حفظ في قائمة جديدة' }));
    await user.type(await screen.findByRole('textbox', { name: /الاسم/ }), 'الموقع');
    await user.click(screen.getByRole('button', { name: 'إنشاء القائمة' }));
    await waitFor(() =>
      expect(jest.mocked(createPurchaseList).mock.calls[0]![1]).toMatchObject({
        ...{ name: 'الموقع', is_shared: false, lines: goods },
      }),
    );
  });

  test('without goods says where to begin', async () => {
    await openShop('/quick-order/lists/save');
    expect(await screen.findByRole('heading', { name: 'Nothing to save' })).toBeVisible();
  });
});

describe('a saved cart', () => {
  const goods = [{ product_id: 7, variant_id: null, quantity: 3 }];

  test('leaves the cart and is found among the lists', async () => {
    handGoods(goods);
    const { app, user } = await openShop('/quick-order/lists/cart');
    const product = toCartProduct(productCard());
    act(() => void app.store.getState().cart.add({ product }, 5));
    await user.click(await screen.findByRole('button', { name: 'Save the cart' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Roof');
    await user.click(screen.getByRole('button', { name: 'Save the cart' }));
    await waitFor(() => expect(app.store.getState().cart.units).toBe(2));
    expect(jest.mocked(saveCart).mock.calls[0]![1]).toMatchObject({
      ...{ name: 'Roof', lines: goods, recipient: null, note: '' },
    });
  });

  test('is sent to a colleague who may order', async () => {
    jest.mocked(getBuying).mockResolvedValue(buying());
    const member = (user_id: string, full_name: string, role: string) => ({ user_id, full_name, role });
    const members = [member('u2', 'Zainab', 'approver'), member('u3', 'Ali', 'viewer')];
    jest.mocked(listBuyingMembers).mockResolvedValue({ members } as unknown as BuyingMembers);
    handGoods(goods);
    const { user } = await openShop('/quick-order/lists/cart', 'ar');
    await user.click(await screen.findByRole('combobox', { name: 'لمن' }));
    expect(screen.queryByRole('option', { name: 'Ali' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Zainab' }));
    await user.type(screen.getByRole('textbox', { name: /الاسم/ }), 'السقف');
    await user.type(screen.getByRole('textbox', { name: 'ملاحظة' }), 'للسقف');
    await user.click(screen.getByRole('button', { name: 'إرسال السلة' }));
    await waitFor(() =>
      expect(jest.mocked(saveCart).mock.calls[0]![1]).toMatchObject({ recipient: 'u2', note: 'للسقف' }),
    );
  });

  test('is taken over at present prices and is then gone', async () => {
    one.mockResolvedValue(purchaseList({ kind: 'cart', sent_by: 'Zainab', note: 'For the roof' }));
    const { app, user } = await openShop('/quick-order/lists/list-1');
    expect(await screen.findByText(/From .Zainab/)).toBeVisible();
    expect(screen.getByText('For the roof')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move to my cart' }));
    await waitFor(() => expect(app.store.getState().cart.units).toBe(3));
    expect(deletePurchaseList).toHaveBeenCalledTimes(1);
  });

  test('stays if not all of it could be taken over', async () => {
    const gone = listLine({ product_id: 9 });
    one.mockResolvedValue(purchaseList({ kind: 'cart', lines: [listLine(), gone] }));
    const { user } = await openShop('/quick-order/lists/list-1');
    await user.click(await screen.findByRole('button', { name: 'Move to my cart' }));
    expect(await screen.findByText(/Not added/)).toBeVisible();
    expect(deletePurchaseList).not.toHaveBeenCalled();
  });
});

test('reminds of a list in the chosen weeks, and says when (ar)', async () => {
  const { user } = await openShop('/quick-order/lists/list-1', 'ar');
  const choice = await screen.findByRole('combobox', { name: 'تذكيري بالطلب من جديد' });
  expect(choice).toHaveDisplayValue('بلا تذكير');
  one.mockResolvedValue(purchaseList({ reminder: { weeks: 2, next_on: '2026-12-14' } }));
  await user.selectOptions(choice, 'كل أسبوعين');
  expect(setListReminder).toHaveBeenCalledWith(expect.anything(), 'list-1', 2);
  expect(await screen.findByText(/التذكير القادم: .*14/)).toBeVisible();
  await user.selectOptions(choice, 'بلا تذكير');
  expect(setListReminder).toHaveBeenLastCalledWith(expect.anything(), 'list-1', null);
});

test('a file sets the quantities of a list; lines of the same goods are added up and unknown ones stay', async () => {
  jest
    .mocked(matchOrderCodes)
    .mockImplementation(async (_db, codes) =>
      matchedCodes(Object.fromEntries(codes.map((code) => [code, code === 'CEM-42' ? [{}] : []]))),
    );
  const rows = [
    ['SKU', 'Product', 'Quantity', 'Unit'],
    ['CEM-42', 'Cement', '20', 'Bag'],
    ['CEM-42', 'Cement', '5', 'Bag'],
    ['NONE-1', 'Unknown goods', '3', 'Piece'],
  ];
  const sheet = {
    name: 'List',
    hiddenColumns: [],
    rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  };
  jest.mocked(readSheets).mockResolvedValue({ sheets: [sheet], hidden: [] });
  const { user } = await openShop(`${overview}/list-1`);
  await user.upload(
    await screen.findByLabelText('Upload a spreadsheet', { selector: 'input' }),
    new File([''], 'list.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('button', { name: /Add 3 lines/ }));
  await user.click(await screen.findByRole('button', { name: 'Save 1 product to the list' }));
  const [, id, lines] = jest.mocked(setListQuantities).mock.calls[0]!;
  expect([id, lines]).toEqual([
    'list-1',
    [{ product_id: expect.any(Number), variant_id: null, quantity: 25 }],
  ]);
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Line 1' })).toBeVisible());
  expect(screen.getByDisplayValue('NONE-1')).toBeVisible();
});
