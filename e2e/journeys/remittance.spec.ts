import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { listCashInTransit, saveCourier, shipmentInput } from '@mawad/supabase/couriers/queries';
import { getCompanyTerms, saveCompanyTerms } from '@mawad/supabase/ledger/queries';
import { getOrder } from '@mawad/supabase/orders/queries';
import { connect } from '../fixtures/backend.ts';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import {
  closeCompany,
  deliverNewOrder,
  newCompany,
  placeNewOrder,
  refuseNewOrder,
} from '../fixtures/new-company.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { workbook } from '../fixtures/workbook.ts';

const oneDay = 24 * 3_600_000;

/** Orders that a new courier of the operator carried: four delivered ones, whose cash it has, and one that was refused. */
async function carriedOrders() {
  const { data } = await connect('admin@mawad.test');
  const courierName = `Courier ${randomUUID().slice(0, 8)}`;
  const fees = { fee_delivered: 3000, fee_returned: 1000 };
  const courier = { name: courierName, phone: null, is_active: true, ...fees };
  const courierId = await saveCourier(data, null, courier);
  const company = await newCompany(200_000, 10);
  const terms = await getCompanyTerms(data, company.id);
  await saveCompanyTerms(data, terms, { ...terms, cash_by: 'courier' });
  const buyer = await newBuyer('en');
  const shipment = shipmentInput({ courierId, trackingNumber: '' });
  const carry = async (quantity: number, outcome: typeof deliverNewOrder) => {
    const id = await placeNewOrder(company, buyer, quantity);
    const number = await outcome(id, shipment);
    return { number, total: (await getOrder(data, id)).total! };
  };
  const orders: { number: string; total: number }[] = [];
  for (const quantity of [1, 2, 3, 4]) orders.push(await carry(quantity, deliverNewOrder));
  return { courierId, courierName, company, orders, refused: await carry(1, refuseNewOrder) };
}

test('finance reads a courier’s file, decides on what differs and books it once (ar) @remittance-journey', async ({
  browser,
}) => {
  const { courierId, courierName, company, orders, refused } = await carriedOrders();
  const [matched, short, missing, twice] = orders;
  // The day in Baghdad, three hours ahead of UTC.
  const tomorrow = new Date(Date.now() + oneDay + 3 * 3_600_000).toISOString().slice(0, 10);
  const file = {
    name: 'حوالة.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbook(
      [
        ['كشف المندوب'],
        ['المبلغ المستلم', 'ملاحظات', 'رقم الطلب', 'التاريخ'],
        [0, 'راجع', refused.number, tomorrow],
        [matched!.total, '', matched!.number, tomorrow],
        [short!.total - 1000, 'ناقص', short!.number, tomorrow],
        [twice!.total, '', twice!.number.toLowerCase(), tomorrow],
        [twice!.total, '', twice!.number, tomorrow],
        [7000, '', 'MW-000000', tomorrow],
      ],
      'كشف',
    ),
  };
  const cashOf = async () => {
    const { data } = await connect('admin@mawad.test');
    return (await listCashInTransit(data)).find(({ courier_id: id }) => id === courierId)?.amount ?? 0;
  };
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  expect(await cashOf()).toBe(total);

  const finance = await enter(browser, 'ar');
  const { page, t } = finance;
  await logIn(finance, 'admin@mawad.test');
  const main = page.getByRole('main');
  const upload = async () => {
    await visit(page, '/admin/couriers/remittances');
    await main.getByRole('combobox', { name: t('couriers:courier') }).selectOption(courierName);
    await main.locator('input[type=file]').setInputFiles(file);
    await main.getByRole('button', { name: t('import:mapping.check_few', { number: '6' }) }).click();
    await page.waitForURL(/\/remittances\/[0-9a-f-]{36}$/);
  };
  const decide = async (kind: string, lines: string, action: string) => {
    const name = t('couriers:lines.ofClass', { name: t(`couriers:classes.${kind}`), number: lines });
    await main.getByRole('button', { name, exact: true }).click();
    const all = main.getByRole('group', { name: t('couriers:lines.allOpen') });
    await all.getByRole('button', { name: t(`couriers:lines.allActions.${action}`) }).click();
    await expect(all).toBeHidden();
  };

  await test.step('the file is matched', async () => {
    await upload();
    const matchedName = t('couriers:lines.ofClass', { name: t('couriers:classes.matched'), number: '2' });
    await expect(main.getByRole('button', { name: matchedName, exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: t('couriers:remittance.book') })).toBeDisabled();
  });

  await test.step('each class that differs is decided', async () => {
    await decide('wrong_amount', '1', 'write_off');
    await decide('not_remitted', '1', 'leave');
    await decide('returned', '1', 'accept');
    await decide('unknown', '1', 'leave');
    await decide('twice', '1', 'leave');
  });

  await test.step('the remittance is booked', async () => {
    await main.getByRole('button', { name: t('couriers:remittance.book') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('couriers:remittance.bookNow') })
      .click();
    await expect(page.getByText(t('couriers:remittance.booked'))).toBeVisible();
    expect(await cashOf()).toBe(missing!.total);
  });

  await test.step('the same file again changes nothing', async () => {
    await upload();
    await expect(page.getByText(t('couriers:file.known'))).toBeVisible();
    expect(await cashOf()).toBe(missing!.total);
  });
  await closeCompany(company);
});
