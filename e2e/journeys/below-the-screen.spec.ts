import { expect, type Page } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilAlive, untilFontsJoin, visit } from '../fixtures/people.ts';
import { addressOf, hold, laterFonts } from '../fixtures/served.ts';
import { words } from '../fixtures/words.ts';

/** Where the language does not matter, the one that asks for more stands for both. */
const language = 'ar';

test('a reload far down a product stays in place (ar)', async ({ page }) => {
  const { searched } = await chooseGoods();
  await visit(page, addressOf(`/product/${searched.id}`, language));
  await untilFontsJoin(page);
  const related = page.getByRole('heading', { name: words(language)('product:related') });
  await related.evaluate((heading) => heading.scrollIntoView());
  const top = () => related.evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  const before = await top();
  await page.reload();
  await untilAlive(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
});

test('what lies below a product waits for a lost network, and the page stays (ar)', async ({
  page,
  context,
}) => {
  const { searched } = await chooseGoods();
  const name = searched[`name_${language}`];
  const t = words(language);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(addressOf(`/product/${searched.id}`, language));
  await untilAlive(page);
  await context.setOffline(true);
  const card = page
    .getByRole('region', { name: t('product:related') })
    .getByRole('article')
    .first();
  await card.scrollIntoViewIfNeeded();
  await expect(page.getByText(t('shell:connection.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();

  const other = (await card.getByRole('heading').textContent())!;
  await card.getByRole('button', { name: t('common:product.addToWishlist', { product: other }) }).click();
  await context.setOffline(false);
  await expect(page.getByText(t('common:addedToWishlist'))).toBeVisible();
});

/** Headings of the home page, from the one on the screen to the last one far below. */
const headings = (page: Page) => page.getByRole('main').locator('h1, h2');

test('what lies below the screen waits while the other fonts join, and comes again whole (ar)', async ({
  page,
}) => {
  const release = await hold(page, laterFonts);
  await page.addInitScript(watchHeadings);
  await page.goto(addressOf('/', language));
  await untilAlive(page);
  release();
  await untilFontsJoin(page);
  const waited = await waitedOf(page);
  expect(waited).not.toEqual([]);
  expect(Math.min(...waited)).toBeGreaterThan(page.viewportSize()!.height);
  for (const heading of await headings(page).all()) await expect(heading).toBeVisible();
  expect(await countHiddenTiles(page)).toBe(0);
});

test('nothing waits on a page whose fonts are all there (en)', async ({ page }) => {
  await page.addInitScript(watchHeadings);
  await page.goto(addressOf('/', 'en'));
  await untilAlive(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await waitedOf(page)).toEqual([]);
});

const acts = {
  'when the page moves': (page: Page) => page.mouse.wheel(0, 400),
  'at a key': (page: Page) => page.keyboard.press('Tab'),
};
for (const [when, act] of Object.entries(acts)) {
  test(`what waits below comes at once ${when}, however busy the browser is (ar)`, async ({ page }) => {
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      const isWaiting = () =>
        [...document.querySelectorAll('main h2')].some((heading) => !heading.checkVisibility());
      window.requestIdleCallback = (work, options) => (isWaiting() ? 0 : whenIdle(work, options));
    });
    await page.goto(addressOf('/', language));
    await expect(headings(page).last()).toBeHidden();
    expect(await countHiddenTiles(page)).toBeGreaterThan(10);
    await act(page);
    for (const heading of await headings(page).all()) await expect(heading).toBeVisible();
    expect(await countHiddenTiles(page)).toBe(0);
  });
}

/** How many goods have their place on the page and cannot be seen there. */
function countHiddenTiles(page: Page): Promise<number> {
  const tiles = page.getByRole('main').locator('li');
  return tiles.evaluateAll(
    (all) => all.filter((tile) => tile.getBoundingClientRect().height > 0 && !tile.checkVisibility()).length,
  );
}

/** Runs in the page: collects in `window.waited` how far down, in px, each heading stood when it could not be seen. */
function watchHeadings(): void {
  const waited: number[] = [];
  Object.assign(window, { waited });
  const note = () => {
    for (const heading of document.querySelectorAll('main h1, main h2')) {
      const { top, height } = heading.getBoundingClientRect();
      if (height > 0 && !heading.checkVisibility()) waited.push(top);
    }
  };
  new MutationObserver(note).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['style'],
  });
}

/** What `watchHeadings` has collected so far. */
function waitedOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { waited: number[] }).waited);
}
