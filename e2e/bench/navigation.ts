// How long a link takes from the click until the next page's frame and its content are painted:
// node e2e/bench/navigation.ts [--rounds=20] [--only=<part of a row's name>] [address or file.json …].
// An address is a started shop of ours, http://localhost:3000 unless told; a file describes another shop
// (`Shop` below), which the same driver measures in the same run, link by link in turn.
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { paintKeys, type Times, type Wanted, watchPaints } from './painted.ts';
import { quantile } from './quantile.ts';
import { launchBrowser } from './shop.ts';

interface Way extends Wanted {
  /** E.g. `list to product`. */
  name: string;
  /** Path of the page that has the links. */
  from: string;
  /** Selects the links, one for each page that they lead to. */
  link: string;
}

interface Shop {
  name: string;
  origin: string;
  /** What each language adds to the address that is opened, e.g. `{ "ar": "?lang=ar" }`; without it there is one. */
  languages?: Record<string, string>;
  /** An element that is there once the page answers by scripts; the load event unless told. */
  ready?: string;
  ways: Way[];
}

interface Taken extends Times {
  /** Of the main thread from the click on, ms. */
  processor: number;
}

const ours = (origin: string): Shop => ({
  name: 'mawad',
  origin,
  languages: { en: '?lang=en', ar: '?lang=ar' },
  ready: 'html:not([data-rendered])',
  ways: [
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
/** A person's pointer rests about this long on a link before the click, and on a page before the next, ms. */
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
    for (const { shop, language, way, isHovered, rate, name } of allRows()) {
      if (!name.includes(only)) continue;
      const { first, later } = await measure(browser, shop, language, way, isHovered, rate);
      const row = { navigation: name, ...figures(first, later) };
      console.table([row]);
      rows.push(row);
    }
  } finally {
    await browser.close();
  }
  console.table(rows);
}

/** Shops take turns row by row, so that a slow minute of the machine meets all of them. */
function allRows() {
  const rows = shops.flatMap((shop) =>
    Object.keys(shop.languages ?? { '': '' }).flatMap((language) =>
      shop.ways.flatMap((way) =>
        rates.flatMap((rate) =>
          [true, false].map((isHovered) => ({
            ...{ shop, language, way, rate, isHovered },
            order: `${way.name} ${rate} ${isHovered}`,
            name: [shop.name, language, way.name, isHovered ? 'hovered' : 'not hovered', `${rate}×`]
              .filter(Boolean)
              .join(', '),
          })),
        ),
      ),
    ),
  );
  return rows.toSorted((a, b) => a.order.localeCompare(b.order));
}

function figures(first: Taken[], later: Taken[]) {
  const ms = (times: Taken[], name: keyof Taken, part: number) =>
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

/** Follows each link of the page once; the first after opening it also fetches code and stands apart. */
async function measure(
  browser: Browser,
  shop: Shop,
  language: string,
  way: Way,
  isHovered: boolean,
  rate: number,
): Promise<{ first: Taken[]; later: Taken[] }> {
  const first: Taken[] = [];
  const later: Taken[] = [];
  while (later.length < rounds) {
    const context = await browser.newContext({ viewport: screen });
    const page = await context.newPage();
    await page.addInitScript(watchPaints, paintKeys);
    await page.goto(new URL(way.from + (shop.languages?.[language] ?? ''), shop.origin).href);
    if (shop.ready) await page.locator(shop.ready).waitFor({ state: 'attached' });
    const processor = await context.newCDPSession(page);
    const links = page.locator(way.link);
    await links.first().waitFor();
    const targets = await links.evaluateAll(targetsOf);
    if (targets.length < 2) throw new Error(`${way.from} has ${targets.length} links: ${way.link}`);
    await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (let turn = 0; turn < targets.length && later.length < rounds; turn += 1) {
      const taken = await follow(page, processor, way, turn, isHovered, rate);
      (turn === 0 ? first : later).push(taken);
      await page.goBack();
      // The page that was left may have such links too.
      while ((await links.evaluateAll(targetsOf)).join() !== targets.join()) await page.waitForTimeout(50);
    }
    await context.close();
  }
  return { first, later };
}

async function follow(
  page: Page,
  processor: CDPSession,
  way: Way,
  turn: number,
  isHovered: boolean,
  rate: number,
): Promise<Taken> {
  const link = page.locator(way.link).nth(turn);
  await page.mouse.move(1, 1);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(pause);
  await processor.send('Emulation.setCPUThrottlingRate', { rate });
  if (isHovered) {
    await link.hover();
    await page.waitForTimeout(pause * rate);
  }
  const before = await processorTime(processor);
  await page.evaluate(ask, [...paintKeys, JSON.stringify({ content: way.content, frame: way.frame })]);
  await link.click({ noWaitAfter: true });
  const times = await page.waitForFunction(answer, paintKeys[1]!, { polling: 50, timeout: 30_000 });
  const after = await processorTime(processor);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...(JSON.parse((await times.jsonValue())!) as Times), processor: after - before };
}

/** What the page's main thread has worked so far, ms of processor time, which a busy machine hardly stretches. */
async function processorTime(processor: CDPSession): Promise<number> {
  const { metrics } = await processor.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Runs in the page. */
function targetsOf(links: Element[]): string[] {
  return links.map((link) => (link as HTMLAnchorElement).href);
}

/** Runs in the page. */
function ask([wantedKey, timesKey, wanted]: string[]): void {
  sessionStorage.removeItem(timesKey!);
  sessionStorage.setItem(wantedKey!, wanted!);
}

/** Runs in the page. */
function answer(timesKey: string): string | null {
  return sessionStorage.getItem(timesKey);
}

await main();
