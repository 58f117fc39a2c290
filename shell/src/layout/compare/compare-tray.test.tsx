import { act, screen, waitFor, within } from '@testing-library/react';
import { listProductsByIds, listTopCategories, type ProductCard } from '@mawad/supabase/catalogue/queries';
import { openShell, visitor } from '../../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  listTopCategories: jest.fn(),
  listProductsByIds: jest.fn(),
}));

const offered = [
  { id: 7, name_en: 'Helmet', name_ar: 'خوذة', main_image: null },
  { id: 8, name_en: 'Gloves', name_ar: 'كفوف', main_image: null },
] as ProductCard[];

beforeEach(() => {
  localStorage.clear();
  jest.mocked(listTopCategories).mockResolvedValue([]);
  jest.mocked(listProductsByIds).mockResolvedValue(offered);
});

/** Opens a page with these products selected. */
async function openWithSelection(ids: number[], path = '/products', language: 'en' | 'ar' = 'en') {
  const page = await openShell(path, visitor, language);
  const { store } = page.app;
  act(() => ids.forEach((id) => store.getState().compare.toggle({ id })));
  return { ...page, store };
}

const tray = () => screen.findByRole('region', { name: /Chosen for comparison|منتجات مختارة للمقارنة/ });
const expectNoTray = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen for comparison' })).toBeNull());

test.each([
  ['en', 'Compare', 'Remove Helmet from the comparison'],
  ['ar', 'قارن', 'إزالة خوذة من المقارنة'],
] as const)('lists selected products in %s with a link to the comparison', async (...row) => {
  const [language, compare, remove] = row;
  const { user, store } = await openWithSelection([7, 8], '/products', language);
  const region = within(await tray());
  expect(region.getByRole('link', { name: compare })).toHaveAttribute('href', '/compare');
  await user.click(await region.findByRole('button', { name: remove }));
  expect(store.getState().compare.items).toEqual([{ id: 8 }]);
});

test('clears the selection and disappears', async () => {
  const { user, store } = await openWithSelection([7, 8]);
  await user.click(within(await tray()).getByRole('button', { name: 'Clear the comparison' }));
  expect(store.getState().compare.items).toEqual([]);
  await expectNoTray();
});

test('removes a product that is no longer available', async () => {
  const { user, store } = await openWithSelection([7, 99]);
  await user.click(
    await within(await tray()).findByRole('button', { name: 'Remove 99 from the comparison' }),
  );
  expect(store.getState().compare.items).toEqual([{ id: 7 }]);
});

test.each(['/compare', '/checkout', '/cart'])('does not appear on %s', async (path) => {
  const { router } = await openWithSelection([7]);
  await tray();
  await act(() => router.navigate(path));
  await expectNoTray();
});
