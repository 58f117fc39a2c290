import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { listCashInTransit, saveCourier, shipmentInput } from '@mawad/supabase/couriers/queries';
import { getCompanyTerms, saveCompanyTerms } from '@mawad/supabase/ledger/queries';
import { approveOrder, changeOrderStatus, deliverOrder, getOrder } from '@mawad/supabase/orders/queries';
import { connect } from '../fixtures/backend.ts';
import { newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { workbook } from '../fixtures/workbook.ts';

const oneDay = 24 * 3_600_000;

/** Orders that a new courier of the operator delivered and whose cash it has. */
async function deliveredOrders(count: number) {
  const { data } = await connect('admin@mawad.test');
  const courierName = `Courier ${randomUUID().slice(0, 8)}`;
  const fees = { fee_delivered: 3000, fee_returned: 1000 };
  const courierId = await saveCourier(data, null, {
    name: courierName,
    phone: null,
    is_active: true,
    ...fees,
  });
  const buyer = await newBuyer('en');
  const goods = await plentifulProduct();
  const orders: { number: string; total: number }[] = [];
  for (let place = 0; place < count; place += 1) {
    const [placed] = (await orderFor(buyer, goods, 1)).orders;
    const seen = async () => getOrder(data, placed!.id);
    const { company_id } = await seen();
    const terms = await getCompanyTerms(data, company_id);
    if (terms.cash_by !== 'courier') await saveCompanyTerms(data, terms, { ...terms, cash_by: 'courier' });
    await approveOrder(data, await seen());
    const shipment = shipmentInput({ courierId, trackingNumber: '' });
    await changeOrderStatus(data, await seen(), 'Shipped', undefined, undefined, shipment);
    await deliverOrder(data, await seen(), null);
    const { number, total } = await seen();
    orders.push({ number, total: total! });
  }
  return { courierId, courierName, orders };
}

test('finance reads a courier’s file, decides on what differs and books it once (ar)', async ({
  browser,
}) => {
  const { courierId, courierName, orders } = await deliveredOrders(4);
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
    await main.getByRole('button', { name: courierName }).click();
    await main.locator('input[type=file]').setInputFiles(file);
    await main.getByRole('button', { name: t('import:mapping.check_few', { number: '5' }) }).click();
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
});
