import { previewPath } from '@mawad/supabase/product-preview';
import { previewOrigins, type RuntimeConfig } from '../src/remotes/runtime-config.ts';
import type { Origins } from './security.ts';

/** What the shell's pages reach: the portal within it frames the shop's page of an unsaved product. */
export function shellOrigins(config: RuntimeConfig): Origins {
  return {
    api: config.api.url,
    remotes: Object.values(config.remotes).map((url) => new URL(url).origin),
    frames: ["'self'"],
  };
}

/** Who may show a page of the shell in a frame: the seller portal the preview of a product, nobody any other. */
export function framedBy(path: string, config: RuntimeConfig): string[] {
  return path === previewPath ? ["'self'", ...previewOrigins(config)] : [];
}
