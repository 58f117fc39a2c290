import { expect, type Page } from '@playwright/test';
import { type Category, listCategories, searchProducts } from '@mawad/supabase/catalogue/queries';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, visit } from '../fixtures/people.ts';
import type { Language } from '../fixtures/words.ts';

const inMain = (page: Page) => page.getByRole('main');
const products = (page: Page, name: string) => inMain(page).getByRole('list', { name }).getByRole('article');

/** A top-level category with several pages, a brand and an attribute value. */
async function chooseList() {
  const { data } = await connect();
  const categories = await listCategories(data);
  for (const category of categories.filter(({ parent_id }) => parent_id === null)) {
    const result = await searchProducts(data, { category: category.slug_en });
    const [brand] = result.facets.brands;
    const attribute = result.facets.attributes[0];
    const value = attribute?.values.find(({ count }) => count < result.total);
    if (result.total > 48 && brand && attribute && value && brand.count < result.total) {
      return { category, brand, attribute, value, total: result.total };
    }
  }
  throw new Error('No category has pages, brands and attributes');
}

const pathOf = (category: Category, language: Language) =>
  `/category/${encodeURIComponent(category[`slug_${language}`])}`;

test('filters narrow a list, are in the address and can be removed one by one (ar) @list-filters', async ({
  browser,
}) => {
  const { category, brand, attribute, value, total } = await chooseList();
  const { page, t } = await enter(browser, 'ar');
  const format = (count: number) => count.toLocaleString('en');
  const filters = page.getByRole('navigation', { name: t('storefront:listing.filters') }).first();
  const status = inMain(page).getByRole('status').first();
  const label = value['label_ar'];

  await visit(page, pathOf(category, 'ar'));
  await expect(status).toContainText(format(total));
  await filters.getByRole('checkbox', { name: `${brand.value} ${format(brand.count)}`, exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('brand') === brand.value);
  await expect(status).toContainText(format(brand.count));

  await test.step('an attribute filters too, and a reload keeps all filters', async () => {
    await visit(page, `${pathOf(category, 'ar')}?attr.${attribute.key}=${encodeURIComponent(value.value)}`);
    await expect(status).toContainText(format(value.count));
    const inStock = filters.getByRole('checkbox', {
      name: new RegExp(`^${t('storefront:listing.inStock')} `),
    });
    await inStock.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('stock') === '1');
    await page.reload();
    await expect(inStock).toBeChecked();
  });

  await test.step('each chip removes its filter', async () => {
    const chip = (name: string) =>
      page.getByRole('link', { name: t('storefront:listing.removeFilter', { name }) });
    const ofAttribute = chip(
      t('storefront:listing.attribute', { name: attribute['label_ar'], value: label }),
    );
    await ofAttribute.click();
    await expect(page).toHaveURL((url) => url.search === '?stock=1');
    await expect(ofAttribute).toBeHidden();
    await chip(t('storefront:listing.inStock')).click();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(status).toContainText(format(total));
  });
  await page.context().close();
});

test('on a phone the filters are in a sheet above the list (ar)', async ({ browser }) => {
  const { category } = await chooseList();
  const { page, t } = await enter(browser, 'ar');
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, pathOf(category, 'ar'));
  await page.getByRole('button', { name: t('storefront:listing.showFilters') }).click();
  const sheet = page.getByRole('dialog', { name: t('storefront:listing.filters') });
  await sheet.getByRole('checkbox', { name: new RegExp(`^${t('storefront:listing.onDeal')} `) }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('deal') === '1');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button').last().click();
  await expect(sheet).toBeHidden();
  const chip = t('storefront:listing.removeFilter', { name: t('storefront:listing.onDeal') });
  await expect(page.getByRole('link', { name: chip })).toBeVisible();
  await page.context().close();
});

