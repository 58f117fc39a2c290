import { expect, type Page } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilHydrated } from '../fixtures/people.ts';
import { addressOf, publicPages, watchShifts } from '../fixtures/served.ts';

const languages = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test('everybody receives the same page, and a browser that has the page receives 304', async () => {
  const request = (headers: Record<string, string>, mark: string) =>
    fetch(addressOf(`/categories?for=${mark}`, 'en'), { headers });
  const signedIn = { authorization: 'Bearer somebody', cookie: 'sb-access-token=somebody' };
  const [visitor, person] = [await request({}, 'one'), await request(signedIn, 'two')];
  const normalized = (html: string) =>
    html.replaceAll('for=two', 'for=one').replaceAll(/"(dataUpdatedAt|dehydratedAt)":\d+/g, '');
  expect(normalized(await person.text())).toBe(normalized(await visitor.text()));
  const etag = visitor.headers.get('etag')!;
  expect((await request({ 'if-none-match': etag }, 'one')).status).toBe(304);
});

for (const { name, path, shows } of publicPages) {
  for (const { language, direction } of languages) {
    test(`${name} is served as HTML with its products (${language}) @html-pages`, async () => {
      const goods = await chooseGoods();
      const response = await fetch(addressOf(path(goods), language));
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<html lang="${language}" dir="${direction}"`);
      expect(html).toContain(escaped(shows(goods)[`name_${language}`]));
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      expect(html).toMatch(/rel="canonical".*hreflang="ar"/i);
      expect(html).not.toContain('MuiSkeleton');
    });

    test(`${name} is hydrated without changes, warnings or layout shifts (${language}) @right-to-left`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      const readShift = await watchShifts(page);
      await page.addInitScript(watchRemovals);
      const goods = await chooseGoods();
      await page.goto(addressOf(path(goods), language));
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(complaints).toEqual([]);
      expect(await readShift()).toBeLessThan(0.01);
      expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([]);
    });
  }
}

for (const path of ['/product/999999999', '/category/there-is-no-such-category', '/no-such-page']) {
  test(`${path} returns 404 in the reader’s language @not-found`, async () => {
    const response = await fetch(addressOf(path, 'ar'));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="ar" dir="rtl"');
  });
}

/**
 * Warnings, errors and exceptions of the page from now on, except those of the service worker, which these
 * tests block.
 */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !/service worker/i.test(text)) complaints.push(text);
  });
  return complaints;
}

/** Runs in the page: collects elements that React removes from the server's HTML in `window.removed`. */
function watchRemovals(): void {
  const list: string[] = [];
  Object.assign(window, { removed: list });
  new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) {
      if (!(target instanceof Element) || !target.closest('#root')) continue;
      for (const node of removedNodes) if (node instanceof Element) list.push(node.outerHTML);
    }
  }).observe(document, { subtree: true, childList: true });
}
