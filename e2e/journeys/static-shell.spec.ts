import { expect } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, fillInLogin, type Person, visit } from '../fixtures/people.ts';
import { openSecondShop, type SecondShop } from '../fixtures/second-shop.ts';

let shop: SecondShop;

test.beforeAll(async () => {
  shop = await openSecondShop({ isStatic: true });
});

test.afterAll(() => shop?.close());

async function expectHeading({ page }: Person, path: string, heading: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading }).first(), path).toBeVisible();
}

test('every address returns the same static page', async () => {
  const pages = ['/', '/product/1', '/seller/dashboard', '/admin/users'].map(async (path) =>
    (await fetch(shop.url + path)).text(),
  );
  const [home, ...others] = await Promise.all(pages);
  expect(home).toContain('<div id="root"></div>');
  expect(others).toEqual(others.map(() => home));
});

test('a shell served as static files opens every kind of page by its address (ar) @static-shell', async ({
  browser,
}) => {
  const { searched, browsed, category } = await chooseGoods();
  const visitor = await enter(browser, 'ar', shop.url);
  const { t } = visitor;
  await expectHeading(visitor, '/', t('home:heading'));
  await expectHeading(visitor, `/product/${searched.id}`, searched.name_ar);
  await visit(visitor.page, `/category/${category}`);
  await expect(visitor.page.getByText(browsed.name_ar).first()).toBeVisible();
  await visit(visitor.page, `/search?q=${searched.sku}`);
  await expect(visitor.page.getByText(searched.name_ar).first()).toBeVisible();
  await expectHeading(visitor, '/deals', t('storefront:deals.heading'));
  await expectHeading(visitor, '/cart', t('ordering:cart.heading'));
  await expectHeading(visitor, '/seller', t('seller-portal:entry.title'));
  await expectHeading(visitor, '/no-such-page', t('common:states.notFoundTitle'));
  await visit(visitor.page, '/admin/orders');
  await expect(visitor.page).toHaveURL(/\/login\?next=%2Fadmin%2Forders/);
  await fillInLogin(visitor, 'admin@mawad.test');
  await expect(visitor.page).toHaveURL(/\/admin\/orders$/);
  await expectHeading(visitor, '/admin/users', t('admin-console:users.title'));
  await expect(visitor.page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a shared link contains its language', async ({ page }) => {
  await page.goto(`${shop.url}/categories?lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
