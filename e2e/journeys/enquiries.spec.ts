import { expect } from '@playwright/test';
import { openForm, submitContact } from '@mawad/supabase/queries/requests';
import { connect } from '../fixtures/backend.ts';
import { test } from '../fixtures/journey.ts';
import { waitForMail } from '../fixtures/mail.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a message appears on the open console, and is answered by mail in its writer’s language', async ({
  browser,
}) => {
  const admin = await enter(browser, 'en');
  const { page, t } = admin;
  await logIn(admin, 'admin@mawad.test');
  await visit(page, '/admin/messages');
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();

  const name = `سارة ${Date.now()}`;
  const email = `sara.${Date.now()}@example.com`;
  await test.step('the message comes in without a reload', async () => {
    const { data } = await connect();
    const guard = { ticket: await openForm(data), idempotencyKey: crypto.randomUUID(), website: '' };
    await submitContact(data, guard, { full_name: name, email, message: 'هل يوجد توصيل؟', language: 'ar' });
    await main.getByRole('link', { name }).click();
    await expect(main.getByText('هل يوجد توصيل؟')).toBeVisible();
  });

  await test.step('it is answered from a template', async () => {
    const form = main.getByRole('form', { name: t('enquiries:answer') });
    await form.getByLabel(t('enquiries:template')).selectOption({ index: 1 });
    await form
      .getByRole('textbox')
      .fill(`${await form.getByRole('textbox').inputValue()}نعم، إلى كل المحافظات.`);
    await form.getByRole('button', { name: t('enquiries:send') }).click();
    await expect(main.getByText(t('common:quoteStatus.Answered')).first()).toBeVisible();
    await expect(main.getByRole('list', { name: t('enquiries:thread') })).toContainText('إلى كل المحافظات');
    const mail = await waitForMail(email, /جوابنا/);
    expect(mail.text).toContain(name);
    expect(mail.text).toContain('نعم، إلى كل المحافظات.');
  });

  await test.step('and is found again as closed', async () => {
    await main.getByLabel(t('enquiries:status'), { exact: true }).selectOption('Closed');
    await visit(page, `/admin/messages?status=Closed&assignee=me&q=${encodeURIComponent(email)}`);
    await expect(main.getByRole('link', { name })).toBeVisible();
  });
});
