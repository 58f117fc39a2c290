import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { confirmAddress, enter, logIn, visit } from '../fixtures/people.ts';

for (const language of ['en', 'ar'] as const) {
  test(`a company applies, waits and is let in without signing in again (${language})`, async ({
    browser,
  }) => {
    const stamp = Date.now();
    const company = language === 'en' ? `Tigris Steel ${stamp}` : `حديد دجلة ${stamp}`;
    const email = `tigris.${language}.${stamp}@example.com`;
    const seller = await enter(browser, language);
    const { page, t } = seller;

    await test.step('signs up and confirms the address', async () => {
      await visit(page, '/seller');
      const form = page.getByRole('main');
      await form.getByLabel(t('common:fields.companyName')).fill(company);
      await form.getByLabel(t('common:fields.fullName')).fill(language === 'en' ? 'Omar Jabbar' : 'عمر جبار');
      await form.getByLabel(t('common:fields.phone')).fill('0770 123 4567');
      await form.getByLabel(t('common:fields.email')).fill(email);
      await form.getByLabel(new RegExp(`^${t('common:fields.password')}`)).fill('brick-and-mortar-74');
      await form.getByRole('button', { name: t('seller-portal:signUp.submit') }).click();
      await expect(page.getByText(t('seller-portal:signUp.inboxTitle'))).toBeVisible();
      await confirmAddress(seller, email);
    });

    await test.step('sees that the account awaits approval', async () => {
      await visit(page, '/seller/dashboard');
      await expect(page.getByText(pendingTitle[language])).toBeVisible();
    });

    await test.step('is approved by the admin', async () => {
      const admin = await enter(browser, language);
      await logIn(admin, 'admin@mawad.test');
      await visit(admin.page, '/admin/sellers');
      const search = admin.page.getByLabel(t('admin-console:sellers.search'));
      await search.fill(company);
      await search.press('Enter');
      await admin.page
        .getByRole('button', { name: t('admin-console:sellers.decide.approved.named', { company }) })
        .click();
      await admin.page
        .getByRole('dialog')
        .getByRole('button', { name: t('admin-console:sellers.decide.approved.label'), exact: true })
        .click();
      await expect(
        admin.page.getByText(t('admin-console:sellers.decide.approved.done', { company })),
      ).toBeVisible();
      await admin.page.context().close();
    });

    await test.step('reaches the dashboard on the page that is already open', async () => {
      await expect(page.getByRole('heading', { name: t('seller-portal:home.title') })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page).toHaveURL(/\/seller\/dashboard/);
    });
  });
}

const pendingTitle = { en: 'Account Pending Approval', ar: 'الحساب بانتظار الموافقة' };
