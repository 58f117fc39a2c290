import { type Browser, expect, type Page } from '@playwright/test';
import {
  acceptBuyingInvitation,
  createBuyingCompany,
  inviteBuyingMember,
  saveProject,
  type BuyingLimits,
  type BuyingRole,
} from '@mawad/supabase/buying/queries';
import { listMyOrders } from '@mawad/supabase/orders/queries';
import { type Buyer, newBuyer, plentifulProduct, shopAddress } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { linkIn, waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, type Person, visit } from '../fixtures/people.ts';
import type { Language } from '../fixtures/words.ts';

test('a foreman above his limit asks, and an approver on a phone removes a line and orders @buying-approval', async ({
  browser,
}) => {
  const [cement, gypsum] = [await plentifulProduct(0), await plentifulProduct(1)];
  const [owner, approver, foreman] = [await newBuyer('en'), await newBuyer('ar'), await newBuyer('en')];
  await createBuyingCompany(owner.backend.data, { name: 'Jisr', tax_number: 'T-100', trade_licence: null });
  await join(owner, approver, 'approver', {});
  await join(owner, foreman, 'buyer', { order_limit: 0 });
  const project = await addProject(owner, cement.price);

  const requester = await open(browser, foreman, 'en');
  const { page, t } = requester;
  await test.step('the foreman asks for two products', async () => {
    await addToCart(requester, gypsum.id, 1);
    await addToCart(requester, cement.id, 2);
    await visit(page, '/checkout');
    // The bar of other pages has a choice of the same name, which also changes the cart.
    await page
      .getByRole('main')
      .getByRole('combobox', { name: t('buying:checkout.project') })
      .selectOption(project);
    await expect(page.getByRole('textbox', { name: t('account:fields.address'), exact: true })).toHaveValue(
      shopAddress.address,
    );
    await page.getByRole('button', { name: t('buying:checkout.ask') }).click();
    await expect(page.getByText(t('buying:request.sent'))).toBeVisible();
    expect((await listMyOrders(foreman.backend.data, {})).count).toBe(0);
  });

  await test.step('the approver follows the mail on a phone and removes a line', async () => {
    const link = linkIn(await waitForMail(approver.email, /PR-/), '/account/company/requests/');
    const phone = await open(browser, approver, 'ar');
    await phone.page.setViewportSize({ width: 360, height: 740 });
    await visit(phone.page, link);
    const remove = phone.t('buying:request.remove', { product: gypsum.name_ar });
    await phone.page.getByRole('button', { name: remove }).click();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.page.getByRole('button', { name: phone.t('buying:request.approve').trim() }).click();
    await expect(phone.page.getByText(phone.t('buying:states.placed'))).toBeVisible();
    await phone.page.context().close();
  });

  let order = '';
  await test.step('the order has the other line, and its project is nearly used up', async () => {
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: /^MW-/ }).click();
    await expect(page.getByRole('main').getByText(cement.name_en)).toBeVisible();
    await expect(page.getByRole('main').getByText(gypsum.name_en)).toHaveCount(0);
    order = new URL(page.url()).pathname;
    await waitForMail(owner.email, /^School/);
  });

  await test.step('the foreman leaves the company and keeps nothing of it', async () => {
    await visit(page, '/account/company');
    await page.getByRole('button', { name: t('buying:people.leave') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('buying:people.leave') })
      .click();
    await expect(page.getByRole('button', { name: t('buying:create.submit') })).toBeVisible();
    await visit(page, order);
    await expect(page.getByText(t('ordering:orders.notFound'))).toBeVisible();
  });
});

/** The person joins the owner's company by a shared link. */
async function join(owner: Buyer, person: Buyer, role: BuyingRole, limits: Partial<BuyingLimits>) {
  const token = await inviteBuyingMember(owner.backend.data, {
    ...{ email: null, role, language: 'en', order_limit: null, month_limit: null },
    ...limits,
  });
  await acceptBuyingInvitation(person.backend.data, token!);
}

/** Adds a project with this budget, IQD; returns its id. */
function addProject(owner: Buyer, budget: number): Promise<string> {
  const { full_name, phone, governorate, district, address } = shopAddress;
  return saveProject(owner.backend.data, null, {
    ...{ name: 'School', number: null, receiver: full_name, phone, governorate, district, address },
    ...{ budget, order_limit: null, month_limit: null, state: 'open' },
  });
}

/** Opens a browser session of the buyer. */
async function open(browser: Browser, buyer: Buyer, language: Language): Promise<Person> {
  const person = await enter(browser, language);
  await logIn(person, buyer.email, buyer.password);
  return person;
}

/** Adds a product; the cart then has `count` lines. */
async function addToCart({ page, t }: Person, id: number, count: number): Promise<void> {
  await visit(page, `/product/${id}`);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: t('product:addToCart'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toBeVisible();
  await expect.poll(() => cartLines(page)).toBe(count);
}

const cartLines = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stored = localStorage.getItem('e-commerce-cart') ?? '{"items":[]}';
    return (JSON.parse(stored) as { items: unknown[] }).items.length;
  });
