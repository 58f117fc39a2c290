import { expect } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { untilHydrated, visit } from '../fixtures/people.ts';
import { addressOf, hold, mainScript } from '../fixtures/served.ts';
import { words } from '../fixtures/words.ts';

/** Language of tests in which it does not matter: Arabic is right-to-left and has more fonts. */
const language = 'ar';

test('a quantity and a click before a product is hydrated take effect once (ar)', async ({ page }) => {
  const { searched } = await chooseGoods();
  const t = words(language);
  const release = await hold(page, mainScript);
  await page.goto(addressOf(`/product/${searched.id}`, language));
  const goods = page.getByRole('main').getByRole('article').first();
  await goods.getByRole('textbox', { name: t('product:quantity') }).fill('3');
  const add = goods.getByRole('button', { name: t('product:addToCart') }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  release();
  const cart = page.getByRole('dialog', { name: t('cart-drawer:title') });
  await expect(cart.getByRole('listitem').getByRole('group')).toHaveText('3');
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('a message sent before hydration arrives (ar)', async ({ page }) => {
  const t = words(language);
  const release = await hold(page, mainScript);
  await page.goto(addressOf('/contact', language));
  const main = page.getByRole('main');
  await main.getByLabel(t('information:contact.fullName')).fill('Ali');
  await main.getByLabel(t('information:contact.email')).fill(`early-${language}@mawad.test`);
  await main.getByRole('textbox', { name: t('information:contact.message') }).fill('Sent early');
  await main.getByRole('button', { name: t('information:contact.send') }).click();
  await expect(page.locator('button[aria-busy]')).toBeVisible();
  release();
  await expect(main.getByRole('heading', { name: t('information:contact.sent') })).toBeVisible();
});

test('a sort order chosen before hydration is applied (ar)', async ({ page }) => {
  const release = await hold(page, mainScript);
  await page.goto(addressOf('/deals', language));
  const order = page.getByRole('combobox', { name: words(language)('storefront:listing.sort') });
  await order.selectOption('discount');
  release();
  await expect(page).toHaveURL(/sort=discount/);
  await expect(order).toHaveValue('discount');
});

test('a price limit set before hydration is applied (ar)', async ({ page }) => {
  const t = words(language);
  const { category } = await chooseGoods();
  const release = await hold(page, mainScript);
  await page.goto(addressOf(`/category/${category}`, language));
  const limit = page.getByRole('main').getByRole('textbox', { name: t('storefront:listing.priceTo') });
  await limit.fill('٢٥٠٠٠');
  await page.getByRole('button', { name: t('storefront:listing.priceApply') }).click();
  release();
  await expect(page).toHaveURL(/price_max=25000/);
  await expect(limit).toHaveValue('25000');
  await expect(page.getByRole('link', { name: /25,000/ })).toBeVisible();
});

test('a search works before hydration, without scripts (ar)', async ({ page }) => {
  const t = words(language);
  const { searched } = await chooseGoods();
  await page.route(mainScript, (route) => route.abort());
  await page.goto(addressOf('/', language));
  await page
    .getByRole('main')
    .getByRole('combobox', { name: t('storefront:home.searchLabel') })
    .fill(searched.sku);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    (url) => url.pathname === '/search' && url.searchParams.get('q') === searched.sku,
  );
  await expect(page.getByRole('article').first()).toContainText(searched[`name_${language}`]);
});

test('Back before hydration shows the previous page (ar)', async ({ page }) => {
  const order = page.getByRole('combobox', { name: words(language)('storefront:listing.sort') });
  await visit(page, addressOf('/deals', language));
  await order.selectOption('discount');
  await expect(page).toHaveURL(/sort=discount/);
  await page.route(mainScript, (route) => route.abort());
  await page.reload();
  await expect(order).toHaveValue('discount');
  await page.goBack();
  await expect(order).toHaveValue('newest');
  await page.unroute(mainScript);
  await page.reload();
  await untilHydrated(page);
  await expect(order).toHaveValue('newest');
});
