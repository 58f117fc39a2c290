import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { saveCourier, shipmentInput } from '@mawad/supabase/couriers/queries';
import { getCompanyTerms, saveCompanyTerms } from '@mawad/supabase/ledger/queries';
import { connect } from '../fixtures/backend.ts';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { closeCompany, deliverNewOrder, newCompany, placeNewOrder } from '../fixtures/new-company.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { readWorkbook } from '../fixtures/workbook.ts';

const account = 'Rafidain Bank, IQ55 0001';

/** A company that the marketplace owes 200,000 IQD less a tenth, because its courier collected the cash. */
async function owedCompany() {
  const company = await newCompany(200_000, 10);
  const { data } = await connect('admin@mawad.test');
  const name = `Courier ${randomUUID().slice(0, 8)}`;
  const courier = { name, phone: null, is_active: true, fee_delivered: 3000, fee_returned: 1000 };
  const courierId = await saveCourier(data, null, courier);
  const terms = await getCompanyTerms(data, company.id);
  await saveCompanyTerms(data, terms, { ...terms, cash_by: 'courier', payout_account: account });
  const order = await placeNewOrder(company, await newBuyer('en'), 1);
  await deliverNewOrder(order, shipmentInput({ courierId, trackingNumber: '' }));
  return company;
}

test('finance proposes payouts, saves the file for the bank, and confirms what was sent (ar) @payout-journey', async ({
  browser,
}) => {
  const company = await owedCompany();
  const finance = await enter(browser, 'ar');
  const { page, t } = finance;
  const main = page.getByRole('main');
  await logIn(finance, 'admin@mawad.test');
  const row = main.getByRole('row', { name: new RegExp(company.name_ar) });

  await test.step('the proposal has what is owed to the company and its account', async () => {
    await visit(page, '/admin/money/payouts');
    await main.getByRole('button', { name: t('money:payouts.propose') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('money:payouts.propose') }).click();
    await expect(page).toHaveURL(/\/admin\/money\/payouts\/\d+$/);
    await expect(row).toContainText('180,000');
    await expect(row).toContainText(account);
  });

  await test.step('other companies are left out', async () => {
    const own = t('money:payouts.include', { company: company.name_ar });
    for (const box of await main.getByRole('checkbox').all())
      if ((await box.getAttribute('aria-label')) !== own) await box.uncheck();
    await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  await test.step('the file for the bank has one row and the sum', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: t('money:payouts.file') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    const [, ...rows] = await readWorkbook(file);
    expect(rows).toEqual([
      [company.name_ar, account, 180_000],
      [t('money:payouts.total'), undefined, 180_000],
    ]);
  });

  const step = async (action: 'send' | 'confirm', state: string) => {
    const button = { name: t(`money:payouts.${action}`) };
    await main.getByRole('button', button).click();
    await page.getByRole('dialog').getByRole('button', button).click();
    await expect(page.getByText(t(`money:payouts.done.${action}`))).toBeVisible();
    await expect(main.getByText(t(`money:payouts.states.${state}`), { exact: true })).toBeVisible();
  };
  await test.step('the list is sent to the bank', () => step('send', 'sent'));
  await test.step('the payouts are posted when they are confirmed', async () => {
    await step('confirm', 'confirmed');
    await visit(page, `/admin/money/${company.id}`);
    const posted = main.getByRole('row').filter({ hasText: t('money:kinds.payout') });
    await expect(posted).toContainText('180,000');
  });
  await closeCompany(company);
});
