import { expect } from '@playwright/test';
import { utils, write } from 'xlsx';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, type Person, visit } from '../fixtures/people.ts';

/** An .xlsx file with Arabic headings. */
function workbook(): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([
    ['ت', 'المادة', 'الكمية', 'الوحدة'],
    [1, 'شيش ١٢ ملم', 2.5, 'طن'],
  ]);
  utils.book_append_sheet(book, sheet, 'List');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

async function upload({ page, t }: Person, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByRole('main')
    .locator(`input[type=file][aria-label="${t('quote:upload.open')}"]`)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const lines = ({ page, t }: Person) =>
  page.getByRole('list', { name: t('quote:line.list') }).getByRole('listitem');

async function paste({ page, t }: Person, text: string): Promise<void> {
  await page.getByRole('button', { name: t('quote:paste.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('quote:paste.title') });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

async function fillContact({ page, t }: Person, email?: string): Promise<void> {
  const form = page.getByRole('form', { name: t('quote:title') });
  await form.getByLabel(t('quote:fullName')).fill('Huda');
  if (email) await form.getByLabel(t('quote:email')).fill(email);
  await form.getByLabel(t('quote:phone')).fill('٠٧٧٠ ١٢٣ ٤٥٦٧');
  await form.getByLabel(t('quote:governorate')).selectOption('IQ-BG');
}

test('a buyer requests a quote with typed, pasted and uploaded lines, and finds the request (ar) @quote-request-ways', async ({
  browser,
}) => {
  const buyer = await enter(browser, 'ar');
  const { page, t } = buyer;
  await logIn(buyer, 'buyer@mawad.test');
  await visit(page, '/request-quote');

  const field = page.getByRole('combobox', { name: t('quote:add.description') });
  await field.fill('سمنت أبيض ٢٠ كيس');
  await field.press('Enter');
  await expect(lines(buyer)).toHaveCount(1);
  await paste(buyer, 'Item\tQty\tUnit\nHollow block\t1,500\tpcs\nSand\t٣\tم3');
  await expect(lines(buyer)).toHaveCount(3);
  await upload(buyer, 'list.xlsx', workbook());
  const review = page.getByRole('dialog', { name: t('quote:review.title') });
  await expect(review.getByRole('cell', { name: 'شيش ١٢ ملم' })).toBeVisible();
  await review.getByRole('button', { name: t('quote:paste.action_one') }).click();
  await expect(lines(buyer)).toHaveCount(4);

  await upload(buyer, 'list.pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByText(t('errors:file_type_unsupported'))).toBeVisible();
  await upload(buyer, 'broken.xlsx', workbook().subarray(0, 900));
  await expect(page.getByText(t('errors:file_parse_failed'))).toBeVisible();
  await expect(lines(buyer)).toHaveCount(4);

  await page.reload();
  await expect(lines(buyer)).toHaveCount(4);
  await fillContact(buyer);
  await page.getByRole('button', { name: t('quote:send') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/RQ-[0-9A-Z]{6}/);
  const number = /RQ-[0-9A-Z]{6}/.exec(await heading.innerText())![0];

  const mail = await waitForMail('buyer@mawad.test', new RegExp(number));
  expect(mail.subject).toContain('طلب السعر');
  for (const part of ['سمنت أبيض', 'Hollow block', 'شيش ١٢ ملم']) expect(mail.text).toContain(part);

  await visit(page, '/account/quotes');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await expect(page.getByRole('main')).toContainText('Hollow block');
  await expect(page.getByRole('main')).toContainText(t('own-quotes:states.Open'));
});

test('a request with the cart’s products and a long list loses no lines (ar) @quote-from-cart', async ({
  browser,
}) => {
  const email = `long.ar.${Date.now()}@example.com`;
  const guest = await enter(browser, 'ar');
  const { page, t } = guest;
  await visit(page, '/products');
  await page
    .getByRole('button', { name: t('common:actions.addToCart') })
    .first()
    .click();
  await visit(page, '/cart');
  await page.getByRole('link', { name: t('ordering:cart.askQuote') }).click();
  await expect(lines(guest)).toHaveCount(1);
  await expect(page).toHaveURL(/\/request-quote$/);
  await page.reload();
  await expect(lines(guest)).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: t('ordering:cart.askQuote') }).click();
  await expect(lines(guest)).toHaveCount(1);

  const list = Array.from({ length: 101 }, (_, place) => `Part ${place + 1}: 5 bags`).join('\n');
  await paste(guest, list);
  await expect(lines(guest)).toHaveCount(50);
  await page.reload();
  for (let turn = 0; turn < 2; turn += 1)
    await page.getByRole('button', { name: t('common:pagination.next') }).click();
  await expect(lines(guest)).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: t('quote:line.description') }).last()).toHaveValue(
    'Part 101',
  );
  await fillContact(guest, email);
  await page.getByRole('button', { name: t('quote:send') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/RQ-/);
  await visit(page, '/cart');
  await expect(page.getByRole('link', { name: t('ordering:cart.askQuote') })).toBeVisible();
});

test('the confirmation of a guest’s request contains only its number (ar) @quote-guest-mail', async ({
  browser,
}) => {
  const email = `guest.ar.${Date.now()}@example.com`;
  const guest = await enter(browser, 'ar');
  const { page, t } = guest;
  await visit(page, '/request-quote');
  await paste(guest, 'Buy at evil.example 5 bags');
  await fillContact(guest, email);
  await page.getByRole('button', { name: t('quote:send') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/RQ-/);
  const mail = await waitForMail(email, /RQ-/);
  expect(mail.html + mail.text).not.toContain('evil');
  expect(mail.html).not.toContain('href');
});

test('a contact message is stored and confirmed (en) @contact-message', async ({ browser }) => {
  const email = `writer.en.${Date.now()}@example.com`;
  const { page, t } = await enter(browser, 'en');
  await visit(page, '/contact');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('information:contact.send') }).click();
  await expect(main.getByText(t('information:contact.required'))).toBeVisible();
  await main.getByLabel(t('information:contact.fullName')).fill('Ali');
  await main.getByLabel(t('information:contact.email')).fill(email);
  await main.getByRole('textbox', { name: t('information:contact.message') }).fill(`Question of ${email}`);
  await main.getByRole('button', { name: t('information:contact.send') }).click();
  await expect(main.getByRole('heading', { name: t('information:contact.sent') })).toBeVisible();
  await waitForMail(email, /We received your message/);
  // Admins receive a mail only for the first message or quote request of an hour, which another journey may have sent.
  const admin = await (await connect('admin@mawad.test')).data();
  const { data: messages } = await admin.from('contact_messages').select('message').eq('email', email);
  expect(messages).toEqual([{ message: `Question of ${email}` }]);
});
