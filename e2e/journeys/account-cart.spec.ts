import { expect, type Page } from '@playwright/test';
import { type Buyer, newBuyer, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { loseNetwork } from '../fixtures/network.ts';
import { enter, fillInLogin, logIn, type Person, visit } from '../fixtures/people.ts';

test('a cart goes from a phone without a network to the desk, and no line is lost @account-cart', async ({
  browser,
}) => {
  const [cement, gypsum] = [await plentifulProduct(0), await plentifulProduct(1)];
  const buyer: Buyer = await newBuyer('ar');
  const phone = await enter(browser, 'ar');
  const desk = await enter(browser, 'en');
  await phone.page.setViewportSize({ width: 360, height: 740 });

  await test.step('the cart of a guest joins the account at sign-in', async () => {
    await add(phone, cement.id);
    await visit(phone.page, '/login');
    await fillInLogin(phone, buyer.email, buyer.password);
    await logIn(desk, buyer.email, buyer.password);
    await visit(desk.page, '/cart');
    await expect(quantity(desk, cement.name_en)).toHaveValue('1');
  });

  await test.step('the phone loses its network, and both change the cart', async () => {
    await visit(phone.page, '/cart');
    await expect(quantity(phone, cement.name_ar)).toHaveValue('1');
    const reconnect = await loseNetwork(phone.page);
    await setQuantity(phone, cement.name_ar, '3');
    await setQuantity(desk, cement.name_en, '5');
    await add(desk, gypsum.id);
    await expect.poll(() => unsent(desk.page)).toBe(false);
    await reconnect();
    await expect(quantity(phone, cement.name_ar)).toHaveValue('5');
    await expect(quantity(phone, gypsum.name_ar)).toHaveValue('1');
    await expect(phone.page.getByText('تغيّرت السلة على جهاز آخر أيضًا')).toBeVisible();
  });

  await test.step('a removed line is gone on the desk, too', async () => {
    await phone.page
      .getByRole('button', { name: phone.t('ordering:cart.removeItem', { product: gypsum.name_ar }) })
      .click();
    await expect.poll(() => unsent(phone.page)).toBe(false);
    await visit(desk.page, '/cart');
    await expect(quantity(desk, cement.name_en)).toHaveValue('5');
    await expect(quantity(desk, gypsum.name_en)).toHaveCount(0);
  });

  await test.step('sign-out leaves no goods on the phone', async () => {
    const { page, t } = phone;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell:account.myAccount') })
      .click();
    await page.getByRole('menuitem', { name: t('shell:account.signOut') }).click();
    await expect.poll(() => stored(page, 'mawad-personal-cart')).toBe('');
    await visit(page, '/cart');
    await expect(phone.page.getByRole('heading', { name: phone.t('ordering:cart.empty') })).toBeVisible();
    expect(await stored(phone.page, 'e-commerce-cart')).not.toContain(cement.name_ar);
  });
});

const quantity = ({ page, t }: Person, product: string) =>
  page.getByRole('main').getByRole('textbox', { name: t('ordering:cart.quantityOf', { product }) });

async function setQuantity(person: Person, product: string, text: string): Promise<void> {
  await quantity(person, product).fill(text);
  await quantity(person, product).press('Enter');
}

async function add({ page, t }: Person, id: number): Promise<void> {
  await visit(page, `/product/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product:addToCart'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toBeVisible();
}

const stored = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', key);

/** Whether the goods of the page differ from what the server had last. */
async function unsent(page: Page): Promise<boolean> {
  const { items } = JSON.parse(await stored(page, 'e-commerce-cart')) as {
    items: { product: { id: number }; quantity: number }[];
  };
  const { carts } = JSON.parse(await stored(page, 'mawad-personal-cart')) as {
    carts: { private: { sending: unknown; lines: Record<string, { quantity: number }> } };
  };
  const { lines, sending } = carts.private;
  const isSame = items.every(
    ({ product, quantity: units }) => lines[`product-${product.id}`]?.quantity === units,
  );
  return sending !== null || !isSame || items.length !== Object.keys(lines).length;
}
