import { expect } from '@playwright/test';
import { approveOrder, changeOrderStatus, deliverOrder, getOrder } from '@mawad/supabase/orders/queries';
import { connect, sellerEmail } from '../fixtures/backend.ts';
import { newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

/** Today in Baghdad, `YYYY-MM-DD`. */
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

test('a rate is previewed, a delivered order becomes debt, a payment lowers it, and the statement is printed (ar)', async ({
  browser,
}) => {
  const [buyer, goods] = [await newBuyer('ar'), await plentifulProduct(5)];
  const finance = await enter(browser, 'ar');
  const { page, t } = finance;
  const main = page.getByRole('main');
  await logIn(finance, 'admin@mawad.test');

  await test.step('a rate for the company is previewed against last month before it is saved', async () => {
    await visit(page, '/admin/money/rates/new');
    await main.getByRole('combobox', { name: t('money:rates.company') }).fill(goods.company_name_ar);
    await page.getByRole('option', { name: goods.company_name_ar }).click();
    await main.getByRole('textbox', { name: t('money:rates.percentLabel') }).fill('٧٫٥');
    await main.getByLabel(t('money:rates.firstDay')).fill(today());
    await main.getByRole('button', { name: t('money:rates.preview') }).click();
    await expect(main.getByRole('region', { name: t('money:rates.previewTitle') })).toBeVisible();
    await main.getByRole('button', { name: t('money:rates.save') }).click();
    await expect(page).toHaveURL(/\/admin\/money\/rates$/);
    await expect(main.getByRole('row', { name: new RegExp(goods.company_name_ar) })).toContainText('7.5%');
  });

  const order = (await orderFor(buyer, goods, 2)).orders[0]!;
  const admin = await connect('admin@mawad.test');
  const account = await connect(await sellerEmail(goods.company_name));
  const latest = () => getOrder(admin.data, order.id);
  await approveOrder(admin.data, await latest());
  await changeOrderStatus(account.data, await latest(), 'Shipped');
  await deliverOrder(account.data, await latest(), order.total);

  await test.step('finance finds the company and the order in its statement', async () => {
    await visit(page, '/admin/money');
    await main.getByRole('searchbox', { name: t('money:balances.search') }).fill(goods.company_name_ar);
    await expect(page).toHaveURL(/q=/);
    await main.getByRole('table').getByRole('link', { name: goods.company_name_ar }).first().click();
    await expect(page).toHaveURL(/\/admin\/money\/[0-9a-f-]{36}/);
    await expect(main.getByRole('link', { name: new RegExp(order.number) })).toBeVisible();
  });

  await test.step('a payment with its reference lowers the debt', async () => {
    await main.getByRole('button', { name: t('money:payment.record') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('money:payment.amount') }).fill('٢٠');
    await dialog.getByLabel(t('money:payment.way')).selectOption('bank');
    await dialog.getByRole('textbox', { name: t('money:payment.reference') }).fill('TR-2026-7');
    await dialog.getByRole('button', { name: t('money:payment.submit') }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('row', { name: /TR-2026-7/ })).toContainText('20.00');
  });

  await test.step('the seller sees both lines and prints them in both languages', async () => {
    const seller = await enter(browser, 'ar');
    const own = seller.page.getByRole('main');
    await logIn(seller, await sellerEmail(goods.company_name));
    await visit(seller.page, '/seller/dashboard/money');
    await expect(own.getByRole('row', { name: /TR-2026-7/ })).toContainText(t('money:kinds.payment'));
    await expect(own.getByRole('link', { name: new RegExp(order.number) })).toHaveAttribute(
      'href',
      `/seller/dashboard/orders/${order.id}`,
    );
    await own.getByRole('link', { name: t('money:statement.print') }).click();
    const paper = seller.page.getByRole('article', { name: t('money:statement.paperTitle') });
    await expect(paper).toContainText('Statement of account');
    await expect(paper.getByRole('row', { name: /TR-2026-7/ })).toContainText('-20.00');
  });
});
