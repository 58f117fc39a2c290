import { expect, type Page } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilFontsJoin, untilHydrated, visit } from '../fixtures/people.ts';
import { addressOf, hold, laterFonts } from '../fixtures/served.ts';
import { words } from '../fixtures/words.ts';

/** Where the language does not matter, Arabic stands for both: it is right to left and has more fonts. */
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
  await untilHydrated(page);
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
  await untilHydrated(page);
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

test.describe('while the fonts join that an Arabic page was not first read in', () => {
  test('the screen can be read, and what lies below it comes step by step', async ({ page }) => {
    const giveIdleTime = await stopWhileFontsJoin(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const before = await countProducts(page);
    await expect(async () => {
      await giveIdleTime();
      expect((await countProducts(page)).drawn).toBeGreaterThan(before.drawn);
    }).toPass({ intervals: [50], timeout: 15_000 });
    expect((await countProducts(page)).drawn).toBeLessThan(before.placed);
    await expect(async () => {
      await giveIdleTime();
      await expectAllDrawn(page);
    }).toPass({ intervals: [50], timeout: 15_000 });
  });

  const acts = {
    'as the page moves': (page: Page) => page.mouse.wheel(0, 400),
    'at a key': (page: Page) => page.keyboard.press('Tab'),
  };
  for (const [when, act] of Object.entries(acts)) {
    test(`all of the page comes at once ${when}, however busy the browser is`, async ({ page }) => {
      await stopWhileFontsJoin(page);
      await act(page);
      await expect(() => expectAllDrawn(page)).toPass({ timeout: 15_000 });
    });
  }
});

test('all of a page is there from the beginning where its first font is its only one (en)', async ({
  page,
}) => {
  await page.addInitScript(stopIdleTime);
  await page.goto(addressOf('/', 'en'));
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await expectAllDrawn(page);
});

/** How many products have a place on the page at this width, and how many of them the browser draws, on the screen or below it. */
function countProducts(page: Page): Promise<{ placed: number; drawn: number }> {
  return page.evaluate(() => {
    const placed = [...document.querySelectorAll('main article')].filter(
      (product) => product.getClientRects().length > 0,
    );
    return { placed: placed.length, drawn: placed.filter((product) => product.checkVisibility()).length };
  });
}

async function expectAllDrawn(page: Page): Promise<void> {
  const { placed, drawn } = await countProducts(page);
  expect(placed).toBeGreaterThan(10);
  expect(drawn).toBe(placed);
}

/**
 * Opens the Arabic home page and lets its other fonts come once it is hydrated, but no idle time, in which the browser
 * would draw what lies below the screen again. Answers what lets the work go on that waits for idle time now.
 */
async function stopWhileFontsJoin(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, laterFonts);
  await page.addInitScript(stopIdleTime);
  await page.goto(addressOf('/', language));
  await untilHydrated(page);
  release();
  await expect(async () => {
    const { placed, drawn } = await countProducts(page);
    expect(drawn).toBeLessThan(placed);
  }).toPass({ timeout: 15_000 });
  return () => page.evaluate(() => (window as unknown as { giveIdleTime: () => void }).giveIdleTime());
}

/** Runs in the page: once a product is not drawn, what waits for idle time goes on only when `giveIdleTime` is called. */
function stopIdleTime(): void {
  const whenIdle = window.requestIdleCallback.bind(window);
  const isDrawn = (product: Element) => product.checkVisibility() || product.getClientRects().length === 0;
  let waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (work, options) =>
    [...document.querySelectorAll('main article')].every(isDrawn)
      ? whenIdle(work, options)
      : waiting.push(work);
  Object.assign(window, {
    giveIdleTime: () => {
      const works = waiting;
      waiting = [];
      for (const work of works) whenIdle(work);
    },
  });
}
