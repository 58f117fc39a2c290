import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  deleteCategory,
  getManagedCategory,
  listManagedCategories,
  type ManagedCategory,
  moveCategory,
  saveAttribute,
  saveCategory,
} from '@mawad/supabase/catalogue/categories-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/catalogue/categories-queries', () => ({
  attributeTypes: ['option', 'number', 'text', 'boolean'],
  deleteAttribute: jest.fn(),
  deleteCategory: jest.fn(),
  getManagedCategory: jest.fn(),
  listManagedCategories: jest.fn(),
  moveCategory: jest.fn(),
  moveCategoryProducts: jest.fn(),
  saveAttribute: jest.fn(),
  saveCategory: jest.fn(),
}));

const list = jest.mocked(listManagedCategories);
const category = (id: number, name: string, change: Partial<ManagedCategory> = {}): ManagedCategory => ({
  id,
  parent_id: null,
  name_en: name,
  name_ar: `قسم ${id}`,
  slug_en: name.toLowerCase(),
  slug_ar: `ar-${id}`,
  image: null,
  is_hidden: false,
  child_count: 0,
  product_count: 0,
  path: [],
  ...change,
});
const tools = category(1, 'Tools', { child_count: 1 });
const steel = category(2, 'Steel', { product_count: 3 });
const hammers = category(3, 'Hammers', { parent_id: 1, path: [tools] });
const detail = {
  ...steel,
  seo_title_en: null,
  seo_title_ar: null,
  seo_description_en: null,
  seo_description_ar: null,
  focus_keywords: ['rebar'],
  returns: null,
  inherited_returns: '30_days' as const,
  updated_at: '2026-11-20T10:00:00Z',
  attributes: [],
  inherited: [],
};

beforeEach(() => {
  jest.resetAllMocks();
  list.mockImplementation(async (_db, { parent_id, term }) => {
    if (term) return pageOf([hammers]);
    return pageOf(parent_id === 1 ? [hammers] : [tools, steel]);
  });
  jest.mocked(getManagedCategory).mockResolvedValue(detail);
  jest.mocked(saveCategory).mockResolvedValue(2);
  jest.mocked(deleteCategory).mockResolvedValue(undefined);
  jest.mocked(moveCategory).mockResolvedValue(undefined);
});

const choose = async (name: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('fetches the children of a category when it is expanded', async () => {
  await openConsole('/admin/categories');
  const expand = await screen.findByRole('button', { name: 'Show subcategories of Tools' });
  expect(list).not.toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ parent_id: 1 }));
  fireEvent.click(expand);
  expect(await screen.findByRole('link', { name: 'Hammers' })).toHaveAttribute('href', '/admin/categories/3');
});

test('moves a category by its menu and by dragging it onto another', async () => {
  await openConsole('/admin/categories');
  await choose('Steel', 'Move up');
  await waitFor(() => expect(moveCategory).toHaveBeenCalledWith(expect.anything(), 2, null, 1));
  const row = (name: string) => screen.getByRole('link', { name }).closest('[draggable]')!;
  const dataTransfer = { setData: jest.fn() };
  fireEvent.dragStart(row('Steel'), { dataTransfer });
  fireEvent.dragOver(row('Tools'), { clientY: 10 });
  fireEvent.drop(row('Tools'), { clientY: 10 });
  await waitFor(() => expect(moveCategory).toHaveBeenLastCalledWith(expect.anything(), 2, 1, undefined));
});

test('asks where products go before deleting their category', async () => {
  await openConsole('/admin/categories');
  await choose('Steel', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Steel?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(dialog.getByText('Choose a category for the products.')).toBeVisible();
  expect(deleteCategory).not.toHaveBeenCalled();
});

test.each([
  ['en', 'Delete', 'Failed to delete category.'],
  ['ar', 'حذف', 'تعذّر حذف القسم.'],
] as const)('reports a failed deletion in %s', async (language, confirm, message) => {
  jest.mocked(deleteCategory).mockRejectedValue(new AppError('network', {}, true));
  await openConsole('/admin/categories', language);
  const name = language === 'ar' ? 'إجراءات قسم 1' : 'Actions for Tools';
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(await screen.findByRole('menuitem', { name: confirm }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: confirm }));
  expect(deleteCategory).not.toHaveBeenCalled();
  const [named, reason] = dialog.getAllByRole('textbox');
  fireEvent.change(named!, { target: { value: language === 'ar' ? 'قسم 1' : 'Tools' } });
  fireEvent.change(reason!, { target: { value: 'Unused' } });
  fireEvent.click(dialog.getByRole('button', { name: confirm }));
  expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
});

