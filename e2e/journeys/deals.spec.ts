import { expect, type Page } from '@playwright/test';
import { searchProducts } from '@mawad/supabase/catalogue/queries';
import { connect } from '../fixtures/backend.ts';
import { changeAsSeller, simpleGoods } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, visit } from '../fixtures/people.ts';

const articles = (page: Page, name: string) =>
  page.getByRole('main').getByRole('list', { name }).getByRole('article');

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('deals are sorted by date, or by discount (ar) @deals-sorted', async ({ browser }) => {
  const [deep, fresh] = (await simpleGoods(20)).filter((card) => card.discounted_price === null);
  const { page, t } = await enter(browser, 'ar');
  const shown = articles(page, t('storefront:listing.products'));
  const nameOf = (card: typeof deep) => card!.name_ar;
  const order = page.getByRole('combobox', { name: t('storefront:listing.sort') });
  try {
    // The newer product has the older deal.
    await changeAsSeller(deep!, { discounted_price: deep!.price * 0.02, deal_starts_at: minutesAgo(2) });
    await changeAsSeller(fresh!, { discounted_price: fresh!.price * 0.03, deal_starts_at: minutesAgo(1) });

    await visit(page, '/deals');
    await expect(page.getByRole('heading', { level: 1, name: t('storefront:deals.heading') })).toBeVisible();
    await expect(order).toHaveValue('newest');
    await expect(shown.nth(0)).toContainText(nameOf(fresh));
    await expect(shown.nth(1)).toContainText(nameOf(deep));
    await expect(shown.nth(1)).toContainText('98');

    await order.selectOption({ label: t('storefront:deals.sortDiscount') });
    await expect(page).toHaveURL((url) => url.search === '?sort=discount');
    await expect(shown.nth(0)).toContainText(nameOf(deep));
    await expect(shown.nth(1)).toContainText(nameOf(fresh));
    await page.reload();
    await expect(order).toHaveValue('discount');
    await expect(shown.nth(0)).toContainText(nameOf(deep));

    await page.goBack();
    await expect(order).toHaveValue('newest');
    await expect(shown.nth(0)).toContainText(nameOf(fresh));
  } finally {
    for (const card of [deep!, fresh!])
      await changeAsSeller(card, { discounted_price: null, deal_starts_at: null });
  }
  await page.context().close();
});

test('deals are filtered and paged, and Back restores the scroll position (ar) @deals-filtered', async ({
  browser,
}) => {
  const { data } = await connect();
  const all = await searchProducts(data, { on_deal: true, sort: 'discount' });
  const brand = all.facets.brands.find(({ count }) => count < all.total)!;
  const { page, t } = await enter(browser, 'ar');
  const status = page.getByRole('main').getByRole('status').first();
  const filters = page.getByRole('navigation', { name: t('storefront:listing.filters') }).first();
  const shown = articles(page, t('storefront:listing.products'));

  await test.step('has all filters except that for deals, and each can be removed', async () => {
    // A cached page may be sent for a second after the changes of the test before.
    await expect(async () => {
      await visit(page, '/deals?sort=discount');
      await expect(status).toContainText(String(all.total), { timeout: 1_000 });
    }).toPass();
    await expect(
      filters.getByRole('checkbox', { name: new RegExp(`^${t('storefront:listing.onDeal')} `) }),
    ).toHaveCount(0);
    await filters.getByRole('checkbox', { name: `${brand.value} ${brand.count}`, exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('brand') === brand.value);
    await expect(status).toContainText(String(brand.count));
    await expect(shown).toHaveCount(Math.min(24, brand.count));
    const chip = t('storefront:listing.removeFilter', { name: brand.value });
    await page.getByRole('link', { name: chip }).click();
    await expect(page).toHaveURL((url) => url.search === '?sort=discount');
    await expect(status).toContainText(String(all.total));
  });

  await test.step('filters without a match link back to all deals', async () => {
    const from = filters.getByRole('textbox', { name: t('storefront:listing.priceFrom') });
    await from.fill('٩٩٩٩٩٩٩٩٩');
    await from.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('price_min') === '999999999');
    await expect(page.getByRole('heading', { name: t('storefront:listing.empty') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('storefront:listing.clearAll') })
      .last()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/deals' && url.search === '?sort=discount');
    await expect(shown).toHaveCount(24);
  });

  await test.step('opens the next page, a product, and returns to the same position', async () => {
    await page.getByRole('link', { name: t('common:pagination.page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2');
    await expect(
      page.getByRole('link', { name: t('common:pagination.currentPage', { page: 2 }) }),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const last = shown.last();
    const name = await last.getByRole('heading').innerText();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await last.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.search === '?sort=discount&page=2');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await expect(last).toBeInViewport();
  });
  await page.context().close();
});
