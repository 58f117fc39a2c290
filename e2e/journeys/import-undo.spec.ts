import { randomUUID } from 'node:crypto';
import { listCategories } from '@mawad/supabase/catalogue/queries';
import {
  getOwnProduct,
  listOwnProducts,
  saveProduct,
  setProductPrice,
} from '@mawad/supabase/products/queries';
import { expect, type Locator } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { workbook } from '../fixtures/workbook.ts';

test('an import is undone as counted, also after publishing and an undone repricing @import-undo', async ({
  browser,
}) => {
  const stamp = randomUUID().slice(0, 8).toUpperCase();
  const [priced, twofold, varied, first, second] = ['P', 'T', 'V', 'N1', 'N2'].map(
    (code) => `${code}-${stamp}`,
  ) as [string, string, string, string, string];
  const { data } = await connect('seller@mawad.test');
  const all = await listCategories(data);
  const parents = new Set(all.map(({ parent_id }) => parent_id));
  const category = all.find(({ id }) => !parents.has(id))!;
  const make = (sku: string, variants?: { size: string; price: number; opening_stock: number }[]) =>
    saveProduct(
      data,
      {
        category_id: category.id,
        sku,
        brand: 'Old',
        name_en: `Clamp ${sku}`,
        name_ar: `كلّاب ${sku}`,
        unit: 'Piece',
        price: 10_000,
        published: false,
      },
      { variants },
    );
  await make(priced);
  const { id: twofoldId } = await make(twofold);
  const { id: variedId } = await make(varied, [{ size: 'S', price: 9_000, opening_stock: 3 }]);
  const file = workbook(
    [
      [
        'SKU',
        'Name (English)',
        'Name (Arabic)',
        'Category',
        'Unit',
        'Price',
        'Quantity',
        'Brand',
        'Size',
        'Published',
      ],
      [priced, null, null, null, null, 11_000, null, null, null],
      [twofold, null, null, null, null, 12_000, null, 'New', null],
      [varied, null, null, null, null, 9_500, 8, null, 'S'],
      [varied, null, null, null, null, 12_000, 5, null, 'L'],
      [first, 'Hook one', 'خطاف أول', category.slug_en, 'Piece', 10_000, 10, null, null, 'no'],
      [second, 'Hook two', 'خطاف ثان', category.slug_en, 'Piece', 20_000, 20, null, null, 'no'],
    ],
    'Prices',
  );

  const seller = await enter(browser, 'en');
  const { page, t } = seller;
  const main = page.getByRole('main');
  const button = (name: string | RegExp, within: Locator = main) => within.getByRole('button', { name });
  const tab = (outcome: string, number: number) =>
    button(t('import:rows.tab', { outcome: t(`import:outcome.${outcome}`), number }));
  await logIn(seller, 'seller@mawad.test');
  let address = '';

  await test.step('imports the file', async () => {
    await visit(page, '/seller/dashboard/import');
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.xlsx', mimeType: 'application/octet-stream', buffer: file });
    await button(/^Check/).click();
    await expect(tab('create', 2)).toBeVisible({ timeout: 60_000 });
    await button(t('import:one.apply_other', { number: 6 })).click();
    await expect(tab('changed', 4)).toBeVisible({ timeout: 60_000 });
    address = page.url();
  });

  const changeAll = async (kind: 'publish' | 'price') => {
    await visit(page, `/seller/dashboard/products?q=${stamp}`);
    await button(t('portal-list:selection.all_other', { number: 5 })).click();
    await main.getByRole('button', { name: t('product-bulk:change'), exact: true }).click();
    await page.getByRole('menuitem', { name: t(`product-bulk:kinds.${kind}.verb`) }).click();
    const dialog = page.getByRole('dialog');
    if (kind === 'price') await dialog.getByLabel(t('product-bulk:fields.percent')).fill('10');
    await button(t(`product-bulk:kinds.${kind}.confirm_other`, { number: 5 }), dialog).click();
    await expect(dialog.getByText(t('product-bulk:counts.changed_other', { number: 5 }))).toBeVisible();
    return dialog;
  };

  await test.step('publishes the products, raises all prices and undoes that as counted', async () => {
    await changeAll('publish');
    const report = await changeAll('price');
    await button(t('product-bulk:report.undo'), report).click();
    const question = page.getByRole('dialog', { name: t('product-bulk:report.undoTitle') });
    await expect(question.getByText(t('product-bulk:undo.products.text_other', { number: 5 }))).toBeVisible();
    await button(t('product-bulk:report.undo'), question).click();
    await expect(report.getByText(t('product-bulk:counts.undone_other', { number: 5 }))).toBeVisible();
  });

  const undoDialog = page.getByRole('dialog', { name: /Undo the import of/ });
  const confirm = button(t('import:one.undo'), undoDialog);
  const stays = undoDialog.getByRole('list', { name: t('import:one.stays') });

  await test.step('undoes the import: as many rows as counted, except the price that changed since', async () => {
    await setProductPrice(data, twofoldId, { price: 12_500, expected: 12_000 });
    await visit(page, address);
    await button(t('import:one.undo')).click();
    await expect(undoDialog.getByText(t('import:one.undoText_other', { number: 5 }))).toBeVisible();
    await expect(undoDialog.getByText(t('import:one.undoPartly_one'))).toBeVisible();
    await expect(stays.getByRole('listitem').filter({ hasText: twofold })).toContainText(
      /Price: .*by you · /,
    );
    await expectNothingSerious(page, 'question of taking an import back');
    await confirm.click();
    await expect(tab('undone', 5)).toBeVisible({ timeout: 60_000 });
    await tab('kept', 1).click();
    await expect(main.getByText(/^Price: This was changed after the import \(by you · /)).toBeVisible();
    const { items } = await listOwnProducts(data, { term: stamp });
    expect(Object.fromEntries(items.map(({ sku, price, brand }) => [sku, [price, brand]]))).toEqual({
      [priced]: [10_000, 'Old'],
      [twofold]: [12_500, 'Old'],
      [varied]: [10_000, 'Old'],
    });
    const { variants } = await getOwnProduct(data, variedId);
    expect(variants.map(({ size, price, stock }) => [size, price, stock])).toEqual([['S', 9_000, 3]]);
  });

  await test.step('can confirm another undo only if something can be restored', async () => {
    await button(t('import:one.undoAgain')).click();
    await expect(undoDialog.getByText(t('import:one.undoNothing'))).toBeVisible();
    await expect(confirm).toBeDisabled();
    await expect(stays).toContainText(twofold);
    await button(t('common:actions.cancel'), undoDialog).click();
    await setProductPrice(data, twofoldId, { price: 12_000, expected: 12_500 });
    await button(t('import:one.undoAgain')).click();
    await expect(undoDialog.getByText(t('import:one.undoText_one'))).toBeVisible();
    await confirm.click();
    await expect(tab('undone', 6)).toBeVisible({ timeout: 60_000 });
    expect((await getOwnProduct(data, twofoldId)).price).toBe(10_000);
  });
});
