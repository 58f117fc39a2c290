import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listCategories } from '@mawad/supabase/catalogue/queries';
import { listDeals } from '@mawad/supabase/deals/queries';
import {
  getHomeChoice,
  listHomeProducts,
  previewHomeChoice,
  saveHomeChoice,
  type StoredHomeChoice,
} from '@mawad/supabase/site/home-page-queries';
import { openConsole } from '../../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/site/home-page-queries', () => ({
  ...jest.requireActual('@mawad/supabase/site/home-page-queries'),
  getHomeChoice: jest.fn(),
  listHomeProducts: jest.fn(),
  previewHomeChoice: jest.fn(),
  saveHomeChoice: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual('@mawad/supabase/catalogue/queries'),
  listCategories: jest.fn(),
}));
jest.mock('@mawad/supabase/deals/queries', () => ({
  ...jest.requireActual('@mawad/supabase/deals/queries'),
  listDeals: jest.fn(),
}));
jest.mock('@mawad/supabase/products/queries', () => ({
  ...jest.requireActual('@mawad/supabase/products/queries'),
  listAllProducts: async () => ({ items: [] }),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const save = jest.mocked(saveHomeChoice);
const preview = jest.mocked(previewHomeChoice);
const stored: StoredHomeChoice = {
  categories: [1, 2],
  deals: [],
  products: [],
  banner: null,
  version: 3,
};
const product = (id: number, change: object = {}) => ({
  id,
  name_en: `Product ${id}`,
  name_ar: `منتج ${id}`,
  sku: `P-${id}`,
  main_image: null,
  company_name: 'Tigris',
  company_name_en: 'Tigris',
  company_name_ar: 'Tigris',
  price: 10_000,
  discounted_price: 8_000,
  state: 'shown' as const,
  deal_state: 'running' as const,
  ...change,
});

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getHomeChoice).mockResolvedValue(stored);
  jest
    .mocked(listHomeProducts)
    .mockImplementation(async (_db, ids) =>
      ids.map((id) => product(id, id === 8 ? { deal_state: 'ended' } : {})),
    );
  jest
    .mocked(listCategories)
    .mockResolvedValue(
      [1, 2].map((id) => ({ id, parent_id: null, name_en: `Category ${id}`, name_ar: `قسم ${id}` })) as never,
    );
  jest.mocked(listDeals).mockResolvedValue(pageOf([product(7), product(8)]) as never);
  save.mockResolvedValue(4);
});

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('saves the chosen entries in their order, with the version that was read', async () => {
  const { user } = await openConsole('/admin/settings/home');
  await user.click(await screen.findByRole('button', { name: 'Move “Category 2” up' }));
  const adder = screen.getByRole('combobox', { name: 'Add a product with a deal' });
  for (const id of [7, 8]) {
    await user.click(adder);
    await user.click(await screen.findByRole('option', { name: new RegExp(`Product ${id}`) }));
  }
  const deals = screen.getByRole('list', { name: 'Deals' });
  expect(await within(deals).findByText('Its deal has ended: not shown')).toBeVisible();
  press('Save');
  expect(await screen.findByText(/^The home page was saved/)).toBeVisible();
  expect(save).toHaveBeenCalledWith(
    expect.anything(),
    { categories: [2, 1], deals: [7, 8], products: [], banner: null },
    3,
  );
});

test('requires both languages of a banner and a page of the shop, and accepts its full address', async () => {
  await openConsole('/admin/settings/home');
  fireEvent.click(await screen.findByRole('switch', { name: 'Show a banner' }));
  type('Title in English *', 'Cement week');
  type('Link *', 'https://elsewhere.test/deals');
  press('Save');
  expect(await screen.findByLabelText('Title in Arabic *')).toHaveAccessibleDescription(/./);
  expect(screen.getByLabelText('Link *')).toHaveAccessibleDescription(/beginning with \//);
  expect(save).not.toHaveBeenCalled();
  type('Title in Arabic *', 'أسبوع السمنت');
  type('Link *', 'https://shop.test/deals?sort=discount');
  type(/^Until/, '2030-01-01T23:59');
  press('Save');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]![1].banner).toEqual({
    title_en: 'Cement week',
    title_ar: 'أسبوع السمنت',
    text_en: null,
    text_ar: null,
    link: '/deals?sort=discount',
    image: null,
    starts_at: null,
    ends_at: '2030-01-01T23:59:00+03:00',
  });
});

test('offers a preview link for the form’s content until that changes', async () => {
  preview.mockResolvedValue('token');
  await openConsole('/admin/settings/home');
  await screen.findByText('Category 1');
  press('Remove “Category 1”');
  press('Preview');
  const link = await screen.findByRole('link', { name: 'Open the preview' });
  expect(link).toHaveAttribute('href', 'https://shop.test/home-preview/token');
  expect(preview.mock.calls[0]![1].categories).toEqual([2]);
  press('Remove “Category 2”');
  expect(screen.queryByRole('link', { name: 'Open the preview' })).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('warns when a colleague saved another choice, and loads that choice', async () => {
  save.mockRejectedValue(new AppError('stale_version', { version: 4 }));
  await openConsole('/admin/settings/home');
  await screen.findByText('Category 1');
  press('Save');
  expect(await screen.findByText(/Somebody else saved this in the meantime/)).toBeVisible();
  jest.mocked(getHomeChoice).mockResolvedValue({ ...stored, categories: [2], version: 4 });
  press('Load the newest version');
  await waitFor(() => expect(screen.queryByText('Category 1')).toBeNull());
});
