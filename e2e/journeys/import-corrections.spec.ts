import { listCategories } from '@mawad/supabase/catalogue/queries';
import { deleteProduct, listOwnProducts } from '@mawad/supabase/products/queries';
import { expect, type Locator } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { type Cell, workbook } from '../fixtures/workbook.ts';

const headings = [
  'SKU',
  'Name (English)',
  'Name (Arabic)',
  'Category',
  'Unit',
  'Price',
  'Quantity',
  'Published',
];

/** 43 rows with the same unknown unit, and two rows with mistakes of their own. */
function supplierList(stamp: string, category: string): Cell[][] {
  const row = (number: number, change: Record<number, Cell> = {}): Cell[] =>
    Object.assign(
      [
        `FIX-${stamp}-${number}`,
        `Sleeve ${stamp} no ${number}`,
        `جلبة ${stamp} رقم ${number}`,
        category,
        'league',
        1_500,
        20,
        'yes',
      ] as Cell[],
      change,
    );
  return [
    headings,
    ...Array.from({ length: 43 }, (_, place) => row(place + 1)),
    row(44, { 4: 'Piece', 5: 'call us' }),
    row(45, { 4: 'Piece', 5: 'ask' }),
  ];
}

for (const language of ['en', 'ar'] as const) {
  test(`43 rows refused for one reason are corrected in five clicks, the others after applying (${language}) @import-corrections`, async ({
    browser,
  }) => {
    const stamp = String(Date.now());
    const { data } = await connect('seller@mawad.test');
    const [category] = (await listCategories(data)).filter(({ parent_id }) => parent_id !== null);
    const seller = await enter(browser, language);
    const { page, t } = seller;
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const tab = (outcome: string, number: number) =>
      button(t('import:rows.tab', { outcome: t(`import:outcome.${outcome}`), number }));
    const plural = new Intl.PluralRules(language);
    const many = (key: string, number: number) => t(`import:${key}_${plural.select(number)}`, { number });
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    await logIn(seller, 'seller@mawad.test');
    await visit(page, '/seller/dashboard/import');
    await main.locator('input[type=file]').setInputFiles({
      name: 'list.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook(supplierList(stamp, category!.slug_en), 'Prices'),
    });
    await button(many('mapping.check', 45)).click();
    await expect(tab('refused', 45)).toBeVisible({ timeout: 60_000 });

    await test.step('corrects, applies and publishes 43 rows', async () => {
      const panel = main.getByRole('region', { name: t('import:correct.title') });
      const unit = panel.getByRole('combobox').first();
      await expect(unit).toBeVisible();
      await expectNothingSerious(page, 'kinds of mistakes');
      await click(unit);
      await click(
        page.getByRole('option', {
          name: language === 'en' ? 'Meter' : t('common:unitNames.meter'),
          exact: true,
        }),
      );
      await click(panel.getByRole('button', { name: many('correct.save', 43) }));
      await expect(tab('create', 43)).toBeVisible({ timeout: 60_000 });
      await click(button(many('one.apply', 43)));
      await expect(tab('created', 43)).toBeVisible({ timeout: 60_000 });
      expect(clicks).toBeLessThanOrEqual(5);
      const { items, count } = await listOwnProducts(data, { term: `FIX-${stamp}`, page_size: 100 });
      expect(count).toBe(43);
      expect(items.every((one) => one.published && one.unit === 'Meter')).toBe(true);
    });

    await test.step('corrects the other two in a table after the import was applied', async () => {
      await tab('refused', 2).click();
      await button(t('import:correct.asTable')).click();
      const cell = (row: number) =>
        main.getByRole('textbox', { name: new RegExp(`${language === 'en' ? 'row' : 'الصف'} ${row}$`) });
      await cell(45).fill('2500');
      await cell(45).press('Enter');
      await expect(cell(46)).toBeFocused();
      await cell(46).fill('٣٥٠٠');
      await expectNothingSerious(page, 'table of refused rows');
      // Typed corrections survive a reload.
      await page.reload();
      await expect(cell(46)).toHaveValue('٣٥٠٠');
      await button(many('correct.saveRows', 2)).click();
      await expect(tab('create', 2)).toBeVisible({ timeout: 60_000 });
      await button(many('one.apply', 2)).click();
      await expect(tab('created', 45)).toBeVisible({ timeout: 60_000 });
      const { items } = await listOwnProducts(data, { term: `FIX-${stamp}-45` });
      expect(items[0]?.price).toBe(3_500);
    });
    // The newest goods of the shop are those that other journeys buy.
    const { items } = await listOwnProducts(data, { term: `FIX-${stamp}`, page_size: 100 });
    for (const item of items) await deleteProduct(data, item);
    await page.context().close();
  });
}
