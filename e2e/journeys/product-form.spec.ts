import { listCategories, searchProducts } from '@mawad/supabase/catalogue/queries';
import { getOwnProduct, listOwnProducts, saveProduct } from '@mawad/supabase/products/queries';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a product is drafted on a phone, completed on a desktop, and shown to buyers (ar) @product-form', async ({
  browser,
}) => {
  const stamp = String(Date.now());
  const sku = `FORM-${stamp}`;
  const name = `دريل طرق ${stamp}`;
  const { data } = await connect('seller@mawad.test');
  const parents = new Set((await listCategories(data)).map(({ parent_id }) => parent_id));
  const category = (await listCategories(data)).find(({ id }) => !parents.has(id))!;

  const { items: fitting } = await searchProducts(data, { in_stock: true, sort: 'newest', page_size: 2 });
  const nameOf = ({ name_ar }: { name_ar: string }) => name_ar.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

  const phone = await enter(browser, 'ar');
  const { page, t } = phone;
  const main = page.getByRole('main');
  const field = (key: string, on = main) =>
    on.getByRole('textbox', { name: new RegExp(`^${t(`product-form:fields.${key}`)}`) });
  const button = (key: string, on = main) => on.getByRole('button', { name: t(key), exact: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(phone, 'seller@mawad.test');

  await test.step('lists the missing fields and focuses the first', async () => {
    await visit(page, '/seller/dashboard/products');
    await main.getByRole('link', { name: t('seller-portal:products.add') }).click();
    await button('product-form:bar.publish').click();
    await expect(field('name_ar')).toBeFocused();
    await expect(main.getByRole('alert').getByRole('listitem')).toHaveCount(5);
    await expectNothingSerious(page, 'empty form');
  });

  await test.step('is filled in, with a picture', async () => {
    await field('name_ar').fill(name);
    await field('name_en').fill(`Impact drill ${stamp}`);
    const picker = main.getByRole('combobox', { name: new RegExp(t('product-form:fields.category_id')) });
    await picker.fill(category.name_ar);
    await page
      .getByRole('option', { name: new RegExp(`${category.name_ar}$`) })
      .first()
      .click();
    await field('sku').fill(sku);
    const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b5c63' } })
      .jpeg()
      .toBuffer();
    await main
      .locator(`input[aria-label="${t('seller-portal:media.add')}"]`)
      .setInputFiles({ name: 'drill.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(
      main.getByRole('button', { name: t('seller-portal:media.remove', { number: 1 }) }),
    ).toBeVisible();
    await field('price').fill('١٬٢٥٠٫٥$');
    await field('price').blur();
    await expect(main.getByText(t('common:numbers.currency_foreign')).first()).toBeVisible();
    await field('price').fill('٩٥ ألف');
    await field('opening_stock').fill('12');
    await button('product-form:volume.add').click();
    await field('from_quantity').fill('١٠');
    await field('percent_less').fill('20');
    await expect(main.getByText(/76,000/)).toBeVisible();
    await button('product-form:sizeChart.add').click();
    const cell = (row: number, column: number) => main.locator(`[name="size_chart.rows.${row}.${column}"]`);
    await main.locator('[name="size_chart.columns.1.ar"]').fill('القطر');
    await cell(0, 0).fill('13');
    await cell(0, 1).fill('13 مم');
    await cell(0, 1).press('Enter');
    await expect(cell(1, 1)).toBeFocused();
    const search = main.getByRole('combobox', { name: new RegExp(t('product-form:compatible.search')) });
    for (const { sku } of fitting) {
      await search.fill(sku);
      await page.getByRole('option', { name: new RegExp(sku) }).click();
    }
    await main
      .getByRole('list', { name: t('product-form:sections.compatibilities') })
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: new RegExp(nameOf(fitting[1]!)) })
      .first()
      .click();
    await expect(main.getByText(t('product-form:bar.kept'))).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });

  await test.step('leaving asks for confirmation', async () => {
    await main.getByRole('link', { name: t('product-form:back') }).click();
    await expect(page.getByRole('dialog')).toContainText(t('product-form:leave.title'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common:actions.cancel') })
      .click();
    await expect(field('sku')).toHaveValue(sku);
  });

  const desktop = await enter(browser, 'ar');
  const desktopMain = desktop.page.getByRole('main');
  await test.step('is continued on a desktop, saved and published', async () => {
    await logIn(desktop, 'seller@mawad.test');
    await visit(desktop.page, '/seller/dashboard/products/new');
    await expect(field('name_ar', desktopMain)).toHaveValue(name);
    await expect(button('portal-list:draft.discard', desktopMain)).toBeVisible();
    await field('discounted_price', desktopMain).fill('80000');
    await button('product-form:bar.publish', desktopMain).click();
    await expect(desktop.page).toHaveURL(/\/products\/\d+$/);
    await expect(desktopMain.getByRole('heading', { name })).toBeVisible();
    await expectNothingSerious(desktop.page, 'saved form');
  });

  await test.step('a buyer finds it', async () => {
    const buyer = await enter(browser, 'ar');
    await expect(async () => {
      await visit(buyer.page, `/search?q=${sku}`);
      await expect(buyer.page.getByText(name, { exact: true }).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(buyer.page.getByText(/^80,000\.00/).first()).toBeVisible();
    await buyer.page.getByText(name, { exact: true }).first().click();
    await buyer.page
      .getByRole('list', { name: t('product:volume.title') })
      .getByRole('button')
      .click();
    await expect(buyer.page.getByText(/760,000\.00/).first()).toBeVisible();
    const chart = buyer.page.getByRole('region', { name: t('product:sizeChart') });
    await expect(chart.getByRole('row')).toHaveText([/القياس\s*القطر/, /13\s*13 مم/]);
    const shelf = buyer.page.getByRole('region', { name: t('product:compatible') });
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(
      fitting.toReversed().map((card) => card.name_ar),
    );
    await buyer.page.context().close();
  });

  await test.step('merges a concurrent change, and does not overwrite the stock', async () => {
    const { items } = await listOwnProducts(data, { term: sku });
    const id = items[0]!.id;
    await field('brand', desktopMain).fill('Bosch');
    const { version, variants, compatibilities: _none, ...read } = await getOwnProduct(data, id);
    await saveProduct(data, { ...read, price: 99_000 }, { variants, expectedVersion: version });
    await button('common:actions.save', desktopMain).click();
    await expect(desktopMain.getByText(t('product-form:draft.merged'))).toBeVisible();
    await expect(field('price', desktopMain)).toHaveValue('99000');
    await expect(field('brand', desktopMain)).toHaveValue('Bosch');
    await button('product-form:stock.count', desktopMain).click();
    await desktopMain.getByRole('textbox', { name: t('product-form:fields.stock'), exact: true }).fill('7');
    await button('product-form:stock.save', desktopMain).click();
    await expect(desktopMain.getByText('7', { exact: true })).toBeVisible();
    await expect(field('brand', desktopMain)).toHaveValue('Bosch');
    await button('common:actions.save', desktopMain).click();
    await expect(desktopMain.getByText(t('product-form:bar.saved'))).toBeVisible();
    expect(await getOwnProduct(data, id)).toMatchObject({
      price: 99_000,
      brand: 'Bosch',
      stock: 7,
      draft: null,
    });
  });

  await test.step('changes the stock in the list', async () => {
    await visit(desktop.page, `/seller/dashboard/products?q=${sku}`);
    const row = desktopMain.getByRole('row', { name: new RegExp(sku) });
    await row
      .getByRole('button', { name: t('seller-portal:quick.stock', { name: `\u2068${name}\u2069` }) })
      .click();
    const dialog = desktop.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('٩');
    await expectNothingSerious(desktop.page, 'stock in the list');
    await dialog.getByRole('button', { name: t('common:actions.save') }).click();
    await expect(row.getByText('9', { exact: true })).toBeVisible();
    const { items } = await listOwnProducts(data, { term: sku });
    expect(items[0]).toMatchObject({ stock: 9, price: 99_000 });
  });
});
