import { screen, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listCategories } from '@mawad/supabase/catalogue/queries';
import { category } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';

jest.mock('@mawad/supabase/catalogue/queries');

const list = jest.mocked(listCategories);
const tree = [
  category({ product_count: 3 }),
  category({ id: 3, name_en: 'Tools', name_ar: 'العدد', slug_en: 'tools', slug_ar: 'edad' }),
  category({ id: 2, parent_id: 1, name_en: 'Cement', name_ar: 'السمنت', slug_en: 'cement', slug_ar: 'smnt' }),
  category({ id: 4, parent_id: 1, name_en: 'Sand', name_ar: 'الرمل', slug_en: 'sand', slug_ar: 'raml' }),
];

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  list.mockResolvedValue(tree);
});

test.each([
  ['en', 'Building', '/category/building', 'Sand', '/category/building/sand', '3 products'],
  ['ar', 'البناء', '/category/binaa', 'الرمل', '/category/binaa/raml', '3 منتجات'],
] as const)(
  'lists both levels in %s with localized addresses and counts',
  async (language, name, href, child, childHref, count) => {
    await openShop('/categories', language);
    const heading = await screen.findByRole('heading', { level: 2, name });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', href);
    const card = within(heading.closest('section')!);
    expect(card.getByText(count)).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    expect(card.getByRole('link', { name: new RegExp(`^${child}`) })).toHaveAttribute('href', childHref);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
);

test.each([
  ['en', 'No categories yet', 'All products'],
  ['ar', 'لا توجد أقسام بعد', 'كل المنتجات'],
] as const)(
  'links to all products in %s if there are no categories @categories-empty',
  async (language, text, action) => {
    list.mockResolvedValue([]);
    await openShop('/categories', language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/products');
  },
);

test.each([
  ['en', 'Try again', 'Building'],
  ['ar', 'حاول مرة أخرى', 'البناء'],
] as const)('reports a failure in %s and offers a retry', async (language, retry, name) => {
  list.mockRejectedValueOnce(new AppError('service_unavailable', {}, false));
  const { user } = await openShop('/categories', language);
  await user.click(await screen.findByRole('button', { name: retry }));
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
});
