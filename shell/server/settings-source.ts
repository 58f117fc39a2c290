import { fetchSiteSettings } from '@mawad/supabase/site-settings';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { withSettings } from '../src/remotes/with-settings.ts';
import { createLatest } from './latest.ts';

/**
 * Configuration with the site settings set by the staff; the deployment's own values until the API responds.
 */
export function createSettingsSource(
  config: RuntimeConfig,
  load = fetchSiteSettings,
  now?: () => number,
): () => Promise<RuntimeConfig> {
  const latest = createLatest((signal) => load(config.api, signal), now);
  return async () => {
    const stored = await latest();
    return stored ? withSettings(config, stored) : config;
  };
}
