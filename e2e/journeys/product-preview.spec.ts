import { searchProducts } from '@mawad/supabase/catalogue/queries';
import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect, demoPassword } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, type Person, visit } from '../fixtures/people.ts';
import { product } from '../fixtures/product.ts';
import { type Language, words } from '../fixtures/words.ts';

/** Opens the seller portal inside the shop, in Arabic. */
async function openInShop(browser: Browser): Promise<Person> {
  const person = await enter(browser, 'ar');
  await logIn(person, 'seller@mawad.test');
  return person;
}

/** Opens the stand-alone seller portal, in English. */
async function openStandalone(browser: Browser): Promise<Person> {
  const page = await (await browser.newContext({ baseURL: product.seller })).newPage();
  const t = words('en');
  await visit(page, '/seller?mode=login');
  await page.getByLabel(t('common:fields.email')).fill('seller@mawad.test');
  await page.getByLabel(new RegExp(`^${t('common:fields.password')}`)).fill(demoPassword());
  await page
    .locator('form')
    .getByRole('button', { name: t('seller-portal:logIn.submit') })
    .click();
  await page.waitForURL((url) => url.pathname.startsWith('/seller/dashboard'));
  return { page, t, language: 'en' };
}

const name = { en: 'Column formwork', ar: 'قالب صب أعمدة' };

async function fillIn({ page, t }: Person, sku: string) {
  const main = page.getByRole('main');
  await visit(page, '/seller/dashboard/products/new');
  for (const [key, value] of Object.entries({ name_ar: name.ar, name_en: name.en, price: '125 ألف' }))
    await main.getByRole('textbox', { name: new RegExp(`^${t(`product-form:fields.${key}`)}`) }).fill(value);
  await main.getByRole('combobox', { name: new RegExp(t('product-form:compatible.search')) }).fill(sku);
  await page.getByRole('option', { name: new RegExp(sku) }).click();
}

async function expectShown(page: Page, frame: FrameLocator, language: Language) {
  const t = words(language);
  await expect(frame.getByRole('heading', { level: 1, name: name[language] })).toBeVisible();
  await expect(frame.getByText(/^125,000\.00/).first()).toBeVisible();
  await expect(frame.locator(`html[lang=${language}]`)).toBeAttached();
  await frame
    .getByRole('button', { name: t('product:askQuote') })
    .or(frame.getByRole('link', { name: t('product:askQuote') }))
    .click();
  await expect(frame.getByText(t('product:preview.idle')).first()).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name: name[language] })).toBeVisible();
}

for (const [place, open] of [
  ['inside the shop (ar)', openInShop],
  ['stand-alone (en)', openStandalone],
] as const)
  test(`previews an unsaved product as buyers will see it, ${place}`, async ({ browser }) => {
    const { data } = await connect('seller@mawad.test');
    const { items } = await searchProducts(data, { in_stock: true, sort: 'newest', page_size: 1 });
    const seller = await open(browser);
    const { page, t, language } = seller;
    const other = language === 'en' ? 'ar' : 'en';
    await page.setViewportSize({ width: 360, height: 740 });
    await fillIn(seller, items[0]!.sku);
    const browserState = () =>
      page.evaluate(() => ({ cookie: document.cookie, stored: { ...localStorage } }));
    await expect(page.getByText(t('product-form:bar.kept'))).toBeVisible();
    const before = await browserState();

    await page.getByRole('button', { name: t('product-form:preview.open') }).click();
    const dialog = page.getByRole('dialog');
    const frame = dialog.frameLocator('iframe');
    await expectShown(page, frame, language);
    await frame
      .getByRole('heading', { name: words(language)('product:compatible') })
      .scrollIntoViewIfNeeded();
    await expect(frame.getByText(items[0]![`name_${language}`]).first()).toBeVisible();
    await expectNothingSerious(page, 'preview on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: other === 'ar' ? 'العربية' : 'English', exact: true }).click();
    await expectShown(page, frame, other);
    const width = () => frame.locator('html').evaluate((html) => html.clientWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: t('product-form:preview.wide'), exact: true }).click();
    await expect.poll(width).toBeGreaterThan(1000);

    // The preview must not change the state of the portal.
    await dialog.getByRole('button', { name: t('common:actions.close') }).click();
    expect(await browserState()).toEqual(before);
    await page.getByRole('button', { name: t('common:actions.discard') }).click();
    await expect(page.getByText(t('product-form:bar.saved'))).toBeVisible();
    await page.context().close();
  });
