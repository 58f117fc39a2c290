import { expect, type Page } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

/** The response to a report of this visit that contains `text`. */
const reportOf = (page: Page, text: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/rpc/report_visit') &&
      response.ok() &&
      (response.request().postData() ?? '').includes(text),
  );

test('the overview shows how fast a visit was and its errors', async ({ browser }) => {
  const { searched } = await chooseGoods();
  const failure = `Broken for ${searched.name_en.replace(/[^a-z]/gi, '').slice(0, 40)}`;
  const { page } = await enter(browser, 'en');
  const landed = Promise.all([reportOf(page, 'TTFB'), reportOf(page, failure)]);
  await visit(page, `/product/${searched.id}`);
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, failure);
  await landed;
  // The browser finalizes the largest content at the first interaction.
  const painted = reportOf(page, 'LCP');
  await page.getByRole('heading', { level: 1 }).click();
  await painted;

  const admin = await enter(browser, 'en');
  await logIn(admin, 'admin@mawad.test');
  await visit(admin.page, '/admin/overview?days=1&device=desktop');
  const pages = admin.page.getByRole('region', { name: admin.t('admin-overview:pages.title') });
  const product = pages.getByRole('row').filter({ hasText: admin.t('admin-overview:pages.names.product') });
  await expect(
    product.getByRole('cell').filter({ hasText: admin.t('admin-overview:pages.rating.good') }),
  ).not.toHaveCount(0);
  await expect(pages.getByRole('listitem').filter({ hasText: `Error: ${failure}` })).toBeVisible();
});
