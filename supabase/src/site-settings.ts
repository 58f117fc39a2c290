import type { BackendConfig } from './client.ts';

/** What the staff set about the marketplace, as stored. */
export interface StoredSiteSettings {
  name_en: string;
  name_ar: string;
  contact_email: string;
  /** E.164; the chat button leads there, too. */
  phone: string;
  showroom_en: string;
  showroom_ar: string;
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  twitter: string | null;
  /** IQD. */
  free_delivery_from: number;
  /** Days until a confirmed price counts as old. */
  price_confirmed_days: number;
  /** How many of a hundred visits are measured. */
  measured_visits_percent: number;
  version: number;
}

export const siteSettingsColumns =
  'name_en, name_ar, contact_email, phone, showroom_en, showroom_ar, facebook, instagram, linkedin, twitter, free_delivery_from, price_confirmed_days, measured_visits_percent, version';

/** A row of the Data API; numeric columns arrive as strings on one backend. */
export const toSiteSettings = (row: StoredSiteSettings): StoredSiteSettings => ({
  ...row,
  free_delivery_from: Number(row.free_delivery_from),
});

/** The settings as everybody may read them, without the client's code. Rejects when there is no answer. */
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
  if (!response.ok || !rows[0]) throw new Error(`The site settings answered ${response.status}`);
  return toSiteSettings(rows[0]);
}
