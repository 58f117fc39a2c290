import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { approveOrder, changeOrderStatus, getOrder } from '@mawad/supabase/orders/queries';
import {
  getReturn,
  getReturnable,
  type ReturnCase,
  type ReturnWish,
  requestReturn,
} from '@mawad/supabase/returns/queries';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect, sellerEmail } from '../fixtures/backend.ts';
import { type Buyer, newBuyer, orderFor, plentifulProduct, shopAddress } from '../fixtures/buyers.ts';
import { runStatement } from '../fixtures/database.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, type Person, visit } from '../fixtures/people.ts';

interface Asked {
  buyer: Buyer;
  /** Account of the seller. */
  seller: string;
  id: string;
  number: string;
}

/** A new buyer's return of two units of a delivered product. */
async function askReturn(place: number, wish: ReturnWish): Promise<Asked> {
  const [buyer, goods] = [await newBuyer('en'), await plentifulProduct(place)];
  const order = (await orderFor(buyer, goods, 2)).orders[0]!;
  const admin = await connect('admin@mawad.test');
  const latest = () => getOrder(admin.data, order.id);
  await approveOrder(admin.data, await latest());
  const seller = await sellerEmail(goods.company_name);
  const { data } = await connect(seller);
  await changeOrderStatus(data, await latest(), 'Shipped');
  await changeOrderStatus(data, await latest(), 'Delivered');
  const { lines, reasons } = await getReturnable(buyer.backend.data, order.id);
  const damaged = reasons.find(({ is_fault: isFault }) => isFault)!;
  const { id, number } = await requestReturn(buyer.backend.data, order.id, randomUUID(), {
    wish,
    phone: shopAddress.phone,
    lines: [{ order_line_id: lines[0]!.order_line_id, quantity: 2, reason_id: damaged.id }],
  });
  return { buyer, seller, id, number };
}

const stateOf = ({ buyer, id }: Asked): Promise<ReturnCase> => getReturn(buyer.backend.data, id);

const step = ({ page, t }: Person, name: 'accept' | 'refuse' | 'receive' | 'exchange' | 'settle') =>
  page.getByRole('button', { name: t(`return-desk:steps.${name}.verb`), exact: true });

const confirm = (person: Person, name: 'refuse' | 'exchange' | 'settle' | 'receive' | 'accept') =>
  person.page
    .getByRole('dialog')
    .getByRole('button', { name: person.t(`return-desk:steps.${name}.confirm`), exact: true })
    .click();

/** A small picture, drawn by the page. */
async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    canvas.getContext('2d')!.fillRect(5, 5, 20, 15);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

/** Opens a return as its seller. */
async function openAsSeller(person: Person, asked: Asked): Promise<void> {
  await logIn(person, asked.seller);
  await visit(person.page, `/seller/dashboard/returns/${asked.id}`);
}

test('a refused return is appealed, the seller gives evidence, and the staff decide in part (en) @return-appeal', async ({
  browser,
}) => {
  const asked = await askReturn(11, 'refund');
  const seller = await enter(browser, 'en');
  const { page, t } = seller;

  await test.step('the seller finds the return and refuses it with a reason and a picture', async () => {
    await logIn(seller, asked.seller);
    await visit(page, `/seller/dashboard/returns?q=${asked.number}`);
    await page.getByRole('link', { name: asked.number }).click();
    await step(seller, 'refuse').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file][multiple]').setInputFiles({
      ...{ name: 'goods.png', mimeType: 'image/png' },
      buffer: await picture(page),
    });
    await expect(dialog.getByRole('img', { name: t('returns:pictures.added', { number: 1 }) })).toBeVisible();
    await expectNothingSerious(page, 'refusal of a return');
    await dialog.getByRole('textbox', { name: t('return-desk:reason') }).fill('These are not our goods');
    await confirm(seller, 'refuse');
    await expect(page.getByRole('dialog')).toBeHidden();
    const timeline = page.getByRole('region', { name: t('returns:timeline') });
    await expect(timeline).toContainText('These are not our goods');
    await expect(timeline.getByRole('button').locator('img')).toBeVisible();
    await expectNothingSerious(page, 'return in the seller portal');
  });

  const buyer = await enter(browser, 'en');
  await test.step('the buyer reads the refusal and appeals', async () => {
    await logIn(buyer, asked.buyer.email, asked.buyer.password);
    await visit(buyer.page, `/returns/${asked.id}`);
    await expect(buyer.page.getByRole('main')).toContainText('These are not our goods');
    await buyer.page.getByRole('button', { name: t('own-returns:appeal.action') }).click();
    const dialog = buyer.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('own-returns:appeal.note') }).fill('The bags were torn');
    await dialog.getByRole('button', { name: t('own-returns:appeal.confirm') }).click();
    await expect(dialog).toBeHidden();
  });
  const staff = await enter(browser, 'en');
  await logIn(staff, 'admin@mawad.test');

  await test.step('the staff ask the seller for evidence, who gives it', async () => {
    await visit(staff.page, '/admin/returns?task=appealed');
    await staff.page.getByRole('link', { name: asked.number }).click();
    await expect(staff.page.getByRole('region', { name: t('returns:timeline') })).toContainText(
      'The bags were torn',
    );
    await expectNothingSerious(staff.page, 'return in the console');
    await staff.page.getByRole('button', { name: t('return-desk:steps.ask_evidence.verb') }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Which batch was sold?');
    await dialog.getByRole('button', { name: t('return-desk:steps.ask_evidence.confirm') }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t('return-desk:steps.give_evidence.verb'), exact: true }).click();
    const answer = page.getByRole('dialog');
    await answer.getByRole('textbox', { name: t('return-desk:reason') }).fill('Batch 12');
    await answer.getByRole('button', { name: t('return-desk:steps.give_evidence.confirm') }).click();
    await expect(answer).toBeHidden();
    await expect(staff.page.getByText('Batch 12')).toBeVisible();
  });

  const half = Math.floor((await stateOf(asked)).money!.goods / 2);
  await test.step('the decision gives the buyer a part, and both read its reason', async () => {
    await staff.page.getByRole('button', { name: t('return-desk:steps.decide.verb'), exact: true }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t('return-desk:decide.outcome') }).selectOption('partly');
    await dialog.getByRole('textbox', { name: t('return-desk:decide.amount') }).fill(String(half));
    await dialog.getByRole('textbox', { name: t('return-desk:reason') }).fill('One of two bags was torn');
    await expectNothingSerious(staff.page, 'decision on an appeal');
    await dialog.getByRole('button', { name: t('return-desk:steps.decide.confirm') }).click();
    await expect(dialog).toBeHidden();
    const decided = await stateOf(asked);
    expect(decided).toMatchObject({ status: 'Received', money: { refund: half, credited: half } });
    expect(decided.credit_notes).toHaveLength(1);
    for (const reader of [page, buyer.page])
      await expect(reader.getByText('One of two bags was torn')).toBeVisible();
  });

  await test.step('the seller hands the decided amount back', async () => {
    await step(seller, 'settle').click();
    await expect(page.getByRole('dialog')).toContainText(
      half.toLocaleString('en', { minimumFractionDigits: 2 }),
    );
    await confirm(seller, 'settle');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await stateOf(asked)).toMatchObject({ status: 'Settled', outcome: 'refunded' });
  });
});

