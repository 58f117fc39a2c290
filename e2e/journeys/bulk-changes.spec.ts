import { listCategories } from '@mawad/supabase/catalogue/queries';
import { listOwnProducts, saveProduct } from '@mawad/supabase/products/queries';
import { expect } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a seller lowers the prices of all matching products on a phone and undoes the change (ar) @bulk-undo', async ({
  browser,
}) => {
  const brand = `Bulk${Date.now()}`;
  const { data } = await connect('seller@mawad.test');
  const parents = new Set((await listCategories(data)).map(({ parent_id }) => parent_id));
  const { id: category_id } = (await listCategories(data)).find(({ id }) => !parents.has(id))!;
  for (let number = 1; number <= 25; number += 1) {
    await saveProduct(data, {
      category_id,
      sku: `${brand}-${number}`,
      brand,
      name_en: `Anchor ${number}`,
      name_ar: `براغي تثبيت ${number}`,
      unit: 'Box',
      price: 10_000 + number * 1000,
      published: false,
    });
  }
  const prices = async () => {
    const { items } = await listOwnProducts(data, { term: brand, sort: 'price', page_size: 30 });
    return items.map(({ price }) => price);
  };
  const before = await prices();

  const seller = await enter(browser, 'ar');
  const { page, t } = seller;
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(seller, 'seller@mawad.test');
  await visit(page, `/seller/dashboard/products?q=${brand}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /\(25\)/ }).click();
  await main.getByRole('checkbox').first().uncheck();
  await expect(main.getByText(t('portal-list:selection.count_many', { number: 24 }))).toBeVisible();
  await main.getByRole('button', { name: t('product-bulk:change'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('product-bulk:kinds.price.verb') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t('product-bulk:fields.direction') }).selectOption('down');
  await dialog.getByRole('textbox', { name: t('product-bulk:fields.percent') }).fill('١٠');
  const confirm = dialog.getByRole('button', {
    name: t('product-bulk:kinds.price.confirm_many', { number: 24 }),
  });
  await expect(confirm).toBeEnabled();
  await expectNothingSerious(page, 'preview of a change of many products');
  await confirm.click();
  await expect(dialog.getByText(t('product-bulk:counts.changed_many', { number: 24 }))).toBeVisible();
  expect((await prices()).filter((price) => before.includes(price)).length).toBeLessThan(25);
  await expectNothingSerious(page, 'a change of many products');

  await dialog.getByRole('button', { name: t('product-bulk:report.undo') }).click();
  const question = page.getByRole('dialog', { name: t('product-bulk:report.undoTitle') });
  await expect(question.getByText(t('product-bulk:undo.products.text_many', { number: 24 }))).toBeVisible();
  await question.getByRole('button', { name: t('product-bulk:report.undo') }).click();
  await expect(dialog.getByText(t('product-bulk:counts.undone_many', { number: 24 }))).toBeVisible();
  expect(await prices()).toEqual(before);
  await dialog.getByRole('button', { name: t('common:actions.close') }).click();
  await expect(main.getByText(new RegExp(t('product-bulk:kinds.price.verb')))).toBeVisible();
  await page.context().close();
});
