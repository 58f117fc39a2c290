import { fetchSiteSettings } from '@mawad/supabase/site-settings';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { withSettings } from '../src/remotes/with-settings.ts';
import { createLatest } from './latest.ts';

/** Follows what the staff set; before an API has answered, the deployment's own words stand. */
export function createSettingsSource(
  config: RuntimeConfig,
  load = fetchSiteSettings,
  now?: () => number,
): () => Promise<RuntimeConfig> {
  const latest = createLatest((signal) => load(config.api, signal), now);
  return async () => {
    const known = await latest();
    return known ? withSettings(config, known) : config;
  };
}
