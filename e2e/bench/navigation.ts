// Measures the time from a click on a link until the next page's frame and content are painted: node
// e2e/bench/navigation.ts [--rounds=20] [--only=<part of a row's name>] [address or file.json …]. An address
// is that of a started Mawad shop, by default http://localhost:3000; a file describes another shop (`Shop`
// below), which is measured in the same run, alternating row by row.
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { paintKeys, type Times, type Wanted, watchPaints } from './painted.ts';
import { quantile } from './quantile.ts';
import { launchBrowser } from './shop.ts';

interface Route extends Wanted {
  /** For example `list to product`. */
  name: string;
  /** Path of the page with the links. */
  from: string;
  /** Selector of the links, one per target page. */
  link: string;
}

interface Shop {
  name: string;
  origin: string;
  /**
   * Suffix of the address per language, for example `{ "ar": "?lang=ar" }`; absent for a shop with one
   * language.
   */
  languages?: Record<string, string>;
  /** Selector of an element that exists once the page's scripts handle clicks; by default the load event. */
  ready?: string;
  routes: Route[];
}

interface Measured extends Times {
  /** Processor time of the main thread after the click in ms. */
  processor: number;
}

const ours = (origin: string): Shop => ({
  name: 'mawad',
  origin,
  languages: { en: '?lang=en', ar: '?lang=ar' },
  ready: 'html:not([data-rendered])',
  routes: [
    {
      name: 'list to product',
      from: '/products',
      link: 'main article h3 a',
      content: ['main article h1', 'main article button'],
      frame: 'main h1, main > [aria-busy=true]',
    },
    {
      name: 'home to category',
      from: '/',
      link: 'main ul a[href^="/category/"]',
      content: ['main h1', 'main li article h3'],
      frame: 'main h1, main > [aria-busy=true]',
    },
  ],
});

const rates = [1, 4];
/** Time in ms that a pointer stays on a link before the click, and on a page before the next. */
const pause = 300;
const screen = { width: 1440, height: 900 };
const options = new Map(
  process.argv
    .filter((word) => word.startsWith('--'))
    .map((word) => word.slice(2).split('=') as [string, string]),
);
const rounds = Number(options.get('rounds') ?? 20);
const only = options.get('only') ?? '';
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const shops = (given.length > 0 ? given : ['http://localhost:3000']).map((word) =>
  word.endsWith('.json') ? (JSON.parse(readFileSync(word, 'utf8')) as Shop) : ours(word),
);

async function main() {
  const browser = await launchBrowser();
  const rows: object[] = [];
  try {
    for (const { shop, language, route, isHovered, rate, name } of allRows()) {
      if (!name.includes(only)) continue;
      const { first, later } = await measure(browser, shop, language, route, isHovered, rate);
      const row = { navigation: name, ...figures(first, later) };
      console.table([row]);
      rows.push(row);
    }
  } finally {
    await browser.close();
  }
  console.table(rows);
}

/** Shops alternate row by row, so that a slow minute of the machine affects all of them. */
function allRows() {
  const rows = shops.flatMap((shop) =>
    Object.keys(shop.languages ?? { '': '' }).flatMap((language) =>
      shop.routes.flatMap((route) =>
        rates.flatMap((rate) =>
          [true, false].map((isHovered) => ({
            ...{ shop, language, route, rate, isHovered },
            order: `${route.name} ${rate} ${isHovered}`,
            name: [shop.name, language, route.name, isHovered ? 'hovered' : 'not hovered', `${rate}×`]
              .filter(Boolean)
              .join(', '),
          })),
        ),
      ),
    ),
  );
  return rows.toSorted((a, b) => a.order.localeCompare(b.order));
}

function figures(first: Measured[], later: Measured[]) {
  const ms = (times: Measured[], name: keyof Measured, part: number) =>
    Math.round(
      quantile(
        times.map((time) => time[name]),
        part,
      ),
    );
  return {
    'content p50 ms': ms(later, 'content', 0.5),
    'p95 ms': ms(later, 'content', 0.95),
    'frame p50 ms': ms(later, 'frame', 0.5),
    'frame p95 ms': ms(later, 'frame', 0.95),
    'processor p50 ms': ms(later, 'processor', 0.5),
    'first click ms': ms(first, 'content', 0.5),
    rounds: later.length,
  };
}

/**
 * Follows each link of the page once. The first navigation after opening the page also fetches code and is
 * reported separately.
 */
async function measure(
  browser: Browser,
  shop: Shop,
  language: string,
  route: Route,
  isHovered: boolean,
  rate: number,
): Promise<{ first: Measured[]; later: Measured[] }> {
  const first: Measured[] = [];
  const later: Measured[] = [];
  while (later.length < rounds) {
    const context = await browser.newContext({ viewport: screen });
    const page = await context.newPage();
    await page.addInitScript(watchPaints, paintKeys);
    await page.goto(new URL(route.from + (shop.languages?.[language] ?? ''), shop.origin).href);
    if (shop.ready) await page.locator(shop.ready).waitFor({ state: 'attached' });
    const processor = await context.newCDPSession(page);
    const links = page.locator(route.link);
    await links.first().waitFor();
    const targets = await links.evaluateAll(targetsOf);
    if (targets.length < 2) throw new Error(`${route.from} has ${targets.length} links: ${route.link}`);
    await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (let turn = 0; turn < targets.length && later.length < rounds; turn += 1) {
      const measured = await follow(page, processor, route, turn, isHovered, rate);
      (turn === 0 ? first : later).push(measured);
      await page.goBack();
      // The page that was left may contain such links too.
      while ((await links.evaluateAll(targetsOf)).join() !== targets.join()) await page.waitForTimeout(50);
    }
    await context.close();
  }
  return { first, later };
}

async function follow(
  page: Page,
  processor: CDPSession,
  route: Route,
  turn: number,
  isHovered: boolean,
  rate: number,
): Promise<Measured> {
  const link = page.locator(route.link).nth(turn);
  await page.mouse.move(1, 1);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(pause);
  await processor.send('Emulation.setCPUThrottlingRate', { rate });
  if (isHovered) {
    await link.hover();
    await page.waitForTimeout(pause * rate);
  }
  const before = await processorTime(processor);
  await page.evaluate(setWanted, [
    ...paintKeys,
    JSON.stringify({ content: route.content, frame: route.frame }),
  ]);
  await link.click({ noWaitAfter: true });
  const times = await page.waitForFunction(readTimes, paintKeys[1]!, { polling: 50, timeout: 30_000 });
  const after = await processorTime(processor);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...(JSON.parse((await times.jsonValue())!) as Times), processor: after - before };
}

/** Processor time of the page's main thread so far in ms; a busy machine hardly distorts it. */
async function processorTime(processor: CDPSession): Promise<number> {
  const { metrics } = await processor.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Runs in the page. */
function targetsOf(links: Element[]): string[] {
  return links.map((link) => (link as HTMLAnchorElement).href);
}

/** Runs in the page. */
function setWanted([wantedKey, timesKey, wanted]: string[]): void {
  sessionStorage.removeItem(timesKey!);
  sessionStorage.setItem(wantedKey!, wanted!);
}

/** Runs in the page. */
function readTimes(timesKey: string): string | null {
  return sessionStorage.getItem(timesKey);
}

await main();
