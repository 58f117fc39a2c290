import { expect, type Locator } from '@playwright/test';
import { chooseGoods } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit, visitUntil } from '../fixtures/people.ts';

test('staff hide a product, show it again, and suspend and restore its company (ar) @seller-suspension', async ({
  browser,
}) => {
  const { searched } = await chooseGoods();
  const name = searched.name_ar;
  const admin = await enter(browser, 'ar');
  const buyer = await enter(browser, 'ar');
  const { page, t } = admin;
  const dialog = page.getByRole('dialog');
  await logIn(admin, 'admin@mawad.test');

  const expectSold = async (isSold: boolean) => {
    const heading = buyer.page.getByRole('heading', { name: isSold ? name : t('storefront:product.gone') });
    await visitUntil(buyer.page, `/product/${searched.id}`, () =>
      expect(heading.first()).toBeVisible({ timeout: 1000 }),
    );
  };
  const openProduct = async () => {
    await visit(page, `/admin/products?q=${searched.sku}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
  };

  await test.step('hides the product with a reason', async () => {
    await openProduct();
    await page.getByRole('button', { name: t('admin-products:hideNamed', { product: name }) }).click();
    await dialog.getByLabel(t('admin-products:reason')).fill('الصورة لمنتج آخر');
    await dialog.getByRole('button', { name: t('admin-products:hide') }).click();
    await expect(page.getByText('الصورة لمنتج آخر')).toBeVisible();
    await expectSold(false);
  });

  await test.step('shows it again', async () => {
    await page.getByRole('button', { name: t('admin-products:showNamed', { product: name }) }).click();
    await dialog.getByRole('button', { name: t('admin-products:show') }).click();
    await expect(
      page.getByRole('button', { name: t('admin-products:hideNamed', { product: name }) }),
    ).toBeVisible();
    await expectSold(true);
  });

  await test.step('suspends its company and restores it', async () => {
    await page.getByRole('table').getByRole('link', { name: searched.company_name_ar }).click();
    await expect(page.getByRole('heading', { level: 1, name: searched.company_name_ar })).toBeVisible();
    const company = searched.company_name_ar;
    const decide = async (decision: 'suspended' | 'restored', reason?: string) => {
      await page
        .getByRole('button', {
          name: t(`admin-console:sellers.decide.${decision}.named`, { company }),
          exact: true,
        })
        .click();
      if (reason) await dialog.getByLabel(t('admin-console:sellers.reason')).fill(reason);
      await dialog
        .getByRole('button', { name: t(`admin-console:sellers.decide.${decision}.label`), exact: true })
        .click();
      await expect(dialog).toBeHidden();
    };
    const decisions = page.getByRole('region', { name: t('admin-seller:history.title') });
    await decide('suspended', 'بضاعة مقلدة');
    await expect(decisions.getByText('بضاعة مقلدة')).toBeVisible();
    await expectSold(false);
    await decide('restored');
    await expect(decisions.getByText(t('admin-seller:history.restored')).first()).toBeVisible();
    await expectSold(true);
  });

  await test.step('finds the suspension in the audit log', async () => {
    await visit(page, '/admin/audit?thing=companies&by=staff');
    await expect(page.getByText('بضاعة مقلدة').first()).toBeVisible();
  });
  await page.context().close();
  await buyer.page.context().close();
});

test('staff rename a product with four clicks, and its seller reads the reason (ar) @staff-edit-product', async ({
  browser,
}) => {
  const { searched } = await chooseGoods();
  const admin = await enter(browser, 'ar');
  const { page, t } = admin;
  await logIn(admin, 'admin@mawad.test');
  await visit(page, `/admin/products?q=${searched.sku}`);
  const name = `${searched.name_ar} الأصلي`;
  const field = page.getByLabel(t('product-form:fields.name_ar'));
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: searched.name_ar }));
  await click(field);
  await field.fill(name);
  await click(page.getByRole('button', { name: t('common:actions.save'), exact: true }));
  // The dialog opens with the focus in the reason.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('الاسم كما على العلبة');
  await click(page.getByRole('button', { name: t('product-form:staff.save') }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(4);
  await expect(page.getByText('الاسم كما على العلبة')).toBeVisible();
  await visit(page, `/admin/products?q=${searched.sku}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
