import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { LibraryPatchesPlugin } from '../patches/library-patches-plugin.ts';
import { OwnModulesPlugin } from '../plugins/own-modules-plugin.ts';
import { PagePlugin } from '../plugins/page-plugin.ts';
import { RetentionPlugin } from '../plugins/retention-plugin.ts';
import { SharedExportsPlugin, usedExports } from '../plugins/shared-exports-plugin.ts';
import { base, client, clientOutput, outputPlugins, server, serverPlugins } from './base.ts';
import {
  federationName,
  providedByShell,
  remoteFederation,
  runtimeFile,
  runtimeOfPage,
} from './federation.ts';
import { workerAddresses } from './page-workers.ts';
import type { Mode } from './mode.ts';
import { distOf, recordFile } from './paths.ts';

/** A remote in the browser: the module that the shell loads, and the stand-alone page. */
export function remoteClient(dir: string, mode: Mode): Configuration {
  const id = basename(dir);
  return {
    ...client(dir, mode),
    entry: { standalone: './src/dev.tsx' },
    output: { ...clientOutput(dir, mode), path: distOf(dir), publicPath: 'auto' },
    externals: [runtimeOfPage],
    plugins: [
      new LibraryPatchesPlugin(),
      new OwnModulesPlugin(),
      remoteFederation(id, mode),
      new SharedExportsPlugin((compilation) => usedExports(compilation, federationName(id))),
      ...(existsSync(join(dir, 'public'))
        ? [new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] })]
        : []),
      new PagePlugin('standalone', { scriptsBefore: [`/runtime/${runtimeFile()}`] }),
      new webpack.DefinePlugin(workerAddresses()),
      ...outputPlugins(dir, mode, 'client', ['server', 'runtime', 'workers']),
    ],
  };
}

/**
 * Script that provides the federation runtime on a stand-alone page. In the shell a remote uses the shell's
 * runtime.
 */
export function standaloneRuntime(dir: string, mode: Mode): Configuration {
  return {
    ...base(dir, mode, 'runtime'),
    name: 'runtime',
    target: ['web', 'es2022'],
    entry: { runtime: join(import.meta.dirname, '..', 'standalone-runtime.ts') },
    output: { path: join(distOf(dir), 'runtime'), filename: runtimeFile() },
  };
}

/** Server entry of a remote, which the shell's server evaluates to render the remote's pages. */
export function remoteServer(dir: string, mode: Mode): Configuration {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    ...server(dir, mode),
    dependencies: ['client'],
    entry: { remote: './src/remote.tsx' },
    externals: [providedByShell()],
    output: {
      path: join(distOf(dir), 'server'),
      filename: `[name]${hash}.cjs`,
      library: { type: 'commonjs2' },
    },
    plugins: [
      ...serverPlugins(),
      new RetentionPlugin(recordFile(dir, 'server')),
      { apply: (compiler) => pinManifest(compiler, dir) },
    ],
  };
}

/**
 * Writes one file that names the server entry and the client build beside it, so that HTML and hydration
 * always come from the same build.
 */
function pinManifest(compiler: Compiler, dir: string): void {
  compiler.hooks.afterEmit.tap('PinManifest', (compilation) => {
    const file = Object.keys(compilation.assets).find((name) => name.endsWith('.cjs'));
    const manifest: unknown = JSON.parse(readFileSync(join(distOf(dir), 'mf-manifest.json'), 'utf8'));
    writeFileSync(
      join(distOf(dir), 'server-entry.json'),
      JSON.stringify({ file: `server/${file}`, manifest }),
    );
  });
}
