import { basename, join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { productionRouter } from '../patches/production-router.ts';
import { RetentionPlugin } from '../plugins/retention-plugin.ts';
import { federationName } from './federation.ts';
import type { Mode } from './mode.ts';
import { minimizers } from './optimization.ts';
import { recordFile, root } from './paths.ts';
import { rules } from './rules.ts';

/** Options shared by all builds. `part` names the build's cache. */
export function base(dir: string, mode: Mode, part: string): Configuration {
  return {
    mode,
    context: dir,
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: { rules: rules(mode), parser: { javascript: { exportsPresence: 'error' } } },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    optimization: { minimizer: minimizers },
    cache: {
      type: 'filesystem',
      name: `${basename(dir)}-${part}-${mode}`,
      cacheDirectory: join(root, '.cache', 'webpack'),
      buildDependencies: {
        config: [join(dir, 'webpack.config.ts'), join(root, 'shared-ui', 'build', '/')],
      },
    },
  };
}

export function client(dir: string, mode: Mode): Configuration {
  const common = base(dir, mode, 'client');
  const isProduction = mode === 'production';
  return {
    ...common,
    name: 'client',
    target: ['web', 'es2022'],
    ...(isProduction && { resolve: { ...common.resolve, alias: productionRouter() } }),
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
  };
}

export function clientOutput(dir: string, mode: Mode) {
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: `assets/[name]${hash}[ext]`,
    uniqueName: federationName(basename(dir)),
  };
}

/**
 * Plugins that a browser build runs in production only. `ignored` lists files and folders that other builds
 * write into its output.
 */
export function outputPlugins(
  dir: string,
  mode: Mode,
  part: string,
  ignored: string[] = [],
): WebpackPluginInstance[] {
  if (mode === 'development') return [];
  return [new RetentionPlugin(recordFile(dir, part), ignored)];
}

/** Options of a build for the shell's Node server. */
export function server(dir: string, mode: Mode): Configuration {
  return {
    ...base(dir, mode, 'server'),
    name: 'server',
    target: 'node24',
    devtool: false,
    plugins: serverPlugins(),
    optimization: { minimize: false },
  };
}

/** Keeps a server build in one file. */
export function serverPlugins(): WebpackPluginInstance[] {
  return [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })];
}
