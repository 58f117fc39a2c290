// What the first view of the shop's pages costs, as medians of three visits with an
// empty cache: node e2e/bench/first-view.ts [origin], with the seeded product started.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';

interface View {
  /** Bytes of all scripts, as compressed for the way. */
  scripts: number;
  /** Bytes of everything, as compressed for the way. */
  total: number;
  requests: number;
  /** Cumulative layout shift. */
  shift: number;
}

const origin = process.argv[2] ?? `http://localhost:${process.env.MAWAD_SHELL_PORT || 3000}`;
const visits = 3;
/** A page has settled when it asked for nothing more in this time, in ms. */
const quiet = 1000;
const languages = ['en', 'ar'] as const;
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
type Screen = keyof typeof screens;

const renderedByBrowser = ['/cart', '/checkout', '/login', '/my-orders'];

async function main() {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const executablePath = installed.find((path) => path && existsSync(path));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    console.table(await measureAll(browser));
  } finally {
    await browser.close();
  }
}

async function measureAll(browser: Browser): Promise<unknown[]> {
  const rows: unknown[] = [];
  const paths = ['/', '/products', ...(await linkedPages(browser)), '/search?q=drill', ...renderedByBrowser];
  for (const path of paths) {
    for (const language of languages) {
      for (const screen of Object.keys(screens) as Screen[]) {
        const view = await medianView(browser, path, language, screen);
        rows.push({ page: decodeURI(path), language, screen, ...view });
      }
    }
  }
  return rows;
}

/** A category and a product, as the home page links to them. */
async function linkedPages(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(origin);
  const firstLink = async (start: string) => (await page.getAttribute(`main a[href^="${start}"]`, 'href'))!;
  const paths = [await firstLink('/category/'), await firstLink('/product/')];
  await page.close();
  return paths;
}

async function medianView(browser: Browser, path: string, language: string, screen: Screen): Promise<View> {
  const url = new URL(path, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  const views: View[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({ viewport: screens[screen] });
    views.push(await measure(context, url.href));
    await context.close();
  }
  const median = (part: keyof View) => views.map((view) => view[part]).sort((a, b) => a - b)[visits >> 1]!;
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
  while (Date.now() - lastRequest < quiet) await page.waitForTimeout(quiet / 4);
  view.shift = await readShift(page);
  return view;
}

declare global {
  var layoutShift: number;
}

/** Runs in the page before anything of it. */
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
