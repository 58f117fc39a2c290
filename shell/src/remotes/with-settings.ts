import type { SiteInfo } from '@mawad/shared-ui/platform/contract.ts';
import type { StoredSiteSettings } from '@mawad/supabase/site-settings';

/** Replaces the deployment's values in a configuration with the site settings of the staff. */
export function withSettings<Config extends SiteInfo>(config: Config, stored: StoredSiteSettings): Config {
  const { facebook, instagram, linkedin, twitter } = stored;
  return {
    ...config,
    contact: { phone: stored.phone, email: stored.contact_email },
    settings: {
      names: { en: stored.name_en, ar: stored.name_ar },
      showroom: { en: stored.showroom_en, ar: stored.showroom_ar },
      social: { facebook, instagram, linkedin, twitter },
      freeDeliveryFrom: stored.free_delivery_from,
      measuredVisits: stored.measured_visits_percent / 100,
    },
  };
}
