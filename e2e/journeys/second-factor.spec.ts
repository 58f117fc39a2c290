import { expect } from '@playwright/test';
import { authenticatorCode } from '@mawad/supabase/local/testing';
import { applyAsSeller, listSellers, reviewCompany } from '@mawad/supabase/companies/sellers-queries';
import { connect } from '../fixtures/backend.ts';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('an owner enables two-factor sign-in, signs in with the code and with a recovery code, and is reset by staff after losing the phone @two-factor', async ({
  browser,
}) => {
  const { email, password, backend } = await newBuyer('en');
  await applyAsSeller(backend.data, `Two Keys ${email}`);
  const { data: staff } = await connect('admin@mawad.test');
  const { items } = await listSellers(staff, { term: email });
  await reviewCompany(staff, items[0]!, 'approved', 'Known to us');

  const owner = await enter(browser, 'en');
  const { page, t } = owner;
  await logIn(owner, email, password);
  await visit(page, '/seller/dashboard');
  await page.getByRole('button', { name: t('portal-list:frame.account') }).click();
  await page.getByRole('menuitem', { name: t('portal-list:frame.twoFactor') }).click();
  await page.getByRole('button', { name: t('two-factor:switchOn') }).click();
  const secret = (await page.getByRole('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: t('two-factor:code') }).fill(authenticatorCode(secret));
  await page.getByRole('button', { name: t('two-factor:switchOn') }).click();
  await expect(page.getByText(t('two-factor:switchedOn'))).toBeVisible();
  const codes = page.getByRole('list', { name: t('two-factor:recovery.codes') });
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: t('two-factor:recovery.kept') }).click();
  const signOut = async () => {
    await page.getByRole('button', { name: t('portal-list:frame.account') }).click();
    await page.getByRole('menuitem', { name: t('common:actions.signOut') }).click();
    await page.waitForURL((url) => url.pathname === '/');
  };

  await signOut();
  await logIn(owner, email, password);
  await visit(page, '/seller/dashboard/two-factor');
  await page.getByRole('button', { name: t('two-factor:recovery.use') }).click();
  await page.getByRole('textbox', { name: t('two-factor:recovery.field') }).fill(recoveryCode);
  await page.getByRole('button', { name: t('two-factor:recovery.submit') }).click();
  await expect(page.getByText(t('two-factor:recovery.left', { left: '9', total: '10' }))).toBeVisible();

  await signOut();
  await logIn(owner, email, password);
  await visit(page, '/seller/dashboard/two-factor');
  await expect(page.getByRole('heading', { name: t('two-factor:askTitle') })).toBeVisible();
  const digits = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  await page.getByRole('textbox', { name: t('two-factor:code') }).fill(digits(authenticatorCode(secret)));
  await page.getByRole('button', { name: t('two-factor:continue') }).click();
  await expect(page.getByText(t('two-factor:isOn'))).toBeVisible();

  const admin = await enter(browser, 'en');
  await logIn(admin, 'admin@mawad.test');
  await visit(admin.page, `/admin/users?q=${encodeURIComponent(email)}`);
  await admin.page.getByRole('table').getByRole('link', { name: 'Zainab Karim' }).click();
  await admin.page.getByRole('button', { name: t('admin-user:decide.twoFactor.open') }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Called from the number that we know');
  await dialog.getByRole('button', { name: t('admin-user:decide.twoFactor.label') }).click();
  await expect(
    admin.page.getByText(t('admin-user:decide.twoFactor.done', { name: 'Zainab Karim' })),
  ).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logIn(owner, email, password);
  await visit(page, '/seller/dashboard/two-factor');
  await expect(page.getByText(t('two-factor:isOff'))).toBeVisible();
});
