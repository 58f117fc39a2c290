import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/journey.ts';
import { linkIn, waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a suspended person is signed out of an open page with the reason, and cannot sign in until restored @person-suspension', async ({
  browser,
}) => {
  const buyer = await newBuyer('en');
  const guest = await enter(browser, 'en');
  const { t } = guest;
  await logIn(guest, buyer.email, buyer.password);
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
  await logIn(guest, buyer.email, buyer.password);
});

test('an invited staff member sees only the sections of the role @staff-roles', async ({ browser }) => {
  const person = await newBuyer('en');
  const admin = await enter(browser, 'en');
  const { t } = admin;
  await logIn(admin, 'admin@mawad.test');
  await visit(admin.page, '/admin/staff');
  await admin.page.getByRole('button', { name: t('admin-staff:invite'), exact: true }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel(t('common:fields.email')).fill(person.email);
  await dialog.getByLabel(t('admin-staff:role')).selectOption('finance');
  await dialog.getByRole('button', { name: t('admin-staff:send') }).click();
  await expect(admin.page.getByText(t('admin-staff:sent', { email: person.email }))).toBeVisible();

  const guest = await enter(browser, 'en');
  await logIn(guest, person.email, person.password);
  await visit(guest.page, linkIn(await waitForMail(person.email, /staff of Mawad/), '/seller/join'));
  await guest.page.getByRole('button', { name: t('company:join.accept') }).click();
  await expect(guest.page).toHaveURL(/\/admin\/sellers$/);
  const nav = guest.page.getByRole('navigation', { name: t('admin-console:portal') });
  await expect(nav.getByRole('link', { name: t('admin-console:nav.orders') })).toBeVisible();
  await expect(nav.getByRole('link', { name: t('admin-console:nav.users') })).toHaveCount(0);
  await visit(guest.page, '/admin/users');
  await expect(guest.page.getByRole('heading', { name: t('admin-console:noRight.title') })).toBeVisible();

  await test.step('a view of orders shared by an admin is available, and its first order opens by keyboard', async () => {
    const name = `Baghdad ${person.email.slice(0, 12)}`;
    await visit(admin.page, '/admin/orders?status=Delivered&governorate=IQ-BG');
    await admin.page.getByRole('button', { name: t('portal-list:views.open') }).click();
    await admin.page.getByRole('menuitem', { name: t('portal-list:views.keep') }).click();
    await dialog.getByLabel(t('portal-list:views.name')).fill(name);
    await dialog.getByRole('checkbox', { name: t('portal-list:views.share') }).check();
    await dialog.getByRole('button', { name: t('common:actions.save') }).click();
    await expect(admin.page.getByRole('button', { name })).toBeVisible();

    await visit(guest.page, '/admin/orders');
    await guest.page.getByRole('button', { name: t('portal-list:views.open') }).click();
    await guest.page.getByRole('menuitem', { name }).click();
    await expect(guest.page).toHaveURL(/\/admin\/orders\?governorate=IQ-BG&status=Delivered$/);
    const row = guest.page.getByRole('table').getByRole('row').nth(1);
    await expect(row.getByRole('cell', { name: t('common:orderStatus.Delivered') })).toBeVisible();
    const href = await row.getByRole('link').first().getAttribute('href');
    await guest.page.keyboard.press('KeyJ');
    await expect(row).toBeFocused();
    await guest.page.keyboard.press('Enter');
    await expect(guest.page).toHaveURL(new RegExp(`${href}$`));
  });
});

test('settings changed by an admin appear in the server-rendered shop @site-settings', async ({
  browser,
  request,
}) => {
  const admin = await enter(browser, 'en');
  const { t } = admin;
  await logIn(admin, 'admin@mawad.test');
  const labels = [t('admin-settings:phone'), t('admin-settings:freeDelivery'), t('admin-settings:nameEn')];
  const fields = labels.map((label) => admin.page.getByLabel(label));
  const change = async (...values: string[]) => {
    await visit(admin.page, '/admin/settings');
    for (const [index, field] of fields.entries()) await field.fill(values[index]!);
    await admin.page.getByRole('button', { name: t('admin-settings:save'), exact: true }).click();
    await expect(admin.page.getByText(t('admin-settings:saved'))).toBeVisible();
  };
  await visit(admin.page, '/admin/settings');
  const before = await Promise.all(fields.map((field) => field.inputValue()));
  await change('0780 111 2233', '250000', 'Mawad Iraq');
  await expect
    .poll(async () => (await request.get('/contact')).text())
    .toContain('https://wa.me/9647801112233');
  const guest = await enter(browser, 'en');
  await visit(guest.page, '/contact');
  const footer = guest.page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText(/On orders over 250,000/)).toBeVisible();
  await expect(footer.getByRole('link', { name: '+964 780 111 2233' })).toBeVisible();
  await expect(guest.page).toHaveTitle(/Mawad Iraq/);
  await expect(guest.page.getByTitle(t('common:chatOnWhatsApp'))).toHaveAttribute(
    'href',
    'https://wa.me/9647801112233',
  );
  await change(...before);
});

test('an admin views the portal of a company read-only, with a notice @view-portal', async ({ browser }) => {
  const admin = await enter(browser, 'en');
  const { t } = admin;
  await logIn(admin, 'admin@mawad.test');
  await visit(admin.page, '/admin/sellers?status=approved');
  const link = admin.page.getByRole('table').getByRole('link').first();
  const company = await link.innerText();
  await link.click();
  const opened = admin.page.waitForEvent('popup');
  await admin.page.getByRole('button', { name: t('admin-seller:view.open') }).click();
  const portal = await opened;
  const bar = portal.getByRole('region', { name: t('seller-portal:viewing.label') });
  await expect(bar).toContainText(company);
  await expect(portal.getByRole('heading', { name: t('seller-portal:home.title') })).toBeVisible();
  for (const section of ['products', 'orders', 'delivery', 'store', 'documents', 'team'] as const) {
    await portal
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${t(`seller-portal:nav.${section}`)}`) })
      .click();
    await expect(portal).toHaveURL(new RegExp(`/seller/dashboard/${section}$`));
    await expect(portal.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(portal.getByText(t('portal-errors:viewing_only'))).toHaveCount(0);
    await expect(bar).toBeVisible();
  }
  // The console in the other tab works as before.
  await visit(admin.page, '/admin/orders');
  await expect(admin.page.getByRole('table')).toBeVisible();
  await bar.getByRole('button', { name: t('seller-portal:viewing.leave') }).click();
  await portal.waitForURL(/\/admin\/sellers\//);
  await expect(portal.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await visit(portal, '/admin/audit?thing=staff_views');
  await expect(portal.getByRole('table')).toContainText(t('audit:things.staff_views'));
});
