import { expect, type Page } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, fillInLogin, visit } from '../fixtures/people.ts';
import { product } from '../fixtures/product.ts';

const publicPages = [
  ...['/', '/products', '/categories', '/deals', '/search', '/contact', '/request-quote', '/cart'],
  ...['/wishlist', '/compare', '/login', '/forgot-password', '/seller', '/no-such-page'],
];
const sellerPages = ['dashboard', 'dashboard/products', 'dashboard/orders'].map((path) => `/seller/${path}`);
const adminPages = ['/users', '/sellers', '/orders'].map((path) => `/admin${path}`);

/** Collects policy violations from now on, with the address of their page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => void refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${location.href}: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}

async function visitAll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
}

test('pages of the shop do not violate their content policy', async ({ browser }) => {
  test.slow();
  const { page } = await enter(browser, 'en');
  const refused = await watchPolicy(page);
  const { browsed, category } = await chooseGoods();
  await visitAll(page, [...publicPages, `/category/${category}`, `/product/${browsed.id}`]);
  expect(refused).toEqual([]);
});

for (const { email, pages } of [
  { email: 'seller@mawad.test', pages: sellerPages },
  { email: 'admin@mawad.test', pages: adminPages },
]) {
  test(`pages of ${email} do not violate their content policy`, async ({ browser }) => {
    const person = await enter(browser, 'en');
    const refused = await watchPolicy(person.page);
    await visit(person.page, '/login');
    await fillInLogin(person, email);
    await visitAll(person.page, pages);
    expect(refused).toEqual([]);
  });
}

for (const address of [`${product.seller}/seller`, `${product.admin}/admin`]) {
  test(`a stand-alone portal does not violate its content policy: ${new URL(address).pathname}`, async ({
    page,
  }) => {
    const refused = await watchPolicy(page);
    await visitAll(page, [address]);
    expect(refused).toEqual([]);
  });
}
