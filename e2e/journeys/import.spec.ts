import { readFile } from 'node:fs/promises';
import { listCategories } from '@mawad/supabase/catalogue/queries';
import { getOwnProduct, listOwnProducts } from '@mawad/supabase/products/queries';
import { expect } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';
import { type Cell, workbook } from '../fixtures/workbook.ts';

const headings = [
  'رمز المادة',
  'الاسم الإنكليزي',
  'اسم المادة',
  'القسم',
  'الوحدة',
  'سعر المفرد',
  'سعر العرض',
  'نهاية العرض',
  'العدد',
  'النشر',
  'الصور',
  'أسعار الكميات',
];

/**
 * A realistic supplier's list: a title above the headings, Arabic digits and words, and ten kinds of
 * mistakes.
 */
function supplierList(stamp: string, category: string, known: { sku: string; price: number }): Cell[][] {
  const row = (number: number, change: Record<number, Cell> = {}): Cell[] => {
    const cells: Cell[] = [
      `IMP-${stamp}-${number}`,
      `Anchor bolt ${stamp} no ${number}`,
      `برغي تثبيت ${stamp} رقم ${number}`,
      category,
      'قطعة',
      '١٬٥٠٠ د.ع',
      null,
      null,
      100 + number,
      'نعم',
      null,
      null,
    ];
    for (const [place, cell] of Object.entries(change)) cells[Number(place)] = cell;
    return cells;
  };
  return [
    ['قائمة أسعار', null],
    headings,
    row(1, { 10: 'anchor.png', 11: '١٠٠ = ٥٪؛ ٥٠٠ = ٧٫٥٪' }),
    // An address in a private network, and a file name that is never uploaded.
    row(2, { 10: 'http://localhost/bolt.png | lost.jpg' }),
    ...Array.from({ length: 18 }, (_, place) => row(place + 3)),
    row(21, { 5: 'ألف ونصف' }),
    row(22, { 3: 'قسم غير موجود' }),
    row(23, { 4: 'فرسخ' }),
    row(24, { 2: null }),
    row(25, { 0: null }),
    row(26, { 5: '$12' }),
    row(27, { 8: -4 }),
    row(28, { 6: 2_000 }),
    row(29, { 7: 'قريبًا' }),
    row(30, { 9: 'ربما', 8: 'كثير', 11: 'خصم كبير' }),
    [known.sku, null, null, null, null, known.price * 10],
  ];
}

