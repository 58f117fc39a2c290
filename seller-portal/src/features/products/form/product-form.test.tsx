import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { readyMessage } from '@mawad/supabase/product-preview';
import {
  type AttributeDefinition,
  listAttributeDefinitions,
  listCategories,
  searchProducts,
} from '@mawad/supabase/catalogue/queries';
import {
  discardProductDraft,
  type EditableProduct,
  getNewProductDraft,
  getOwnProduct,
  saveProduct,
  saveProductDraft,
} from '@mawad/supabase/products/queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { categories } from '../../../../testing/imports.ts';
import { approvedSeller, openPortal } from '../../../../testing/open-portal.tsx';
import { emptyProduct, valuesOf } from './product-values.ts';

jest.mock('@mawad/supabase/products/queries', () => ({
  ...jest.requireActual('@mawad/supabase/products/queries'),
  discardProductDraft: jest.fn(),
  getNewProductDraft: jest.fn(),
  getOwnProduct: jest.fn(),
  saveProduct: jest.fn(),
  saveProductDraft: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual('@mawad/supabase/catalogue/queries'),
  listAttributeDefinitions: jest.fn(),
  listCategories: jest.fn(),
  searchProducts: jest.fn(),
}));

jest.mock('@mawad/supabase/delivery/queries', () => ({
  listGovernorates: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));

const seller = { ...approvedSeller, company_id: 'c1' };
const drill: EditableProduct = {
  id: 7,
  company_id: 'c1',
  version: 3,
  category_id: 2,
  sku: 'DR-1',
  slug_en: 'drill-7',
  slug_ar: 'دريل-7',
  name_en: 'Drill',
  name_ar: 'دريل',
  description_en: '',
  description_ar: '',
  brand: null,
  model_number: null,
  unit: 'Piece',
  min_quantity: 1,
  quantity_step: 1,
  pack_quantity: null,
  pack_unit: null,
  attributes: [],
  size_chart: null,
  price: 95_000,
  discounted_price: null,
  deal_starts_at: null,
  deal_ends_at: null,
  volume_discounts: [],
  lowest_price: null,
  highest_price: null,
  price_confirmed_at: '2026-11-20T10:00:00Z',
  main_image: null,
  additional_images: [],
  video_url: null,
  datasheet_path: null,
  returns: null,
  datasheet_size: null,
  published: true,
  moderation: 'visible',
  moderation_reason: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  deleted_at: null,
  stock: 4,
  variants: [],
  compatibilities: [],
  health: { causes: [], quality: 60, missing: ['picture'] },
  not_delivered_to: [],
  draft: null,
  staff_edit: null,
};
const length: AttributeDefinition = {
  id: 31,
  key: 'length',
  label_en: 'Length',
  label_ar: 'الطول',
  type: 'number',
  unit_en: 'mm',
  unit_ar: 'مم',
  is_required: false,
  options: [],
};
const get = jest.mocked(getOwnProduct);
const save = jest.mocked(saveProduct);
const saveDraft = jest.mocked(saveProductDraft);
// Queries by label, because by role jsdom computes the name of every element, which is slow in a large form.
const field = (label: RegExp) => screen.getByLabelText(label);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  get.mockResolvedValue(drill);
  jest.mocked(getOwnRights).mockResolvedValue(['products', 'see_money']);
  saveDraft.mockResolvedValue('2026-11-25T10:00:00Z');
  jest.mocked(discardProductDraft).mockResolvedValue();
  jest.mocked(getNewProductDraft).mockResolvedValue(null);
  jest.mocked(listAttributeDefinitions).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue([]);
  jest.mocked(listGovernorates).mockResolvedValue([
    { code: 'IQ-BG', name_en: 'Baghdad', name_ar: 'بغداد', districts: [] },
    { code: 'IQ-BA', name_en: 'Basra', name_ar: 'البصرة', districts: [] },
  ]);
});

