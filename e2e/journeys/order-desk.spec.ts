import { expect, type Page } from '@playwright/test';
import { sellerEmail } from '../fixtures/backend.ts';
import { newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

/** True if the page has no horizontal overflow. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Number of paper sheets of the printed page. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('a seller logs a call, reports a shortage that the buyer sees and confirms, and prints several orders (ar)', async ({
  browser,
}) => {
  const [buyer, goods] = [await newBuyer('ar'), await plentifulProduct(5)];
  const first = (await orderFor(buyer, goods, 5)).orders[0]!;
  const second = (await orderFor(buyer, goods, 2)).orders[0]!;
  const seller = await enter(browser, 'ar');
  const { page, t } = seller;
  const main = page.getByRole('main');
  await logIn(seller, await sellerEmail(goods.company_name));

  await test.step('on a phone, the seller reports that only 3 of 5 are available', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/seller/dashboard/orders/${first.id}`);
    await main.getByRole('button', { name: t('desk:shortage.verb') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: t('desk:shortage.comesOf', { product: goods.name_ar }) })
      .fill('٣');
    await dialog.getByRole('radio', { name: t('desk:shortage.return') }).check();
    await dialog.getByRole('textbox', { name: t('desk:reason') }).fill('كيسان ممزّقان');
    expect(await fits(page)).toBe(true);
    await dialog.getByRole('button', { name: t('desk:shortage.confirm') }).click();
    await expect(page.getByText(t('desk:shortage.done', { number: first.number }))).toBeVisible();
    await expect(main.getByText(t('desk:orderHistory.events.shortage'))).toBeVisible();
    expect(await fits(page)).toBe(true);
  });

  await test.step('the seller logs an unanswered call', async () => {
    const calls = main.getByRole('region', { name: t('desk:calls.title') });
    await calls.getByLabel(t('desk:calls.outcome')).selectOption('no_answer');
    await calls.getByRole('button', { name: t('desk:calls.add') }).click();
    await expect(calls.getByRole('list', { name: t('desk:calls.list') })).toContainText(
      t('portal-list:confirmation.no_answer'),
    );
    expect(await fits(page)).toBe(true);
  });

  await test.step('the buyer sees the shortage in a mail and on the order page', async () => {
    await waitForMail(buyer.email, new RegExp(`Shortage in order ${first.number}`));
    const person = await enter(browser, 'ar');
    await logIn(person, buyer.email, buyer.password);
    await visit(person.page, `/orders/${first.id}`);
    const notice = person.page.getByRole('alert').filter({ hasText: t('ordering:orders.shortage') });
    await expect(notice).toContainText('كيسان ممزّقان');
    await expect(notice).toContainText(t('ordering:orders.shortageCancel'));
    await person.page.getByRole('button', { name: t('ordering:orders.confirm') }).click();
    await expect(person.page.getByText(t('ordering:orders.confirmDone'))).toBeVisible();
    // The seller's page is still open and has not been reloaded.
    await expect(main.getByText(t('desk:orderHistory.events.confirmed'))).toBeVisible();
  });

  await test.step('the seller prints the pick list, slips and invoices of both orders', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/seller/dashboard/orders?confirmation=confirmed');
    await expect(main.getByText(first.number)).toBeVisible();
    await expect(main.getByText(second.number)).toBeHidden();
    await visit(page, '/seller/dashboard/orders');
    for (const { number } of [first, second])
      await main.getByRole('checkbox', { name: t('desk:tick', { number }) }).check();
    await main.getByRole('link', { name: t('desk:print.pick') }).click();
    const sheets = main.getByRole('article');
    await expect(sheets).toHaveCount(1);
    await expect(sheets.getByRole('row')).toHaveCount(2);
    await expect(sheets).toContainText(`${first.number} × 3`);
    await expect(sheets).toContainText(`${second.number} × 2`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: null, colorScheme: null });
    for (const kind of ['slips', 'invoices']) {
      await main.getByRole('button', { name: t(`desk:print.${kind}`) }).click();
      await expect(sheets).toHaveCount(2);
      await expect(sheets.first().getByRole('img', { name: t('invoice:scan') })).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('banner')).toBeHidden();
      expect(await sheetsOf(page)).toBe(2);
      await page.emulateMedia({ media: null, colorScheme: null });
    }
  });
});
