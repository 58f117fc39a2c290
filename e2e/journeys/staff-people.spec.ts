import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a suspended person is signed out of an open page, told why, and kept out until restored', async ({
  browser,
}) => {
  const buyer = await newBuyer('en');
  const guest = await enter(browser, 'en');
  const { t } = guest;
  await logIn(guest, buyer.email, { password: buyer.password });
  await visit(guest.page, '/my-orders');
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();

  const admin = await enter(browser, 'en');
  await logIn(admin, 'admin@mawad.test');
  await visit(admin.page, `/admin/users?q=${encodeURIComponent(buyer.email)}`);
  await admin.page.getByRole('table').getByRole('link', { name: 'Zainab Karim' }).click();
  await admin.page.getByRole('button', { name: t('admin-user:decide.suspend.open') }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: t('admin-user:decide.suspend.reason') })
    .fill('Orders nobody takes');
  await dialog.getByRole('button', { name: t('admin-user:decide.suspend.label') }).click();
  await expect(admin.page.getByText(/Suspended since/)).toBeVisible();
  expect((await waitForMail(buyer.email, /suspended/)).text).toContain('Orders nobody takes');

  await visit(guest.page, '/my-orders');
  await guest.page.waitForURL((url) => url.pathname === '/login');
  await expect(guest.page.getByText(t('errors:account_suspended')).first()).toBeVisible();
  await guest.page.getByLabel(t('auth:fields.email')).fill(buyer.email);
  await guest.page.getByLabel(t('auth:fields.password'), { exact: true }).fill(buyer.password);
  await guest.page
    .locator('form')
    .getByRole('button', { name: t('auth:logIn'), exact: true })
    .click();
  await expect(guest.page.locator('form').getByText(t('errors:account_suspended'))).toBeVisible();

  await admin.page.getByRole('button', { name: t('admin-user:decide.restore.open') }).click();
  await dialog.getByRole('button', { name: t('admin-user:decide.restore.label') }).click();
  await expect(admin.page.getByText(/Suspended since/)).toHaveCount(0);
  await logIn(guest, buyer.email, { password: buyer.password });
});