const open = async (path = '7') => {
  const view = await openPortal(`/seller/dashboard/products/${path}`, seller);
  await screen.findByText('URL in the shop', { selector: 'h2' });
  return view;
};
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

test('shows when and why the staff changed the product', async () => {
  get.mockResolvedValue({
    ...drill,
    staff_edit: { reason: 'Name as on the box', edited_at: '2026-11-20T10:00:00Z' },
  });
  await openPortal('/seller/dashboard/products/7', seller);
  expect(await screen.findByText('Name as on the box')).toBeVisible();
  expect(screen.getByText(/Mawad changed this product on/)).toBeVisible();
});

test('names the governorates to which the company does not deliver', async () => {
  get.mockResolvedValue({ ...drill, not_delivered_to: ['IQ-BG', 'IQ-BA'] });
  await open();
  expect(
    await screen.findByText('Buyers in 2 governorates cannot get it delivered: Baghdad, Basra.'),
  ).toBeVisible();
  expect(screen.getByText('Set delivery areas')).toHaveAttribute('href', '/seller/dashboard/delivery');
});

test('states the limits of variants, volume prices and size chart before they are reached', async () => {
  await open();
  expect(screen.getByText(/Add a row for each, at most 200\.$/)).toBeVisible();
  expect(screen.getByText(/^Offer lower prices for larger quantities, at most 5 prices\./)).toBeVisible();
  expect(screen.getByText(/a table of at most 12 columns and 60 rows/)).toBeVisible();
});

test('creates variants from a table of sizes and colours', async () => {
  await open();
  fireEvent.click(screen.getByText('Add from sizes and colours', { selector: 'button' }));
  type(/^Sizes$/, 'S, M؛ S');
  type(/^Colours$/, 'Black = أسود\nأحمر');
  const cell = (name: string) => screen.getByLabelText(name);
  fireEvent.change(cell('S, Black: opening stock'), { target: { value: '12' } });
  fireEvent.change(cell('M, أحمر: opening stock'), { target: { value: '' } });
  press('Add 3 variants');
  const rows = screen.getAllByRole('group', { name: /^Row \d/ }).slice(-3);
  const valuesIn = (row: HTMLElement) =>
    within(row)
      .getAllByRole('textbox')
      .map((input) => (input as HTMLInputElement).value);
  expect(rows.map(valuesIn)).toEqual([
    ['S', 'أسود', 'Black', '', '', '12'],
    ['S', 'أحمر', 'أحمر', '', '', '0'],
    ['M', 'أسود', 'Black', '', '', '0'],
  ]);
  fireEvent.click(screen.getByText('Add from sizes and colours', { selector: 'button' }));
  type(/^Sizes$/, 'S');
  type(/^Colours$/, 'black');
  expect(screen.getByText('Exists')).toBeVisible();
});

test('shows a refusal of the database at its field and keeps typed values', async () => {
  save.mockRejectedValue(new AppError('sku_taken', { field: 'sku', sku: 'DR-2' }));
  await open();
  type(/^SKU/, 'DR-2');
  press('Save');
  expect(await screen.findByText('Failed to save product.')).toBeVisible();
  await waitFor(() => expect(field(/^SKU/)).toHaveFocus());
  expect(field(/^SKU/)).toHaveAccessibleDescription('Another of your products or variants has the SKU DR-2.');
  expect(field(/^SKU/)).toHaveValue('DR-2');
});

