import { expect, type Locator, type Page } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { addPictures, changeAsSeller, simpleGoods } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, visit } from '../fixtures/people.ts';
import type { Words } from '../fixtures/words.ts';

const scaleOf = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('img')
    .evaluate((image) => Number(/scale\((.+)\)/.exec(image.parentElement!.style.transform)![1]));

async function openPicture(page: Page, t: Words): Promise<{ x: number; y: number }> {
  await page.getByRole('button', { name: t('product:enlarge'), exact: true }).click();
  const picture = page.getByRole('dialog').locator('img');
  await expect(picture).toBeVisible();
  const box = (await picture.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const language of ['en', 'ar'] as const) {
  test(`on a phone two fingers zoom, one finger moves the enlarged picture or swipes to the next (${language}) @gallery-touch`, async ({
    browser,
  }) => {
    const [first, second] = await simpleGoods(2);
    await addPictures(first!, [second!.main_image!]);
    try {
      const { page, t } = await enter(browser, language);
      await page.setViewportSize({ width: 390, height: 780 });
      const touch = await page.context().newCDPSession(page);
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
      const fingers = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      const dialog = page.getByRole('dialog');
      const count = (number: number) => t('product:picture', { number, total: 2 });
      await visit(page, `/product/${first!.id}`);
      const { x, y } = await openPicture(page, t);

      await test.step('zooms with two fingers', async () => {
        await fingers('touchStart', [x - 30, y], [x + 30, y]);
        for (const reach of [40, 50, 60, 70, 80, 90])
          await fingers('touchMove', [x - reach, y], [x + reach, y]);
        await fingers('touchEnd');
        await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 0);
        await fingers('touchStart', [x - 90, y], [x + 90, y]);
        for (const reach of [70, 50]) await fingers('touchMove', [x - reach, y], [x + reach, y]);
        await fingers('touchEnd');
        await expect.poll(() => scaleOf(page)).toBeLessThan(2);
        expect(await scaleOf(page)).toBeGreaterThan(1);
      });

      await test.step('moves the enlarged picture with one finger', async () => {
        const place = async () => (await dialog.locator('img').boundingBox())!.x;
        await untilStill(dialog);
        const before = await place();
        await fingers('touchStart', [x, y]);
        await fingers('touchMove', [x - 60, y]);
        await fingers('touchEnd');
        await expect.poll(place).toBeLessThan(before);
        await expect(dialog).toHaveAccessibleName(new RegExp(count(1)));
      });

      await test.step('swipes to the next picture with one finger', async () => {
        await dialog.press('0');
        await expect.poll(() => scaleOf(page)).toBe(1);
        const on = language === 'ar' ? 120 : -120;
        await fingers('touchStart', [x, y]);
        await fingers('touchMove', [x + on / 2, y]);
        await fingers('touchMove', [x + on, y]);
        await fingers('touchEnd');
        await expect(dialog).toHaveAccessibleName(new RegExp(count(2)));
        await expectNothingSerious(page, 'the picture dialog on a phone');
      });
      await page.context().close();
    } finally {
      await changeAsSeller(first!, { additional_images: [] });
    }
  });

  test(`a comparison of four products prints on one page without controls (${language}) @compare-print`, async ({
    browser,
  }) => {
    const goods = (await simpleGoods(4)).slice(0, 4);
    const { page, t } = await enter(browser, language);
    await page.addInitScript(
      (list) => localStorage.setItem('compare', list),
      JSON.stringify(goods.map(({ id }) => ({ id }))),
    );
    await visit(page, '/compare');
    const table = page.getByRole('table');
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    // A4 without margins at 96 dpi.
    await page.setViewportSize({ width: 718, height: 1046 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: t('lists:compare.heading') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    for (const card of goods) await expect(table.getByText(card[`name_${language}`]).first()).toBeVisible();
    const edges = await table.evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right, page: document.documentElement.clientWidth };
    });
    expect(edges.left).toBeGreaterThanOrEqual(0);
    expect(edges.right).toBeLessThanOrEqual(edges.page);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(10_000);
    await page.context().close();
  });
}

test('a picture is zoomed by wheel and keys in an accessible dialog (ar) @gallery-zoom', async ({
  browser,
}) => {
  const [card] = await simpleGoods(1);
  const { page, t } = await enter(browser, 'ar');
  await visit(page, `/product/${card!.id}`);
  const { x, y } = await openPicture(page, t);
  await expectNothingSerious(page, 'the picture dialog');
  const scrolled = await page.evaluate(() => window.scrollY);

  await page.mouse.move(x + 80, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.wheel(0, 5_000);
  await expect.poll(() => scaleOf(page)).toBe(1);

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2.25);
  const place = () => page.getByRole('dialog').locator('img').boundingBox();
  const before = (await place())!;
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await place())!.y).toBeLessThan(before.y);
  await expectNothingSerious(page, 'the enlarged picture');
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.context().close();
});

test('a phone shows a bar with price and cart button below the buttons (ar) @phone-price-bar', async ({
  browser,
}) => {
  const [card] = await simpleGoods(1);
  const { page, t } = await enter(browser, 'ar');
  await page.setViewportSize({ width: 390, height: 780 });
  await visit(page, `/product/${card!.id}`);
  const bar = page.getByRole('region', { name: t('product:buyBar') });
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: t('product:addToCart'), exact: true })
    .first();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expectNothingSerious(page, 'the buy bar');
  await bar.getByRole('button', { name: t('product:addToCart'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('cart-drawer:title') });
  await expect(drawer).toContainText(card!.name_ar);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.context().close();
});

async function untilStill(dialog: Locator): Promise<void> {
  await dialog.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}
