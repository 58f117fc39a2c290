import { previewPath } from '@mawad/supabase/product-preview';
import { previewOrigins, type RuntimeConfig } from '../src/remotes/runtime-config.ts';
import type { Origins } from './security.ts';

/** Origins that the shell's pages use; the seller portal frames the shop's own product preview. */
export function shellOrigins(config: RuntimeConfig): Origins {
  return {
    api: config.api.url,
    remotes: Object.values(config.remotes).map((url) => new URL(url).origin),
    frames: ["'self'"],
  };
}

/**
 * Origins that may frame a page of the shell: for the product preview the shop and the seller portal, for
 * other pages none.
 */
export function framedBy(path: string, config: RuntimeConfig): string[] {
  return path === previewPath ? ["'self'", ...previewOrigins(config)] : [];
}