test('asks before saving a large price change', async () => {
  save.mockRejectedValueOnce(
    new AppError('price_jump', { field: 'price', from: 95_000, to: 9_500, percent: 50 }),
  );
  save.mockResolvedValueOnce({ id: 7, version: 4 });
  await open();
  get.mockResolvedValue({ ...drill, price: 9_500, version: 4 });
  type(/^Price in dinars/, '9500');
  press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Is this price correct?' });
  expect(dialog).toHaveTextContent(/95,000\.00.*9,500\.00/);
  fireEvent.click(within(dialog).getByText('Save with this price', { selector: 'button' }));
  expect(await screen.findByText('Product saved')).toBeVisible();
  expect(save.mock.calls.map(([, { confirms_prices }]) => confirms_prices)).toEqual([undefined, true]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a member without the right sees products read-only', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['stock']);
  await open();
  expect(await screen.findByText(/your role does not let you change it/)).toBeVisible();
  expect(field(/^SKU/)).toBeDisabled();
  // The role may not see prices either.
  expect(screen.queryByLabelText(/^Price in dinars/)).toBeNull();
  expect(screen.queryByText('Save', { selector: 'button' })).toBeNull();
});

test('saves with the loaded version and without stock', async () => {
  save.mockResolvedValue({ id: 7, version: 4 });
  await open();
  get.mockResolvedValue({ ...drill, brand: 'Bosch', version: 4 });
  type(/^Brand/, 'Bosch');
  press('Save');
  expect(await screen.findByText('Product saved')).toBeVisible();
  const [, product, options] = save.mock.calls[0]!;
  expect(product).toMatchObject({ id: 7, brand: 'Bosch', price: 95_000, published: true });
  expect(product).not.toHaveProperty('opening_stock');
  expect(options).toMatchObject({ expectedVersion: 3 });
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('merges a concurrent save under typed values @product-concurrent', async () => {
  save.mockRejectedValue(new AppError('stale_version', { version: 4 }));
  await open();
  get.mockResolvedValue({ ...drill, name_en: 'Hammer drill', brand: 'Makita', price: 99_000, version: 4 });
  type(/^Brand/, 'Bosch');
  press('Save');
  expect(await screen.findByText(/Both you and somebody else changed: Brand/)).toBeVisible();
  expect(field(/^Brand/)).toHaveValue('Bosch');
  expect(field(/^Price in dinars/)).toHaveValue('99000');
  expect(field(/^Name in English/)).toHaveValue('Hammer drill');
});

test('restores a draft, saves it while typing, and discards it on request @product-draft', async () => {
  const base = valuesOf(drill);
  const draft = { id: 'd1', base_version: 3, updated_at: '2026-11-24T10:00:00Z' };
  const content = JSON.parse(JSON.stringify({ base, values: { ...base, brand: 'Bosch' } }));
  get.mockResolvedValue({ ...drill, draft: { ...draft, content } });
  await open();
  expect(await screen.findByText(/^Your draft of/)).toBeVisible();
  expect(field(/^Brand/)).toHaveValue('Bosch');
  type(/^Model number/, 'GSB 13');
  await waitFor(() =>
    expect(saveDraft).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ id: 'd1', product_id: 7, expected: draft.updated_at }),
    ),
  );
  press('Discard the draft');
  expect(field(/^Brand/)).toHaveValue('');
  await waitFor(() => expect(discardProductDraft).toHaveBeenCalledWith(expect.anything(), 'd1'));
  press('Undo');
  expect(field(/^Brand/)).toHaveValue('Bosch');
});

test('reports a draft changed elsewhere and does not overwrite it', async () => {
  saveDraft.mockRejectedValue(new AppError('stale_version', { updated_at: '2026-11-25T11:00:00Z' }));
  await open();
  type(/^Brand/, 'Bosch');
  expect(await screen.findByText(/^This draft was changed in another tab/)).toBeVisible();
  saveDraft.mockClear().mockResolvedValue('2026-11-25T12:00:00Z');
  type(/^Brand/, 'Bosch Blue');
  press('Continue with my draft');
  await waitFor(() =>
    expect(saveDraft).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ expected: '2026-11-25T11:00:00Z' }),
    ),
  );
  expect(await screen.findByText('Not saved yet. The draft is saved.')).toBeVisible();
});

