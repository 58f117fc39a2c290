import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { adjustStock, findStockItems, type StockItem } from '@mawad/supabase/products/queries';
import { approvedSeller, openPortal } from '../../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({
  findStockItems: jest.fn(),
  adjustStock: jest.fn(),
}));

const find = jest.mocked(findStockItems);
const adjust = jest.mocked(adjustStock);

const cement: StockItem = {
  product_id: 7,
  variant_id: null,
  sku: 'CEM-50',
  name_en: 'Portland cement',
  name_ar: 'سمنت بورتلاندي',
  size: null,
  color: null,
  color_ar: null,
  unit: 'Bag',
  image: null,
  stock: 40,
};
const boot = (variant_id: number, size: string): StockItem => ({
  ...cement,
  product_id: 8,
  variant_id,
  sku: `BOOT-${size}`,
  name_en: 'Boot',
  size,
  stock: 3,
});

beforeEach(() => {
  jest.resetAllMocks();
});

async function open(language: 'en' | 'ar' = 'en') {
  await openPortal('/seller/dashboard/products/count', approvedSeller, language);
  return screen.findByRole('textbox', { name: /SKU or barcode|رمز المنتج/ });
}

function enter(field: HTMLElement, text: string) {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.closest('form')!);
}

test('finds an item by code, saves the count against the shown stock and returns to the code field', async () => {
  find.mockResolvedValue([cement]);
  adjust.mockResolvedValue(38);
  const code = await open();
  expect(code).toHaveFocus();
  enter(code, ' CEM-50 ');
  const counted = await screen.findByRole('textbox', { name: /Counted/ });
  expect(find).toHaveBeenCalledWith(expect.anything(), 'CEM-50');
  expect(counted).toHaveFocus();
  expect(counted).toHaveValue('40');
  enter(counted, '٣٨');
  await waitFor(() => expect(code).toHaveFocus());
  expect(adjust).toHaveBeenCalledWith(expect.anything(), { product_id: 7, counted: 38, expected: 40 });
  const done = await screen.findByRole('region', { name: 'Counted here' });
  expect(within(done).getByText('40 to 38')).toBeVisible();
  expect(counted).not.toBeInTheDocument();

  fireEvent.click(within(done).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(done).not.toBeInTheDocument());
  expect(adjust).toHaveBeenLastCalledWith(expect.anything(), { product_id: 7, counted: 40, expected: 38 });
});

test('reports an unknown code at its field', async () => {
  find.mockResolvedValue([]);
  const code = await open('ar');
  enter(code, '999');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/لا يوجد بين منتجاتك منتج رمزه .*999/));
  expect(code).toHaveFocus();
});

test.each([
  ['en', '2.500', /2,500 or 2\.5/, '2.5', 2.5],
  ['en', '2,5', null, null, 2.5],
  ['ar', '2.500', /2,500 أو 2\.5/, '2,500', 2500],
  ['ar', '١٬٢٥٠', null, null, 1250],
] as const)(
  'asks about a count only if it is ambiguous (%s, %s)',
  async (language, text, question, choice, read) => {
    find.mockResolvedValue([cement]);
    adjust.mockResolvedValue(read);
    enter(await open(language), 'CEM-50');
    const counted = await screen.findByRole('textbox', { name: /Counted|الكمية الموجودة/ });
    enter(counted, text);
    if (choice) {
      expect(counted).toHaveAccessibleDescription(question);
      expect(adjust).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: choice }));
      fireEvent.submit(counted.closest('form')!);
    }
    await waitFor(() =>
      expect(adjust).toHaveBeenCalledWith(expect.anything(), { product_id: 7, counted: read, expected: 40 }),
    );
  },
);

test('asks which variant of a product is counted', async () => {
  find.mockResolvedValue([boot(1, '42'), boot(2, '43')]);
  adjust.mockResolvedValue(5);
  enter(await open(), 'BOOT');
  fireEvent.click(await screen.findByRole('button', { name: '43 (3)' }));
  enter(await screen.findByRole('textbox', { name: /Counted/ }), '5');
  await screen.findByText('3 to 5');
  expect(adjust).toHaveBeenCalledWith(expect.anything(), {
    product_id: 8,
    variant_id: 2,
    counted: 5,
    expected: 3,
  });
});

test('shows stock that changed during the count and continues with it', async () => {
  find.mockResolvedValue([cement]);
  adjust.mockRejectedValueOnce(new AppError('stock_changed', { available: 37 })).mockResolvedValueOnce(36);
  enter(await open(), 'CEM-50');
  enter(await screen.findByRole('textbox', { name: /Counted/ }), '39');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Counted/ })).toHaveValue('37'));
  const counted = screen.getByRole('textbox', { name: /Counted/ });
  expect(counted).toHaveAccessibleDescription(/37/);
  enter(counted, '36');
  await screen.findByText('37 to 36');
  expect(adjust).toHaveBeenLastCalledWith(expect.anything(), { product_id: 7, counted: 36, expected: 37 });
});

test('reports a browser without camera', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect(await screen.findByText(/No camera was found/)).toBeVisible();
});