test('a supplier’s list with mistakes is imported on a phone, found by a buyer, and undone (ar) @product-import', async ({
  browser,
}) => {
  const stamp = String(Date.now());
  const { data } = await connect('seller@mawad.test');
  const { items } = await listOwnProducts(data, { page_size: 100 });
  const known = items.find(
    ({ variant_count, discounted_price }) => variant_count === 0 && discounted_price === null,
  )!;
  const categories = await listCategories(data);
  const category = categories.find(({ id }) => id === known.category_id)!;

  const seller = await enter(browser, 'ar');
  const { page, t } = seller;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const tab = (outcome: string, number: number) =>
    button(t('import:rows.tab', { outcome: t(`import:outcome.${outcome}`), number }));
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(seller, 'seller@mawad.test');

  await test.step('chooses the file and sees the mapped columns', async () => {
    await visit(page, '/seller/dashboard/products');
    await main.getByRole('link', { name: t('seller-portal:products.import') }).click();
    const input = main.locator('input[type=file]');
    await input.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(main.getByText(t('errors:file_type_unsupported'))).toBeVisible();
    await expectNothingSerious(page, 'choosing');
    await input.setInputFiles({
      name: 'قائمة.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook(supplierList(stamp, category.slug_en, { ...known, price: known.price! }), 'الأسعار', {
        Secret: [['ملاحظات']],
      }),
    });
    await expect(main.getByRole('heading', { name: t('import:mapping.title') })).toBeVisible();
    await expect(main.getByText(/Secret/)).toBeVisible();
    for (const [place, field] of [
      [0, 'sku'],
      [2, 'name_ar'],
      [5, 'price'],
      [8, 'quantity'],
    ] as const) {
      const select = main.getByRole('combobox', { name: `${t('import:mapping.holds')}: ${headings[place]}` });
      await expect(select).toHaveValue(field);
    }
    await expectNothingSerious(page, 'mapping');
    await button(/^فحص/).click();
  });

  await test.step('reviews the preview, also after a reload', async () => {
    await expect(page).toHaveURL(/\/import\/[0-9a-f-]{36}$/);
    await expect(tab('create', 20)).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(tab('held', 1)).toBeVisible();
    await tab('refused', 10).click();
    await expect(main.getByText(/ألف ونصف.*ليس رقمًا/)).toBeVisible();
    await expect(main.getByText(/لا يوجد قسم باسم «قسم غير موجود»/)).toBeVisible();
    await expect(main.getByText(/«ربما» ليست نعم ولا لا/)).toBeVisible();
    await expect(main.getByText(/«كثير» ليس رقمًا/)).toBeVisible();
    await expect(main.getByText(/تعذّرت قراءة «خصم كبير»/)).toBeVisible();
    await expectNothingSerious(page, 'refused rows');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  });

  await test.step('corrects one row on the page and downloads the others', async () => {
    await button(t('import:mend.openRow', { number: 23 })).click();
    const field = main.getByRole('textbox', { name: 'السعر' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('ألف ونصف');
    await field.fill('١٥٠٠');
    await button(t('import:mend.save')).click();
    await expect(tab('create', 21)).toBeVisible({ timeout: 60_000 });
    await tab('refused', 9).click();
    const download = page.waitForEvent('download');
    await button(t('import:rows.download')).click();
    expect((await download).suggestedFilename()).toBe(t('import:rows.fileName'));
  });

  await test.step('adds the pictures from a ZIP file, and sees why an address failed', async () => {
    const panel = page.getByRole('region', { name: t('import:pictures.title') });
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b5c63' } })
      .png()
      .toBuffer();
    const zip = Buffer.from(zipSync({ 'pictures/Anchor.png': picture, 'readme.txt': Buffer.from('x') }));
    await panel
      .getByLabel(t('import:pictures.choose'))
      .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: zip });
    await expect(panel.getByText(t('import:pictures.state', { ready: 1, named: 3 }))).toBeVisible();
    await expect(tab('create', 21)).toBeVisible({ timeout: 60_000 });
    await panel.getByRole('button', { name: t('import:pictures.fetch_one') }).click();
    await expect(panel.getByText(t('portal-errors:picture_address'))).toBeVisible();
    await expectNothingSerious(page, 'pictures');
  });

  await test.step('confirms the price that changes much and applies', async () => {
    await tab('held', 1).click();
    await main.getByRole('checkbox').check();
    await expectNothingSerious(page, 'held rows');
    await button(t('import:one.apply_many', { number: 22 })).click();
    await expect(tab('created', 21)).toBeVisible({ timeout: 60_000 });
    await expect(tab('changed', 1)).toBeVisible();
    const imported = await listOwnProducts(data, { term: `IMP-${stamp}-1` });
    const first = imported.items.find(({ sku }) => sku === `IMP-${stamp}-1`)!;
    expect(first.main_image).toMatch(/\.webp$/);
    expect((await getOwnProduct(data, first.id)).volume_discounts).toEqual([
      { quantity: 100, percent: 5 },
      { quantity: 500, percent: 7.5 },
    ]);
  });

  await test.step('exports the products to a file that changes nothing when imported again', async () => {
    const imported = page.url();
    await visit(page, `/seller/dashboard/products?q=IMP-${stamp}`);
    const download = page.waitForEvent('download');
    await button(t('product-bulk:export.save')).click();
    const buffer = await readFile(await (await download).path());
    await expect(main.getByText(t('file-export:done_many', { number: 21 }))).toBeVisible();
    await expectNothingSerious(page, 'saved goods');
    await visit(page, '/seller/dashboard/import');
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'المنتجات.xlsx', mimeType: 'application/octet-stream', buffer });
    await button(/^فحص/).click();
    await expect(tab('unchanged', 21)).toBeVisible({ timeout: 60_000 });
    await visit(page, imported);
  });

  await test.step('a buyer finds the goods', async () => {
    const buyer = await enter(browser, 'ar');
    await expect(async () => {
      await visit(buyer.page, `/search?q=IMP-${stamp}-7`);
      await expect(buyer.page.getByText(`برغي تثبيت ${stamp} رقم 7`, { exact: true }).first()).toBeVisible({
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });
    await buyer.page.context().close();
  });

  await test.step('undoes the whole import', async () => {
    await button(t('import:one.undo')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('import:one.undo') }).click();
    await expect(tab('undone', 22)).toBeVisible({ timeout: 60_000 });
    const after = await listOwnProducts(data, { term: known.sku });
    expect(after.items.find(({ id }) => id === known.id)?.price).toBe(known.price);
    expect((await listOwnProducts(data, { term: `IMP-${stamp}` })).count).toBe(0);
    await main.getByRole('link', { name: t('import:one.back') }).click();
    // The newer import above is the file that changed nothing.
    await expect(main.getByRole('row').nth(2)).toContainText(t('import:status.undone'));
  });
});