test('saves only when no draft is on its way, and sends none before the reply', async () => {
  let finishDraft: (updatedAt: string) => void = () => undefined;
  let refuse: (error: AppError) => void = () => undefined;
  saveDraft.mockReturnValue(new Promise((resolve) => void (finishDraft = resolve)));
  save.mockReturnValue(new Promise((_resolve, reject) => void (refuse = reject)));
  await open();
  type(/^Brand/, 'Bosch');
  await waitFor(() => expect(saveDraft).toHaveBeenCalledTimes(1));
  await act(async () => press('Save'));
  expect(save).not.toHaveBeenCalled();
  saveDraft.mockClear();
  finishDraft('2026-11-25T10:00:00Z');
  await waitFor(() => expect(save).toHaveBeenCalled());
  type(/^Model number/, 'GSB 13');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(saveDraft).not.toHaveBeenCalled();
  await act(async () => refuse(new AppError('sku_taken', { field: 'sku', sku: 'DR-1' })));
  expect(saveDraft).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({
      expected: '2026-11-25T10:00:00Z',
      content: expect.objectContaining({
        values: expect.objectContaining({ brand: 'Bosch', model_number: 'GSB 13' }),
      }),
    }),
  );
});

test('restores a local draft of a new product', async () => {
  const values = { ...emptyProduct, name_en: 'Saw' };
  localStorage.setItem(
    'mawad-personal-draft-new',
    JSON.stringify({ id: 'd2', updated_at: null, sent: false, content: { base: emptyProduct, values } }),
  );
  await open('new');
  expect(await screen.findByText('Your draft was restored.')).toBeVisible();
  expect(field(/^Name in English/)).toHaveValue('Saw');
});

test('requires names, category, SKU and price, and a size or color for each variant', async () => {
  await open('new');
  press('Add a size or colour');
  await act(async () => press('Save and publish'));
  expect(await screen.findByText(/^Please correct 6 fields/)).toBeVisible();
  expect(screen.getAllByText(/Enter a size or a colour/)).toHaveLength(2);
  expect(field(/^Name in Arabic/)).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('refuses a variant whose size differs only in case, diacritics or digits from another', async () => {
  const sized = (id: number, size: string) => ({
    id,
    ...{ sku: null, size, color: null, color_ar: null, price: null, stock: 1 },
  });
  get.mockResolvedValue({
    ...drill,
    variants: [sized(1, 'S'), sized(2, 's\u200e'), sized(3, '42'), sized(4, '٤٢')],
  });
  await open();
  press('Save');
  expect(await screen.findAllByText('This size and colour already exist.')).toHaveLength(2);
  expect(save).not.toHaveBeenCalled();
});

test('starts a size chart from the sizes, edits it, pastes cells and undoes a removal', async () => {
  save.mockResolvedValue({ id: 7, version: 4 });
  get.mockResolvedValue({
    ...drill,
    variants: [{ id: 1, sku: null, size: '42', color: null, color_ar: null, price: null, stock: 1 }],
  });
  await open();
  press('Add a size chart');
  expect(field(/^Row 1, Size/)).toHaveValue('42');
  fireEvent.paste(field(/^Row 1, Column 2/), { clipboardData: { getData: () => '26.5\n27\n' } });
  type(/^Row 2, Size/, '43');
  press('Save');
  await waitFor(() => expect(field(/^Heading of column 2 in Arabic/)).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
  type(/^Heading of column 2 in Arabic/, 'طول القدم');
  fireEvent.keyDown(field(/^Row 2, Column 2/), { key: 'Enter' });
  expect(field(/^Row 3, Column 2/)).toHaveFocus();
  fireEvent.click(screen.getAllByLabelText(/^Remove Row 1/).at(-1)!);
  expect(screen.queryByLabelText(/^Row 3, Size/)).not.toBeInTheDocument();
  press('Undo');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]![1].size_chart).toEqual({
    columns: [
      { en: 'Size', ar: 'القياس' },
      { en: 'طول القدم', ar: 'طول القدم' },
    ],
    rows: [
      ['42', '26.5'],
      ['43', '27'],
    ],
  });
});

test('searches, orders and saves compatible products without itself or duplicates', async () => {
  const card = (id: number, name: string) => ({
    id,
    name_en: name,
    name_ar: name,
    sku: `S-${id}`,
    main_image: null,
  });
  get.mockResolvedValue({ ...drill, compatibilities: [card(8, 'Drill bit')] });
  const found = [card(7, 'Drill'), card(8, 'Drill bit'), card(9, 'Drill stand')];
  jest.mocked(searchProducts).mockResolvedValue({ items: found } as never);
  save.mockRejectedValue(new AppError('invalid_input', { field: 'compatibilities', rule: 'too_many' }));
  await open();
  const search = field(/^Find a product by name or SKU/);
  fireEvent.mouseDown(search);
  fireEvent.change(search, { target: { value: 'dri' } });
  expect(await screen.findByText(/this product itself/)).toBeVisible();
  expect(screen.getByText(/already chosen/)).toBeVisible();
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'false']);
  fireEvent.click(screen.getByText('Drill stand'));
  fireEvent.click(field(/^Move .Drill stand. to position 1/));
  press('Save');
  await waitFor(() =>
    expect(save.mock.calls[0]?.[2]).toMatchObject({ compatibilities: [9, 8], expectedVersion: 3 }),
  );
  await waitFor(() => expect(search).toHaveFocus());
  expect(search).toHaveAccessibleDescription('There are too many. Remove some.');
  await waitFor(() => expect(JSON.stringify(saveDraft.mock.lastCall)).toContain('Drill stand'));
});

