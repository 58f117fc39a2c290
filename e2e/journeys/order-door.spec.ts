import { expect } from '@playwright/test';
import { approveOrder, changeOrderStatus, getOrder } from '@mawad/supabase/orders/queries';
import { connect, sellerEmail } from '../fixtures/backend.ts';
import { newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a driver logs an attempt and delivers for less cash, which the company receives (ar) @seller-door', async ({
  browser,
}) => {
  const [buyer, goods] = [await newBuyer('ar'), await plentifulProduct(5)];
  const order = (await orderFor(buyer, goods, 2)).orders[0]!;
  const admin = await connect('admin@mawad.test');
  const latest = (id: string) => getOrder(admin.data, id);
  await approveOrder(admin.data, await latest(order.id));
  const account = await connect(await sellerEmail(goods.company_name));
  await changeOrderStatus(account.data, await latest(order.id), 'Shipped');
  const refused = (await orderFor(buyer, goods, 1)).orders[0]!;
  await approveOrder(admin.data, await latest(refused.id));
  await changeOrderStatus(account.data, await latest(refused.id), 'Shipped');
  const seller = await enter(browser, 'ar');
  const { page, t } = seller;
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(seller, await sellerEmail(goods.company_name));

  await test.step('on a phone, the attempt is logged and shown to the buyer', async () => {
    await visit(page, `/seller/dashboard/orders/${order.id}`);
    await main.getByRole('button', { name: t('desk:door.attempt') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('desk:door.outcome')).selectOption('postponed');
    await dialog.getByRole('button', { name: t('desk:door.attemptSave') }).click();
    await expect(main.getByText(t('changes:attempts.postponed'))).toBeVisible();
    const person = await enter(browser, 'ar');
    await logIn(person, buyer.email, buyer.password);
    await visit(person.page, `/orders/${order.id}`);
    await expect(person.page.getByText(t('changes:attempts.postponed'))).toBeVisible();
  });

  await test.step('the order is delivered for less than the total, with a reason', async () => {
    await main.getByRole('button', { name: t('desk:order.deliver') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('desk:door.collected') }).fill('١٬٠٠٠');
    await dialog.getByRole('textbox', { name: t('desk:reason') }).fill('كيس ممزّق');
    await dialog.getByRole('button', { name: t('desk:order.deliver') }).click();
    await expect(main.getByRole('region', { name: t('desk:door.cash') })).toContainText('1,000');
  });

  await test.step('another order is refused at the door, and its history shows the paid delivery fee', async () => {
    await visit(page, `/seller/dashboard/orders/${refused.id}`);
    await main.getByRole('button', { name: t('desk:refuse.verb') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('paid');
    await dialog.getByRole('textbox', { name: t('desk:reason') }).fill('مقاس آخر');
    await dialog.getByRole('button', { name: t('desk:refuse.verb') }).click();
    await expect(main.getByRole('region', { name: t('desk:door.cash') })).toContainText('5,000');
    const history = await getOrder(buyer.backend.data, refused.id);
    expect(history.events.at(-1)).toMatchObject({ to_status: 'Cancelled', changes: { fee_paid: true } });
  });

  await test.step('the order leaves the list of outstanding cash when the cash is received', async () => {
    await visit(page, '/seller/dashboard');
    await main.getByRole('link', { name: new RegExp(t('seller-portal:home.task.settle')) }).click();
    await expect(page).toHaveURL(/status=unsettled/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('checkbox', { name: t('desk:tick', { number: order.number }) }).check();
    await main.getByRole('button', { name: t('desk:door.settle') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('desk:door.settle') })
      .click();
    await expect(main.getByText(order.number)).toBeHidden();
  });

  await test.step('the figures count the order on its day, and are exported as a spreadsheet', async () => {
    await visit(page, '/seller/dashboard/figures');
    const name = t('figures:chart', {
      figure: t('seller-portal:figures.sales'),
      period: t('figures:periods.day'),
    });
    await expect(main.getByRole('img', { name })).toBeVisible();
    await main.getByText(t('figures:asTable')).first().click();
    const today = main
      .getByRole('table', { name: t('figures:asTable') })
      .getByRole('row')
      .nth(1);
    await expect(today.getByRole('cell').nth(2)).not.toHaveText('0');
    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: t('seller-portal:figures.export') }).click();
    expect((await saving).suggestedFilename()).toBe(t('seller-portal:figures.fileName'));
  });
  await page.context().close();
});
