import { expect } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { test } from '../fixtures/journey.ts';
import { enter, fillInLogin, logIn, visit } from '../fixtures/people.ts';
import { words } from '../fixtures/words.ts';

test('redirects a visitor to sign-in and back', async ({ browser }) => {
  const visitor = await enter(browser, 'en');
  await visit(visitor.page, '/my-orders?status=Shipped');
  await expect(visitor.page).toHaveURL(/\/login\?next=/);
  await fillInLogin(visitor, 'buyer@mawad.test');
  await expect(visitor.page).toHaveURL(/\/my-orders\?status=Shipped$/);
});

test('redirects a buyer from the admin console @console-closed', async ({ browser }) => {
  const buyer = await enter(browser, 'en');
  await logIn(buyer, 'buyer@mawad.test');
  await visit(buyer.page, '/admin');
  await expect(buyer.page).toHaveURL(/localhost:\d+\/$/);
});

test('shows a seller awaiting approval the notice on every guarded page', async ({ browser }) => {
  const seller = await enter(browser, 'en');
  await logIn(seller, 'pending@mawad.test');
  for (const path of ['/my-orders', '/seller/dashboard/products']) {
    await visit(seller.page, path);
    await expect(seller.page).toHaveURL(/\/seller\/dashboard/);
    await expect(seller.page.getByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
  }
});

const visits = [
  {
    who: 'seller@mawad.test',
    language: 'en',
    paths: [
      ...['/my-orders', '/seller/dashboard', '/seller/dashboard/products', '/seller/dashboard/products/new'],
      ...['/seller/dashboard/orders', '/seller/dashboard/delivery', '/seller/dashboard/team'],
      ...['/seller/dashboard/store', '/seller/dashboard/reviews', '/seller/dashboard/questions'],
      ...['/seller/dashboard/figures', '/seller/dashboard/team/history', '/seller/dashboard/notifications'],
      ...['/seller/dashboard/documents', '/seller/dashboard/two-factor', '/account/security'],
    ],
  },
  {
    who: 'admin@mawad.test',
    language: 'ar',
    paths: [
      ...[
        '/admin/overview',
        '/admin/users',
        '/admin/sellers',
        '/admin/orders',
        '/admin/quotes',
        '/admin/messages',
      ],
      ...[
        '/admin/products',
        '/admin/products/duplicates',
        '/admin/deals',
        '/admin/deals/calendar',
        '/admin/deals/new',
        '/admin/categories',
        '/admin/categories/import',
        '/admin/search',
        '/admin/search/terms',
        '/admin/email',
        '/admin/audit',
        '/admin/staff',
        '/admin/backup',
        '/admin/settings',
        '/admin/settings/home',
        '/admin/pages/terms',
        '/admin/reviews',
        '/admin/questions',
        '/admin/two-factor',
      ],
    ],
  },
] as const;

for (const { who, language, paths } of visits) {
  test(`axe finds nothing serious on the pages of ${who} (${language}) @axe-portals`, async ({ browser }) => {
    const person = await enter(browser, language);
    await logIn(person, who);
    for (const path of paths) {
      await visit(person.page, path);
      await expect(person.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectNothingSerious(person.page, path);
    }
  });
}

test('remembers the chosen language on the next visit', async ({ browser }) => {
  const { page, t } = await enter(browser, 'en');
  await visit(page, '/');
  await page.getByRole('button', { name: t('shell:actions.switchLanguage') }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await visit(page, '/categories');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('ar')('storefront:categories.heading'),
  );
});
