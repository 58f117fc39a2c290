import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('staff test the mail server and find the mail in the list of sent mails (en) @email-test', async ({
  browser,
}) => {
  const admin = await enter(browser, 'en');
  const { page, t } = admin;
  const address = `trial.${Date.now()}@example.com`;
  await logIn(admin, 'admin@mawad.test');
  await visit(page, '/admin/email');
  await page.getByRole('textbox', { name: t('admin-email:test.to') }).fill(address);
  await page.getByRole('button', { name: t('admin-email:test.send'), exact: true }).click();
  await expect(page.getByText(t('admin-email:test.sent'))).toBeVisible({ timeout: 60_000 });
  await waitForMail(address, /mail works/);
  await visit(page, `/admin/email?q=${encodeURIComponent(address)}`);
  const mails = page.getByRole('table', { name: t('admin-email:list.title') });
  await expect(mails.getByText(t('admin-email:states.sent'), { exact: true })).toBeVisible();
  await expect(mails.getByText(t('admin-email:kinds.test'))).toBeVisible();
  await mails.getByRole('button', { name: t('admin-email:list.openNamed', { email: address }) }).click();
  const mail = page.getByRole('dialog').getByRole('article', { name: t('admin-email:mail.content') });
  await expect(mail.getByRole('heading')).toBeVisible();
  await page.context().close();
});
