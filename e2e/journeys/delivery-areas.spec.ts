import { expect } from '@playwright/test';
import { searchProducts } from '@mawad/supabase/catalogue/queries';
import { getDeliveryAreas, saveDeliveryAreas } from '@mawad/supabase/delivery/queries';
import { getOwnStore } from '@mawad/supabase/companies/stores-queries';
import { connect } from '../fixtures/backend.ts';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit, visitUntil } from '../fixtures/people.ts';

test('a seller sets delivery areas of several governorates at once, and buyers see them @delivery-areas', async ({
  browser,
}) => {
  const person = await enter(browser, 'ar');
  const { page, t } = person;
  const places = page.getByRole('main').getByRole('listitem');
  const word = (key: string, values = {}) => t(`company:delivery.${key}`, values);
  await logIn(person, 'seller@mawad.test');
  await visit(page, '/seller/dashboard/delivery');

  await page.getByRole('checkbox', { name: word('tick', { place: 'الأنبار' }) }).check();
  await page.getByRole('checkbox', { name: word('tick', { place: 'نينوى' }) }).check();
  const bulk = page.getByRole('region', { name: word('bulk.title') });
  await bulk.getByLabel(word('fee')).fill('١٧٬٥٠٠');
  await bulk.getByLabel(word('days')).fill('6');
  await bulk.getByRole('button', { name: word('bulk.apply_two') }).click();
  await places.filter({ hasText: 'نينوى' }).getByRole('button').first().click();
  await page.getByLabel(word('addDistrict')).selectOption('سنجار');
  await page.getByRole('group', { name: 'سنجار' }).getByLabel(word('fee')).fill('30000');
  await expectNothingSerious(page, 'delivery areas');
  await page.getByRole('button', { name: t('common:actions.save') }).click();
  await expect(page.getByText(t('common:forms.saved'))).toBeVisible();

  await visit(page, '/seller/dashboard/delivery');
  await expect(places.filter({ hasText: 'الأنبار' })).toContainText('17,500');
  await expect(places.filter({ hasText: 'نينوى' })).toContainText(word('exceptions_one'));

  await visit(page, '/seller-page/dijla-building-supply');
  await expect(places.filter({ has: page.getByText('الأنبار', { exact: true }) })).toContainText('17,500');
  const districts = page.getByRole('list', {
    name: t('store:delivery.exceptions', { governorate: 'نينوى' }),
  });
  await expect(districts.getByRole('listitem')).toContainText(['سنجار']);
  await expect(districts).toContainText('30,000');

  await test.step('on holiday the company takes no orders, which buyers see beside its products and in the cart', async () => {
    const { data } = await connect('seller@mawad.test');
    const { holiday_from, holiday_until, holiday_takes_orders } = await getDeliveryAreas(data);
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Baghdad' });
    await visit(page, '/seller/dashboard/delivery');
    await page.getByLabel(word('daysOff.from')).fill(day(0));
    await page.getByLabel(word('daysOff.until')).fill(day(3));
    await page.getByRole('radio', { name: word('daysOff.refuse') }).check();
    await page.getByRole('button', { name: t('common:actions.save') }).click();
    await expect(page.getByText(t('common:forms.saved'))).toBeVisible();
    try {
      const { id } = await getOwnStore(data);
      const { items } = await searchProducts(data, { sellers: [id], in_stock: true });
      const card = items.find(({ has_variants }) => !has_variants)!;
      const [words] = t('storefront:holiday.none', { date: '|' }).split('|');
      const main = page.getByRole('main');
      await visitUntil(page, `/product/${card.id}`, () =>
        expect(main.getByText(words!).first()).toBeVisible({ timeout: 1000 }),
      );
      await main
        .getByRole('button', { name: t('product:addToCart'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: t('cart-drawer:title') })).toBeVisible();
      await visit(page, '/cart');
      await expect(main.getByText(words!)).toBeVisible();
      await expect(main.getByRole('button', { name: t('ordering:cart.checkout') })).toBeDisabled();
      await visit(page, '/checkout');
      await expect(main.getByText(words!)).toBeVisible();
      await expect(main.getByRole('button', { name: t('ordering:checkout.placeOrder') })).toBeDisabled();
    } finally {
      const areas = await getDeliveryAreas(data);
      await saveDeliveryAreas(data, { ...areas, holiday_from, holiday_until, holiday_takes_orders });
    }
  });
});
