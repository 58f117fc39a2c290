import { expect } from '@playwright/test';
import { searchProducts } from '@mawad/supabase/queries/catalogue';
import sharp from 'sharp';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('an admin makes a category with a picture and an attribute, moves it and deletes it', async ({
  browser,
}) => {
  const admin = await enter(browser, 'en');
  const { page, t } = admin;
  const words = (key: string, values = {}) => t(`admin-categories:${key}`, values);
  const name = `Pumps ${Date.now()}`;
  await logIn(admin, 'admin@mawad.test');
  await visit(page, '/admin/categories');
  const rowOf = (category: string) =>
    page.locator('[draggable]').filter({ has: page.getByRole('link', { name: category, exact: true }) });
  const [first] = await page.locator('[draggable] a').allTextContents();

  await test.step('creates one', async () => {
    await page.getByRole('link', { name: words('new') }).click();
    await page.getByLabel(words('form.nameEn')).fill(name);
    await page.getByLabel(words('form.nameAr')).fill(`مضخات ${Date.now()}`);
    await page.getByRole('button', { name: words('form.create') }).click();
    await expect(page.getByRole('heading', { name: words('form.editTitle', { name }) })).toBeVisible();
  });

  await test.step('gives it a picture', async () => {
    const plain = { width: 800, height: 600, channels: 3 as const, background: '#204060' };
    const buffer = await sharp({ create: plain }).jpeg().toBuffer();
    await page.setInputFiles('input[type=file]', { name: 'pump.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.locator('form img')).toHaveAttribute('src', /categories\/.+-320\.(webp|jpg)$/);
    await page.getByRole('button', { name: words('form.save'), exact: true }).click();
    await expect(page.getByText(words('form.saved', { name }))).toBeVisible();
  });

  await test.step('says what describes its products', async () => {
    await page.getByRole('button', { name: words('attributes.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words('attribute.labelEn')).fill('Flow');
    await dialog.getByLabel(words('attribute.labelAr')).fill('التدفق');
    await dialog.getByLabel(words('attribute.optionEn', { number: 1 })).fill('10 m³/h');
    await dialog.getByLabel(words('attribute.optionAr', { number: 1 })).fill('10 م³/ساعة');
    await dialog.getByRole('button', { name: words('attribute.save') }).click();
    await expect(
      page.getByRole('button', { name: words('attributes.edit', { name: 'Flow' }) }),
    ).toBeVisible();
  });

  await test.step('drags it below another, where it opens', async () => {
    await page.getByRole('link', { name: words('back') }).click();
    await rowOf(name).dragTo(rowOf(first!));
    await expect(page.getByText(words('move.done', { name }))).toBeVisible();
    await page.getByRole('button', { name: words('expand', { name: first! }) }).click();
    await expect(rowOf(name)).toBeVisible();
  });

  await test.step('deletes it', async () => {
    await page.getByRole('searchbox', { name: words('search') }).fill(name);
    await page.getByRole('button', { name: words('actions', { name }) }).click();
    await page.getByRole('menuitem', { name: words('menu.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('delete.submit') })
      .click();
    await expect(page.getByText(words('delete.done', { name }))).toBeVisible();
    await expect(page.getByText(words('noMatchTitle'))).toBeVisible();
  });

  await test.step('sees where products would go', async () => {
    const { data } = await connect('admin@mawad.test');
    const found = await searchProducts(data, { page_size: 1 });
    const category = found.items[0]!.category_name_en;
    await page.getByRole('searchbox', { name: words('search') }).fill(category);
    await page.getByRole('button', { name: words('actions', { name: category }) }).click();
    await page.getByRole('menuitem', { name: words('menu.delete') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: words('delete.productsTo') }).fill(first!);
    await page.getByRole('option', { name: first! }).first().click();
    await expect(dialog.getByRole('combobox')).toHaveValue(first!);
  });
});
