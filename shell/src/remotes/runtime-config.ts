import type { SiteInfo } from '@mawad/shared-ui/contract';
import type { BackendConfig } from '@mawad/supabase/client';
import { fetchSiteSettings } from '@mawad/supabase/site-settings';
import type { PinnedManifest } from './manifest.ts';
import { withSettings } from './with-settings.ts';

/** `remotes.json`: everything about an installation that is decided after the build. */
export interface RuntimeConfig extends SiteInfo {
  api: BackendConfig;
  /** Remote id → address of its mf-manifest.json. */
  remotes: Record<string, string>;
  /** False: no service worker, and one that is there removes itself with all it kept. */
  offline?: boolean;
}

/** Origins of the seller portal where it runs alone. */
export function previewOrigins({ remotes }: RuntimeConfig): string[] {
  const portal = remotes['seller-portal'];
  return portal ? [new URL(portal).origin] : [];
}

/** What the server adds to the configuration it inlines. */
export interface InlinedConfig extends RuntimeConfig {
  /** Manifests lying beside the server entries that rendered this page. */
  manifests?: Record<string, PinnedManifest>;
}

/** The configuration inlined by the server, or fetched where plain files are served. */
export async function readRuntimeConfig(): Promise<InlinedConfig> {
  const inlined = document.getElementById('mawad-config')?.textContent;
  if (inlined) return JSON.parse(inlined) as InlinedConfig;
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  const config = (await response.json()) as RuntimeConfig;
  // The shell's server has put them in; plain files have not.
  if (config.settings) return config;
  try {
    return withSettings(config, await fetchSiteSettings(config.api, AbortSignal.timeout(settingsTimeout)));
  } catch (error) {
    console.error('The site settings could not be read', error);
    return config;
  }
}

/** How long a page of plain files waits for the settings before it starts without them, in milliseconds. */
const settingsTimeout = 1500;
