import { fetchSiteSettings, type StoredSiteSettings } from '@mawad/supabase/site-settings';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { withSettings } from '../src/remotes/with-settings.ts';

/** How long an answer is believed, and how long one is waited for, in milliseconds. */
const freshFor = 1000;
const fetchTimeout = 300;

/** Follows what the staff set; an API that does not answer leaves the last settings in use. */
export function createSettingsSource(
  config: RuntimeConfig,
  load = fetchSiteSettings,
  now: () => number = Date.now,
): () => Promise<RuntimeConfig> {
  let known: StoredSiteSettings | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      known = await load(config.api, AbortSignal.timeout(fetchTimeout));
    } catch {
      // What is known stays; without any, the deployment's own words stand.
    } finally {
      checkedAt = now();
      checking = undefined;
    }
  }

  return async () => {
    if (now() - checkedAt > freshFor) await (checking ??= check());
    return known ? withSettings(config, known) : config;
  };
}
