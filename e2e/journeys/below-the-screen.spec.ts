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

test('what lies below the screen waits while the other fonts join, and comes again (ar)', async ({
  page,
}) => {
  const hidden = await joinFontsOfHome(page);
  expect(hidden[0]!.top).toBeGreaterThan(900);
  await expect(page.locator('[style*="content-visibility: auto"]').first()).toBeAttached();
});

test('a shelf below the screen comes again tile by tile (ar)', async ({ page }) => {
  const hidden = await joinFontsOfHome(page);
  expect(hidden.filter(({ name }) => name === 'LI').length).toBeGreaterThan(10);
  const tiles = page.locator('li[style*=contain-intrinsic-block-size]');
  const shown = await tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).contentVisibility));
  expect(new Set(shown)).toEqual(new Set(['visible']));
});

test('nothing waits on a page whose fonts are all there (en)', async ({ page }) => {
  await page.addInitScript(watchHiding);
  await page.goto(addressOf('/', 'en'));
  await untilAlive(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await hiddenOf(page)).toEqual([]);
});

const acts = {
  'when the page moves': (page: Page) => page.mouse.wheel(0, 400),
  'at a key': (page: Page) => page.keyboard.press('Tab'),
};
for (const [when, act] of Object.entries(acts)) {
  test(`what waits below comes at once ${when}, however busy the browser is (ar)`, async ({ page }) => {
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      const isWaiting = () => document.querySelector('[style*="content-visibility: hidden"]') !== null;
      window.requestIdleCallback = (work, options) => (isWaiting() ? 0 : whenIdle(work, options));
    });
    await page.goto(addressOf('/', language));
    const hidden = page.locator('[style*="content-visibility: hidden"]');
    await expect(hidden).not.toHaveCount(0);
    await act(page);
    await expect(hidden).toHaveCount(0);
  });
}

/** An element whose contents were hidden, and how far down it stood, in px. */
interface Hidden {
  name: string;
  top: number;
}

/** Runs in the page: collects in `window.hidden` the elements whose contents are hidden. */
function watchHiding(): void {
  const list: Hidden[] = [];
  Object.assign(window, { hidden: list });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { style, nodeName: name } = target as HTMLElement;
      if (style.contentVisibility !== 'hidden') continue;
      list.push({ name, top: (target as HTMLElement).getBoundingClientRect().top });
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
}

/** What `watchHiding` has collected so far. */
function hiddenOf(page: Page): Promise<Hidden[]> {
  return page.evaluate(() => (window as unknown as { hidden: Hidden[] }).hidden);
}

/** Opens the Arabic home page and lets its other fonts come once it is hydrated: what was hidden while they were added. */
async function joinFontsOfHome(page: Page): Promise<Hidden[]> {
  const release = await hold(page, laterFonts);
  await page.addInitScript(watchHiding);
  await page.goto(addressOf('/', language));
  await untilAlive(page);
  release();
  await untilFontsJoin(page);
  return hiddenOf(page);
}
