import { expect, type Page } from '@playwright/test';
import { applyAsSeller } from '@mawad/supabase/companies/sellers-queries';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { chooseGoods, sellerEmail } from '../fixtures/backend.ts';
import { newBuyer, orderFor, plentifulProduct } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Dialogs and menus are checked in both colour schemes and on both screens, every second time in Arabic. */
const views = [
  { language: 'en', colorScheme: 'light', screen: desktop },
  { language: 'en', colorScheme: 'dark', screen: phone },
  { language: 'ar', colorScheme: 'light', screen: phone },
  { language: 'ar', colorScheme: 'dark', screen: desktop },
] as const;

const plainPages = [
  ...['/', '/products', '/categories', '/deals', '/search', '/about', '/contact', '/faq', '/privacy'],
  ...['/terms', '/success', '/request-quote', '/cart', '/wishlist', '/compare', '/login'],
  ...['/forgot-password', '/seller', '/no-such-page'],
];

/** Each page is opened once, every second one in Arabic, and checked in one colour scheme on each screen. */
for (const { language, schemes } of [
  {
    language: 'en',
    schemes: [
      ['light', desktop],
      ['dark', phone],
    ],
  },
  {
    language: 'ar',
    schemes: [
      ['dark', desktop],
      ['light', phone],
    ],
  },
] as const) {
  test(`axe finds nothing serious on the public pages (${language}) @axe-shop`, async ({ browser }) => {
    test.slow();
    const { page } = await enter(browser, language);
    const { browsed, searched, category } = await chooseGoods();
    const pagesOfGoods = [
      `/category/${category}`,
      `/product/${browsed.id}`,
      `/search?q=${searched.sku}`,
      '/seller-page/dijla-building-supply',
    ];
    const first = language === 'en' ? 0 : 1;
    for (const path of [...plainPages, ...pagesOfGoods].filter((_, index) => index % 2 === first)) {
      await page.setViewportSize(desktop);
      await visit(page, path);
      for (const [colorScheme, screen] of schemes) {
        await page.setViewportSize(screen);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        await expectNothingSerious(page, `${path} (${colorScheme}, ${screen.width} px)`);
      }
    }
    await page.context().close();
  });
}

for (const { language, colorScheme, screen } of views) {
  const title = `${language}, ${colorScheme}, ${screen.width} px`;

  test(`axe finds nothing serious in dialogs and menus (${title})`, async ({ browser }) => {
    const person = await enter(browser, language);
    const { page, t } = person;
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { browsed, category } = await chooseGoods();
    await visit(page, `/product/${browsed.id}`);
    const addToCart = page.getByRole('button', { name: t('common:actions.addToCart') });
    await addToCart.first().click();
    await openAndClose(page, page.getByRole('banner').locator('button[aria-haspopup=dialog]').first());
    if (screen === phone) {
      const menu = page.getByRole('banner').getByRole('button', { name: t('shell:nav.openMenu') });
      await openAndClose(page, menu);
      await visit(page, `/category/${category}`);
      await openAndClose(page, page.getByRole('button', { name: t('storefront:listing.showFilters') }));
    } else {
      await openAndClose(page, page.getByRole('button', { name: t('shell:account.account') }), 'menu');
      await openAndClose(page, page.getByRole('button', { name: t('shell:nav.categories') }), 'menu');
    }
    await page.context().close();
  });
}

test('axe finds nothing serious on the way of an order: checkout, order list, shortage of the seller', async ({
  browser,
}) => {
  const [buyer, goods] = [await newBuyer('ar'), await plentifulProduct(7)];
  const { id } = (await orderFor(buyer, goods, 3)).orders[0]!;
  const guest = await enter(browser, 'ar');
  await logIn(guest, buyer.email, buyer.password);
  await visit(guest.page, '/my-orders');
  await expect(guest.page.getByRole('main').locator(`a[href$="/orders/${id}"]`).first()).toBeVisible();
  await expectNothingSerious(guest.page, '/my-orders');
  await visit(guest.page, `/product/${goods.id}`);
  await guest.page
    .getByRole('main')
    .getByRole('button', { name: guest.t('product:addToCart') })
    .first()
    .click();
  await guest.page
    .getByRole('dialog', { name: guest.t('cart-drawer:title') })
    .getByRole('link', { name: guest.t('cart-drawer:checkout') })
    .click();
  await expect(
    guest.page.getByRole('button', { name: guest.t('ordering:checkout.placeOrder') }),
  ).toBeEnabled();
  await expectNothingSerious(guest.page, '/checkout');

  const seller = await enter(browser, 'en');
  const { page, t } = seller;
  await logIn(seller, await sellerEmail(goods.company_name));
  await visit(page, `/seller/dashboard/orders/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('desk:shortage.verb') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Can be delivered of/ }).fill('1');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expectNothingSerious(page, 'dialog of a shortage');
});

test('axe finds nothing serious in the approval of a company with gaps', async ({ browser }) => {
  const { email, backend } = await newBuyer('en');
  await applyAsSeller(backend.data, `Gaps ${email}`);
  const admin = await enter(browser, 'en');
  const { page, t } = admin;
  await logIn(admin, 'admin@mawad.test');
  await visit(page, `/admin/sellers?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('button', {
      name: t('admin-console:sellers.decide.approved.named', { company: `Gaps ${email}` }),
    })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('admin-console:sellers.gaps.document'))).toBeVisible();
  await expectNothingSerious(page, 'approval of a company with gaps');
});

/** Opens by keyboard, audits, closes with Escape and expects the focus on the opener. */
async function openAndClose(
  page: Page,
  opener: ReturnType<Page['locator']>,
  role: 'dialog' | 'menu' = 'dialog',
) {
  await opener.focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole(role);
  await expect(opened).toBeVisible();
  await expect(opened.locator(':focus').or(opened.and(page.locator(':focus')))).toHaveCount(1);
  await expectNothingSerious(page, `${page.url()} with its ${role}`);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const language of ['en', 'ar'] as const) {
  test(`skips the header by keyboard, and focuses the content after following a link (${language})`, async ({
    browser,
  }) => {
    const { page, t } = await enter(browser, language);
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('common:nav.skipToContent') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell:nav.deals') })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('storefront:deals.heading') })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.context().close();
  });
}

test('shows no animation with reduced motion (ar)', async ({ browser }) => {
  const { page } = await enter(browser, 'ar');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const longest = () =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
  expect(await page.evaluate(longest)).toBeLessThan(10);
  await page.context().close();
});
