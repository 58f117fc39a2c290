import { expect } from '@playwright/test';
import { newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a buyer finds an order, orders it again, cancels it and prints its invoice (ar) @orders-search', async ({
  browser,
}) => {
  const buyer = await newBuyer('ar');
  const [first, second] = [await plentifulProduct(2), await plentifulProduct(3)];
  const wanted = (await orderFor(buyer, first, 2)).orders[0]!;
  const other = (await orderFor(buyer, second, 1)).orders[0]!;
  const person = await enter(browser, 'ar');
  await logIn(person, buyer.email, buyer.password);
  const { page, t } = person;
  const main = page.getByRole('main');
  const name = first.name_ar;

  await test.step('finds it by product name', async () => {
    await visit(page, '/my-orders');
    await expect(main.getByText(other.number)).toBeVisible();
    const search = main.getByRole('searchbox', { name: t('ordering:list.search') });
    await search.fill(name);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/my-orders\?q=/);
    await expect(main.getByText(wanted.number)).toBeVisible();
    await expect(main.getByText(other.number)).toBeHidden();
  });

  await test.step('orders it again', async () => {
    await main
      .getByRole('button', { name: t('ordering:orders.reorderNamed', { number: wanted.number }) })
      .click();
    await main.getByRole('link', { name: t('ordering:orders.viewCart') }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(main.getByText(name).first()).toBeVisible();
  });

  await test.step('prints a pro forma of one page in both languages before the approval', async () => {
    await visit(page, `/orders/${wanted.id}`);
    const steps = main.getByRole('region', { name: t('ordering:orders.timeline') }).getByRole('listitem');
    await expect(steps.first().locator('[aria-hidden]').first()).toHaveCSS('print-color-adjust', 'exact');
    await main.getByRole('link', { name: t('ordering:orders.proforma') }).click();
    const sheet = main.getByRole('article');
    for (const text of [wanted.number, first.name_en, first.name_ar, 'Pro forma invoice', 'فاتورة أولية']) {
      await expect(sheet).toContainText(text);
    }
    await expect(sheet.getByRole('img', { name: /Scan the code to open this order/ })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: t('ordering:orders.printProforma') })).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step('cancels it before approval with a reason, and receives the mail', async () => {
    await visit(page, `/orders/${wanted.id}`);
    await main.getByRole('button', { name: t('ordering:orders.cancel') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(first.company_name_ar);
    await dialog.getByLabel(t('ordering:orders.cancelReason')).fill('Wrong size');
    await dialog.getByRole('button', { name: t('ordering:orders.cancel') }).click();
    await expect(main.getByText(t('ordering:orders.event.Cancelled')).first()).toBeVisible();
    await expect(main.getByText('Wrong size')).toBeVisible();
    await expect(main.getByRole('button', { name: t('ordering:orders.cancel') })).toBeHidden();
    await expect(page.locator(':focus')).toHaveText(t('common:orderStatus.Cancelled'));
    await waitForMail(buyer.email, new RegExp(`${wanted.number}`));
    await visit(page, '/my-orders?status=Cancelled');
    await expect(main.getByText(wanted.number)).toBeVisible();
    await expect(main.getByText(other.number)).toBeHidden();
  });

  await test.step('does not show the order to another buyer', async () => {
    const stranger = await enter(browser, 'ar');
    await logIn(stranger, 'buyer@mawad.test');
    await visit(stranger.page, `/orders/${wanted.id}/invoice`);
    await expect(stranger.page.getByText(t('ordering:orders.notFound'))).toBeVisible();
  });
});
