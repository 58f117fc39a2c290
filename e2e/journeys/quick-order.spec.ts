import { expect } from '@playwright/test';
import { searchProducts } from '@mawad/supabase/catalogue/queries';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, visit } from '../fixtures/people.ts';

/** Products without variants, each with a code that no other product has in its seller's list. */
async function orderable(count: number) {
  const { data } = await connect();
  const found = [];
  for (let page = 1; found.length < count && page < 20; page += 1) {
    const { items } = await searchProducts(data, { in_stock: true, sort: 'newest', page, page_size: 60 });
    found.push(...items.filter((card) => !card.has_variants && card.stock >= card.min_quantity));
  }
  return found.slice(0, count);
}

test('a guest pastes 200 lines, which one call checks, and has them in the cart (ar) @quick-order', async ({
  browser,
}) => {
  const goods = await orderable(200);
  expect(goods).toHaveLength(200);
  const { page, t } = await enter(browser, 'ar');
  await visit(page, '/cart');
  await page.getByRole('link', { name: t('ordering:cart.quickOrder') }).click();
  const calls: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/match_order_codes')) calls.push(request.postDataJSON().codes.length);
  });
  await page
    .getByLabel(t('lists:quick.entry.label'))
    .fill(goods.map(({ sku, min_quantity: least }) => `${sku}\t${least}`).join('\n'));
  await page.getByRole('button', { name: t('lists:quick.entry.add') }).click();
  const add = page.getByRole('button', {
    name: t('lists:quick.summary.toCart_other', { count: 200, number: 200 }),
  });
  await expect(add).toBeEnabled();
  expect(calls).toEqual([200]);
  await add.click();
  await page.getByRole('link', { name: t('lists:quick.summary.viewCart') }).click();
  await expect(page.getByText(t('ordering:cart.count_other', { count: 200, number: 200 }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('ordering:cart.checkout') })).toBeVisible();
});
