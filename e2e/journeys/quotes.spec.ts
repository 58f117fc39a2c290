import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { getProduct, type ProductCard, searchProducts } from '@mawad/supabase/catalogue/queries';
import {
  type AskedQuote,
  getAskedQuote,
  getOwnQuote,
  getQuoteComparison,
  listOwnQuotes,
  sendQuoteOffer,
} from '@mawad/supabase/quotes/queries';
import type { RefusalReason } from '@mawad/supabase/quotes/answers';
import { getOwnStore } from '@mawad/supabase/companies/stores-queries';
import { connect } from '../fixtures/backend.ts';
import { newBuyer, saveAddress } from '../fixtures/buyers.ts';
import { runStatement } from '../fixtures/database.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, type Person, visit } from '../fixtures/people.ts';
import { type Cell, readWorkbook, workbook } from '../fixtures/workbook.ts';

type AskedLine = AskedQuote['lines'][number];
type LineAnswer =
  | { unit_price: number; product_id?: number; unit?: string; is_equivalent?: boolean }
  | { refusal: RefusalReason };

/** ISO date in Baghdad ten days from now. */
const validUntil = () => new Date(Date.now() + (10 * 24 + 3) * 3_600_000).toISOString().slice(0, 10);

/** Answers every line that a company was asked about, as its owner; a new revision if it has an offer. */
async function answer(
  email: string,
  requestId: string,
  answerTo: (line: AskedLine, place: number) => LineAnswer,
): Promise<AskedQuote> {
  const { data } = await connect(email);
  const asked = await getAskedQuote(data, requestId);
  await sendQuoteOffer(data, requestId, asked.offers[0]?.revision ?? 0, randomUUID(), {
    request_revision: asked.revision,
    delivery_fee: 5000,
    valid_until: validUntil(),
    lines: asked.lines.map((line, place) => {
      const given = answerTo(line, place);
      if ('refusal' in given) return { line_id: line.id, ...given };
      return {
        ...{ line_id: line.id, unit: line.unit, units_per_requested: 1, lead_days: 2 },
        ...(line.quantity !== null && { quantity: line.quantity }),
        ...given,
      };
    }),
  });
  return asked;
}

/** Twenty products in stock that a company sells in a category. */
async function goodsOf(email: string, category: string): Promise<ProductCard[]> {
  const { data } = await connect(email);
  const { id } = await getOwnStore(data);
  const filter = { category, sellers: [id], in_stock: true, page_size: 20 };
  return (await searchProducts(data, filter)).items;
}

/** Request of the demo buyer in the demo catalogue. */
async function demoRequest(status: 'Open' | 'Closed'): Promise<string> {
  const { data } = await connect('buyer@mawad.test');
  const { items } = await listOwnQuotes(data, { status });
  const found = items.find(({ offer_count: offers }) => offers >= 4);
  if (!found) throw new Error(`No ${status} request of the demo buyer has offers`);
  return found.id;
}

const describes = (asked: AskedQuote | null, name: string) =>
  asked?.lines.some(({ description }) => description === name) ?? false;

const chooseOf = ({ page, t }: Person, company: string, line: string) =>
  page.getByRole('radio', { name: t('quote-comparison:choose', { company, line }), exact: true });

const proceed = ({ page, t }: Person) =>
  page
    .getByRole('region', { name: t('quote-comparison:selection') })
    .getByRole('button', { name: t('quote-comparison:continue') })
    .click();

const confirmation = ({ page, t }: Person) =>
  page.getByRole('button', { name: t('quote-comparison:accept.confirm') });

async function fillContact({ page, t }: Person): Promise<void> {
  const form = page.getByRole('form', { name: t('quote:title') });
  await form.getByLabel(t('quote:fullName')).fill('Huda');
  await form.getByLabel(t('quote:phone')).fill('0770 123 4567');
  await form.getByLabel(t('quote:governorate')).selectOption('IQ-BG');
}

/** Reads a bill on the open form; every row has a plain quantity. */
async function upload({ page, t, language }: Person, rows: Cell[][]): Promise<void> {
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'bill.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook([['No', 'Description', 'Quantity', 'Unit'], ...rows], 'Bill'),
    });
  const form = new Intl.PluralRules(language).select(rows.length);
  await page
    .getByRole('dialog', { name: t('quote:review.title') })
    .getByRole('button', { name: t(`quote:paste.action_${form}`, { number: rows.length }) })
    .click();
}

