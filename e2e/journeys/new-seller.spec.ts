import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../fixtures/journey.ts';
import { codeIn, waitForMail } from '../fixtures/mail.ts';
import { confirmAddress, enter, logIn, type Person, visit } from '../fixtures/people.ts';

for (const language of ['en', 'ar'] as const) {
  test(`a company applies, waits and gets access without signing in again (${language}) @seller-application`, async ({
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
      await form.getByRole('combobox', { name: t('common:fields.governorate') }).selectOption('IQ-BA');
      await form.getByLabel(t('common:fields.fullName')).fill(language === 'en' ? 'Omar Jabbar' : 'عمر جبار');
      await form.getByLabel(t('common:fields.phone')).fill('0770 123 4567');
      await form.getByLabel(t('common:fields.email')).fill(email);
      await form.getByLabel(new RegExp(`^${t('common:fields.password')}`)).fill('brick-and-mortar-74');
      await form.getByRole('button', { name: t('seller-portal:signUp.submit') }).click();
      await expect(page.getByText(t('seller-portal:signUp.inboxTitle'))).toBeVisible();
      // The mail has a link and a code; each language uses one of them.
      if (language === 'en') return confirmAddress(seller, email);
      const code = codeIn(await waitForMail(email, /./));
      const digits = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
      await page.getByRole('textbox', { name: t('seller-portal:code.label') }).fill(digits);
      await page.getByRole('button', { name: t('seller-portal:code.submit') }).click();
      await page.waitForURL((url) => url.pathname === '/seller/dashboard');
    });

    await test.step('sees that the account awaits approval', async () => {
      await visit(page, '/seller/dashboard');
      await expect(page.getByText(pendingTitle[language])).toBeVisible();
    });

    const admin = await enter(browser, language);
    await logIn(admin, 'admin@mawad.test');
    if (language === 'en') await submitDocument(seller, admin, company);

    await test.step('is approved by the admin', async () => {
      await visit(admin.page, '/admin/sellers');
      const search = admin.page.getByLabel(t('admin-console:sellers.search'));
      await search.fill(company);
      await search.press('Enter');
      await admin.page
        .getByRole('button', { name: t('admin-console:sellers.decide.approved.named', { company }) })
        .click();
      const dialog = admin.page.getByRole('dialog');
      // In the English run a document has been accepted already.
      if (language === 'ar') {
        await expect(dialog.getByText(t('admin-console:sellers.gaps.document'))).toBeVisible();
        await dialog.getByLabel(t('admin-console:sellers.gaps.reason')).fill('Known from the trade fair');
      }
      await dialog
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

/** Submits a document as PNG, PDF and JPEG, which is refused and then accepted; both pages remain open. */
async function submitDocument(seller: Person, admin: Person, company: string) {
  const { t } = seller;
  const kind = t('documents:kinds.identity');
  const scan = sharp({ create: { width: 800, height: 500, channels: 3, background: '#d8d2c4' } });
  const files = {
    // A text document with the file name of a scan.
    wrong: {
      name: 'scan.png',
      mimeType: 'image/png',
      buffer: Buffer.from('PK\u0003\u0004 word/document.xml'),
    },
    png: { name: 'one-side.png', mimeType: 'image/png', buffer: await scan.png().toBuffer() },
    pdf: {
      name: 'one-side.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n% one side\ntrailer<<>>\nstartxref\n9\n%%EOF\n'),
    },
    jpeg: { name: 'both-sides.jpg', mimeType: 'image/jpeg', buffer: await scan.jpeg().toBuffer() },
  };
  const card = seller.page.getByRole('region', { name: kind });
  const chooser = card.getByLabel(t('documents:sendNamed', { document: kind })).and(card.locator('input'));
  const adminCard = admin.page
    .getByRole('region', { name: t('admin-seller:documents.title') })
    .getByRole('listitem')
    .filter({ hasText: kind });

  await test.step('chooses a file that is no document, then a PNG', async () => {
    await seller.page.getByRole('link', { name: t('seller-portal:pending.documentsSend') }).click();
    await chooser.setInputFiles(files.wrong);
    await expect(card.getByText(t('portal-errors:not_a_document'))).toBeVisible();
    await chooser.setInputFiles(files.png);
    await expect(card.getByText(t('portal-list:documentState.submitted'))).toBeVisible();
    await expect(card.getByText(t('portal-errors:not_a_document'))).toBeHidden();
  });

  await test.step('replaces it by a PDF, which is refused', async () => {
    await card.getByRole('button', { name: t('documents:replaceNamed', { document: kind }) }).click();
    await chooser.setInputFiles(files.pdf);
    await expect(chooser).toHaveCount(0);
    await visit(admin.page, '/admin/sellers?documents=waiting');
    await admin.page.getByRole('link', { name: company }).click();
    const opened = admin.page.waitForEvent('popup').then((view) => view.waitForEvent('download'));
    await adminCard.getByRole('button', { name: t('documents:openNamed', { document: kind }) }).click();
    expect((await opened).url()).toContain('/company-documents/');
    await adminCard
      .getByRole('button', { name: t('admin-seller:documents.named.refused', { document: kind }) })
      .click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByLabel(t('documents:reason')).fill('Only one side can be read');
    await dialog.getByRole('button', { name: t('admin-seller:documents.refuse') }).click();
    await expect(card.getByText('Only one side can be read')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('submits a JPEG, which is accepted', async () => {
    await chooser.setInputFiles(files.jpeg);
    await adminCard
      .getByRole('button', { name: t('admin-seller:documents.named.accepted', { document: kind }) })
      .click({ timeout: 30_000 });
    await expect(card.getByText(t('portal-list:documentState.accepted'))).toBeVisible({ timeout: 30_000 });
    await seller.page.getByRole('link', { name: t('documents:back') }).click();
  });
}
