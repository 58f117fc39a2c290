import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { saveAddress, newBuyer, orderFor, plentifulProduct, shopAddress } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { untilCached } from '../fixtures/cached.ts';
import { loseNetwork } from '../fixtures/network.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { copyBuild, deployRebuilt } from '../fixtures/rebuilt.ts';
import { openSecondShop, type SecondShop } from '../fixtures/second-shop.ts';

test.use({ serviceWorkers: 'allow' });

const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

const stores = (page: Page) => page.evaluate(() => caches.keys());

test('a disabled service worker is removed with its caches while the page continues to work (ar) @worker-removed', async ({
  browser,
}) => {
  let shop = await openSecondShop({});
  try {
    const { page, t } = await enter(browser, 'ar', shop.url);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await visit(page, '/');
    await untilCached(page, ['home']);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    expect(await stores(page)).toContain('mawad-files');

    await shop.close();
    shop = await openSecondShop({ offline: false });
    await visit(page, '/');
    await expect.poll(() => hasWorker(page)).toBe(false);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.deals') })
      .first()
      .click();
    await expect(heading(t('storefront:deals.heading'))).toBeVisible();

    await visit(page, '/categories');
    await expect(heading(t('storefront:categories.heading'))).toBeVisible();
    await expect.poll(() => stores(page)).toEqual([]);
    expect(await hasWorker(page)).toBe(false);
    await page.context().close();
  } finally {
    await shop.close();
  }
});

test('the worker of the next deployment takes over without mixing files of both (ar) @worker-deployments', async ({
  browser,
}) => {
  test.slow();
  const builds = mkdtempSync(join(tmpdir(), 'mawad-builds-'));
  const folders = ['shell', 'storefront'].map((name) => join(builds, name));
  const filesThere = () =>
    folders.flatMap((folder) =>
      (readdirSync(folder, { recursive: true }) as string[]).map((name) => basename(name)),
    );
  copyBuild('shell', folders[0]!);
  copyBuild('storefront', folders[1]!);
  let shop: SecondShop = await openSecondShop({ builds });
  try {
    const { page, t } = await enter(browser, 'ar', shop.url);
    const context = page.context();
    const heading = (name: string, on = page) => on.getByRole('heading', { level: 1, name, exact: true });
    const before = t('storefront:categories.heading');
    const after = `${before} 2`;
    await visit(page, '/categories');
    await untilCached(page);

    const earlier = new Set(filesThere());
    await shop.close();
    deployRebuilt(folders[0]!, 'No answer within', 'No answer at all within');
    deployRebuilt(folders[1]!, before, after);
    shop = await openSecondShop({ builds });
    const hashed = /\.[0-9a-f]{8}\.js$/;
    const isOfNext = (name: string) => !earlier.has(name);
    const loaded = (on: Page) =>
      on.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname.split('/').at(-1)!)
          .filter((name) => name.endsWith('.js')),
      );
    const scripts = async (on: Page) => (await loaded(on)).filter((name) => hashed.test(name));

    await test.step('the open tab continues with its files', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:nav.deals') })
        .first()
        .click();
      await expect(heading(t('storefront:deals.heading'))).toBeVisible();
      expect((await scripts(page)).filter(isOfNext)).toEqual([]);
    });

    await test.step('the newer worker takes over when the page is idle', async () => {
      await page.addInitScript(countWorkers);
      await visit(page, '/categories');
      await expect(heading(after)).toBeVisible();
      await expect.poll(() => page.evaluate(workerChanges), { timeout: 60_000 }).toBe(1);
      await visit(page, '/categories');
      expect((await scripts(page)).filter((name) => !isOfNext(name))).toEqual([]);
    });

    await test.step('without a network all files are of the next deployment', async () => {
      await untilCached(page);
      await loseNetwork(page);
      for (const path of ['/categories', '/cart']) {
        await page.goto(path);
        await expect(heading(path === '/cart' ? t('ordering:cart.heading') : after)).toBeVisible();
        const now = await scripts(page);
        expect(now.length).toBeGreaterThan(3);
        expect(now.filter((name) => !isOfNext(name))).toEqual([]);
      }
      await expect(page.getByText(t('shell:connection.offline'))).toBeVisible();
    });
    await context.close();
  } finally {
    await shop.close();
    rmSync(builds, { recursive: true, force: true });
  }
});

test('the worker caches no personal data (ar) @worker-privacy', async ({ browser }) => {
  const buyer = await newBuyer('ar');
  await saveAddress(buyer);
  const { orders } = await orderFor(buyer, await plentifulProduct(), 2);
  const number = orders[0]!.number;
  const person = await enter(browser, 'ar');
  const { page, t } = person;
  const personal = [buyer.email, number, shopAddress.full_name, shopAddress.address];
  const cachedTexts = () => page.evaluate(readCachedTexts);
  const found = async () => {
    const texts = await cachedTexts();
    expect(texts.length).toBeGreaterThan(10);
    return personal.filter((one) => texts.some((text) => text.includes(one)));
  };

  await logIn(person, buyer.email, buyer.password);
  await visit(page, '/');
  await untilCached(page, ['home']);
  await visit(page, '/my-orders');
  await expect(page.getByText(number)).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(shopAddress.address);
  await visit(page, '/account/addresses');
  await expect(page.getByRole('main')).toContainText(shopAddress.full_name);
  await visit(page, '/account');
  await expect(page.getByRole('textbox', { name: t('account:fields.email') })).toHaveValue(buyer.email);
  await visit(page, '/deals');
  await untilCached(page, ['search', { on_deal: true, page: 1, page_size: 24, sort: 'newest' }]);
  expect(await found()).toEqual([]);

  await page.getByRole('button', { name: t('shell:account.myAccount') }).click();
  await page.getByRole('menuitem', { name: t('shell:account.signOut') }).click();
  await expect(page.getByRole('button', { name: t('shell:account.account') })).toBeVisible();
  expect(await found()).toEqual([]);

  // The worker keeps the page that guards lead to.
  await visit(page, '/login');
  await loseNetwork(page);
  await page.goto('/my-orders');
  await expect(page.getByText(t('shell:connection.offline'))).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  for (const one of personal) await expect(page.locator('body')).not.toContainText(one);
  await page.context().close();
});

interface CountingWindow {
  workerChanges?: number;
}

/** Runs in the page before its scripts. */
function countWorkers(): void {
  const counting = window as CountingWindow;
  counting.workerChanges = 0;
  navigator.serviceWorker.addEventListener('controllerchange', () => counting.workerChanges!++);
}

/** Runs in the page: number of workers that have taken over since it opened. */
function workerChanges(): number | undefined {
  return (window as CountingWindow).workerChanges;
}

/** Runs in the page: addresses and texts of all entries in the worker's caches. */
async function readCachedTexts(): Promise<string[]> {
  const texts: string[] = [];
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      const response = await store.match(request);
      const isText = /json|html|text/.test(response?.headers.get('content-type') ?? '');
      texts.push(decodeURIComponent(request.url), isText ? await response!.text() : '');
    }
  }
  return texts;
}
