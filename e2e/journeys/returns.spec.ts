import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getOrder } from '@mawad/supabase/orders/queries';
import { getReturn, listOwnReturns } from '@mawad/supabase/returns/queries';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { sellerEmail } from '../fixtures/backend.ts';
import { newBuyer, plentifulProduct } from '../fixtures/buyers.ts';
import { deliveredOrder, measuredProduct } from '../fixtures/delivered.ts';
import { test } from '../fixtures/journey.ts';
import { enter, fillInLogin, logIn, visit } from '../fixtures/people.ts';

/** A photo as a phone stores it: large, rotated by its metadata. */
const photo = async (background: string) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

/** Ends the session of a page as an expired one ends: tokens and personal entries go. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('sb-') || name.startsWith('mawad-personal-')) localStorage.removeItem(name);
  });

test('a part of measured goods is returned from a phone with pictures, and the money comes back (ar) @return-from-phone', async ({
  browser,
}) => {
  const [buyer, goods] = [await newBuyer('ar'), await measuredProduct()];
  const { orderId, seller } = await deliveredOrder(buyer, goods, 3);
  const person = await enter(browser, 'ar');
  const { page, t } = person;
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(person, buyer.email, buyer.password);
  const quantity = main.getByRole('textbox', { name: /الكمية/ });
  const note = main.getByRole('textbox', { name: t('own-returns:form.note') });
  const pictures = main.getByRole('group', { name: t('returns:pictures.label') }).getByRole('img');

  await test.step('the order leads to the form, which wants a reason', async () => {
    await visit(page, `/orders/${orderId}`);
    await main.getByRole('link', { name: t('own-returns:order.start') }).click();
    await main.getByRole('button', { name: t('own-returns:form.send') }).click();
    await expect(main.getByRole('combobox')).toHaveAccessibleDescription(t('own-returns:form.reasonMissing'));
    await main.getByRole('combobox').selectOption({ index: 1 });
    await quantity.fill('١٫٢٥');
    await note.fill('مكسورة من الطرف');
    for (const name of ['add', 'take'])
      await page
        .locator(`input[aria-label="${t(`returns:pictures.${name}`)}"]`)
        .setInputFiles(await photo(name === 'add' ? '#a05030' : '#3050a0'));
    await expect(pictures).toHaveCount(2);
    await expectNothingSerious(page, 'form of a return');
  });

  await test.step('a reload and a new sign-in keep everything', async () => {
    await page.reload();
    await expect(quantity).toHaveValue('١٫٢٥');
    await expect(pictures).toHaveCount(2);
    await endSession(page);
    await page.reload();
    await page.waitForURL(/\/login/);
    await fillInLogin(person, buyer.email, buyer.password);
    await expect(note).toHaveValue('مكسورة من الطرف');
    await expect(quantity).toHaveValue('١٫٢٥');
    await expect(pictures).toHaveCount(2);
  });

  await test.step('it is sent, and the case says until when the seller answers', async () => {
    await main.getByRole('button', { name: t('own-returns:form.send') }).click();
    await page.waitForURL(/\/returns\/[0-9a-f-]{36}$/);
    await expect(main.getByText(/يرد البائع قبل/)).toBeVisible();
    await expect(main.getByRole('region', { name: t('own-returns:goods') })).toContainText('1.25');
    await expectNothingSerious(page, 'case of a return');
  });

  const id = page.url().slice(-36);
  const latest = () => getReturn(seller.data, id);
  const desk = await enter(browser, 'ar');
  const deskStep = (name: 'accept' | 'receive' | 'settle') =>
    desk.page.getByRole('button', { name: t(`return-desk:steps.${name}.verb`), exact: true }).click();
  const deskDialog = desk.page.getByRole('dialog');
  const confirmStep = async (name: 'accept' | 'receive' | 'settle') => {
    await deskDialog
      .getByRole('button', { name: t(`return-desk:steps.${name}.confirm`), exact: true })
      .click();
    await expect(deskDialog).toBeHidden();
  };
  await test.step('the answer of the seller appears in the open page, and the buyer brings the goods', async () => {
    await logIn(desk, await sellerEmail(goods.company_name));
    await visit(desk.page, `/seller/dashboard/returns/${id}`);
    await deskStep('accept');
    await deskDialog
      .getByRole('combobox', { name: t('return-desk:accept.handover') })
      .selectOption('showroom');
    await confirmStep('accept');
    await main.getByRole('button', { name: t('own-returns:markSent.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-returns:markSent.action') })
      .click();
    await expect(main.getByText(t('own-returns:next.OnItsWay'))).toBeVisible();
  });

  await test.step('the seller receives the goods and hands the money back, with a credit note', async () => {
    const timeline = desk.page.getByRole('region', { name: t('returns:timeline') });
    await expect(timeline).toContainText(t('returns:events.sent'));
    await deskStep('receive');
    await confirmStep('receive');
    await expect(timeline).toContainText(t('returns:events.received'));
    await deskStep('settle');
    await confirmStep('settle');
    const { money, credit_notes: notes } = await latest();
    await main.getByRole('link', { name: notes[0]!, exact: true }).click();
    await expect(main.getByText(notes[0]!).first()).toBeVisible();
    await visit(page, `/orders/${orderId}`);
    await expect(main.getByRole('link', { name: notes[0]! })).toBeVisible();
    const { papers } = await getOrder(buyer.backend.data, orderId);
    expect(papers.at(-1)).toMatchObject({ kind: 'credit_note', total: money!.refund });
  });
  await desk.page.context().close();
  await page.context().close();
});

test('a request whose answer is lost is sent once, and a lower price settles it (en) @return-price-reduction', async ({
  browser,
}) => {
  const [buyer, goods] = [await newBuyer('en'), await plentifulProduct(7)];
  const { orderId } = await deliveredOrder(buyer, goods, 2);
  const person = await enter(browser, 'en');
  const { page, t } = person;
  const main = page.getByRole('main');
  await logIn(person, buyer.email, buyer.password);
  await visit(page, `/orders/${orderId}/return`);
  await main.getByRole('combobox').selectOption({ index: 1 });
  await page.route(
    '**/rpc/request_return',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const send = main.getByRole('button', { name: t('own-returns:form.send') });
  await send.click();
  await expect(main.getByText(t('own-returns:form.unknown'))).toBeVisible();
  await send.click();
  await page.waitForURL(/\/returns\/[0-9a-f-]{36}$/);
  const { items } = await listOwnReturns(buyer.backend.data, {});
  expect(items).toHaveLength(1);
  const { id } = items[0]!;

  const desk = await enter(browser, 'en');
  await logIn(desk, await sellerEmail(goods.company_name));
  await visit(desk.page, `/seller/dashboard/returns/${id}`);
  const accept = desk.page.getByRole('button', {
    name: desk.t('return-desk:steps.accept.verb'),
    exact: true,
  });
  await accept.click();
  const dialog = desk.page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: desk.t('return-desk:accept.handover') })
    .selectOption({ label: desk.t('returns:handovers.keep') });
  const save = dialog.getByRole('button', { name: desk.t('return-desk:steps.accept.confirm'), exact: true });
  const reduction = dialog.getByRole('textbox', { name: desk.t('return-desk:accept.reduction') });
  await save.click();
  await expect(reduction).toHaveAttribute('aria-invalid', 'true');
  await reduction.fill('250');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(accept).toBeHidden();
  await desk.page.context().close();

  await main.getByRole('button', { name: t('own-returns:agree.yes') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('own-returns:agree.yes') })
    .click();
  await expect(main.getByText(/You keep the goods, and the seller refunds/)).toBeVisible();
  await visit(page, '/returns?status=Accepted');
  await expect(main.getByRole('link', { name: /RT-/ })).toHaveCount(1);
  await expectNothingSerious(page, 'list of returns');
  await main.getByRole('link', { name: t('returns:statuses.Refused') }).click();
  await expect(main.getByText(t('own-returns:list.emptyFilter'))).toBeVisible();
  await page.context().close();
});
