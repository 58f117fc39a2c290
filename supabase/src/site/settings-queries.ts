import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import { siteSettingsColumns, type StoredSiteSettings, toSiteSettings } from '../site-settings.ts';

/** Settings that the staff edit: those of pages, and those that only the database uses. */
export interface EditedSiteSettings extends StoredSiteSettings {
  /** Days for which a purchase request holds price and stock. */
  purchase_hold_days: number;
}

export async function getSiteSettings(db: DataClient): Promise<EditedSiteSettings> {
  const client = await loadClient(db);
  const row = answerOf(
    await client
      .from('site_settings')
      .select(`${siteSettingsColumns}, purchase_hold_days` as const)
      .single(),
  );
  return { ...toSiteSettings(row), purchase_hold_days: row.purchase_hold_days };
}

/**
 * Replaces all settings and returns the new version; admins only. Throws AppError `stale_version` if somebody saved after
 * `version` was read, `invalid_input` {field, rule}, `not_allowed`.
 */
export async function saveSiteSettings(
  db: DataClient,
  { version, ...settings }: EditedSiteSettings,
): Promise<number> {
  return call(db, 'save_site_settings', { settings: settings, expected_version: version });
}