test('validates opening stock only where the field is shown', async () => {
  await open('new');
  type(/^In stock/, 'many');
  press('Add a size or colour');
  await act(async () => press('Save'));
  expect(await screen.findByText(/^Please correct 6 fields/)).toBeVisible();
  expect(screen.queryByText(/^Enter a number/)).not.toBeInTheDocument();
});

test('sends typed values only to the shop’s preview page once it is ready', async () => {
  await open('new');
  type(/^Name in English/, 'Impact drill');
  type(/^Price in dinars/, '٩٥ ألف');
  fireEvent.click(screen.getByLabelText('Preview as a buyer'));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview');
  expect(frame).toHaveAttribute('src', 'https://shop.test/product-preview');
  const page = frame.contentWindow!;
  const post = jest.spyOn(page, 'postMessage').mockImplementation(() => undefined);
  const say = (origin: string) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { origin, source: page, data: readyMessage() }));
    });
  say('https://elsewhere.test');
  expect(post).not.toHaveBeenCalled();
  say('https://shop.test');
  expect(post).toHaveBeenCalledTimes(1);
  expect(post).toHaveBeenLastCalledWith(
    expect.objectContaining({
      language: 'en',
      product: expect.objectContaining({ id: 0, name_ar: 'Impact drill', price: 95_000, company_id: 'c1' }),
    }),
    'https://shop.test',
  );
  fireEvent.click(within(screen.getByRole('dialog')).getByText('العربية'));
  expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'ar' }), 'https://shop.test');
  expect(save).not.toHaveBeenCalled();
});

test('validates and saves volume prices and shows the resulting price', async () => {
  save.mockResolvedValue({ id: 7, version: 4 });
  await open();
  press('Add a price by volume');
  type(/^From quantity/, '1');
  type(/^Percentage off/, '4.5');
  expect(field(/^Percentage off/)).toHaveAccessibleDescription(/90,725\.00.IQD/);
  press('Save');
  await waitFor(() =>
    expect(field(/^From quantity/)).toHaveAccessibleDescription('This must be more than the minimum order.'),
  );
  expect(save).not.toHaveBeenCalled();
  type(/^From quantity/, '١٠');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]![1]).toMatchObject({ volume_discounts: [{ quantity: 10, percent: 4.5 }] });
});

