import { expect, type Page } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilHydrated, untilFontsJoin } from '../fixtures/people.ts';
import { addressOf, firstFont, hold, laterFonts, publicPages, watchShifts } from '../fixtures/served.ts';

for (const [language, first, later] of [
  ['en', 'inter', []],
  ['ar', 'arabic-400', ['inter', 'arabic-500', 'arabic-700']],
] as const) {
  test(`the first view preloads one font file, and loads no files of rare characters (${language})`, async ({
    page,
  }) => {
    const html = await (await fetch(addressOf('/', language))).text();
    const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual([expect.stringContaining(first)]);

    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.add(request.url());
    });
    await page.goto(addressOf('/', language));
    await untilHydrated(page);
    await untilFontsJoin(page);
    const families = [first, ...later].sort();
    expect([...requested].map((url) => families.find((family) => url.includes(family))).sort()).toEqual(
      families,
    );
  });
}

for (const { name, path } of publicPages) {
  test(`${name} has no layout shift while its fonts load (ar)`, async ({ page }) => {
    const releaseFirst = await hold(page, firstFont);
    const releaseLater = await hold(page, laterFonts);
    const readShift = await watchShifts(page);
    const goods = await chooseGoods();
    await page.goto(addressOf(path(goods), 'ar'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilPainted(page);
    releaseFirst();
    await untilHydrated(page);
    releaseLater();
    await untilFontsJoin(page);
    await untilPainted(page);
    expect(await readShift()).toBeLessThan(0.01);
  });
}

function untilPainted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}
