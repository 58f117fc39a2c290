import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { product } from '../fixtures/product.ts';

test('a seller edits the store page, which a buyer opens from a product @store-page', async ({ browser }) => {
  const seller = await enter(browser, 'ar');
  const { t } = seller;
  await logIn(seller, 'seller@mawad.test');
  await visit(seller.page, '/seller/dashboard/store');
  await seller.page.getByLabel(t('company:store.hours_ar')).fill('كل يوم عدا الجمعة، 7 إلى 4');
  await seller.page.getByLabel(t('company:store.returns_ar')).fill('خلال سبعة أيام، وأجرة النقل علينا.');
  await seller.page.getByLabel(t('company:store.phone')).fill('٠٧٧٠ ١٢٣ ٤٥٠٩');
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5c63' } })
    .png()
    .toBuffer();
  for (const name of ['logo', 'banner'] as const) {
    await seller.page
      .locator(`input[aria-label="${t(`company:store.${name}Add`)}"]`)
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: picture });
    await expect(seller.page.getByRole('button', { name: t(`company:store.${name}Remove`) })).toBeVisible();
  }
  await expectNothingSerious(seller.page, 'the store form');
  await seller.page.getByRole('button', { name: t('common:actions.save') }).click();
  await expect(seller.page.getByText(t('common:forms.saved'))).toBeVisible();
  const address = await seller.page.getByRole('link', { name: t('company:store.view') }).getAttribute('href');

  const buyer = await enter(browser, 'ar');
  await visit(buyer.page, address!);
  await expect(buyer.page.getByText('خلال سبعة أيام، وأجرة النقل علينا.')).toBeVisible();
  await expect(buyer.page.getByRole('link', { name: '+964 770 123 4509' })).toBeVisible();
  await expectNothingSerious(buyer.page, 'the store page');
  // The banner is cropped to a strip, and both pictures were encoded again.
  const banner = buyer.page.getByRole('main').locator('img[width="1600"]');
  const ratio = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
  await expect.poll(() => banner.evaluate(ratio)).toBe(4);
  await expect(banner).toHaveAttribute('src', /\.webp$/);
  await expect(buyer.page.getByRole('main').locator('img[width="72"]')).toHaveJSProperty('complete', true);
  await buyer.page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await expect(buyer.page).toHaveURL(/\/product\//);
  const { pathname } = new URL(address!);
  const store = buyer.page.getByRole('main').locator(`header a[href="${pathname}"]`);
  // Wait until the product page is shown, because the list before it had products of several sellers.
  await expect(store).toHaveCount(1);
  await store.click();
  await expect(buyer.page).toHaveURL(address!);
  await expect(buyer.page.getByText('كل يوم عدا الجمعة، 7 إلى 4')).toBeVisible();

  expect((await fetch(`${product.shell}/seller-page/nobody`)).status).toBe(404);
  expect(await (await fetch(product.shell + pathname)).text()).toContain('"@type":"Store"');
  expect(await (await fetch(`${product.shell}/sitemaps/pages.xml`)).text()).toContain(`${pathname}</loc>`);
});
