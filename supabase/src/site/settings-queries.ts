import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import { siteSettingsColumns, type StoredSiteSettings, toSiteSettings } from '../site-settings.ts';

export async function getSiteSettings(db: DataClient): Promise<StoredSiteSettings> {
  const client = await loadClient(db);
  return toSiteSettings(answerOf(await client.from('site_settings').select(siteSettingsColumns).single()));
}

/**
 * Replaces all settings and returns the new version; admins only. Throws AppError `stale_version` if somebody saved after
 * `version` was read, `invalid_input` {field, rule}, `not_allowed`.
 */
export async function saveSiteSettings(
  db: DataClient,
  { version, ...settings }: StoredSiteSettings,
): Promise<number> {
  return call(db, 'save_site_settings', { settings: settings, expected_version: version });
}
