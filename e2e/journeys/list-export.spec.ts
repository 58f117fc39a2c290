import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { read, utils } from 'xlsx';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a seller saves a view of the orders in Arabic, although the connection fails meanwhile', async ({
  browser,
}) => {
  const seller = await enter(browser, 'ar');
  const { page, t } = seller;
  await logIn(seller, 'seller@mawad.test');
  await visit(page, '/seller/dashboard/orders?sort=total_desc&hide=buyer');
  const main = page.getByRole('main');
  const first = await main.getByRole('table').getByRole('row').nth(1).getByRole('link').innerText();
  let failures = 0;
  await page.route('**/rpc/list_orders', (route) => {
    if (failures > 0 || !route.request().postData()?.includes('"after"')) return route.continue();
    failures += 1;
    return route.abort('connectionfailed');
  });
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: t('file-export:save'), exact: true }).click();
  const file = await saved;
  expect(failures).toBe(1);
  expect(file.suggestedFilename()).toMatch(/^الطلبات-\d{4}-\d\d-\d\d\.xlsx$/);
  const book = read(await readFile(await file.path()), { cellDates: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const [headings, ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  expect(headings).not.toContain(t('seller-portal:orders.buyer'));
  expect(headings).toEqual(
    expect.arrayContaining([t('seller-portal:orders.number'), t('file-export:headings.total')]),
  );
  expect(String(rows[0]![0])).toBe(first.replace(/[\u2066-\u2069]/g, ''));
  expect(rows[0]![1]).toBeInstanceOf(Date);
  const totals = rows.map((row) => Number(row[headings!.indexOf(t('file-export:headings.total'))]));
  expect(totals).toEqual([...totals].sort((one, other) => other - one));
  await expect(
    main
      .getByText(t('seller-portal:orders.count_other', { number: rows.length }))
      .or(main.getByText(String(rows.length)))
      .first(),
  ).toBeVisible();
  await page.context().close();
});
