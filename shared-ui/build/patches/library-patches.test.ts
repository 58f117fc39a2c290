import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { root } from '../config/paths.ts';
import { LibraryPatchesPlugin } from './library-patches-plugin.ts';
import { checkLibrary } from './library-version.ts';
import { madeFor } from './touch-ripple.ts';

test('a library of another version fails the build', () => {
  expect(() => checkLibrary('touch-ripple', { ...madeFor, version: '9.4.0' })).toThrow(
    /touch-ripple was written for @mui\/material 9\.4\.0, and .* is installed/,
  );
});

test('a missing file fails the build', () => {
  expect(() => checkLibrary('touch-ripple', { ...madeFor, files: ['ButtonBase/Moved.mjs'] })).toThrow(
    'touch-ripple patches ButtonBase/Moved.mjs',
  );
});

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mawad-patches-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const modules = [join(root, 'node_modules')];

  function build(entry: string): Promise<Stats> {
    writeFileSync(join(folder, 'entry.js'), entry);
    const compiler = webpack({
      mode: 'development',
      context: folder,
      entry: './entry.js',
      output: { path: join(folder, 'out') },
      resolve: { modules },
      resolveLoader: { modules },
      module: {
        rules: [
          { test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        ],
      },
      plugins: [new LibraryPatchesPlugin()],
    })!;
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats!))));
    });
  }

  const ours = (stats: Stats) =>
    [...stats.compilation.modules]
      .map(
        (module) =>
          /build\/patches\/([\w-]+)\.ts$/.exec((module as { resource?: string }).resource ?? '')?.[1],
      )
      .filter((name) => name !== undefined)
      .sort();

  test('replaces the library’s modules with ours', async () => {
    const stats = await build(
      `export { default } from '@mui/material/Button';
       export { default as Box } from '@mui/material/Box';
       export { createTheme, ThemeProvider } from '@mui/material/styles';`,
    );
    expect(stats.compilation.errors).toEqual([]);
    expect(ours(stats)).toEqual([
      'color-scheme-script',
      'default-theme',
      'forwarded-props',
      'hoisted-statics',
      'left-out',
      'theme-as-text',
      'touch-ripple',
    ]);
  });

  test('fails if a patched module is included through another path', async () => {
    const stats = await build(`export { default } from '@mui/material/ButtonBase/TouchRipple'`);
    expect(stats.compilation.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/TouchRipple\.mjs is patched/),
    ]);
  });
});
