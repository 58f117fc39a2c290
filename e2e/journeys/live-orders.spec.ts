import { expect } from '@playwright/test';
import { sellerEmail } from '../fixtures/backend.ts';
import { newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('an order appears on the open pages of its seller and of the admin, without a reload @seller-orders-live', async ({
  browser,
}) => {
  const [buyer, goods] = [await newBuyer('en'), await plentifulProduct(4)];
  const seller = await enter(browser, 'en');
  await logIn(seller, await sellerEmail(goods.company_name));
  await visit(seller.page, '/seller/dashboard/orders');
  const admin = await enter(browser, 'en');
  await logIn(admin, 'admin@mawad.test');
  await visit(admin.page, '/admin/orders');
  for (const { page } of [seller, admin])
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();

  const { number } = (await orderFor(buyer, goods, 1)).orders[0]!;
  for (const { page } of [seller, admin])
    await expect(page.getByRole('main').getByText(number)).toBeVisible();
});
