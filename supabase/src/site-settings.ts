import type { BackendConfig } from './client.ts';

/** Settings of the marketplace, edited by admins. */
export interface StoredSiteSettings {
  name_en: string;
  name_ar: string;
  contact_email: string;
  /** E.164; also the target of the chat button. */
  phone: string;
  showroom_en: string;
  showroom_ar: string;
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  twitter: string | null;
  /** IQD. */
  free_delivery_from: number;
  /** Days after which a confirmed price counts as old. */
  price_confirmed_days: number;
  /** Share of visits that are measured, percent. */
  measured_visits_percent: number;
  version: number;
}

export const siteSettingsColumns =
  'name_en, name_ar, contact_email, phone, showroom_en, showroom_ar, facebook, instagram, linkedin, twitter, free_delivery_from, price_confirmed_days, measured_visits_percent, version';

/** Converts a row of the Data API: the embedded server returns numeric columns as strings. */
export const toSiteSettings = (row: StoredSiteSettings): StoredSiteSettings => ({
  ...row,
  free_delivery_from: Number(row.free_delivery_from),
});

/** Reads the public settings with fetch, so the page does not load the database client. Rejects without a response. */
export async function fetchSiteSettings(
  { url, publishableKey }: BackendConfig,
  signal: AbortSignal,
): Promise<StoredSiteSettings> {
  const columns = encodeURIComponent(siteSettingsColumns.replaceAll(' ', ''));
  const response = await fetch(`${url}/rest/v1/site_settings?select=${columns}`, {
    headers: { apikey: publishableKey },
    signal,
  });
  const rows = (await response.json()) as StoredSiteSettings[];
  if (!response.ok || !rows[0]) throw new Error(`site_settings returned status ${response.status}`);
  return toSiteSettings(rows[0]);
}
