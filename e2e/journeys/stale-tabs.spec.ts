import { expect, type Page } from '@playwright/test';
import { changeOrderStatus, getOrder } from '@mawad/supabase/orders/queries';
import { setStaffRole } from '@mawad/supabase/people/staff-queries';
import { connect, sellerEmail } from '../fixtures/backend.ts';
import { type Buyer, newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { readMails, waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

type Role = 'support' | null;

/** Changes the staff role of a buyer's account; null for none. */
async function appoint({ backend }: Buyer, role: { before: Role; after: Role }) {
  const { data } = await (await backend.auth()).getUser();
  const admin = await connect('admin@mawad.test');
  await setStaffRole(admin.data, { user_id: data.user!.id, role: role.before }, role.after, 'Has left');
}

/** Opens a step's dialog on an order page and fills in the reason. */
async function beginStep(page: Page, path: string, verb: string, reason?: { label: string; text: string }) {
  await visit(page, path);
  await page.getByRole('main').getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByRole('textbox', { name: reason.label }).fill(reason.text);
  await expect(dialog).toBeVisible();
  // The label of the button can change when the page behind the dialog reloads its data.
  return { dialog, confirm: () => dialog.locator('button[type=submit]').click() };
}

test('a tab that lost its connection does not overturn a decision taken meanwhile, and sends no mail @order-stale', async ({
  browser,
}) => {
  const [buyer, colleague] = [await newBuyer('en'), await newBuyer('en')];
  const goods = await plentifulProduct(6);
  const { id, number } = (await orderFor(buyer, goods, 2)).orders[0]!;
  const path = `/admin/orders/${id}`;
  await appoint(colleague, { before: null, after: 'support' });
  const [away, present] = [await enter(browser, 'en'), await enter(browser, 'en')];
  const { t } = away;
  await logIn(away, 'admin@mawad.test');
  await logIn(present, colleague.email, colleague.password);
  const otherTab = await away.page.context().newPage();
  const reason = { label: t('desk:reason'), text: 'Outside the delivery area' };
  const rejecting = await beginStep(away.page, path, t('admin-console:order.reject'), reason);
  const approving = await beginStep(otherTab, path, t('admin-console:order.approve'));

  await test.step('the administrator is offline when the colleague approves', async () => {
    await away.page.context().setOffline(true);
    const step = await beginStep(present.page, path, t('admin-console:order.approve'));
    await step.confirm();
    await expect(present.page.getByText(t('admin-console:order.approved', { number }))).toBeVisible();
  });

  await test.step('a rejection without a connection fails and keeps the typed reason', async () => {
    await rejecting.confirm();
    await expect(rejecting.dialog.getByText(t('errors:network'))).toBeVisible();
    await expect(rejecting.dialog.getByRole('textbox')).toHaveValue(reason.text);
  });

  await test.step('back online, both dialogs are refused and name the colleague', async () => {
    await away.page.context().setOffline(false);
    const news = /meanwhile the order was approved \(by Zainab Karim · /;
    for (const { dialog, confirm } of [rejecting, approving]) {
      await confirm();
      await expect(dialog.getByText(news)).toBeVisible();
    }
    const { data } = await connect('admin@mawad.test');
    expect(await getOrder(data, id)).toMatchObject({
      status: 'Processing',
      approved_at: expect.any(String),
    });
  });

  await test.step('the seller’s cancellation is refused after the same person shipped the order in another tab', async () => {
    const email = await sellerEmail(goods.company_name);
    const [desk, phone] = [await enter(browser, 'en'), await connect(email)];
    await logIn(desk, email);
    const calling = await beginStep(desk.page, `/seller/dashboard/orders/${id}`, t('desk:callOff.verb'), {
      label: t('desk:reason'),
      text: 'Out of stock',
    });
    await desk.page.context().setOffline(true);
    await changeOrderStatus(phone.data, await getOrder(phone.data, id), 'Shipped');
    await desk.page.context().setOffline(false);
    await calling.confirm();
    await expect(calling.dialog.getByText(/meanwhile the order was shipped .*\(by you · /)).toBeVisible();
    expect(await getOrder(phone.data, id)).toMatchObject({ status: 'Shipped' });
  });

  await test.step('the buyer receives one mail per step and none about a rejection or cancellation', async () => {
    // Mails are sent in the order in which they were written.
    const later = (await orderFor(buyer, goods, 1)).orders[0]!;
    await waitForMail(buyer.email, new RegExp(later.number));
    const subjects = (await readMails(buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(number)).reverse()).toEqual([
      `Your order ${number} on Mawad`,
      `Order ${number} is approved`,
      `Order ${number} is on its way`,
    ]);
  });
  await appoint(colleague, { before: 'support', after: null });
});
