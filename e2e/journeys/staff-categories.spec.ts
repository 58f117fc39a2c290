import { expect } from '@playwright/test';
import { utils, write } from 'xlsx';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { saveProduct } from '@mawad/supabase/products/queries';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

function workbook(rows: (string | null)[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Categories');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

test('staff create categories, move them, add attributes, and delete one with products (en) @staff-categories', async ({
  browser,
}) => {
  const stamp = `Zq${Date.now().toString(36)}`;
  const admin = await enter(browser, 'en');
  const { page, t } = admin;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await logIn(admin, 'admin@mawad.test');

  let below = 0;

  const create = async (name: string) => {
    await visit(page, '/admin/categories/new');
    await main.getByLabel(t('admin-categories:form.nameEn')).fill(name);
    await main.getByLabel(t('admin-categories:form.nameAr')).fill(`قسم ${name}`);
    await main.getByRole('button', { name: t('admin-categories:form.create') }).click();
    await expect(page).toHaveURL(/\/admin\/categories\/\d+$/);
    return Number(page.url().split('/').at(-1));
  };
  const chooseAction = async (name: string, item: string) => {
    await visit(page, `/admin/categories?q=${encodeURIComponent(name)}`);
    await main.getByRole('button', { name: t('admin-categories:actions', { name }), exact: true }).click();
    await page.getByRole('menuitem', { name: t(`admin-categories:menu.${item}`) }).click();
  };
  const pick = async (label: string, name: string) => {
    await dialog.getByLabel(label).fill(name);
    await page.getByRole('option').filter({ hasText: name }).first().click();
  };

  await test.step('creates two, edits one, and moves it below the other', async () => {
    await create(`${stamp} above`);
    below = await create(`${stamp} below`);
    await main.getByLabel(t('admin-categories:form.seoTitleEn')).fill('Sold below');
    await main.getByRole('button', { name: t('admin-categories:form.save') }).click();
    await expect(page.getByText(t('admin-categories:form.saved', { name: `${stamp} below` }))).toBeVisible();
    await chooseAction(`${stamp} below`, 'moveTo');
    await pick(t('admin-categories:move.target'), `${stamp} above`);
    await dialog.getByRole('button', { name: t('admin-categories:move.submit') }).click();
    await expect(main.getByText(`${stamp} above`, { exact: true })).toBeVisible();
  });

  await test.step('adds an attribute for its products', async () => {
    await main.getByRole('link', { name: `${stamp} below`, exact: true }).click();
    await main.getByRole('button', { name: t('admin-categories:attributes.add') }).click();
    await dialog.getByLabel(t('admin-categories:attribute.labelEn')).fill('Thread');
    await dialog.getByLabel(t('admin-categories:attribute.labelAr')).fill('السن');
    await dialog.getByLabel(t('admin-categories:attribute.optionEn', { number: 1 })).fill('M8');
    await dialog.getByLabel(t('admin-categories:attribute.optionAr', { number: 1 })).fill('م 8');
    await dialog.getByRole('button', { name: t('admin-categories:attribute.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Thread')).toBeVisible();
  });

  await test.step('imports a small file, and shows no changes for the same file again', async () => {
    await visit(page, '/admin/categories');
    await main.getByRole('link', { name: t('admin-categories:import.action') }).click();
    const file = {
      name: 'categories.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook([
        ['Name', 'الاسم بالعربية', 'Parent', 'Hidden'],
        [`${stamp} deep`, `عميق ${stamp}`, `${stamp} above / ${stamp} mid`, 'no'],
        [`${stamp} mid`, `وسط ${stamp}`, `${stamp} above`, 'perhaps'],
        [`${stamp} mid`, `وسط ${stamp}`, `${stamp} above`, null],
      ]),
    };
    const choose = async () => {
      await main.locator('input[type=file]').setInputFiles(file);
      await expectNothingSerious(page, 'mapping');
      await main.getByRole('button', { name: /^Check/ }).click();
    };
    await choose();
    const tab = (outcome: string, number: number) =>
      main.getByRole('button', {
        name: t('import:rows.tab', { outcome: t(`import:outcome.${outcome}`), number }),
      });
    await expect(tab('create', 2)).toBeVisible();
    await expect(main.getByText('“perhaps” is neither yes nor no.')).toBeVisible();
    await tab('create', 2).click();
    await expect(main.getByText(`${stamp} above / ${stamp} mid`)).toBeVisible();
    await expectNothingSerious(page, 'review');
    await main.getByRole('button', { name: 'Apply 2 rows' }).click();
    await expect(main.getByText(t('admin-categories:import.done'))).toBeVisible();
    await main.getByRole('button', { name: t('import:mapping.other') }).click();
    await choose();
    await expect(tab('unchanged', 2)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Apply/ })).toBeHidden();
  });

  await test.step('deletes a category and moves its products and subcategories', async () => {
    const { data } = await connect('seller@mawad.test');
    const { id } = await saveProduct(data, {
      category_id: below,
      sku: stamp,
      name_en: `Bolt ${stamp}`,
      name_ar: `برغي ${stamp}`,
      unit: 'Each',
      price: 1_000,
      published: true,
      opening_stock: 5,
    });
    const [from, to] = [`${stamp} below`, `${stamp} mid`];
    await chooseAction(from, 'delete');
    await dialog.getByRole('button', { name: t('admin-categories:delete.submit') }).click();
    await expect(dialog.getByText(t('admin-categories:delete.productsMissing'))).toBeVisible();
    await pick(t('admin-categories:delete.productsTo'), to);
    await dialog.getByRole('textbox', { name: t('desk:removal.name') }).fill(from);
    await dialog.getByRole('textbox', { name: t('desk:removal.reason') }).fill('Empty');
    await dialog.getByRole('button', { name: t('admin-categories:delete.submit') }).click();
    await expect(page.getByText(t('admin-categories:delete.done', { name: from }))).toBeVisible();
    await visit(page, `/product/${id}`);
    await expect(main.getByRole('link', { name: to }).first()).toBeVisible();
  });

  await test.step('finds the import in the audit log', async () => {
    await visit(page, '/admin/audit?thing=category_imports');
    await expect(page.getByText('categories.xlsx').first()).toBeVisible();
  });
  await page.context().close();
});
