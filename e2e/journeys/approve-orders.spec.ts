import { expect } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { runStatement } from '../fixtures/database.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('the staff approve 200 orders with four clicks', async ({ browser }) => {
  const buyer = `Bulk ${Date.now()}`;
  await runStatement(
    `insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, buyer_phone, governorate,
       subtotal, delivery_fee, lead_days, line_count)
     select 'MW-' || upper(substr(md5(random()::text), 1, 6)), o.checkout_id, null, o.company_id, o.company_name, $1::text,
       o.buyer_phone, o.governorate, o.subtotal, 0, o.lead_days, o.line_count
     from generate_series(1, 200), (
       select * from public.orders x where x.company_id not in (
         select m.company_id from public.company_members m join auth.users u on u.id = m.user_id
         where u.email in ('seller@mawad.test', 'pending@mawad.test'))
       order by x.created_at limit 1) o`,
    [buyer],
  );
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
  await click(t('desk:bulk.all_other', { number: 200 }));
  await click(t('desk:bulk.counted', { verb: t('desk:steps.approve.verb'), number: 200 }));
  await click(t('desk:steps.approve.verb'), page.getByRole('dialog'));
  const report = page.getByRole('dialog', { name: t('desk:change.title') });
  await expect(report.getByText(t('desk:bulk.done_other', { number: 200 }))).toBeVisible({ timeout: 30_000 });
  await expectNothingSerious(page, 'the report of a change of many orders');
  expect(clicks).toBeLessThanOrEqual(5);
  await page.context().close();
  // Other journeys read the same lists.
  await runStatement(`delete from public.orders where buyer_name = $1`, [buyer]);
});
