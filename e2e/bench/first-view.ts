// Measures the first view of the shop's pages, as medians of three visits with an empty cache: node
// e2e/bench/first-view.ts [origin]. Needs the started product with its seed.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { quantile } from './quantile.ts';
import { addressOf, languages, launchBrowser, linkedPages } from './shop.ts';

interface View {
  /** Compressed bytes of all scripts. */
  scripts: number;
  /** Compressed bytes of all requests. */
  total: number;
  requests: number;
  shift: number;
}

const visits = 3;
/** Time in ms without a request after which a page has settled. */
const quietTime = 1000;
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
type Screen = keyof typeof screens;

const renderedByBrowser = ['/cart', '/checkout', '/login', '/my-orders'];

async function main() {
  const browser = await launchBrowser();
  try {
    console.table(await measureAll(browser));
  } finally {
    await browser.close();
  }
}

async function measureAll(browser: Browser): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const language of languages) {
    const { category, product } = await linkedPages(browser, language);
    const paths = ['/', '/products', category, product, '/search?q=drill', ...renderedByBrowser];
    for (const path of paths) {
      for (const screen of Object.keys(screens) as Screen[]) {
        const view = await medianView(browser, path, language, screen);
        rows.push({ page: decodeURI(path), language, screen, ...view });
      }
    }
  }
  return rows;
}

async function medianView(browser: Browser, path: string, language: string, screen: Screen): Promise<View> {
  const views: View[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({ viewport: screens[screen], serviceWorkers: 'block' });
    views.push(await measure(context, addressOf(path, language)));
    await context.close();
  }
  const median = (part: keyof View) =>
    quantile(
      views.map((view) => view[part]),
      0.5,
    );
  return {
    scripts: median('scripts'),
    total: median('total'),
    requests: median('requests'),
    shift: Number(median('shift').toFixed(4)),
  };
}

async function measure(context: BrowserContext, url: string): Promise<View> {
  const page = await context.newPage();
  const view: View = { scripts: 0, total: 0, requests: 0, shift: 0 };
  let lastRequest = Date.now();
  page.on('request', () => (lastRequest = Date.now()));
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    view.requests += 1;
    view.total += responseBodySize;
    if (request.resourceType() === 'script') view.scripts += responseBodySize;
  });
  await page.addInitScript(recordShifts);
  await page.goto(url);
  while (Date.now() - lastRequest < quietTime) await page.waitForTimeout(quietTime / 4);
  view.shift = await readShift(page);
  return view;
}

declare global {
  var layoutShift: number;
}

/** Runs in the page before its scripts. */
function recordShifts() {
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.layoutShift);
}

await main();
