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

test("replaces the deployment's settings with those of the staff and keeps them while the API fails", async () => {
  let time = 0;
  let requests = 0;
  let isDown = false;
  const load = async () => {
    requests += 1;
    if (isDown) throw new Error('unavailable');
    return stored;
  };
  const current = createSettingsSource(config, load, () => time);
  expect(await current()).toMatchObject({
    contact: { phone: '+9647801112233', email: 'set@shop.test' },
    settings: { freeDeliveryFrom: 150_000, measuredVisits: 0.2 },
  });
  await current();
  expect(requests).toBe(1);
  time = 5000;
  isDown = true;
  expect((await current()).contact.email).toBe('set@shop.test');
});

test("uses the deployment's settings until the API responds", async () => {
  const current = createSettingsSource(config, () => Promise.reject(new Error('unavailable')));
  expect(await current()).toEqual(config);
});
