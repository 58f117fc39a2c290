import { listCategories } from '@mawad/supabase/catalogue/queries';
import { listOwnProducts } from '@mawad/supabase/products/queries';
import { expect } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('rows about the same item refer to each other, and nothing is overwritten before the seller decides', async ({
  browser,
}) => {
  const stamp = String(Date.now());
  const [bolt, nut, screw] = ['BLT', 'NUT', 'SCR'].map((code) => `${code}-${stamp}`) as [
    string,
    string,
    string,
  ];
  const { data } = await connect('seller@mawad.test');
  const category = (await listCategories(data)).find(({ parent_id }) => parent_id !== null)!;
  const file = [
    'SKU,Name (English),Name (Arabic),Category,Price,Quantity,Size',
    `${bolt},Bolt,برغي,${category.slug_en},1000,5,M8`,
    `${bolt},Bolt,برغي,${category.slug_en},1000,9,M8`,
    `${nut},Nut,صامولة,${category.slug_en},500,40,`,
    `${nut},Nut,صامولة,${category.slug_en},500,60,`,
    `${nut.toLowerCase()},Screw,لولب,${category.slug_en},700,7,`,
  ].join('\n');
  const seller = await enter(browser, 'en');
  const { page, t } = seller;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const tab = (outcome: string, number: number) =>
    button(t('import:rows.tab', { outcome: t(`import:outcome.${outcome}`), number }));
  await logIn(seller, 'seller@mawad.test');

  await test.step('sees both rows of each item', async () => {
    await visit(page, '/seller/dashboard/import');
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await button(/^Check/).click();
    await expect(tab('held', 3)).toBeVisible({ timeout: 60_000 });
    await tab('held', 3).click();
    await expect(main.getByText(/Row 2 of the file is about the same item/)).toHaveCount(1);
    await expect(main.getByText(/Row 4 of the file is about the same item/)).toHaveCount(2);
    await expectNothingSerious(page, 'rows about the same item');
    await tab('create', 2).click();
    await expect(main.getByText(t('import:reasons.item_repeats', { row: 3 }))).toBeVisible();
    await expect(main.getByText(t('import:reasons.item_repeats', { row: 5 }))).toBeVisible();
  });

  await test.step('confirms one, gives another a different SKU, and skips the third', async () => {
    await tab('held', 3).click();
    await main.getByRole('checkbox', { name: t('import:rows.confirmRow', { number: 5 }) }).check();
    await button(t('import:mend.openRow', { number: 6 })).click();
    await main.getByRole('textbox', { name: 'SKU' }).fill(screw);
    await button(t('import:mend.save')).click();
    await expect(tab('create', 3)).toBeVisible({ timeout: 60_000 });
    await expect(
      main.getByRole('checkbox', { name: t('import:rows.confirmRow', { number: 5 }) }),
    ).toBeChecked();
    await button(t('import:one.apply_other', { number: 4 })).click();
    await expect(tab('created', 3)).toBeVisible({ timeout: 60_000 });
    await expect(tab('changed', 1)).toBeVisible();
    await expect(tab('held', 1)).toBeVisible();
  });

  await test.step('has three products with the chosen stock', async () => {
    const { items } = await listOwnProducts(data, { term: stamp });
    expect(items.map(({ sku, stock }) => [sku, stock]).sort()).toEqual([
      [bolt, 5],
      [nut, 60],
      [screw, 7],
    ]);
  });
});
