import { expect, type Page, test } from '@playwright/test';
import { product } from '../fixtures/product.ts';
import { visit } from '../fixtures/people.ts';
import { type Language, words } from '../fixtures/words.ts';

/** What goes wrong at a remote's origin. */
const faults = {
  'refuses connections': (page: Page, origin: string) =>
    page.route(`${origin}/**`, (route) => route.abort('connectionrefused')),
  'answers 500': (page: Page, origin: string) =>
    page.route(`${origin}/**`, (route) => route.fulfill({ status: 500, body: 'broken' })),
  'answers a page instead of a script': (page: Page, origin: string) =>
    page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>hello</p>' })),
  'never answers': (page: Page, origin: string) => page.route(`${origin}/**`, () => {}),
};

/** A page of each remote that the browser renders, and what it shows when all is well. */
const remotes = [
  { remote: 'storefront', origin: product.storefront, path: '/cart', sign: 'storefront:cart.empty' },
  { remote: 'seller portal', origin: product.seller, path: '/seller', sign: 'seller-portal:entry.title' },
] as const;

for (const { remote, origin, path, sign } of remotes) {
  for (const [fault, cause] of Object.entries(faults)) {
    const language: Language = fault === 'answers 500' ? 'ar' : 'en';
    test(`${remote} ${fault}: the shop says so and recovers (${language})`, async ({ page }) => {
      const t = words(language);
      await cause(page, origin);
      await page.goto(`${path}?lang=${language}`);
      const notice = page.getByRole('alert').filter({ hasText: t('shell:remote.failedTitle') });
      await expect(notice).toBeVisible();
      await page.unroute(`${origin}/**`);
      await notice.getByRole('button').first().click();
      await expect(page.getByText(t(sign)).first()).toBeVisible();
    });
  }
}

test('without the seller portal the shop goes on', async ({ page }) => {
  await page.route(`${product.seller}/**`, (route) => route.abort('connectionrefused'));
  await visit(page, '/products');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without the storefront the admin still works', async ({ page }) => {
  await page.route(`${product.storefront}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin/);
  await expect(page.getByLabel(words('en')('shell:auth.fields.email'))).toBeVisible();
});
