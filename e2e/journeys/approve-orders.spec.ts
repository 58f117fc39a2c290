import { expect } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { test } from '../fixtures/journey.ts';
import { addOrders, removeOrders } from '../fixtures/orders.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('the staff approve 200 orders with four clicks @approve-orders', async ({ browser }) => {
  const buyer = `Bulk ${Date.now()}`;
  await addOrders(buyer, 200);
  const admin = await enter(browser, 'en');
  const { page, t } = admin;
  await logIn(admin, 'admin@mawad.test');
  await visit(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
  let clicks = 0;
  const click = async (name: string, within = page.getByRole('main')) => {
    await within.getByRole('button', { name, exact: true }).click();
    clicks += 1;
  };
  await click(t('common:orderStatus.AwaitingApproval'));
  // A new filter clears the selection, and React shows it after the address has changed.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: t('common:orderStatus.AwaitingApproval'), pressed: true }),
  ).toBeVisible();
  await click(t('portal-list:selection.all_other', { number: 200 }));
  await click(t('desk:bulk.counted', { verb: t('desk:steps.approve.verb'), number: 200 }));
  await click(t('desk:steps.approve.verb'), page.getByRole('dialog'));
  const report = page.getByRole('dialog', { name: t('desk:change.title') });
  await expect(report.getByText(t('desk:bulk.done_other', { number: 200 }))).toBeVisible({ timeout: 30_000 });
  await expectNothingSerious(page, 'the report of a change of many orders');
  expect(clicks).toBeLessThanOrEqual(5);
  await page.context().close();
  await removeOrders(buyer);
});
