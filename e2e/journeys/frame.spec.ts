import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { enter, visit } from '../fixtures/people.ts';

for (const language of ['en', 'ar'] as const) {
  test(`every page offers the chat at its bottom right (${language})`, async ({ browser }) => {
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

  test(`the cart slides from the reading direction's end and closes on a click beside it (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]').first().click();
    const drawer = page.getByRole('dialog', { name: t('shell:cart.title') });
    await expect(drawer).toContainText(t('common:cartIsEmpty'));
    const box = (await drawer.boundingBox())!;
    if (language === 'ar') expect(box.x).toBe(0);
    else expect(box.x + box.width).toBe(1440);
    await page.mouse.click(language === 'ar' ? 1300 : 140, 500);
    await expect(drawer).toBeHidden();
    await page.context().close();
  });

  test(`opened without a network, the cart comes when it is back, and the page stays (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await visit(page, '/about');
    await page.context().setOffline(true);
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]').first().click();
    await expect(page.getByText(t('shell:connection.offline'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog', { name: t('shell:cart.title') })).toBeVisible();
    await page.context().close();
  });
}
