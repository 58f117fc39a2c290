import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers.ts';
import { runStatement } from '../fixtures/database.ts';
import { test } from '../fixtures/journey.ts';
import {
  closeCompany,
  deliverNewOrder,
  newCompany,
  placeInLastMonth,
  placeNewOrder,
} from '../fixtures/new-company.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

/** Today in Baghdad, `YYYY-MM-DD`. */
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

test('a rate is previewed by company, a delivered order becomes debt, a payment lowers it, and the statement is printed (ar) @money-journey', async ({
  browser,
}) => {
  const [buyer, company] = [await newBuyer('ar'), await newCompany(1_000_000, 5)];
  const name = company.name_ar;
  await placeInLastMonth(await placeNewOrder(company, buyer, 3));
  await runStatement(
    'update private.commission_rates set last_day = private.today_in_iraq() - 1 where company_id = $1',
    [company.id],
  );
  const finance = await enter(browser, 'ar');
  const { page, t } = finance;
  const main = page.getByRole('main');
  await logIn(finance, 'admin@mawad.test');

  await test.step('a rate for the company is previewed against last month before it is saved', async () => {
    await visit(page, '/admin/money/rates/new');
    await main.getByRole('combobox', { name: t('money:rates.company') }).fill(name);
    await page.getByRole('option', { name }).click();
    await main.getByRole('textbox', { name: t('money:rates.percentLabel') }).fill('٧٫٥');
    await main.getByLabel(t('money:rates.firstDay')).fill(today());
    await main.getByRole('button', { name: t('money:rates.preview') }).click();
    // Three for 1,000,000 IQD at 5 %, and at the new rate.
    const effect = main
      .getByRole('region', { name: t('money:rates.previewTitle') })
      .getByRole('row', { name });
    for (const amount of ['3,000,000', '150,000', '225,000']) await expect(effect).toContainText(amount);
    await main.getByRole('button', { name: t('money:rates.save') }).click();
    await expect(page).toHaveURL(/\/admin\/money\/rates$/);
    await expect(main.getByRole('row', { name: new RegExp(name) }).filter({ hasText: '7.5%' })).toBeVisible();
  });

  const orderId = await placeNewOrder(company, buyer, 2);
  const number = await deliverNewOrder(orderId);

  await test.step('finance finds the company and the order in its statement', async () => {
    await visit(page, '/admin/money');
    await main.getByRole('searchbox', { name: t('money:balances.search') }).fill(name);
    await expect(page).toHaveURL(/q=/);
    await main.getByRole('table').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/admin\/money\/[0-9a-f-]{36}/);
    await expect(main.getByRole('row', { name: new RegExp(number) })).toContainText('150,000');
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
    await logIn(seller, company.owner.email, company.owner.password);
    await visit(seller.page, '/seller/dashboard/money');
    await expect(own.getByRole('row', { name: /TR-2026-7/ })).toContainText(t('money:kinds.payment'));
    await expect(own.getByRole('link', { name: new RegExp(number) })).toHaveAttribute(
      'href',
      `/seller/dashboard/orders/${orderId}`,
    );
    await own.getByRole('link', { name: t('money:statement.print') }).click();
    const paper = seller.page.getByRole('article', { name: t('money:statement.paperTitle') });
    await expect(paper).toContainText('Statement of account');
    await expect(paper.getByRole('row', { name: /TR-2026-7/ })).toContainText('-20.00');
  });
  await closeCompany(company);
});
