import { expect } from '@playwright/test';
import { simpleGoods } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, visit } from '../fixtures/people.ts';
import { hold } from '../fixtures/served.ts';

for (const language of ['en', 'ar'] as const) {
  test(`every page has the chat button at its bottom right (${language}) @chat-button`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    for (const path of ['/', '/products', '/cart', '/login', '/no-such-page']) {
      await visit(page, path);
      const chat = page.getByRole('link', { name: t('common:chatOnWhatsApp') }).last();
      await expect(chat, path).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{10,}$/);
      await expect(chat, path).toHaveAttribute('target', '_blank');
      const box = (await chat.boundingBox())!;
      expect(box.x + box.width / 2, path).toBeGreaterThan(1440 * 0.9);
      expect(box.y + box.height / 2, path).toBeGreaterThan(900 * 0.8);
    }
    await page.context().close();
  });

  test(`the cart drawer slides from the end side and closes on a click outside (${language}) @drawer-side`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]').first().click();
    const drawer = page.getByRole('dialog', { name: t('cart-drawer:title') });
    await expect(drawer).toContainText(t('common:cartIsEmpty'));
    const box = (await drawer.boundingBox())!;
    if (language === 'ar') expect(box.x).toBe(0);
    else expect(box.x + box.width).toBe(1440);
    await page.mouse.click(language === 'ar' ? 1300 : 140, 500);
    await expect(drawer).toBeHidden();
    await page.context().close();
  });

  test(`the header shows the search from 768 px and the navigation from 1024 px without overflow (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await visit(page, '/');
    const banner = page.getByRole('banner');
    const search = banner.getByRole('combobox', { name: t('shell:search.label') });
    const links = banner.getByRole('navigation', { name: t('shell:nav.label') }).getByRole('link');
    for (const width of [768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/about');
      await expect(search, `${width}`).toBeVisible();
      expect(await search.evaluate(roomBesidePlaceholder), `${width}`).toBeGreaterThanOrEqual(0);
      await expect(links, `${width}`).toHaveCount(width < 1024 ? 0 : 5);
      for (const link of await links.all()) expect((await link.boundingBox())!.height).toBeLessThan(50);
      const ends = await banner.evaluate((element) => [element.scrollWidth, element.clientWidth]);
      expect(ends[0], `${width}`).toBe(ends[1]);
    }
    await page.context().close();
  });

  test(`a pressed link is highlighted immediately, and a progress line grows until the next page is shown (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await visit(page, '/about');
    const release = await hold(page, /\/rest\/v1\//);
    const link = page.getByRole('contentinfo').locator('a[href="/faq"]').first();
    await link.hover();
    // Before the footer is hydrated, the browser itself follows its links.
    await expect(page.locator('[data-rendered] a[href="/faq"]')).toHaveCount(0);
    await page.mouse.down();
    await expect(link).toHaveCSS('background-image', /^linear-gradient/);
    await page.mouse.up();
    const line = page.getByRole('progressbar', { name: t('common:states.loading') });
    await line.waitFor();
    const measure = async () => {
      const { x, y, width, height } = (await line.boundingBox())!;
      return { width, height, top: y, start: Math.round(language === 'ar' ? 1440 - x - width : x) };
    };
    const { width, ...place } = await measure();
    expect(place).toEqual({ height: 3, top: 0, start: 0 });
    await expect.poll(async () => (await measure()).width).toBeGreaterThan(width);
    expect((await measure()).start).toBe(0);
    release();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(line).toHaveCount(0);
    await page.context().close();
  });

  test(`the chat button moves aside for buttons without layout shifts (${language})`, async ({ browser }) => {
    const [card] = await simpleGoods(1);
    const { page, t } = await enter(browser, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shift = list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0);
        window.shifted = (window.shifted ?? 0) + shift;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, `/product/${card!.id}`);
    const chat = page.getByRole('link', { name: t('common:chatOnWhatsApp') }).last();
    const add = page
      .getByRole('article')
      .getByRole('button', { name: t('product:addToCart') })
      .first();
    const bar = page.getByRole('region', { name: t('product:buyBar') });
    for (let round = 0; round < 4; round += 1) {
      await add.evaluate((button) => {
        const { bottom } = button.getBoundingClientRect();
        window.scrollBy(0, bottom - window.innerHeight + 40);
      });
      await expect(bar).toBeHidden();
      const coversWith = async () => {
        const [button, round] = [(await add.boundingBox())!, (await chat.boundingBox())!];
        return button.x + button.width - round.x;
      };
      await expect.poll(coversWith).toBeLessThanOrEqual(0.5);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      await expect(bar).toBeVisible();
      await expect.poll(async () => (await chat.boundingBox())!.y).toBeLessThan(740 - 72 - 52);
    }
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.01);
    await page.context().close();
  });

  test(`an empty field has the page’s direction, a filled one the direction of its text (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await visit(page, '/login?tab=sign-up');
    const name = page.getByLabel(t('auth:fields.fullName'));
    await expect(name).toHaveAttribute('dir', 'auto');
    await expect(name).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    await expect(name).toHaveCSS('unicode-bidi', 'plaintext');
    await page.context().close();
  });
}

test('the cart drawer opened without a network appears after reconnecting (ar)', async ({ browser }) => {
  const { page, t } = await enter(browser, 'ar');
  await visit(page, '/about');
  await page.context().setOffline(true);
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').first().click();
  await expect(page.getByText(t('shell:connection.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toBeVisible();
  await page.context().close();
});

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    /** Sum of the page's layout shifts so far. */
    shifted?: number;
  }
}

/** Px of free space beside a field's placeholder; negative if it is cut off. */
function roomBesidePlaceholder(input: SVGElement | HTMLElement): number {
  const { placeholder, clientWidth } = input as HTMLInputElement;
  const style = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = style.font;
  const { width } = pen.measureText(placeholder);
  return clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - width;
}
