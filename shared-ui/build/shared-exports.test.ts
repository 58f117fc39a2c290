import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { exportNames, type SharedExports } from './shared-exports.ts';
import { SharedExportsPlugin, usedExports } from './plugins/shared-exports-plugin.ts';

test('exported values are listed, types are not', () => {
  const source = `
    export { Box, Link as Anchor, type SxProps } from '@mui/material';
    export type { Theme } from '@mui/material';
    export const context = <T,>(value: T) => value;
    export function useServices() {}
    export class AppError extends Error {}
    export interface Services {}
    const hidden = 1;
  `;
  expect(exportNames(source)).toEqual(['Anchor', 'AppError', 'Box', 'context', 'useServices']);
});

test('refuses a shared module that re-exports all of another', () => {
  expect(() => exportNames(`export * from '@mui/material'`)).toThrow(/name/);
});

describe('the manifest of a remote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mawad-exports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  }

  /**
   * Builds a remote with one exposed page and a stand-alone entry, as `remoteConfigs` does. Returns the names
   * that the remote uses.
   */
  async function build(): Promise<SharedExports> {
    const request = '@mawad/kit';
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { standalone: './standalone.js' },
      output: { path: join(folder, 'dist'), publicPath: 'auto' },
      resolve: { alias: { [request]: join(folder, 'kit.js') } },
      plugins: [
        new ModuleFederationPlugin({
          name: 'portal',
          exposes: { './remote': './remote.js' },
          manifest: true,
          dts: false,
          shared: { [request]: { singleton: true, version: '0.1.0', requiredVersion: '^0.1.0' } },
        }),
        new SharedExportsPlugin((compilation) => usedExports(compilation, 'portal')),
      ],
    })!;
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats!.toString('errors-only')));
        else compiler.close(() => resolve());
      });
    });
    const manifest = JSON.parse(readFileSync(join(folder, 'dist', 'mf-manifest.json'), 'utf8')) as {
      shared: { name: string; exports: string[] }[];
    };
    return Object.fromEntries(manifest.shared.map(({ name, exports }) => [name, exports]));
  }

  test('names the exports of a shared module that its pages use, without those that only other entries use', async () => {
    write({
      'kit.js': `export const Box = 1, Badge = 2, Dialog = 4; export { Tab } from './kit-part.js';`,
      'kit-part.js': 'export const Tab = 5;',
      'remote.js': `import { Box } from '@mawad/kit'; export default [Box, () => import('./page.js')];`,
      'page.js': `import { Badge } from '@mawad/kit'; import { shown } from './part.js'; export default [Badge, shown];`,
      'part.js': `import { Dialog, Tab } from '@mawad/kit'; export const shown = () => Tab; export const unused = () => Dialog;`,
      'standalone.js': `import { Dialog } from '@mawad/kit'; console.log(Dialog);`,
    });
    expect(await build()).toEqual({ '@mawad/kit': ['Badge', 'Box', 'Tab'] });
  });
});
