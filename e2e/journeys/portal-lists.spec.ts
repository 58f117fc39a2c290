import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { linkIn, waitForMail } from '../fixtures/mail.ts';
import { addOrders, removeOrders } from '../fixtures/orders.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { product } from '../fixtures/product.ts';
import { words } from '../fixtures/words.ts';

/** True if the page has no horizontal overflow. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const lists = ['/admin/users', '/admin/sellers', '/admin/orders', '/admin/quotes', '/admin/money'];

/** Expects a table that is not wider than its place. */
async function expectTable(page: Page, path: string) {
  await visit(page, path);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').first(), path).toHaveCSS('position', 'static');
  await expect(table.getByRole('row').nth(1), path).toHaveCSS('display', 'table-row');
  const [place, own] = [await table.locator('..').boundingBox(), await table.boundingBox()];
  expect(own!.width, path).toBeLessThanOrEqual(place!.width);
  expect(await fits(page), path).toBe(true);
}

for (const language of ['en', 'ar'] as const) {
  test(`the admin’s lists fit a tablet as tables, and start on the first screen of a phone (${language})`, async ({
    browser,
  }) => {
    const admin = await enter(browser, language);
    const { page, t } = admin;
    await logIn(admin, 'admin@mawad.test');

    await test.step('tables fit at 768 px, also with a name that is one long word', async () => {
      const longName = `AlMustansiriyahEngineering${Date.now()}`;
      await addOrders(longName, 1);
      await page.setViewportSize({ width: 768, height: 1024 });
      for (const path of [...lists, `/admin/orders?q=${longName}`]) await expectTable(page, path);
      await removeOrders(longName);
    });

    await test.step('tables of many columns fit a laptop', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const path of lists) await expectTable(page, path);
    });

    await test.step('twelve orders and the whole navigation fit 1440 × 900 px', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, '/admin/orders');
      const twelfth = await page.getByRole('table').getByRole('row').nth(12).boundingBox();
      expect(twelfth!.y + twelfth!.height).toBeLessThanOrEqual(900);
      const entries = page.getByRole('navigation', { name: t('admin-console:portal') });
      const last = await entries.getByRole('link', { name: t('admin-console:nav.backup') }).boundingBox();
      expect(last!.y + last!.height).toBeLessThanOrEqual(900);
    });

    await test.step('at 360 px the first order is visible, and the filters fold into a button', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/admin/orders');
      const first = await page.getByRole('table').getByRole('row').nth(1).boundingBox();
      // The bar at the bottom covers 60 px.
      expect(first!.y + 60).toBeLessThanOrEqual(740 - 60);
      const filter = page.getByLabel(t('desk:filters.governorate'));
      await expect(filter).toBeHidden();
      await page.getByRole('button', { name: t('portal-list:filters.open') }).click();
      await expect(filter).toBeVisible();
      await expect(page.getByRole('link', { name: t('common:chatOnWhatsApp') })).toHaveCount(0);
    });
    await page.context().close();
  });
}

test('the confirmation mail of a registration on the portal’s origin leads back to that origin', async ({
  browser,
}) => {
  const t = words('en');
  const stamp = Date.now();
  const email = `basra.${stamp}@example.com`;
  const page = await browser.newPage({ baseURL: product.seller });
  await page.goto('/seller');
  const form = page.getByRole('main');
  await form.getByLabel(t('common:fields.companyName')).fill(`Basra Tools ${stamp}`);
  await form.getByRole('combobox', { name: t('common:fields.governorate') }).selectOption('IQ-BA');
  await form.getByLabel(t('common:fields.fullName')).fill('Omar Jabbar');
  await form.getByLabel(t('common:fields.phone')).fill('0770 123 4567');
  await form.getByLabel(t('common:fields.email')).fill(email);
  await form.getByLabel(new RegExp(`^${t('common:fields.password')}`)).fill('brick-and-mortar-74');
  await form.getByRole('button', { name: t('seller-portal:signUp.submit') }).click();
  await expect(page.getByText(t('seller-portal:signUp.inboxTitle'))).toBeVisible();
  await page.goto(linkIn(await waitForMail(email, /./), '/auth/v1/verify'));
  await expect(page).toHaveURL(`${product.seller}/seller/dashboard`);
  await expect(page.getByRole('heading', { name: t('seller-portal:pending.title') })).toBeVisible();
  await page.close();
});

test('in Arabic, a company name is aligned right and truncated at its left end', async ({ browser }) => {
  const seller = await enter(browser, 'ar');
  const { page, t } = seller;
  await logIn(seller, 'seller@mawad.test');
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/seller/dashboard');
  const company = page.getByRole('banner').getByText(/^دجلة/);
  await expect(company).toHaveCSS('direction', 'rtl');
  await expect(company).toHaveCSS('text-overflow', 'ellipsis');
  await page.setViewportSize({ width: 768, height: 1024 });
  const [own, portal] = [company, page.getByText(t('seller-portal:portal'), { exact: true })].map((part) =>
    part.boundingBox(),
  );
  const edge = (box: { x: number; width: number } | null) => Math.round(box!.x + box!.width);
  expect(edge(await own!)).toBe(edge(await portal!));
  await page.context().close();
});
