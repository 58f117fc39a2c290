import { expect, type Page } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilFontsJoin, untilHydrated, visit } from '../fixtures/people.ts';
import { addressOf, hold, laterFonts } from '../fixtures/served.ts';
import { words } from '../fixtures/words.ts';

/** Language of tests in which it does not matter: Arabic is right-to-left and has more fonts. */
const language = 'ar';

test('restores the scroll position when a product page is reloaded (ar)', async ({ page }) => {
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

test('loads the parts below a product after a lost network is back (ar)', async ({ page, context }) => {
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

test.describe('while later fonts are added to an Arabic page', () => {
  test('shows the screen, and lays out the parts below it step by step', async ({ page }) => {
    const runIdleTasks = await stopWhileFontsJoin(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const before = await countProducts(page);
    await expect(async () => {
      await runIdleTasks();
      expect((await countProducts(page)).drawn).toBeGreaterThan(before.drawn);
    }).toPass({ intervals: [50], timeout: 15_000 });
    expect((await countProducts(page)).drawn).toBeLessThan(before.placed);
    await expect(async () => {
      await runIdleTasks();
      await expectAllDrawn(page);
    }).toPass({ intervals: [50], timeout: 15_000 });
  });

  const acts = {
    'on scroll': (page: Page) => page.mouse.wheel(0, 400),
    'on a key press': (page: Page) => page.keyboard.press('Tab'),
  };
  for (const [when, act] of Object.entries(acts)) {
    test(`shows the whole page immediately ${when}, even if the browser is busy`, async ({ page }) => {
      await stopWhileFontsJoin(page);
      await act(page);
      await expect(() => expectAllDrawn(page)).toPass({ timeout: 15_000 });
    });
  }
});

test('shows the whole page from the beginning if it has only one font (en)', async ({ page }) => {
  await page.addInitScript(stopIdleTime);
  await page.goto(addressOf('/', 'en'));
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await expectAllDrawn(page);
});

/**
 * Number of products laid out on the page at this width, and how many of them the browser draws, on the
 * screen or below.
 */
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
 * Opens the Arabic home page and adds its later fonts after hydration, but without idle time, in which the
 * browser would show the parts below the screen again. Returns a function that runs the waiting idle tasks.
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
  return () => page.evaluate(() => (window as unknown as { runIdleTasks: () => void }).runIdleTasks());
}

/** Runs in the page: once a product is not drawn, idle tasks wait until `runIdleTasks` is called. */
function stopIdleTime(): void {
  const whenIdle = window.requestIdleCallback.bind(window);
  const isDrawn = (product: Element) => product.checkVisibility() || product.getClientRects().length === 0;
  let waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (work, options) =>
    [...document.querySelectorAll('main article')].every(isDrawn)
      ? whenIdle(work, options)
      : waiting.push(work);
  Object.assign(window, {
    runIdleTasks: () => {
      const works = waiting;
      waiting = [];
      for (const work of works) whenIdle(work);
    },
  });
}
