import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageFacts } from '@mawad/shared-ui/build/plugins/page-plugin.ts';
import type { findMismatches, parseManifest, RemoteManifest } from '../src/remotes/manifest.ts';
import type { isRendered, pageAddresses, RenderInput, RenderOutput } from './render.tsx';

export interface ServerBundle {
  render(input: RenderInput): Promise<RenderOutput>;
  /** Shared modules by import request. */
  provided: Record<string, unknown>;
  /** Versions of the shared modules by import request. */
  versions: Record<string, string>;
  /** Export names of our own shared modules by import request. */
  exports: Record<string, string[]>;
  /**
   * Returns whether the routes of the shell and the storefront allow this page to be rendered on the server.
   */
  isRendered: typeof isRendered;
  pageAddresses: typeof pageAddresses;
  findMismatches: typeof findMismatches;
  parseManifest: typeof parseManifest;
}

export interface ClientBuild {
  dir: string;
  template: string;
  facts: PageFacts;
}

export function readClientBuild(dist: string): ClientBuild {
  const dir = join(dist, 'client');
  return {
    dir,
    template: readFileSync(join(dir, 'index.html'), 'utf8'),
    facts: JSON.parse(readFileSync(join(dir, 'page.json'), 'utf8')) as PageFacts,
  };
}

export function loadServerBundle(dist: string): ServerBundle {
  const bundle = createRequire(import.meta.url)(join(dist, 'server', 'render.cjs')) as Omit<
    ServerBundle,
    'versions' | 'exports'
  >;
  const manifest = JSON.parse(
    readFileSync(join(dist, 'client', 'mf-manifest.json'), 'utf8'),
  ) as RemoteManifest;
  return {
    ...bundle,
    versions: Object.fromEntries(manifest.shared.map(({ name, version }) => [name, version])),
    exports: Object.fromEntries(
      manifest.shared.flatMap(({ name, exports }) => (exports ? [[name, exports]] : [])),
    ),
  };
}
