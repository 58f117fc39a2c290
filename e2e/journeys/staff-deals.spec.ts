import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { read, utils } from 'xlsx';
import { simpleGoods } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('staff schedule a deal for two products, buyers see its price, and it ends with a reason (en) @staff-deals', async ({
  browser,
}) => {
  const goods = (await simpleGoods(40)).filter(
    ({ price, discounted_price }) => discounted_price === null && price >= 5_000 && price % 250 === 0,
  );
  const [first, second] = [goods[0]!, goods[1]!];
  const reduced = Math.round((first.price * 0.8) / 250) * 250;
  const staff = await enter(browser, 'en');
  const { page, t } = staff;
  await logIn(staff, 'admin@mawad.test');

  await test.step('finds them by search and by SKU', async () => {
    await visit(page, '/admin/deals/new');
    const find = page.getByLabel(t('admin-deals:form.find'));
    await find.fill(first.sku);
    const tick = page.getByLabel(t('admin-deals:form.add', { product: first.name_en }));
    await tick.click();
    await expect(tick).toBeChecked();
    await find.fill(`${second.sku}, ZZ-NONE`);
    await page.getByRole('button', { name: t('admin-deals:form.addNumbers_other', { number: '2' }) }).click();
    await expect(page.getByText(t('admin-deals:form.numbersMissing_one', { number: '1' }))).toBeVisible();
    await expect(find).toHaveValue('ZZ-NONE');
  });

  await test.step('previews the prices and schedules the deal', async () => {
    await page.getByLabel(t('admin-deals:form.percent')).fill('20');
    const preview = page.getByRole('table', { name: t('admin-deals:form.preview') });
    await expect(preview.getByText(reduced.toLocaleString('en-US')).first()).toBeVisible();
    await page.getByRole('button', { name: t('admin-deals:form.schedule_other', { number: '2' }) }).click();
    await expect(page).toHaveURL(/\/admin\/deals$/);
    await expect(page.getByText(t('admin-deals:scheduled_other', { number: '2' }))).toBeVisible();
  });

  const expectPrice = async (price: number) => {
    await page.goto(`/product/${first.id}`);
    await expect(page.locator('main').getByText(price.toLocaleString('en-US')).first()).toBeVisible();
  };
  await expectPrice(reduced);

  await test.step('finds it in the calendar by its last day', async () => {
    await visit(page, `/admin/deals?q=${first.sku}`);
    const week = new Date(Date.now() + 7 * 86_400_000 + 3 * 3_600_000).toISOString();
    await page.getByRole('link', { name: t('admin-deals:calendar.open') }).click();
    await expect(page.getByRole('heading', { name: t('admin-deals:calendar.title') })).toBeVisible();
    await visit(page, `/admin/deals/calendar?month=${week.slice(0, 7)}`);
    await page
      .getByRole('grid')
      .locator(`a[href$="ends_on=${week.slice(0, 10)}"]`)
      .click();
    await expect(page.getByRole('link', { name: first.name_en, exact: true })).toBeVisible();
  });

  await test.step('puts it first on the home page, with a preview before saving', async () => {
    await visit(page, '/admin/settings/home');
    await page.getByRole('combobox', { name: t('admin-settings:home.addDeal') }).fill(first.sku);
    await page.getByRole('option', { name: first.name_en }).click();
    await page.getByRole('button', { name: t('admin-settings:home.preview') }).click();
    const link = page.getByRole('link', { name: t('admin-settings:home.openPreview') });
    const opened = page.context().waitForEvent('page');
    await link.click();
    const preview = await opened;
    const shelf = preview.getByRole('region', { name: t('home:deals'), exact: true });
    await expect(shelf.getByRole('listitem').first()).toContainText(first.name_en);
    await preview.close();
    await page.getByRole('button', { name: t('admin-settings:save'), exact: true }).click();
    await expect(page.getByText(t('admin-settings:home.saved'))).toBeVisible();
  });

  await test.step('ends it with a reason, and undoes that', async () => {
    await visit(page, `/admin/deals?state=running&q=${first.sku}`);
    const named = { product: first.name_en };
    await page.getByRole('button', { name: t('admin-deals:endNamed', named) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('admin-deals:reason')).fill('Wrong month');
    await dialog.getByRole('button', { name: t('admin-deals:end') }).click();
    await expect(page.getByText(t('admin-deals:noMatchTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('admin-deals:undo.label') }).click();
    await expect(dialog.getByText(t('admin-deals:undo.text_one'))).toBeVisible();
    await dialog.getByRole('button', { name: t('admin-deals:undo.confirm') }).click();
    await expect(page.getByRole('button', { name: t('admin-deals:endNamed', named) })).toBeVisible();
  });

  await test.step('removes it permanently', async () => {
    await visit(page, `/admin/deals?q=${first.sku}`);
    await page
      .getByLabel(t('admin-deals:tick', { product: first.name_en }))
      .first()
      .check();
    await page
      .getByRole('group', { name: t('portal-list:selection.label') })
      .getByRole('button', { name: t('admin-deals:remove') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('admin-deals:reason')).fill('Wrong month');
    await dialog.getByRole('button', { name: t('admin-deals:remove') }).click();
    await expect(page.getByText(t('admin-deals:removed_one', { number: '1' }))).toBeVisible();
    await expectPrice(first.price);
  });
  await page.context().close();
});

test('staff export products and the audit log to one workbook (ar) @backup-export', async ({ browser }) => {
  const staff = await enter(browser, 'ar');
  const { page, t } = staff;
  await logIn(staff, 'admin@mawad.test');
  await visit(page, '/admin/backup');
  const choose = (choice: 'orders' | 'products' | 'audit') =>
    page.getByLabel(t(`admin-backup:choices.${choice}`));
  await choose('orders').uncheck();
  await choose('products').check();
  await choose('audit').check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('admin-backup:export.start_two', { number: '2' }) }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^mawad-export-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const book = read(readFileSync(await download.path()));
  expect(book.SheetNames).toEqual([t('admin-backup:sheets.products'), t('admin-backup:sheets.audit_log')]);

  const [good] = await simpleGoods(1);
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!);
  const row = rows.find((one) => one[t('admin-backup:columns.id')] === good!.id);
  expect(row).toMatchObject({
    [t('admin-backup:columns.name_ar')]: good!.name_ar,
    [t('admin-backup:columns.price')]: good!.price,
    [t('admin-backup:columns.sku')]: good!.sku,
    [t('admin-backup:columns.published')]: true,
  });
  const entries = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[1]!]!);
  expect(entries.at(-1)).toMatchObject({
    [t('admin-backup:columns.action')]: t('audit:actions.INSERT', { thing: t('audit:things.exports') }),
  });
  await expect(page.getByRole('button', { name: t('file-export:saveAgain') })).toBeVisible();

  await test.step('records a restore test of a backup', async () => {
    const note = 'استُعيدت قاعدة البيانات كاملة في أربعين دقيقة';
    await page.getByLabel(t('admin-backup:restoreTests.note')).fill(note);
    await page.getByRole('button', { name: t('admin-backup:restoreTests.record'), exact: true }).click();
    await expect(page.getByText(t('admin-backup:restoreTests.saved'))).toBeVisible();
    await page.reload();
    const tests = page.getByRole('list', { name: t('admin-backup:restoreTests.list') });
    const first = tests.getByRole('listitem').first();
    await expect(first).toContainText(t('admin-backup:restoreTests.worked'));
    await expect(first).toContainText(note);
    await expect(page.getByText(t('admin-backup:restoreTests.none'))).toHaveCount(0);
  });
  await page.context().close();
});