test('silence of the seller accepts a return (ar)', async ({ browser }) => {
  const asked = await askReturn(12, 'refund');
  const seller = await enter(browser, 'ar');
  const { page, t } = seller;
  await openAsSeller(seller, asked);
  await expect(step(seller, 'accept')).toBeVisible();
  await runStatement(`update private.returns set due_at = now() - interval '1 minute' where id = $1`, [
    asked.id,
  ]);
  await runStatement('select private.watch_returns()', []);
  await page.reload();
  await expect(page.getByText(t('returns:events.acceptedBySilence'))).toBeVisible();
  await expect(step(seller, 'receive')).toBeVisible();
  await expectNothingSerious(page, 'return in Arabic');
});

test('an accepted exchange is received and settled by a new order (en)', async ({ browser }) => {
  const asked = await askReturn(13, 'exchange');
  const seller = await enter(browser, 'en');
  const { page, t } = seller;
  await openAsSeller(seller, asked);
  await step(seller, 'accept').click();
  await confirm(seller, 'accept');
  await step(seller, 'receive').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('return-desk:receive.condition') }).selectOption('damaged');
  await expectNothingSerious(page, 'receipt of a return');
  await confirm(seller, 'receive');
  await step(seller, 'exchange').click();
  await confirm(seller, 'exchange');
  const main = page.getByRole('main');
  await expect(main.getByText(t('returns:exchangeOrder'))).toBeVisible();
  const settled = await stateOf(asked);
  expect(settled).toMatchObject({ status: 'Settled', outcome: 'exchanged' });
  await main.getByRole('link', { name: settled.exchange_order!.number }).first().click();
  await expect(page).toHaveURL(`/seller/dashboard/orders/${settled.exchange_order!.id}`);
});

test('a stale tab does not accept a return that a colleague refused meanwhile (en) @return-stale-step', async ({
  browser,
}) => {
  const asked = await askReturn(15, 'refund');
  const [away, present] = [await enter(browser, 'en'), await enter(browser, 'en')];
  await openAsSeller(away, asked);
  await openAsSeller(present, asked);
  await step(away, 'accept').click();
  await expect(away.page.getByRole('dialog')).toBeVisible();
  await away.page.context().setOffline(true);
  await step(present, 'refuse').click();
  await present.page
    .getByRole('dialog')
    .getByRole('textbox', { name: present.t('return-desk:reason') })
    .fill('Used goods');
  await confirm(present, 'refuse');
  await expect(present.page.getByRole('dialog')).toBeHidden();
  await away.page.context().setOffline(false);
  await confirm(away, 'accept');
  await expect(away.page.getByRole('dialog').getByText(/meanwhile the return was refused/)).toBeVisible();
  expect(await stateOf(asked)).toMatchObject({ status: 'Refused' });
});

for (const language of ['en', 'ar'] as const) {
  test(`axe finds nothing serious on lists, figures and reasons of returns (${language})`, async ({
    browser,
  }) => {
    const staff = await enter(browser, language);
    await logIn(staff, 'admin@mawad.test');
    for (const path of ['/admin/returns', '/admin/returns/figures', '/admin/returns/reasons']) {
      await visit(staff.page, path);
      await expect(staff.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingSerious(staff.page, path);
    }
  });
}
