import { expect } from '@playwright/test';
import { listWishlist, removeFromWishlist } from '@mawad/supabase/wishlist/queries';
import { connect } from '../fixtures/backend.ts';
import { changeAsSeller, simpleGoods } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, fillInLogin, logIn, visit } from '../fixtures/people.ts';

const buyerEmail = 'buyer@mawad.test';

const nameOf = (card: { name_en: string; name_ar: string }) => card.name_ar;

test('four products are compared, a fifth is refused, and an unpublished one is removed (ar) @compare-page', async ({
  browser,
}) => {
  const goods = await simpleGoods(5);
  const [first, second, third] = goods;
  const { page, t } = await enter(browser, 'ar');
  for (const { id } of goods.slice(0, 4)) {
    await visit(page, `/product/${id}`);
    const compare = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: t('storefront:product.addToCompare'), exact: true });
    await compare.click();
  }
  await visit(page, `/product/${goods[4]!.id}`);
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: t('storefront:compare.full', { limit: 4 }), exact: true }),
  ).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: t('storefront:compare.view', { number: 4, limit: 4 }) }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText(t('lists:compare.differs')).first()).toBeVisible();
  await page.getByRole('button', { name: t('lists:compare.addNamed', { product: nameOf(first!) }) }).click();
  await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toContainText(nameOf(first!));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('lists:compare.remove', { product: nameOf(second!) }) }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  await changeAsSeller(third!, { published: false });
  try {
    await visit(page, '/compare');
    await page.getByRole('button', { name: t('lists:compare.removeVanished') }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  } finally {
    await changeAsSeller(third!, { published: true });
  }
  await page.getByRole('button', { name: t('lists:compare.clear') }).click();
  await expect(page.getByRole('heading', { name: t('lists:compare.empty') })).toBeVisible();
  await page.context().close();
});

test(`a guest’s wishlist is merged into the account’s on sign-in (ar)`, async ({ browser }) => {
  const [saved, added] = await simpleGoods(2);
  const account = await connect(buyerEmail);
  const userId = await idOf(account);
  for (const id of await listWishlist(account.data, userId))
    await removeFromWishlist(account.data, userId, id);
  await (await account.data()).from('wishlists').insert({ user_id: userId, product_id: saved!.id });

  const person = await enter(browser, 'ar');
  const { page, t } = person;
  for (const { id } of [saved!, added!]) {
    await visit(page, `/product/${id}`);
    await page.getByRole('button', { name: t('product:addToWishlist'), exact: true }).click();
    await expect(page.getByText(t('common:addedToWishlist'))).toBeVisible();
  }
  await visit(page, '/wishlist');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(2);
  await main.getByRole('link', { name: t('lists:wishlist.signIn') }).click();
  await fillInLogin(person, buyerEmail);
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect
    .poll(async () => (await listWishlist(account.data, userId)).sort())
    .toEqual([saved!.id, added!.id].sort());
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('guest_wishlist')))
    .not.toContain(String(added!.id));
  await page.context().close();
});

test(`the account’s wishlist shows price drops (ar) @wishlist-price-drops`, async ({ browser }) => {
  const goods = (await simpleGoods(12)).findLast(({ discounted_price: deal }) => deal === null);
  const account = await connect(buyerEmail);
  const userId = await idOf(account);
  for (const id of await listWishlist(account.data, userId))
    await removeFromWishlist(account.data, userId, id);
  await (await account.data()).from('wishlists').insert({ user_id: userId, product_id: goods!.id });
  await changeAsSeller(goods!, { price: goods!.price - 250 });
  try {
    const person = await enter(browser, 'ar');
    await logIn(person, buyerEmail);
    await visit(person.page, '/wishlist');
    const card = person.page.getByRole('article').filter({ hasText: nameOf(goods!) });
    const amount = `250.00\u00a0${person.t('common:currency')}`;
    await expect(card).toContainText(person.t('lists:wishlist.cheaper', { amount }));
    await person.page.context().close();
  } finally {
    await changeAsSeller(goods!, { price: goods!.price });
  }
});

async function idOf(account: Awaited<ReturnType<typeof connect>>): Promise<string> {
  const { data } = await (await account.auth()).getUser();
  return data.user!.id;
}