const numberForms = {
  en: {
    price: /^Price in dinars/,
    least: /^Minimum order/,
    step: /^Sold in steps of/,
    from: /^From quantity/,
    less: /^Percentage off/,
    length: /^Length/,
    add: 'Add a price by volume',
    question: '1,250 or 1.25. Choose',
    otherUnit: 'This is sold by another unit. Enter the quantity in: m.',
    save: 'Save',
  },
  ar: {
    price: /^السعر بالدينار/,
    least: /^الحد الأدنى للطلب/,
    step: /^يُباع بمضاعفات/,
    from: /^من الكمية/,
    less: /^نسبة التخفيض/,
    length: /^الطول/,
    add: 'إضافة سعر لكمية',
    question: '1,250 أو 1.25. اختر',
    otherUnit: 'هذا المنتج يُباع بوحدة أخرى. أدخل الكمية بوحدة: متر.',
    save: 'حفظ',
  },
};
test.each(['en', 'ar'] as const)(
  'reads numbers, asks about ambiguous ones and accepts only the unit of sale (%s)',
  async (language) => {
    const form = numberForms[language];
    get.mockResolvedValue({ ...drill, unit: 'Meter' });
    save.mockResolvedValue({ id: 7, version: 4 });
    jest.mocked(listAttributeDefinitions).mockResolvedValue([length]);
    await openPortal('/seller/dashboard/products/7', seller, language);
    await screen.findByLabelText(form.length);
    press(form.add);
    type(form.price, '1.250');
    type(form.least, '2.500');
    type(form.step, '2,5 kg');
    type(form.from, '١٬٢٥٠');
    type(form.less, '7,5 %');
    type(form.length, '-1,5 مم');
    press(form.save);
    await waitFor(() => expect(screen.getAllByRole('button', { name: '1.25' })).toHaveLength(1));
    expect(field(form.price)).toHaveAccessibleDescription(expect.stringContaining(form.question));
    expect(field(form.step)).toHaveAccessibleDescription(expect.stringContaining(form.otherUnit));
    expect(save).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('1,250', { selector: 'button' }));
    fireEvent.click(screen.getByText('2.5', { selector: 'button' }));
    type(form.step, '2,5 m');
    press(form.save);
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]![1]).toMatchObject({
      price: 1250,
      min_quantity: 2.5,
      quantity_step: 2.5,
      volume_discounts: [{ quantity: 1250, percent: 7.5 }],
      attributes: [{ definition: length.id, number: -1.5 }],
    });
  },
);

test('shows a refused volume price at its field', async () => {
  get.mockResolvedValue({ ...drill, volume_discounts: [{ quantity: 10, percent: 5 }] });
  const context = { field: 'volume_discounts.0.quantity', rule: 'above_minimum' };
  save.mockRejectedValue(new AppError('invalid_input', context));
  await open();
  type(/^Percentage off/, '6');
  press('Save');
  await waitFor(() =>
    expect(field(/^From quantity/)).toHaveAccessibleDescription('This must be more than the minimum order.'),
  );
});

test.each([
  ['en', /^Returns/, 'Same as the category (Returns only if wrong or faulty)', 'Not returnable', 'Save'],
  ['ar', /^الإرجاع/, 'كالقسم (الإرجاع فقط إن وصل مغلوطًا أو معيبًا)', 'لا يُرجَع', 'حفظ'],
] as const)(
  'uses the category’s return rule until the seller chooses another (%s)',
  async (language, label, asCategory, chosen, submit) => {
    jest.mocked(listCategories).mockResolvedValue([{ ...categories[0]!, id: 2, returns: 'faulty_only' }]);
    save.mockResolvedValue({ id: 7, version: 4 });
    await openPortal('/seller/dashboard/products/7', seller, language);
    const select = await screen.findByLabelText(label);
    await waitFor(() => expect(select).toHaveDisplayValue(asCategory));
    fireEvent.change(select, { target: { value: 'none' } });
    expect(select).toHaveDisplayValue(chosen);
    press(submit);
    await waitFor(() => expect(save.mock.calls[0]?.[1]).toMatchObject({ returns: 'none' }));
  },
);
