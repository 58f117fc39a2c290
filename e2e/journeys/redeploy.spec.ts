import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { visit } from '../fixtures/people.ts';
import { copyBuild, deployRebuilt } from '../fixtures/rebuilt.ts';
import { openSecondShop, type SecondShop } from '../fixtures/second-shop.ts';
import { words } from '../fixtures/words.ts';

const builds = mkdtempSync(join(tmpdir(), 'mawad-builds-'));
const storefront = join(builds, 'storefront');
const heading = words('en')('storefront:categories.heading');
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

test('a rebuilt remote is live after a reload, without a word to the shell; open tabs go on', async ({
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
