import type { Browser, Page } from '@playwright/test';
import { quantile } from './quantile.ts';
import { addressOf, languages } from './shop.ts';

const rounds = 20;

/** From the click on a hovered link until the next page's content is painted, in both directions, ms. */
export async function measureNavigation(browser: Browser): Promise<object[]> {
  const rows: object[] = [];
  for (const language of languages) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf('/products', language));
    await page.locator('html:not([data-rendered])').waitFor({ state: 'attached' });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await follow(page, round));
      await page.goBack();
      // Only the list shows so many goods; the address is the list's before the list is there.
      await page.locator('main article').nth(rounds).waitFor();
    }
    await page.close();
    const rounded = (part: number) => Math.round(quantile(times, part));
    rows.push({ navigation: 'list to product', language, 'p50 ms': rounded(0.5), 'p95 ms': rounded(0.95) });
  }
  return rows;
}

/** Hovers a product, waits for what that fetches, clicks, and answers the time to the painted heading. */
async function follow(page: Page, round: number): Promise<number> {
  const link = page.locator('main article a[href^="/product/"]').nth(round);
  await link.hover();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(
    untilPainted,
    new URL((await link.getAttribute('href'))!, page.url()).pathname,
  );
  await link.click();
  return painted;
}

/** Runs in the page. Rejects where the page does not come at all. */
function untilPainted(pathname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), { once: true, capture: true });
    function look() {
      const isThere = clicked > 0 && location.pathname === pathname && document.querySelector('main h1');
      if (isThere) requestAnimationFrame(() => resolve(performance.now() - clicked));
      else if (performance.now() - asked > 30_000) reject(new Error(`${pathname} did not come`));
      else requestAnimationFrame(look);
    }
    look();
  });
}
