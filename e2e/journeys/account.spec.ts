import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, type Person, visit } from '../fixtures/people.ts';

test('a buyer edits profile, addresses and password, and signs out on every device (ar) @sign-out-devices', async ({
  browser,
}) => {
  const { email, password } = await newBuyer('ar');
  const buyer = await enter(browser, 'ar');
  const { page, t } = buyer;
  await logIn(buyer, email, password);
  await visit(page, '/');

  await test.step('opens the account from the menu and saves the phone', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell:account.myAccount') })
      .click();
    await page.getByRole('menuitem', { name: t('shell:account.settings') }).click();
    await expect(page).toHaveURL(/\/account$/);
    const phone = page.getByLabel(t('account:fields.phone'));
    await phone.fill('٠٧٧٠-١٢٣ ٤٥٦٧');
    await page.getByRole('button', { name: t('account:profile.save') }).click();
    await expect(page.getByText(t('account:profile.saved'))).toBeVisible();
    await page.reload();
    await expect(phone).toHaveValue('+964 770 123 4567');
  });

  await test.step('adds an address, changes, deletes and restores it', async () => {
    await page.getByRole('link', { name: t('account:nav.addresses') }).click();
    await page.getByRole('link', { name: t('account:addresses.addFirst') }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(t('account:fields.governorate')).selectOption('IQ-BG');
    await form.getByLabel(t('account:fields.district')).selectOption({ index: 1 });
    await form
      .getByRole('textbox', { name: t('account:fields.address'), exact: true })
      .fill('شارع ١٤، دار ٧');
    await form.getByLabel(t('account:fields.label')).fill('Site 7');
    await form.getByRole('button', { name: t('common:actions.save') }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Site 7' });
    await expect(card).toContainText(t('account:addresses.default'));

    await card.getByRole('link', { name: t('account:addresses.editNamed', { name: 'Site 7' }) }).click();
    await form.getByLabel(t('account:fields.label')).fill('Site 8');
    await form.getByRole('button', { name: t('common:actions.save') }).click();
    const renamed = page.getByRole('heading', { name: 'Site 8' });
    await expect(renamed).toBeVisible();

    await page.getByRole('button', { name: t('account:addresses.deleteNamed', { name: 'Site 8' }) }).click();
    await form.getByRole('button', { name: t('account:addresses.delete') }).click();
    await expect(renamed).toBeHidden();
    await page.getByRole('button', { name: t('common:actions.undo') }).click();
    await expect(renamed).toBeVisible();
  });

  const next = 'another-strong-wall-96';
  await test.step('changes the password with the old one, which signs out the other device', async () => {
    const other = await enter(browser, 'ar');
    await logIn(other, email, password);
    await visit(page, '/account/security');
    await changePassword(buyer, 'not-the-old-one', next);
    await expect(page.getByText(t('errors:current_password_wrong'))).toBeVisible();
    await changePassword(buyer, password, next);
    await expect(page.getByText(t('account:security.changed'))).toBeVisible();
    await expectSignedOut(other);
    await other.page.context().close();
  });

  await test.step('signs out everywhere', async () => {
    const other = await enter(browser, 'ar');
    await logIn(other, email, next);
    const tab = await page.context().newPage();
    await visit(tab, '/account');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('account:profile.title'));
    await page.getByRole('button', { name: t('account:security.everywhere') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account:security.everywhere') })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(
      page.getByRole('banner').getByRole('button', { name: t('shell:account.account'), exact: true }),
    ).toBeVisible();
    await expect(tab).toHaveURL(/\/login/);
    await expectSignedOut(other);
  });
});

async function changePassword({ page, t }: Person, old: string, password: string): Promise<void> {
  await page.getByLabel(t('account:security.old')).fill(old);
  await page.getByLabel(t('account:security.new'), { exact: true }).fill(password);
  await page.getByLabel(t('account:security.repeat')).fill(password);
  await page.getByRole('button', { name: t('account:security.change') }).click();
}

/** Another device notices the sign-out when it opens its next page. */
async function expectSignedOut({ page }: Person): Promise<void> {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
}