/** Sends the open form and returns the id of the request, whose page is open then. */
async function sendRequest(buyer: Person): Promise<string> {
  const { page, t } = buyer;
  await fillContact(buyer);
  await page.getByRole('button', { name: t('quote:send') }).click();
  await page.getByRole('link', { name: t('quote:sent.see') }).click();
  await page.waitForURL(/\/account\/quotes\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

test('a contractor uploads a bill of 40 lines, compares four offers and orders from three sellers (en) @quote-comparison', async ({
  browser,
}) => {
  const building = (await goodsOf('seller@mawad.test', 'building-materials')).slice(0, 14);
  const electrical = (await goodsOf('seller3@mawad.test', 'electrical')).slice(0, 13);
  const plumbing = (await goodsOf('seller4@mawad.test', 'plumbing')).slice(0, 13);
  const bill = [...building, ...electrical, ...plumbing].map(({ name_en }, place): Cell[] => [
    place + 1,
    name_en,
    2,
    'Each',
  ]);
  expect(bill).toHaveLength(40);
  const account = await newBuyer('en');
  await saveAddress(account);
  const buyer = await enter(browser, 'en');
  const { page, t } = buyer;
  await logIn(buyer, account.email, account.password);

  await visit(page, '/request-quote');
  await upload(buyer, bill);
  await expect(page.getByRole('list', { name: t('quote:line.list') }).getByRole('listitem')).toHaveCount(40);
  const requestId = await sendRequest(buyer);
  const request = () => getOwnQuote(account.backend.data, requestId);

  /** Names of the goods of a category that the seller was asked about, in the order of the bill. */
  const askedAbout = async (email: string, goods: ProductCard[]) => {
    const { data } = await connect(email);
    let names: string[] = [];
    await expect
      .poll(
        async () => {
          const asked = await getAskedQuote(data, requestId).catch(() => null);
          names = goods.map(({ name_en }) => name_en).filter((name) => describes(asked, name));
          return names.length;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(1);
    return names;
  };
  const bricks = await askedAbout('seller@mawad.test', building);
  const wires = await askedAbout('seller3@mawad.test', electrical);
  const pipes = await askedAbout('seller4@mawad.test', plumbing);
  const dearBricks = await askedAbout('seller10@mawad.test', building);
  const own = electrical.find(
    (card) => wires.includes(card.name_en) && !card.has_variants && card.stock >= 10,
  )!;
  const substitute = plumbing.find(
    (card) => card.name_en !== pipes[0] && !card.has_variants && card.stock >= 10,
  )!;

  await test.step('one seller answers all its lines, one offers an equivalent, one a part at a higher price', async () => {
    await answer('seller@mawad.test', requestId, ({ description }, place) =>
      bricks.includes(description) ? { unit_price: 1000 + place } : { refusal: 'not_sold' },
    );
    await answer('seller4@mawad.test', requestId, ({ description }) => {
      if (!pipes.includes(description)) return { refusal: 'not_sold' };
      const equivalent = { product_id: substitute.id, unit: substitute.unit, is_equivalent: true };
      return { unit_price: 3000, ...(description === pipes[0] && equivalent) };
    });
    await answer('seller10@mawad.test', requestId, ({ description }) =>
      description === dearBricks[0] ? { unit_price: 90_000 } : { refusal: 'not_sold' },
    );
  });

  await test.step('one seller prices its lines in an Excel file', async () => {
    const seller = await enter(browser, 'en');
    await logIn(seller, 'seller3@mawad.test');
    await visit(seller.page, `/seller/dashboard/quotes/${requestId}`);
    const saved = seller.page.waitForEvent('download');
    await seller.page.getByRole('button', { name: t('quotes:sheet.save') }).click();
    const [headings, ...rows] = await readWorkbook(await saved);
    const column = (heading: string) => headings!.indexOf(heading);
    const { sku } = await getProduct(account.backend.data, own.id);
    const filled = rows.map((row) => {
      const description = String(row[column('Description')]);
      const answerOf: Record<string, Cell> = wires.includes(description)
        ? {
            ...{ 'Price per own unit (IQD)': 2000, 'Lead time (days)': 4 },
            ...(description === own.name_en && { 'Own product (SKU)': sku }),
          }
        : { 'Cannot supply, because': t('quotes:refusals.not_sold') };
      return headings!.map((heading, place) => answerOf[String(heading)] ?? row[place] ?? null);
    });
    await seller.page.getByLabel(t('quotes:sheet.open')).setInputFiles({
      name: 'prices.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook([headings!, ...filled], 'Prices'),
    });
    await seller.page
      .getByRole('dialog', { name: t('quotes:sheet.title') })
      .getByRole('button', { name: t('quotes:sheet.apply') })
      .click();
    await seller.page.getByRole('button', { name: t('quotes:send.action') }).click();
    await seller.page
      .getByRole('dialog')
      .getByRole('button', { name: t('quotes:send.confirm.send') })
      .click();
    await expect(seller.page.getByText(t('quotes:send.done', { number: 1 }))).toBeVisible();
  });

  await test.step('a seller sees only the lines that were sent to it', async () => {
    const { data } = await connect('seller4@mawad.test');
    const plumber = JSON.stringify(await getAskedQuote(data, requestId));
    const { data: electrician } = await connect('seller3@mawad.test');
    const { lines } = await getAskedQuote(electrician, requestId);
    const hidden = lines.filter(({ id }) => !plumber.includes(id));
    expect(hidden.length).toBeGreaterThan(0);
    for (const { description } of hidden) expect(plumber).not.toContain(description);
  });

  await visit(page, `/account/quotes/${requestId}/compare`);
  const { offers } = await getQuoteComparison(account.backend.data, requestId);
  expect(offers).toHaveLength(4);
  await page.getByRole('button', { name: t('quote-comparison:proposal.cheapest_lines') }).click();
  await proceed(buyer);
  await confirmation(buyer).click();
  await expect(
    page.getByRole('heading', { name: t('quote-comparison:accepted.title_other', { number: 3 }) }),
  ).toBeVisible();
  const { orders, awarded_count: awarded } = await request();
  expect(orders).toHaveLength(3);
  expect(awarded).toBe(bricks.length + wires.length + pipes.length);
  const { data } = account.backend;
  expect((await getProduct(data, own.id)).stock).toBe(own.stock - 2);
  expect((await getProduct(data, substitute.id)).stock).toBe(substitute.stock - 2);
});

test('lines of a bill are linked to the catalogue; some go to the cart, the rest is asked (ar)', async ({
  browser,
}) => {
  const account = await newBuyer('ar');
  const buyer = await enter(browser, 'ar');
  const { page, t } = buyer;
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(buyer, account.email, account.password);
  await visit(page, '/request-quote');
  await page.getByRole('button', { name: t('quote:paste.open') }).click();
  const paste = page.getByRole('dialog', { name: t('quote:paste.title') });
  await paste
    .getByRole('textbox')
    .fill(
      [
        'محبس كروي 2 انج\t2\tعدد',
        'كيبل مسلح 3x35 ملم2\t10\tم.ط',
        'سبوت لايت ليد ١٨ واط أبيض\t4\tعدد',
        'اعمال حفر\t10\tم³',
      ].join('\n'),
    );
  await paste.getByRole('button', { name: /4/ }).click();

  const groupOf = (line: number) =>
    page.getByRole('group', { name: t('quote:match.group', { number: String(line) }), exact: true });
  await expect(groupOf(1)).toContainText('قفل كروي 2 إنج');
  await expect(groupOf(1)).toContainText(t('quote:match.sure'));
  // Not these goods: the line stays free text.
  await groupOf(3)
    .getByRole('button', { name: t('quote:match.otherFor', { number: '3' }) })
    .click();
  const other = page.getByRole('dialog', { name: t('quote:match.title') });
  await other.getByRole('button', { name: t('quote:match.none') }).click();
  await page.getByRole('button', { name: t('quote:match.acceptSure_two') }).click();
  const links = page.getByRole('main').getByRole('link', { name: /قفل كروي|كيبل مسلح/ });
  await expect(links).toHaveCount(2);

  // The choices survive a reload.
  await page.reload();
  await expect(groupOf(3).getByRole('button', { name: t('quote:match.accept') })).toHaveCount(0);
  await expect(links).toHaveCount(2);
  await page.getByRole('button', { name: t('quote:toCart.action_two') }).click();
  await expect(links).toHaveCount(0);
  const rows = page.getByRole('list', { name: t('quote:line.list') }).locator('> li');
  await expect(rows).toHaveCount(2);
  const cart = await page.evaluate(() => localStorage.getItem('e-commerce-cart'));
  expect(cart).toContain('قفل كروي');
  expect(cart).toContain('كيبل مسلح');
});

test('a guest’s request comes along after signing up (ar) @quote-guest-sign-up', async ({ browser }) => {
  const guest = await enter(browser, 'ar');
  const { page, t } = guest;
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/request-quote');
  const field = page.getByRole('combobox', { name: t('quote:add.description') });
  await field.fill('سمنت مقاوم ٢٠ كيس');
  await field.press('Enter');
  await fillContact(guest);
  await page.getByRole('button', { name: t('quote:send') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(/RQ-[0-9A-Z]{6}/);
  const number = /RQ-[0-9A-Z]{6}/.exec(await heading.innerText())![0];
  await expect(page.getByText(t('quote:sent.guest'))).toBeVisible();

  const account = await newBuyer('ar');
  await logIn(guest, account.email, account.password);
  await visit(page, '/account/quotes');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await expect(page.getByRole('main')).toContainText('سمنت مقاوم');
  const { items } = await listOwnQuotes(account.backend.data, {});
  expect(items.map((item) => item.number)).toEqual([number]);
});

test('an offer revised or expired meanwhile is not accepted, and the other choices stay (ar) @quote-offer-revised', async ({
  browser,
}) => {
  const requestId = await demoRequest('Open');
  const { data } = await connect('buyer@mawad.test');
  const { lines, offers } = await getQuoteComparison(data, requestId);
  const nameOf = (slug: string) => offers.find(({ company_slug }) => company_slug === slug)!.company_name_ar;
  const [steel, marble] = [nameOf('basra-steel-house'), nameOf('karbala-marble-and-ceramic')];
  const [cement, sand] = lines.map(({ description }) => description) as [string, string];
  const buyer = await enter(browser, 'ar');
  const { page, t } = buyer;
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(buyer, 'buyer@mawad.test');
  await visit(page, `/account/quotes/${requestId}/compare`);
  await chooseOf(buyer, steel, cement).check();
  await chooseOf(buyer, marble, sand).check();
  await proceed(buyer);
  await expect(confirmation(buyer)).toBeVisible();

  // The page does not learn of the revision before it sends the acceptance.
  await page.route(/rpc\/get_quote_comparison/, (route) => route.abort());
  await answer('seller2@mawad.test', requestId, () => ({ unit_price: 999_000 }));
  await confirmation(buyer).click();
  await expect(page.getByText(t('quote-comparison:accept.changed'))).toBeVisible();
  await expect(page.getByText(t('quote-comparison:changed.superseded'))).toBeVisible();
  await page.unroute(/rpc\/get_quote_comparison/);
  await expect(chooseOf(buyer, marble, sand)).toBeChecked();
  await expect(chooseOf(buyer, steel, cement)).not.toBeChecked();

  await test.step('an offer that expires before the confirmation', async () => {
    await proceed(buyer);
    await expect(confirmation(buyer)).toBeVisible();
    const offer = offers.find(({ company_name_ar }) => company_name_ar === marble)!;
    await runStatement(
      `update private.quote_offers set valid_until = (now() at time zone 'Asia/Baghdad')::date - 1 where id = $1`,
      [offer.id],
    );
    await confirmation(buyer).click();
    await expect(page.getByText(t('quote-comparison:changed.expired'))).toBeVisible();
    await expect(confirmation(buyer)).toBeHidden();
  });
  expect((await getOwnQuote(data, requestId)).orders).toEqual([]);
});

test('an acceptance in two tabs at once makes one set of orders (en) @quote-accepted-once', async ({
  browser,
}) => {
  const requestId = await demoRequest('Closed');
  const { data } = await connect('buyer@mawad.test');
  const { lines, offers } = await getQuoteComparison(data, requestId);
  const open = offers.filter((offer) =>
    offer.lines.slice(0, 2).every(({ blocked, refusal }) => !blocked && !refusal),
  );
  const [one, two] = open.map(({ company_name_en }) => company_name_en) as [string, string];
  const buyer = await enter(browser, 'en');
  await logIn(buyer, 'buyer@mawad.test');
  const tabs: Person[] = [buyer, { ...buyer, page: await buyer.page.context().newPage() }];
  for (const tab of tabs) {
    await visit(tab.page, `/account/quotes/${requestId}/compare`);
    await chooseOf(tab, one, lines[0]!.description).check();
    await chooseOf(tab, two, lines[1]!.description).check();
    await proceed(tab);
    await expect(confirmation(tab)).toBeVisible();
  }
  // Neither acceptance reaches the server before both were confirmed, because the first would update the other tab.
  let release: () => void;
  const bothSent = new Promise<void>((resolve) => (release = resolve));
  let sent = 0;
  await buyer.page.context().route(/rpc\/accept_quote/, async (route) => {
    sent += 1;
    if (sent === tabs.length) release();
    await bothSent;
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => confirmation(tab).click()));
  const { t } = buyer;
  for (const { page } of tabs) {
    const accepted = page.getByText(t('quote-comparison:accepted.title_other', { number: 2 }));
    await expect(accepted.or(page.getByText(t('quote-comparison:accept.failed'))).first()).toBeVisible();
  }
  const { orders, status } = await getOwnQuote(data, requestId);
  expect(status).toBe('PartlyAwarded');
  expect(orders).toHaveLength(2);
});

test('a request and its answer in the portal’s grid arrive live, and both sides withdraw (ar) @quote-answers', async ({
  browser,
}) => {
  const goods = (await goodsOf('seller@mawad.test', 'building-materials')).slice(0, 4);
  const seller = await enter(browser, 'ar');
  await logIn(seller, 'seller@mawad.test');
  await visit(seller.page, '/seller/dashboard/quotes');
  const account = await newBuyer('ar');
  const buyer = await enter(browser, 'ar');
  await logIn(buyer, account.email, account.password);
  await visit(buyer.page, '/request-quote');
  await upload(
    buyer,
    goods.map(({ name_ar }, place) => [place + 1, name_ar, 2, 'عدد']),
  );
  const requestId = await sendRequest(buyer);
  const { number } = await getOwnQuote(account.backend.data, requestId);
  const { page, t } = seller;

  await test.step('the open inbox shows the request', async () => {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(number) });
    await link.first().click({ timeout: 60_000 });
    await expect(page.getByRole('grid', { name: t('quotes:grid.label') })).toBeVisible();
  });

  await test.step('prices are typed, pasted and filled down', async () => {
    const cell = (row: number, column: number) => page.locator(`[data-cell="${row}-${column}"]`);
    const [price, lead] = [4, 7];
    await cell(0, price).click();
    // Chromium's driver inserts Arabic digits without key events, which open a cell.
    await page.keyboard.press('Enter');
    await page.keyboard.type('١٢٠٠٠');
    await page.keyboard.press('Enter');
    await expect(cell(0, price)).toHaveText('12,000.00');
    await expect(cell(1, price)).toBeFocused();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '7000\n8,000\n9000.50\n');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(paste);
    });
    await expect(cell(3, price)).toHaveText('9,000.50');
    await cell(0, lead).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await cell(0, lead).click();
    for (let row = 1; row < goods.length; row += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(cell(3, lead)).toHaveText('3');
    await page.getByRole('button', { name: t('quotes:send.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('quotes:send.confirm.send') })
      .click();
    await expect(page.getByText(t('quotes:send.done', { number: 1 }))).toBeVisible();
  });

  const compare = buyer.page.getByRole('link', { name: t('own-quotes:compare') });
  await test.step('the buyer’s open page shows the answer', async () => {
    await expect(compare).toBeVisible();
    const [offer] = (await getQuoteComparison(account.backend.data, requestId)).offers;
    const answers = offer!.lines.map(({ unit_price, quantity, lead_days }) => [
      unit_price,
      quantity,
      lead_days,
    ]);
    expect(answers).toEqual([12_000, 7_000, 8_000, 9_000.5].map((unit_price) => [unit_price, 2, 3]));
  });

  await test.step('the seller withdraws the answer', async () => {
    await page.getByRole('button', { name: t('quotes:withdraw.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('quotes:withdraw.confirm') })
      .click();
    await expect(compare).toBeHidden();
  });

  await test.step('the buyer withdraws the request', async () => {
    await buyer.page.getByRole('button', { name: t('own-quotes:withdraw') }).click();
    await buyer.page
      .getByRole('dialog')
      .getByRole('button', { name: t('own-quotes:withdraw') })
      .click();
    await expect(page.getByText(t('quotes:ended.Withdrawn'))).toBeVisible();
  });

  await test.step('a seller who was not asked finds no request', async () => {
    const other = await enter(browser, 'ar');
    await logIn(other, 'seller3@mawad.test');
    await visit(other.page, `/seller/dashboard/quotes/${requestId}`);
    await expect(other.page.getByText(t('quotes:notFound'))).toBeVisible();
    await expect(other.page.getByRole('main')).not.toContainText(number);
  });
});
