import { expect } from '@playwright/test';
import { changeAsSeller, simpleGoods } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, type Person, visit } from '../fixtures/people.ts';

const nameOf = (card: { name_en: string; name_ar: string }) => card.name_ar;
const add = async ({ page, t }: Person, id: number) => {
  await visit(page, `/product/${id}`);
  await page.getByRole('button', { name: t('product:addToCart'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toBeVisible();
};

test('the cart reports changes by its sellers and corrects itself on one click (ar) @cart-changes', async ({
  browser,
}) => {
  const [dearer, scarcer, withdrawn] = await simpleGoods(3);
  const person = await enter(browser, 'ar');
  const { page, t } = person;
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', {
    name: t('ordering:cart.quantityOf', { product: nameOf(scarcer!) }),
  });
  for (const { id } of [dearer!, scarcer!, withdrawn!]) await add(person, id);
  await visit(page, '/cart');
  await quantity.fill('٣');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');

  const price = Math.round(dearer!.price * 1.1);
  await changeAsSeller(dearer!, { price, discounted_price: null });
  await changeAsSeller(scarcer!, { quantity: 1 });
  await changeAsSeller(withdrawn!, { published: false });
  try {
    await page.reload();
    await expect(main.getByText(t('ordering:cart.gone'))).toBeVisible();
    await expect(main.getByText(t('ordering:cart.fixFirst'))).toBeVisible();
    await expect(
      main.getByText(t('storefront:stock.notEnough', { product: nameOf(scarcer!), n: 1 })),
    ).toBeVisible();
    await main.getByRole('button', { name: t('ordering:cart.repair') }).click();
    await expect(main.getByText(t('ordering:cart.gone'))).toBeHidden();
    await expect(quantity).toHaveValue('1');
    await expect(main.getByRole('link', { name: nameOf(withdrawn!) })).toHaveCount(0);
    await expect(main.getByText(price.toLocaleString('en')).first()).toBeVisible();
    await expect(main.getByRole('link', { name: t('ordering:cart.checkout') })).toBeVisible();
  } finally {
    await changeAsSeller(dearer!, { price: dearer!.price, discounted_price: dearer!.discounted_price });
    await changeAsSeller(scarcer!, { quantity: scarcer!.stock });
    await changeAsSeller(withdrawn!, { published: true });
  }
  await page.context().close();
});

test('the cart follows other tabs, and a removed line can be restored (ar)', async ({ browser }) => {
  const [card] = await simpleGoods(1);
  const person = await enter(browser, 'ar');
  const { page, t } = person;
  await visit(page, '/cart');
  const empty = page.getByRole('heading', { name: t('ordering:cart.empty') });
  await expect(empty).toBeVisible();
  const other = { ...person, page: await page.context().newPage() };
  await add(other, card!.id);
  const line = page.getByRole('main').getByRole('link', { name: nameOf(card!), exact: true });
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: t('ordering:cart.removeItem', { product: nameOf(card!) }) }).click();
  await expect(empty).toBeVisible();
  await page.getByRole('button', { name: t('ordering:cart.undo'), exact: true }).click();
  await expect(line).toBeVisible();
  await page.context().close();
});

test('the shop works if storage is denied or damaged (ar) @cart-without-storage', async ({ browser }) => {
  const [card] = await simpleGoods(1);
  const denied = await enter(browser, 'ar');
  await denied.page.addInitScript(denyStorage);
  await add(denied, card!.id);
  await expect(denied.page.getByRole('dialog')).toContainText(nameOf(card!));
  await denied.page.context().close();

  const { page, t } = await enter(browser, 'ar');
  await page.addInitScript(fillWithDamagedText);
  await visit(page, '/cart');
  await expect(page.getByRole('heading', { name: t('ordering:cart.empty') })).toBeVisible();
  await visit(page, '/compare');
  await expect(page.getByRole('heading', { name: t('lists:compare.empty') })).toBeVisible();
  await page.context().close();
});

/** Simulates a browser that refuses all site data; the language then comes from the address or the cookie. */
function denyStorage() {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

function fillWithDamagedText() {
  for (const key of ['e-commerce-cart', 'guest_wishlist', 'compare'])
    localStorage.setItem(key, '{"version":');
}
