import { expect } from '@playwright/test';
import { expectNothingSerious } from '../fixtures/axe.ts';
import { test } from '../fixtures/journey.ts';
import { enter, logIn, visit } from '../fixtures/people.ts';

test('a seller says where the company delivers, for many governorates at once, and buyers read it', async ({
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
});