test('the list view shows attributes, and a page beyond the last redirects to the last (ar) @list-view', async ({
  browser,
}) => {
  const { category, total } = await chooseList();
  const { page, t } = await enter(browser, 'ar');
  await visit(page, pathOf(category, 'ar'));
  await page.getByRole('link', { name: t('storefront:listing.asList') }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('view') === 'list');
  const first = products(page, t('storefront:listing.products')).first();
  await expect(first.getByRole('definition')).toHaveCount(5);

  await visit(page, `${pathOf(category, 'ar')}?view=list&page=999`);
  const last = Math.ceil(total / 24);
  await expect(page).toHaveURL((url) => url.search === `?view=list&page=${last}`);
  await expect(
    page.getByRole('link', { name: t('common:pagination.currentPage', { page: last }) }),
  ).toBeVisible();
  await page.context().close();
});

for (const language of ['en', 'ar'] as const) {
  test(`every list shows three products on the first screen of a phone, its list view whole ones (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await page.setViewportSize({ width: 360, height: 740 });
    const third = async (path: string) => {
      await visit(page, path);
      const box = await products(page, t('storefront:listing.products')).nth(2).boundingBox();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      return box!;
    };
    for (const path of [
      '/products',
      '/search?q=drill',
      '/deals',
      '/category/fasteners',
      '/category/fasteners/screws',
    ]) {
      const row = await third(`${path}${path.includes('?') ? '&' : '?'}view=list`);
      expect.soft(row.y + row.height, path).toBeLessThanOrEqual(740);
      expect.soft((await third(path)).y, path).toBeLessThanOrEqual(700);
    }
    await page.context().close();
  });
}

test('Back from a product restores the list and its scroll position (ar) @list-back', async ({ browser }) => {
  const { category } = await chooseList();
  const { page, t } = await enter(browser, 'ar');
  const list = () => products(page, t('storefront:listing.products'));
  for (const arrive of ['served', 'rendered in the browser']) {
    await test.step(arrive, async () => {
      const address = `${pathOf(category, 'ar')}?sort=price_asc&page=2`;
      if (arrive === 'served') await visit(page, address);
      else {
        await visit(page, `${pathOf(category, 'ar')}?sort=price_asc`);
        await page.getByRole('link', { name: t('common:pagination.page', { page: 2 }), exact: true }).click();
      }
      await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const product = list().nth(14);
      // Waits until the sections near the screen have their final height.
      await product.hover();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(300);
      await product.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/product\/\d+$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.search === '?sort=price_asc&page=2');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await expect(product).toBeInViewport();
    });
  }
  await page.context().close();
});

test('changing the language keeps category, filters and page (ar)', async ({ browser }) => {
  const { category, brand } = await chooseList();
  const { page, t } = await enter(browser, 'ar');
  await visit(page, `${pathOf(category, 'ar')}?brand=${encodeURIComponent(brand.value)}`);
  await page.getByRole('button', { name: t('shell:actions.switchLanguage') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name_en);
  await expect(page).toHaveURL(
    (url) => url.pathname === pathOf(category, 'en') && url.searchParams.get('brand') === brand.value,
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name_en);
  await page.context().close();
});

test('suggestions can be operated by keyboard (ar) @suggestions', async ({ browser }) => {
  const { category } = await chooseList();
  const { page, t } = await enter(browser, 'ar');
  const box = page.getByRole('banner').getByRole('combobox', { name: t('shell:search.label') });
  const list = page.getByRole('listbox', { name: t('common:suggest.label') });
  const word = category.name_ar.split(' ')[0]!;

  await visit(page, '/');
  await box.fill(word);
  await expect(list.getByRole('group', { name: t('common:suggest.product') })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('End');
  const product = list.getByRole('option').last();
  await expect(product).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await product.getAttribute('id'))!);
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue(word);
  await box.press('ArrowDown');
  await box.press('End');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(box).toHaveValue('');

  await test.step('suggests recent searches and clears them', async () => {
    await box.fill(`  ${word} `);
    await box.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === word);
    await expect(box).toHaveValue('');
    await visit(page, '/');
    await box.focus();
    await expect(list.getByRole('option', { name: word, exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('common:suggest.forget') }).click();
    await expect(list).toBeHidden();
  });
  await page.context().close();
});
