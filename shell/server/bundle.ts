import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PageFacts } from '@mawad/shared-ui/federation/plugins/page-plugin';
import type { findMismatches, parseManifest, RemoteManifest } from '../src/remotes/manifest.ts';
import type { isRendered, pageAddresses, RenderInput, RenderOutput } from './render.tsx';

/** The shell's tree built for the server, with the facts of its client build. */
export interface ServerBundle {
  render(input: RenderInput): Promise<RenderOutput>;
  /** Shared modules by request. */
  provided: Record<string, unknown>;
  /** Their versions. */
  versions: Record<string, string>;
  /** Names that our own export. */
  exports: Record<string, string[]>;
  /** Whether a page is rendered here, by the routes of the shell and of the storefront. */
  isRendered: typeof isRendered;
  pageAddresses: typeof pageAddresses;
  findMismatches: typeof findMismatches;
  parseManifest: typeof parseManifest;
}

/** The files of the shell's build that every page is made of. */
export interface ClientBuild {
  dir: string;
  template: string;
  facts: PageFacts;
}

/** Reads the client build of the shell. */
export function readClientBuild(dist: string): ClientBuild {
  const dir = join(dist, 'client');
  return {
    dir,
    template: readFileSync(join(dir, 'index.html'), 'utf8'),
    facts: JSON.parse(readFileSync(join(dir, 'page.json'), 'utf8')) as PageFacts,
  };
}

/** Loads the server build of the shell. */
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
