// Runs Lighthouse (mobile) on the shop's pages and prints medians of five rounds: node
// e2e/bench/lighthouse.ts [origin] [page …]. Needs the started product with its seed. The first row is the
// home page without its scripts, as the cost of HTML, styles and pictures on this machine. Blocking time is
// shown by the clock and by processor time, which a busy machine distorts less. Lighthouse is run through npx
// and is not a dependency.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { untilIdle } from './idle.ts';
import { processorBlocking, type TraceEvent } from './processor-blocking.ts';
import { quantile } from './quantile.ts';
import { addressOf, browserPath, languages, launchBrowser, linkedPages } from './shop.ts';

const lighthouse = 'lighthouse@12.8.2';
const runs = 5;
const bare = 'home, no scripts';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const folder = mkdtempSync(join(tmpdir(), 'mawad-lighthouse-'));

interface Report {
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
  /** In ms; see processorBlocking. */
  processorBlocking: number;
}
interface SentRequest {
  url: string;
  transferSize: number;
  resourceType: string;
  networkRequestTime: number;
}
interface Audit {
  id: string;
  score: number | null;
  numericValue?: number;
  details?: { items: SentRequest[] };
}

interface Page {
  name: string;
  language: string;
  url: string;
  reports: Report[];
}

async function main() {
  const chosen = process.argv.slice(3);
  const pages = (await inBrowser(allPages)).filter(
    ({ name }) => name === bare || chosen.length === 0 || chosen.includes(name),
  );
  console.log(`Measured in ${browserPath}`);
  // In rounds, so that a slow minute of the machine affects one run of each page instead of all runs of one
  // page.
  for (let run = 0; run < runs; run += 1) {
    for (const { name, language, url, reports } of pages) {
      reports.push(await audit(url, name === bare ? ['--blocked-url-patterns=*.js'] : []));
      console.table([describe(name, language, reports.slice(-1))]);
    }
  }
  console.table(pages.map(({ name, language, reports }) => describe(name, language, reports)));
  const findings = pages
    .filter(({ name }) => name !== bare)
    .flatMap(({ name, language, reports }) =>
      reports.flatMap(failedAudits).map((id) => `${name} (${language}): ${id}`),
    );
  for (const finding of new Set(findings)) console.log(finding);
}

async function allPages(browser: Browser): Promise<Page[]> {
  const pages: Page[] = [];
  for (const language of languages) {
    const { category, product } = await linkedPages(browser, language);
    const paths = { [bare]: '/', home: '/', category, product, search: '/search?q=drill' };
    for (const [name, path] of Object.entries(paths))
      pages.push({ name, language, url: addressOf(path, language), reports: [] });
  }
  return pages;
}

/** Closes the browser afterwards, so that nothing else runs while Lighthouse measures. */
async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const tries = 3;

/** Occasionally a browser's trace is unusable, and Lighthouse ends with an error that asks to run again. */
async function audit(url: string, flags: string[], attempt = 1): Promise<Report> {
  try {
    return await auditOnce(url, flags);
  } catch (error) {
    if (attempt === tries) throw error;
    return audit(url, flags, attempt + 1);
  }
}

async function auditOnce(url: string, more: string[]): Promise<Report> {
  const path = join(folder, 'report.json');
  const flags = [
    `--only-categories=${categories.join()}`,
    '--output=json',
    `--output-path=${path}`,
    '--save-assets',
    '--quiet',
    ...more,
  ];
  await warmUp(url);
  await untilIdle();
  const chrome = '--chrome-flags=--headless=new --no-sandbox';
  await run('npx', ['--yes', lighthouse, url, ...flags, chrome]);
  const report = JSON.parse(readFileSync(path, 'utf8')) as Omit<Report, 'processorBlocking'>;
  const trace = JSON.parse(readFileSync(join(folder, 'report-0.trace.json'), 'utf8')) as {
    traceEvents: TraceEvent[];
  };
  return { ...report, processorBlocking: processorBlocking(trace.traceEvents) };
}

/**
 * Opens the page once, because a system that evicts files from memory early would read the browser from disk
 * during the measurement.
 */
async function warmUp(url: string): Promise<void> {
  await inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(url);
  });
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHROME_PATH: browserPath };
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[1]} ended with ${code}`)),
    );
  });
}

function describe(page: string, language: string, reports: Report[]) {
  const median = (read: (report: Report) => number) => quantile(reports.map(read), 0.5);
  const value = (id: string) => median(({ audits }) => audits[id]!.numericValue!);
  const score = (category: (typeof categories)[number]) =>
    median((report) => Math.round(report.categories[category].score * 100));
  const bytes = (report: Report, kind?: string) =>
    firstView(report).reduce(
      (sum, item) => sum + (!kind || item.resourceType === kind ? item.transferSize : 0),
      0,
    );
  return {
    page,
    language,
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    'of processor time': Math.round(median((report) => report.processorBlocking)),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'script KB': Math.round(median((report) => bytes(report, 'Script')) / 1024),
    'all KB': Math.round(median((report) => bytes(report)) / 1024),
    requests: median((report) => firstView(report).length),
  };
}

/** Requests of the page itself: those before the service worker starts to cache. */
function firstView({ audits }: Report): SentRequest[] {
  const { items } = audits['network-requests']!.details!;
  const worker = items.find(({ url }) => url.endsWith('/service-worker.js'));
  return items.filter((item) => !worker || item.networkRequestTime < worker.networkRequestTime);
}

/** Audits that kept a category other than performance below 100. */
function failedAudits({ categories: found, audits }: Report): string[] {
  return categories
    .slice(1)
    .flatMap((category) =>
      found[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score < 1)
        .map(({ id }) => `${category}/${id}`),
    );
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
