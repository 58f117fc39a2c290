import { expect } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilCached } from '../fixtures/cached.ts';
import { loseNetwork } from '../fixtures/network.ts';
import { enter, visit } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

test('pages opened before can be read without a network (ar) @offline', async ({ browser }) => {
  const { browsed, searched, category } = await chooseGoods();
  const { page, t } = await enter(browser, 'ar');
  const context = page.context();
  const name = browsed.name_ar;
  const offlineBar = page.getByText(t('shell:connection.offline'));

  await visit(page, '/');
  await untilCached(page, ['home']);
  await visit(page, `/category/${category}`);
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page
    .getByRole('button', { name: t('common:actions.addToCart') })
    .first()
    .click();
  await untilCached(page, ['detail', browsed.id]);

  const reconnect = await loseNetwork(page);
  await expect(offlineBar).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(offlineBar).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(`/category/${category}`);
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
  await expect(page.getByText(t('ordering:cart.quoteFailedHint'))).toBeVisible();

  await page.goto(`/product/${searched.id}`);
  await expect(page.getByText(t('common:states.notSeenTitle'))).toBeVisible();
  await page.getByRole('link', { name: t('common:actions.goHome') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('home:heading') })).toBeVisible();

  await page.goto(`/product/${searched.id}`);
  await expect(offlineBar).toBeVisible();
  await reconnect();
  await expect(page.getByText(t('shell:connection.back'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: searched.name_ar })).toBeVisible();
  await context.close();
});
