import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { visit } from '../fixtures/people.ts';
import { copyBuild, deployRebuilt } from '../fixtures/rebuilt.ts';
import { openSecondShop, type SecondShop } from '../fixtures/second-shop.ts';
import { words } from '../fixtures/words.ts';

const builds = mkdtempSync(join(tmpdir(), 'mawad-builds-'));
const storefront = join(builds, 'storefront');
const shell = join(builds, 'shell');
const t = words('en');
const heading = t('storefront:categories.heading');
const newHeading = `${heading}, sorted anew`;
let shop: SecondShop;

test.beforeAll(async () => {
  copyBuild('storefront', storefront);
  shop = await openSecondShop({ builds });
});

test.afterAll(async () => {
  await shop?.close();
  rmSync(builds, { recursive: true, force: true });
});

test('a rebuilt remote is live after a reload without a deployment of the shell; open tabs continue to work @remote-redeploy', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url });
  const openTab = await context.newPage();
  await visit(openTab, '/');

  deployRebuilt(storefront, heading, newHeading);
  const served = async () => (await fetch(`${shop.url}/categories`)).text();
  await expect.poll(served, { message: 'the new build in the served HTML' }).toContain(newHeading);

  await openTab.locator('main a[href="/categories"]').first().click();
  await expect(openTab.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();

  const newTab = await context.newPage();
  await visit(newTab, '/categories');
  await expect(newTab.getByRole('heading', { level: 1, name: newHeading })).toBeVisible();

  await openTab.reload();
  await expect(openTab.getByRole('heading', { level: 1, name: newHeading })).toBeVisible();
});

/** Opens a page that the browser renders; returns it with its console errors. */
async function openCart(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ baseURL: shop.url });
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto('/cart');
  return { page, errors };
}

const updated = (page: Page) => page.getByRole('alert').filter({ hasText: t('shell:remote.mismatchTitle') });
const cart = (page: Page) => page.getByText(t('ordering:cart.empty'));

test('a remote that needs missing exports of the shell is refused with a message until both are deployed', async ({
  browser,
}) => {
  deployRebuilt(storefront, 'LinearProgress', 'LinearGauge');
  const newerRemote = await openCart(browser);
  await expect(updated(newerRemote.page)).toBeVisible();
  await expect
    .poll(() => newerRemote.errors.join())
    .toContain('LinearGauge of @mawad/shared-ui/kit/mui-more.ts');

  await shop.close();
  copyBuild('shell', shell);
  deployRebuilt(shell, 'LinearProgress', 'LinearGauge');
  shop = await openSecondShop({ builds });
  await updated(newerRemote.page)
    .getByRole('button', { name: t('shell:remote.reload') })
    .click();
  await expect(cart(newerRemote.page)).toBeVisible();

  rmSync(storefront, { recursive: true });
  copyBuild('storefront', storefront);
  const olderRemote = await openCart(browser);
  await expect(updated(olderRemote.page)).toBeVisible();
  await expect
    .poll(() => olderRemote.errors.join())
    .toContain('LinearProgress of @mawad/shared-ui/kit/mui-more.ts');
});
