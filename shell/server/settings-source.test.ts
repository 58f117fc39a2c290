import type { StoredSiteSettings } from '@mawad/supabase/site-settings';
import { createSettingsSource } from './settings-source.ts';

const config = {
  api: { url: 'https://api.test', publishableKey: 'key' },
  remotes: {},
  siteUrl: 'https://shop.test',
  contact: { phone: '+9647700000000', email: 'deployed@shop.test' },
};
const stored = {
  name_en: 'Mawad',
  name_ar: 'مواد',
  contact_email: 'set@shop.test',
  phone: '+9647801112233',
  showroom_en: 'Karrada',
  showroom_ar: 'الكرادة',
  facebook: null,
  instagram: null,
  linkedin: null,
  twitter: null,
  free_delivery_from: 150_000,
  price_confirmed_days: 30,
  measured_visits_percent: 20,
  version: 1,
} satisfies StoredSiteSettings;

test('what the staff set replaces the deployment’s words, and stays while the API is away', async () => {
  let time = 0;
  let asked = 0;
  let away = false;
  const load = async () => {
    asked += 1;
    if (away) throw new Error('away');
    return stored;
  };
  const current = createSettingsSource(config, load, () => time);
  expect(await current()).toMatchObject({
    contact: { phone: '+9647801112233', email: 'set@shop.test' },
    settings: { freeDeliveryFrom: 150_000, measuredVisits: 0.2 },
  });
  await current();
  expect(asked).toBe(1);
  time = 5000;
  away = true;
  expect((await current()).contact.email).toBe('set@shop.test');
});

test('without an answer the deployment’s own words stand', async () => {
  const current = createSettingsSource(config, () => Promise.reject(new Error('away')));
  expect(await current()).toEqual(config);
});
