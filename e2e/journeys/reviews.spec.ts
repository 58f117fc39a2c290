import { expect } from '@playwright/test';
import { sellerEmail } from '../fixtures/backend.ts';
import { simpleGoods } from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, fillInLogin, logIn, visit, visitUntil } from '../fixtures/people.ts';

test('a seller replies to a review and reports it, and staff hide it (ar) @answer-reviews', async ({
  browser,
}) => {
  const card = (await simpleGoods(2))[1]!;
  const text = 'الكيس مبلل والسائق لا يرد';
  const buyer = await enter(browser, 'ar');
  const { t } = buyer;
  const reviews = buyer.page.getByRole('region', { name: t('product:reviews') });
  const written = reviews.getByRole('listitem').filter({ hasText: text });
  const openReviews = (isTrue: () => Promise<void>) =>
    visitUntil(buyer.page, `/product/${card.id}`, async () => {
      await reviews.scrollIntoViewIfNeeded();
      await isTrue();
    });
  await test.step('a buyer writes a review', async () => {
    await logIn(buyer, 'buyer@mawad.test');
    const write = reviews.getByRole('button', { name: t('product:reviewWrite') });
    await openReviews(() => expect(write).toBeVisible());
    await write.click();
    await reviews.getByRole('radio').first().check({ force: true });
    await reviews.getByLabel(t('product:reviewText')).fill(text);
    await reviews.getByRole('button', { name: t('product:reviewSubmit') }).click();
    await expect(buyer.page.getByText(t('product:reviewThanks'))).toBeVisible();
  });

  const seller = await enter(browser, 'ar');
  await test.step('the seller replies on a phone and reports the review', async () => {
    await seller.page.setViewportSize({ width: 360, height: 740 });
    await logIn(seller, await sellerEmail(card.company_name));
    await visit(seller.page, '/seller/dashboard/reviews?state=unanswered');
    const row = seller.page.getByRole('row').filter({ hasText: text });
    const dialog = seller.page.getByRole('dialog');
    await row.getByRole('button', { name: t('reviews:report') }).click();
    await dialog.getByRole('combobox').selectOption('false');
    await dialog.getByRole('button', { name: t('reviews:report') }).click();
    await expect(row.getByText(t('reviews:reportedBefore'))).toBeVisible();
    await row.getByRole('button', { name: t('reviews:replyAction') }).click();
    await dialog.getByLabel(t('reviews:replyLabel')).fill('نعتذر، يصلك كيس جديد غدًا.');
    await dialog.getByRole('button', { name: t('reviews:replySend') }).click();
    // The review is answered now, and the list shows unanswered ones.
    await expect(row).toBeHidden();
  });

  await test.step('the reply is public', async () => {
    await openReviews(() => expect(written).toContainText('نعتذر، يصلك كيس جديد غدًا.', { timeout: 1000 }));
  });

  await test.step('staff hide it, and its author sees the reason', async () => {
    const admin = await enter(browser, 'ar');
    await logIn(admin, 'admin@mawad.test');
    await visit(admin.page, '/admin/reviews?state=reported');
    const row = admin.page.getByRole('row').filter({ hasText: text });
    await row.getByRole('button', { name: t('reviews:hide') }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByLabel(t('reviews:hideReason')).fill('فيه كلام عن شخص');
    await dialog.getByRole('button', { name: t('reviews:hide') }).click();
    await expect(row).toBeHidden();
    await openReviews(() => expect(written).toHaveCount(0, { timeout: 1000 }));
    await expect(reviews.getByText('فيه كلام عن شخص')).toBeVisible();
  });
});

test('a seller answers a question, and the server-rendered page contains the answer (ar)', async ({
  browser,
}) => {
  const card = (await simpleGoods(2))[1]!;
  const text = `هل يتحمل الصقيع ${Date.now()}؟`;
  const buyer = await enter(browser, 'ar');
  const { t } = buyer;
  const questions = buyer.page.getByRole('region', { name: t('product:questions.title') });
  await test.step('a guest signs in and returns to the form', async () => {
    await visit(buyer.page, `/product/${card.id}`);
    await questions.scrollIntoViewIfNeeded();
    await questions.getByRole('link', { name: t('product:questions.signIn') }).click();
    await fillInLogin(buyer, 'buyer@mawad.test');
    await expect(buyer.page).toHaveURL(/#ask-question$/);
    await questions.getByLabel(t('product:questions.text')).fill(text);
    await questions.getByRole('button', { name: t('product:questions.send') }).click();
    await expect(questions.getByText(t('product:questions.waits'))).toBeVisible();
  });

  await test.step('the seller finds it in the task list and answers on a phone', async () => {
    const seller = await enter(browser, 'ar');
    await seller.page.setViewportSize({ width: 360, height: 740 });
    await logIn(seller, await sellerEmail(card.company_name));
    await visit(seller.page, '/seller/dashboard');
    await seller.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(t('seller-portal:home.task.questions')) })
      .click();
    const row = seller.page.getByRole('row').filter({ hasText: text });
    await row.getByRole('button', { name: t('questions:answerAction') }).click();
    const dialog = seller.page.getByRole('dialog');
    await dialog.getByLabel(t('questions:answerLabel')).fill('نعم، حتى عشر درجات تحت الصفر.');
    await dialog.getByRole('button', { name: t('questions:answerSend') }).click();
    await expect(row).toBeHidden();
  });

  await test.step('the answer is public and searchable, and the buyer is notified', async () => {
    await expect(async () => {
      const served = await buyer.page.request.get(`/product/${card.id}?lang=ar`);
      expect(await served.text()).toContain('حتى عشر درجات تحت الصفر');
    }).toPass({ timeout: 60_000 });
    await visit(buyer.page, `/product/${card.id}`);
    await questions.scrollIntoViewIfNeeded();
    const field = questions.getByRole('searchbox', { name: t('product:questions.search') });
    await field.fill('الصقيع');
    await field.press('Enter');
    await expect(questions.getByRole('listitem').filter({ hasText: text })).toContainText('حتى عشر درجات');
    await visit(buyer.page, '/account/notifications');
    await expect(
      buyer.page
        .getByRole('main')
        .getByRole('link', { name: /تمت الإجابة عن سؤالك/ })
        .first(),
    ).toBeVisible();
  });
});
