import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listAttributeDefinitions, listCategories } from '@mawad/supabase/catalogue/queries';
import {
  type EditableProduct,
  getOwnProduct,
  saveProduct,
  saveProductAsStaff,
  saveProductDraft,
} from '@mawad/supabase/products/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/products/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/products/queries'),
  getOwnProduct: jest.fn(),
  saveProduct: jest.fn(),
  saveProductAsStaff: jest.fn(),
  saveProductDraft: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listAttributeDefinitions: jest.fn(),
  listCategories: jest.fn(),
}));

const drill = {
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
  published: false,
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
} satisfies EditableProduct;

const get = jest.mocked(getOwnProduct);
const save = jest.mocked(saveProductAsStaff);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listAttributeDefinitions).mockResolvedValue([]);
  jest.mocked(listCategories).mockResolvedValue([]);
  get.mockResolvedValue(drill);
  save.mockResolvedValue({ id: 7, version: 4 });
});

async function rename(name: string) {
  await openConsole('/admin/products/7');
  fireEvent.change(await screen.findByLabelText(/Name in English/), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return within(await screen.findByRole('dialog', { name: 'Save the change?' }));
}

test('saves a product in the seller’s form with a reason and the version that was read', async () => {
  const dialog = await rename('Hammer drill');
  expect(dialog.getByLabelText(/Reason/)).toHaveFocus();
  fireEvent.click(dialog.getByRole('button', { name: 'Save with this reason' }));
  expect(dialog.getByText('Enter a reason; the seller sees it.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  get.mockResolvedValue({ ...drill, name_en: 'Hammer drill', version: 4 });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Name as on the box' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save with this reason' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.lastCall!.slice(1)).toMatchObject([
    { id: 7, name_en: 'Hammer drill', published: false },
    { expectedVersion: 3, reason: 'Name as on the box' },
  ]);
  expect(saveProduct).not.toHaveBeenCalled();
  expect(saveProductDraft).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { name: 'Hammer drill' })).toBeVisible();
});

test('keeps what was typed when somebody else saved meanwhile', async () => {
  save.mockRejectedValueOnce(new AppError('stale_version', { version: 4 }));
  get.mockResolvedValueOnce(drill).mockResolvedValue({ ...drill, brand: 'Bosch', version: 4 });
  const dialog = await rename('Hammer drill');
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Name as on the box' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save with this reason' }));
  await waitFor(() => expect(screen.getByLabelText(/Brand/)).toHaveValue('Bosch'));
  expect(screen.getByLabelText(/Name in English/)).toHaveValue('Hammer drill');
});

test('offers staff neither to publish nor to count stock', async () => {
  await openConsole('/admin/products/7');
  await screen.findByLabelText(/Name in English/);
  expect(screen.queryByRole('button', { name: /publish/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Count/ })).not.toBeInTheDocument();
});

test('says when the product is gone', async () => {
  get.mockRejectedValue(new AppError('product_not_found'));
  await openConsole('/admin/products/7');
  expect(await screen.findByText('Product not found')).toBeVisible();
});
