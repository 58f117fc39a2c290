import { expect } from '@playwright/test';
import {
  addPictures,
  changeAsSeller,
  fiveStarProduct,
  simpleGoods,
  variedProduct,
} from '../fixtures/goods.ts';
import { test } from '../fixtures/journey.ts';
import { enter, fillInLogin, visit } from '../fixtures/people.ts';

const nameOf = (card: { name_en: string; name_ar: string }) => card.name_ar;

test('a guest signs in to review, returns to the form, and changes and deletes the review (ar) @review-sign-in', async ({
  browser,
}) => {
  const [card] = await simpleGoods(1);
  const person = await enter(browser, 'ar');
  const { page, t } = person;
  const reviews = page.getByRole('region', { name: t('product:reviews') });
  const own = page.getByRole('group', { name: t('product:reviewYours') });
  const star = (count: number) => reviews.getByRole('radio').nth(count - 1);

  await test.step('signs in and returns to the open form', async () => {
    await visit(page, `/product/${card!.id}`);
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('link', { name: t('product:reviewSignIn') }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await fillInLogin(person, 'buyer@mawad.test');
    await expect(page).toHaveURL(new RegExp(`/product/${card!.id}#write-review$`));
    await expect(star(1)).toBeFocused();
  });

  await test.step('cannot send without stars', async () => {
    await reviews.getByRole('button', { name: t('product:reviewSubmit') }).click();
    await expect(reviews.getByText(t('errors:rating_required'))).toBeVisible();
  });

  await test.step('publishes stars and text', async () => {
    await page.keyboard.press('ArrowRight');
    await star(4).check({ force: true });
    await reviews.getByLabel(t('product:reviewText')).fill('مطابق للوصف, as described');
    await reviews.getByRole('button', { name: t('product:reviewSubmit') }).click();
    await expect(page.getByText(t('product:reviewThanks'))).toBeVisible();
    await expect(own).toContainText('as described');
    await expect(reviews.getByRole('listitem').filter({ hasText: 'as described' })).toBeVisible();
  });

  await test.step('replaces it', async () => {
    await own.getByRole('button', { name: t('product:reviewEdit') }).click();
    await expect(star(4)).toBeChecked();
    await reviews.getByLabel(t('product:reviewText')).fill('Second thoughts');
    await reviews.getByRole('button', { name: t('product:reviewReplace') }).click();
    await expect(reviews.getByRole('listitem').filter({ hasText: 'Second thoughts' })).toHaveCount(1);
  });

  await test.step('deletes it after confirmation', async () => {
    await own.getByRole('button', { name: t('product:reviewDelete') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(nameOf(card!));
    await dialog.getByRole('button', { name: t('product:reviewDelete') }).click();
    await expect(reviews.getByRole('button', { name: t('product:reviewWrite') })).toBeVisible();
    await expect(reviews.getByRole('listitem').filter({ hasText: 'Second thoughts' })).toHaveCount(0);
  });
  await page.context().close();
});

test('the percentages of the star ratings do not wrap (ar)', async ({ browser }) => {
  const { page, t } = await enter(browser, 'ar');
  await visit(page, `/product/${(await fiveStarProduct()).id}`);
  const reviews = page.getByRole('region', { name: t('product:reviews') });
  await reviews.scrollIntoViewIfNeeded();
  // In Arabic, direction marks surround the percentage to keep the sign behind the number.
  const heightOf = async (share: RegExp) => (await reviews.getByText(share).first().boundingBox())?.height;
  expect(await heightOf(/^\W?100%\W?$/)).toBe(await heightOf(/^\W?0%\W?$/));
  await page.setViewportSize({ width: 360, height: 740 });
  const full = reviews.getByText(/^\W?100%\W?$/).first();
  expect(await full.evaluate((share) => share.scrollWidth - share.clientWidth)).toBe(0);
  await page.context().close();
});

test('size and colour must be chosen, are in the address, and are added to the cart (ar) @variant-address', async ({
  browser,
}) => {
  const product = await variedProduct();
  const variant = product.variants.find(({ stock }) => stock > 0)!;
  const color = variant.color_ar ?? variant.color!;
  const person = await enter(browser, 'ar');
  const { page, t } = person;
  const group = (name: string) => page.getByRole('group', { name: new RegExp(`^${t(name)}:`) });
  const pick = (name: string, value: string) =>
    group(name)
      .getByRole('button', { name: new RegExp(`^${value}\\b|^${value}`) })
      .first();

  await visit(page, `/product/${product.id}`);
  await page.getByRole('button', { name: t('product:addToCart'), exact: true }).click();
  await expect(group('product:size').getByRole('alert')).toHaveText(t('product:chooseSize'));
  await pick('product:color', color).click();
  await pick('product:size', variant.size!).click();
  await expect(page).toHaveURL(new RegExp(`[?&]variant=${variant.id}`));

  await visit(page, `/product/${product.id}?variant=${variant.id}`);
  await expect(pick('product:color', color)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: t('product:addToCart'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toContainText(
    `${variant.size} / ${color}`,
  );
  await page.context().close();
});

test('pictures are browsed, zoomed and closed by keyboard only (ar) @gallery-keyboard', async ({
  browser,
}) => {
  const [first, second, third] = await simpleGoods(3);
  await addPictures(first!, [second!.main_image!, third!.main_image!]);
  try {
    const { page, t } = await enter(browser, 'ar');
    const [on, back] = ['ArrowLeft', 'ArrowRight'];
    const count = (number: number) => t('product:picture', { number, total: 3 });
    await visit(page, `/product/${first!.id}`);
    const picture = page.getByRole('button', { name: t('product:enlarge'), exact: true });
    await picture.focus();
    await page.keyboard.press(on!);
    await expect(page.getByRole('button', { name: count(2) })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: count(2) });
    await expect(dialog).toBeVisible();
    await page.keyboard.press(on!);
    await expect(page.getByRole('dialog', { name: count(3) })).toBeVisible();
    await page.keyboard.press(back!);
    await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: t('product:zoomOut'), exact: true })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
    await page.context().close();
  } finally {
    await changeAsSeller(first!, { additional_images: [] });
  }
});
