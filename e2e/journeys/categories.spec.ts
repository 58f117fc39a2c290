import { expect } from '@playwright/test';
import { type Category, listCategories } from '@mawad/supabase/catalogue/queries';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, visit } from '../fixtures/people.ts';
import { addressOf } from '../fixtures/served.ts';
import { words } from '../fixtures/words.ts';

test('lists all categories on two levels with links to their products (ar) @categories-page', async ({
  browser,
}) => {
  const { data } = await connect();
  const categories = await listCategories(data);
  const top = categories.filter(({ parent_id }) => parent_id === null);
  const child = categories.find(
    ({ parent_id: parent, product_count: count }) => parent !== null && count > 1,
  )!;
  const parent = categories.find(({ id }) => id === child.parent_id)!;
  const children = categories.filter(({ parent_id }) => parent_id === parent.id);
  const nameOf = (category: typeof child) => category.name_ar;
  const pathOf = (...path: (typeof child)[]) =>
    ['/category', ...path.map((category) => encodeURIComponent(category.slug_ar))].join('/');
  const count = (products: number) => products.toLocaleString('en');

  const { page, t } = await enter(browser, 'ar');
  const main = page.getByRole('main');
  const status = main.getByRole('status').first();
  const card = main.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: nameOf(parent), exact: true }),
  });

  await test.step('the menu leads to all categories, in order, with counts', async () => {
    await visit(page, '/');
    await page.getByRole('button', { name: t('shell:nav.categories') }).click();
    await page.getByRole('menuitem', { name: t('shell:nav.allCategories') }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/categories');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(top.map(nameOf));
    await expect(card).toContainText(count(parent.product_count));
    await expect(card.getByRole('listitem')).toHaveText(
      children.map((one) => `${nameOf(one)}${count(one.product_count)}`),
    );
  });

  await test.step('the second level leads to its products, below its parent category', async () => {
    await card.getByRole('link', { name: new RegExp(`^${nameOf(child)}`) }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathOf(parent, child));
    await expect(main.getByRole('heading', { level: 1, name: nameOf(child) })).toBeVisible();
    await expect(status).toContainText(count(child.product_count));
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await main.getByRole('link', { name: nameOf(parent), exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathOf(parent));
  });

  await test.step('the first level leads to its products and on to the second', async () => {
    await visit(page, '/categories');
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname === pathOf(parent));
    await expect(status).toContainText(count(parent.product_count));
    await page
      .getByRole('navigation', {
        name: t('storefront:categories.subcategories', { category: nameOf(parent) }),
      })
      .getByRole('link', { name: new RegExp(`^${nameOf(child)}`) })
      .click();
    await expect(main.getByRole('heading', { level: 1, name: nameOf(child) })).toBeVisible();
  });

  await test.step('the other language has its names and addresses', async () => {
    await visit(page, '/categories');
    await page.getByRole('button', { name: t('shell:actions.switchLanguage') }).click();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(top.map((one) => one.name_en));
    await expect(main.getByRole('heading', { level: 2 }).first().getByRole('link')).toHaveAttribute(
      'href',
      `/category/${top[0]!.slug_en}`,
    );
  });
  await page.context().close();
});

for (const [title, width, withPictures] of [
  ['phones show subcategories without loading their pictures', 360, false],
  ['wider screens show subcategories with their pictures', 768, true],
] as const) {
  test(title, async ({ page }) => {
    const { parent, children } = await chooseParent();
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    await page.setViewportSize({ width, height: 640 });
    await visit(page, addressOf(`/category/${parent.slug_en}`, 'en'));
    const tiles = page.getByRole('navigation', {
      name: words('en')('storefront:categories.subcategories', { category: parent.name_en }),
    });
    await expect(tiles.getByRole('link')).toHaveText(children.map(({ name_en }) => new RegExp(name_en)));
    const goods = page.getByRole('article').first().locator('img');
    await expect.poll(() => goods.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const first = tiles.locator('img').first();
    const isRequested = () =>
      first.evaluate((img: HTMLImageElement) => img.currentSrc || img.src).then((src) => requested.has(src));
    await expect.poll(isRequested).toBe(withPictures);
  });
}

/** A category with several subcategories, in the shop's order. */
async function chooseParent(): Promise<{ parent: Category; children: Category[] }> {
  const { data } = await connect();
  const categories = await listCategories(data);
  const childrenOf = ({ id }: Category) => categories.filter(({ parent_id }) => parent_id === id);
  const parent = categories.find((category) => childrenOf(category).length > 1)!;
  return { parent, children: childrenOf(parent) };
}
