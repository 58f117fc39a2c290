import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { linkIn, waitForMail } from '../fixtures/mail.ts';
import { confirmAddress, enter, logIn, visit } from '../fixtures/people.ts';

test('an owner invites a person without an account, who registers, joins and works', async ({ browser }) => {
  const email = `noor.${Date.now()}@example.com`;
  const owner = await enter(browser, 'en');
  const { t } = owner;
  await logIn(owner, 'seller@mawad.test');
  await visit(owner.page, '/seller/dashboard/team');
  await owner.page.getByRole('button', { name: t('company:team.invite'), exact: true }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel(t('common:fields.email')).fill(email);
  await dialog.getByLabel(t('company:team.role')).selectOption('warehouse');
  await dialog.getByLabel(t('company:team.language')).selectOption('en');
  await dialog.getByRole('button', { name: t('company:team.send') }).click();
  await expect(owner.page.getByText(t('company:team.sent', { email }))).toBeVisible();

  const guest = await enter(browser, 'en');
  const link = linkIn(await waitForMail(email, /invites you/), '/seller/join');
  await visit(guest.page, link);
  await guest.page.getByRole('link', { name: t('company:join.logIn') }).click();
  await guest.page.getByRole('tab', { name: t('auth:signUp') }).click();
  const form = guest.page.locator('form');
  await form.getByLabel(t('auth:fields.fullName')).fill('Noor Ali');
  await form.getByLabel(t('auth:fields.email')).fill(email);
  await form.getByLabel(t('auth:fields.password'), { exact: true }).fill('brick-and-mortar-74');
  await form.getByRole('button', { name: t('auth:register.submit') }).click();
  await confirmAddress(guest, email);
  await guest.page.getByRole('button', { name: t('company:join.accept') }).click();
  await expect(guest.page).toHaveURL(/\/seller\/dashboard$/);
  await expect(guest.page.getByRole('link', { name: t('seller-portal:nav.delivery') })).toHaveCount(0);

  await visit(owner.page, '/seller/dashboard/team');
  await owner.page
    .getByRole('combobox', { name: t('company:team.roleOf', { name: 'Noor Ali' }) })
    .selectOption('manager');
  await expect(
    owner.page.getByText(
      t('company:team.changed', { name: 'Noor Ali', role: t('company:team.roles.manager') }),
    ),
  ).toBeVisible();
  await visit(guest.page, '/seller/dashboard/team');
  await expect(guest.page.getByRole('link', { name: t('seller-portal:nav.delivery') })).toBeVisible();
  await visit(guest.page, link);
  await expect(guest.page.getByText(t('company:join.gone'))).toBeVisible();
});