test('shows missing fields of a new category, and keeps the input when the database refuses', async () => {
  jest.mocked(saveCategory).mockRejectedValueOnce(new AppError('slug_taken', { field: 'slug_en' }));
  const { router } = await openConsole('/admin/categories/new');
  const field = (name: RegExp) => screen.getByLabelText(name);
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  expect(field(/Name in English/)).toHaveFocus();
  expect(saveCategory).not.toHaveBeenCalled();
  fireEvent.change(field(/Name in English/), { target: { value: 'Pumps' } });
  fireEvent.change(field(/Name in Arabic/), { target: { value: 'مضخات' } });
  fireEvent.change(field(/Focus keywords/), { target: { value: 'pump، water, ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(field(/URL slug in English/)).toBeInvalid());
  expect(field(/URL slug in English/)).toHaveAccessibleDescription('This URL slug is already in use.');
  fireEvent.change(field(/URL slug in English/), { target: { value: 'water-pumps' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/categories/2'));
  expect(saveCategory).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ name_en: 'Pumps', slug_en: 'water-pumps', focus_keywords: ['pump', 'water'] }),
    undefined,
  );
});

test.each([
  ['en', 'Save', /SEO title in English/, 'Failed to update category.'],
  ['ar', 'حفظ', /عنوان SEO بالإنجليزية/, 'تعذّر تحديث القسم.'],
] as const)('reports a failed change in %s and keeps the input', async (language, save, label, message) => {
  jest.mocked(saveCategory).mockRejectedValue(new AppError('network', {}, true));
  await openConsole('/admin/categories/2', language);
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'Steel of Basra' } });
  // The list is fetched again after a failure.
  jest.mocked(getManagedCategory).mockResolvedValue({ ...detail });
  fireEvent.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue('Steel of Basra');
});

test('keeps the input when a colleague changes the category', async () => {
  const newest = { ...detail, name_en: 'Steel bars', updated_at: '2026-11-21T10:00:00Z' };
  jest.mocked(saveCategory).mockRejectedValueOnce(new AppError('stale_version'));
  await openConsole('/admin/categories/2');
  const title = await screen.findByLabelText(/SEO title in English/);
  fireEvent.change(title, { target: { value: 'Steel of Basra' } });
  jest.mocked(getManagedCategory).mockResolvedValue(newest);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Load the newest version' }));
  expect(screen.getByLabelText(/SEO title in English/)).toHaveValue('Steel of Basra');
  expect(screen.getByLabelText(/Name in English/)).toHaveValue('Steel bars');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saveCategory).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ name_en: 'Steel bars', seo_title_en: 'Steel of Basra' }),
      newest.updated_at,
    ),
  );
});

test('shows a later version immediately if nothing was typed', async () => {
  const { app } = await openConsole('/admin/categories/2');
  await screen.findByLabelText(/Name in English/);
  jest.mocked(getManagedCategory).mockResolvedValue({
    ...detail,
    name_en: 'Steel bars',
    updated_at: '2026-11-21T10:00:00Z',
  });
  await act(() => app.services.queryClient.invalidateQueries());
  expect(screen.getByLabelText(/Name in English/)).toHaveValue('Steel bars');
  expect(screen.queryByRole('button', { name: 'Load the newest version' })).toBeNull();
});

test('requires options of an attribute in both languages', async () => {
  jest.mocked(saveAttribute).mockResolvedValue(9);
  await openConsole('/admin/categories/2');
  fireEvent.click(await screen.findByRole('button', { name: 'Add an attribute' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New attribute' }));
  const type = (name: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } });
  type(/Label in English/, 'Grade');
  type(/Label in Arabic/, 'الدرجة');
  type(/Option 1 in English/, 'B500');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getAllByText(/at least one option, in both languages/)[0]).toBeVisible();
  type(/Option 1 in Arabic/, 'ب500');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Grade was saved')).toBeVisible();
  expect(saveAttribute).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({
      category_id: 2,
      label_en: 'Grade',
      type: 'option',
      options: [{ value_en: 'B500', value_ar: 'ب500' }],
    }),
  );
});

test.each([
  ['en', 'Returns', 'Same as the parent category (30-day returns)', 'Save'],
  ['ar', 'الإرجاع', 'كالقسم الذي فوقه (إرجاع خلال 30 يومًا)', 'حفظ'],
] as const)('offers the return rule of a category in %s', async (language, label, inherited, submit) => {
  await openConsole('/admin/categories/2', language);
  const select = await screen.findByLabelText(label);
  expect(select).toHaveDisplayValue(inherited);
  fireEvent.change(select, { target: { value: 'faulty_only' } });
  fireEvent.click(screen.getByRole('button', { name: submit }));
  await waitFor(() =>
    expect(saveCategory).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id: 2, returns: 'faulty_only' }),
      detail.updated_at,
    ),
  );
});
