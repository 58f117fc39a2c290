import { createHash } from 'node:crypto';

export interface Origins {
  /** API origin: data, sign-in, stored files and realtime. */
  api: string;
  remotes: string[];
  /** Sources that its pages show in frames, in addition to videos. */
  frames?: string[];
}

/** Headers of every response. Headers that browsers use only for pages are in `documentHeaders`. */
export const commonHeaders = { 'x-content-type-options': 'nosniff' } as const;

/**
 * Headers of an HTML response, with hashes of its inline scripts. `framedBy` lists the origins that may frame
 * it.
 */
export function documentHeaders(
  inlineScripts: string[],
  origins: Origins,
  framedBy: string[] = [],
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inlineScripts, origins, framedBy),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // X-Frame-Options cannot name an origin; browsers that know frame-ancestors ignore it.
    ...(framedBy.length > 0 ? { 'x-robots-tag': 'noindex' } : { 'x-frame-options': 'DENY' }),
  };
}

function contentSecurityPolicy(
  inlineScripts: string[],
  { api, remotes, frames = [] }: Origins,
  framedBy: string[],
): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes, ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", api, api.replace(/^http/, 'ws'), ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api, ...remotes],
    'font-src': ["'self'", ...remotes],
    'frame-src': ['https://www.youtube-nocookie.com', ...frames],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Executable inline scripts of a page, without data blocks. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map((match) => match[1]!);
}
