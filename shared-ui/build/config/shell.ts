import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { LibraryPatchesPlugin } from '../patches/library-patches-plugin.ts';
import { OwnModulesPlugin } from '../plugins/own-modules-plugin.ts';
import { PagePlugin } from '../plugins/page-plugin.ts';
import { SharedExportsPlugin } from '../plugins/shared-exports-plugin.ts';
import { providedExports } from '../shared-exports.ts';
import { base, client, clientOutput, outputPlugins, server } from './base.ts';
import { hostFederation } from './federation.ts';
import { libraries } from './optimization.ts';
import type { Mode } from './mode.ts';
import { distOf } from './paths.ts';

/** The host in the browser. */
export function shellClient(dir: string, mode: Mode): Configuration {
  const common = client(dir, mode);
  return {
    ...common,
    optimization: { ...common.optimization, splitChunks: { cacheGroups: { libraries } } },
    entry: { main: './src/main.tsx' },
    output: { ...clientOutput(dir, mode), path: join(distOf(dir), 'client'), publicPath: '/' },
    plugins: [
      new LibraryPatchesPlugin(),
      new OwnModulesPlugin(),
      hostFederation(),
      new SharedExportsPlugin(providedExports),
      new webpack.DefinePlugin({ SHARED_EXPORTS: JSON.stringify(providedExports()) }),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new PagePlugin('main', { installable: true }),
      ...outputPlugins(dir, mode, 'client', [workerFile]),
    ],
  };
}

/** The same component tree for the shell's server. */
export function shellServer(dir: string, mode: Mode): Configuration {
  return {
    ...server(dir, mode),
    entry: { render: './server/render.tsx' },
    output: { path: join(distOf(dir), 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  };
}

const workerFile = 'service-worker.js';

/** The service worker: a script with a fixed name in the root folder, so that its scope covers every page. */
export function serviceWorker(dir: string, mode: Mode): Configuration {
  return {
    ...base(dir, mode, 'worker'),
    name: 'worker',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { worker: './src/offline/worker.ts' },
    output: { path: join(distOf(dir), 'client'), filename: workerFile },
  };
}
