import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { runtimeGlobal } from '../runtime-global.ts';
import { ownSharedFiles, sharedModules } from '../shared-modules.ts';
import type { Mode } from './mode.ts';

const require = createRequire(import.meta.url);

/** Federation options common to the shell and its remotes. */
const common = {
  manifest: true,
  dts: false,
  shareStrategy: 'loaded-first',
  // The shell's loader fetches remotes by the container protocol, so federation's own fetching is left out.
  experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
} as const;

/** Federation of the shell, which provides every shared module. */
export function hostFederation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    remotes: {},
    shared: shared({ host: true }),
    runtimePlugins: [join(import.meta.dirname, '..', 'provide-runtime-plugin.ts')],
  });
}

/** Federation of a remote, which exposes `./remote` to the shell. */
export function remoteFederation(id: string, mode: Mode): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common,
    name: federationName(id),
    filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: shared({ host: false }),
  });
}

/** Federation name of a package folder: a valid global variable. */
export function federationName(id: string): string {
  return id.replaceAll('-', '_');
}

type Shared = Record<
  string,
  { singleton: true; strictVersion: true; version: string; requiredVersion: string | false; eager: boolean }
>;

/** The shell provides every module itself, so only remotes compare versions. */
function shared({ host }: { host: boolean }): Shared {
  return Object.fromEntries(
    sharedModules().map(({ request, version, requiredVersion, eager }) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: !host && requiredVersion,
        eager: host && eager,
      },
    ]),
  );
}

/**
 * External of a remote. The page provides the federation runtime: the shell's, or the one that a stand-alone
 * page loads first.
 */
export function runtimeOfPage({ request = '' }: { request?: string }): Promise<string | undefined> {
  const isRuntime = /webpack-bundler-runtime[\\/]/.test(request);
  return Promise.resolve(isRuntime ? `global ${runtimeGlobal}` : undefined);
}

/** File name of the script that provides the federation runtime on a stand-alone page. */
export function runtimeFile(): string {
  const { dependencies } = require('../../package.json') as { dependencies: Record<string, string> };
  return `runtime.${dependencies['@module-federation/enhanced']}.js`;
}

/**
 * External of a server build: leaves shared modules to the shell's server, including our own when a relative
 * path imports them.
 */
export function providedByShell(): (data: {
  context?: string;
  request?: string;
}) => Promise<string | undefined> {
  const requests = new Set(sharedModules().map(({ request }) => request));
  const files = ownSharedFiles();
  return ({ context = '', request = '' }) => {
    const own = request.startsWith('.') ? files.get(join(context, request)) : request;
    return Promise.resolve(own && requests.has(own) ? `commonjs ${own}` : undefined);
  };
}
