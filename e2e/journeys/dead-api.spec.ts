import { expect } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilCached } from '../fixtures/cached.ts';
import { enter, visit } from '../fixtures/people.ts';
import { openSecondShop, type SecondShop } from '../fixtures/second-shop.ts';
import { openUnreliableApi, type UnreliableApi } from '../fixtures/unreliable-api.ts';

test.use({ serviceWorkers: 'allow' });

let api: UnreliableApi;
let shop: SecondShop;

test.beforeAll(async () => {
  api = await openUnreliableApi();
  shop = await openSecondShop({ api: api.url });
});

test.afterAll(async () => {
  await shop?.close();
  await api?.close();
});

for (const fault of ['refused', 'answered with 503'] as const) {
  test(`while every call is ${fault}, shows cached pages, and loads others automatically later (ar) @api-down`, async ({
    browser,
  }) => {
    const { browsed, searched, category } = await chooseGoods();
    const nameOf = (card: typeof browsed) => card.name_ar;
    const { page, t } = await enter(browser, 'ar', shop.url);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const connectionMessage = (state: 'unanswered' | 'back') =>
      page.getByText(t(`shell:connection.${state}`));
    const fail = () => (fault === 'refused' ? api.refuse() : api.respondOnly(503));
    await visit(page, `/category/${category}`);
    await page
      .getByRole('article')
      .filter({ hasText: nameOf(browsed) })
      .getByRole('link')
      .first()
      .click();
    await expect(heading(nameOf(browsed))).toBeVisible();
    await untilCached(page, ['detail', browsed.id]);

    await fail();
    try {
      await test.step('a page that was opened before', async () => {
        await page.reload();
        await expect(heading(nameOf(browsed))).toBeVisible();
        await expect(connectionMessage('unanswered')).toBeVisible();
        await page.goto(`/category/${category}`);
        await expect(page.getByRole('article').filter({ hasText: nameOf(browsed) })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      });

      await test.step('a page that is not cached shows an error, and loads later without a reload', async () => {
        await page.goto(`/product/${searched.id}`);
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          t('storefront:page.loadFailed'),
        );
        await expect(connectionMessage('unanswered')).toBeVisible();
        await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
        await api.restore();
        await expect(heading(nameOf(searched))).toBeVisible({ timeout: 30_000 });
        await expect(connectionMessage('unanswered')).toBeHidden();
        expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true);
      });

      await test.step('within an open page, navigates to a cached page, and reconnects', async () => {
        await fail();
        await page.goBack();
        await expect(page.getByRole('article').filter({ hasText: nameOf(browsed) })).toBeVisible();
        await page
          .getByRole('article')
          .filter({ hasText: nameOf(browsed) })
          .getByRole('link')
          .first()
          .click();
        await expect(heading(nameOf(browsed))).toBeVisible();
        await api.restore();
        await expect(connectionMessage('unanswered')).toBeHidden({ timeout: 30_000 });
      });
    } finally {
      await api.restore();
    }
    await page.context().close();
  });
}
