import type { SiteInfo } from '@mawad/shared-ui/platform/contract.ts';
import type { BackendConfig } from '@mawad/supabase/client';
import { fetchSiteSettings } from '@mawad/supabase/site-settings';
import type { PinnedManifest } from './manifest.ts';
import { withSettings } from './with-settings.ts';

/** Content of `remotes.json`: settings of an installation that are not part of the build. */
export interface RuntimeConfig extends SiteInfo {
  api: BackendConfig;
  /** Manifest address by remote id. */
  remotes: Record<string, string>;
  /** False disables the service worker; an existing one removes itself and its caches. */
  offline?: boolean;
}

/** Origins of the stand-alone seller portal. */
export function previewOrigins({ remotes }: RuntimeConfig): string[] {
  const portal = remotes['seller-portal'];
  return portal ? [new URL(portal).origin] : [];
}

export interface InlinedConfig extends RuntimeConfig {
  /** Manifests of the builds whose server entries rendered this page. */
  manifests?: Record<string, PinnedManifest>;
}

/** Reads the configuration inlined by the server, or fetches it if the shell is served as static files. */
export async function readRuntimeConfig(): Promise<InlinedConfig> {
  const inlined = document.getElementById('mawad-config')?.textContent;
  if (inlined) return JSON.parse(inlined) as InlinedConfig;
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  const config = (await response.json()) as RuntimeConfig;
  // The shell's server adds the settings; static files do not have them.
  if (config.settings) return config;
  try {
    return withSettings(config, await fetchSiteSettings(config.api, AbortSignal.timeout(settingsTimeout)));
  } catch (error) {
    console.error('The site settings could not be read', error);
    return config;
  }
}

/**
 * Time limit in milliseconds for loading the settings of a statically served page, which then starts without
 * them.
 */
const settingsTimeout = 1500;
