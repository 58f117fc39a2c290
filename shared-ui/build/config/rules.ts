import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Mode } from './mode.ts';

const require = createRequire(import.meta.url);
/** Style sheets of parts that repeat many times on a page. */
const partStyles = /\.module\.css$/;
const iconsLoader = join(import.meta.dirname, '..', 'patches', 'inline-icons-loader.mjs');

export function rules(mode: Mode): RuleSetRule[] {
  const react = { runtime: 'automatic', development: mode === 'development' };
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react },
          target: 'es2022',
        },
      },
    },
    { test: /\.tsx?$/, enforce: 'pre', loader: iconsLoader },
    { test: /\.(?:png|jpe?g|webp|avif|svg)$/, type: 'asset/resource' },
    { test: /\.css$/, exclude: partStyles, type: 'asset/resource' },
    { test: partStyles, loader: join(import.meta.dirname, '..', 'part-styles-loader.mjs') },
  ];
}
