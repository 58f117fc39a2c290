import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@mawad/shared-ui/testing/render-routes.tsx';
import { createBackend } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import {
  type Category,
  getHomePage,
  getHomePreview,
  type HomePage,
  listCategories,
} from '@mawad/supabase/catalogue/queries';
import remote from '../../remote.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual('@mawad/supabase/catalogue/queries'),
  getHomePage: jest.fn(),
  getHomePreview: jest.fn(),
  listCategories: jest.fn(),
}));

const category = (id: number, parent_id: number | null): Category => ({
  id,
  parent_id,
  name_en: `Category ${id}`,
  name_ar: `قسم ${id}`,
  slug_en: `category-${id}`,
  slug_ar: `قسم-${id}`,
  image: null,
  product_count: id,
  returns: '30_days',
});
const banner = {
  title_en: 'Cement week',
  title_ar: 'أسبوع السمنت',
  text_en: 'Until Friday',
  text_ar: 'حتى الجمعة',
  link: '/deals',
  image: null,
};
const home = (change: Partial<HomePage> = {}): HomePage => ({
  banner: null,
  categories: [],
  products: [],
  deals: [],
  newest: [],
  best_rated: [],
  ...change,
});

beforeEach(() => {
  jest.resetAllMocks();
  window.history.replaceState(null, '', '/');
  jest.mocked(listCategories).mockResolvedValue([category(1, null), category(2, null), category(3, 1)]);
});

const open = (path: string, language: 'en' | 'ar' = 'en') =>
  renderRoutes({
    remote,
    path,
    language,
    backend: createBackend({ url: 'https://api.test', publishableKey: 'key' }),
  });
const tiles = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .slice(1)
    .map((link) => link.getAttribute('href'));

test('shows first-level categories and no banner by default', async () => {
  jest.mocked(getHomePage).mockResolvedValue(home());
  await open('/');
  expect(await tiles('Shop by category')).toEqual(['/category/category-1', '/category/category-2']);
});

test('shows the banner and the categories selected by the staff first, in their order (ar)', async () => {
  jest.mocked(getHomePage).mockResolvedValue(home({ banner, categories: [3, 99, 2] }));
  await open('/', 'ar');
  const link = await screen.findByRole('link', { name: /أسبوع السمنت/ });
  expect(link).toHaveAttribute('href', '/deals');
  expect(link).toHaveTextContent('حتى الجمعة');
  expect((await tiles('تسوّق حسب القسم')).map((href) => decodeURIComponent(href!))).toEqual([
    '/category/قسم-1/قسم-3',
    '/category/قسم-2',
  ]);
});

test('shows skeletons for slow shelves, and an error if they fail', async () => {
  let fail!: (error: Error) => void;
  jest.mocked(getHomePage).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  // Address of the page with the link to the home page.
  window.history.replaceState(null, '', '/products');
  const { container, user } = await open('/');
  expect(await tiles('Shop by category')).toHaveLength(2);
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeVisible());
  await act(async () => fail(new AppError('service_unavailable', {}, false)));
  jest.mocked(getHomePage).mockResolvedValue(home());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await tiles('Shop by category')).toHaveLength(2);
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});

test('shows unsaved content and a notice in a preview', async () => {
  const ask = jest.mocked(getHomePreview).mockResolvedValue(home({ banner }));
  await open('/home-preview/token');
  expect(await screen.findByText('A preview. Buyers do not see this yet.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Cement week/ })).toBeVisible();
  expect(ask).toHaveBeenCalledWith(expect.anything(), 'token');
});

test('links an expired preview to the current home page', async () => {
  jest.mocked(getHomePreview).mockResolvedValue(null);
  await open('/home-preview/token');
  expect(await screen.findByRole('heading', { name: 'This preview has expired' })).toBeVisible();
});
