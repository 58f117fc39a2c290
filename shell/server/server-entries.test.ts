import { findMismatches, type RemoteManifest } from '../src/remotes/manifest.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerEntrySource, evaluateServerEntry, type SharedByServer } from './server-entries.ts';

const bundle: SharedByServer = {
  provided: { react: { version: 'the server’s own' } },
  versions: { react: '19.3.1', '@mawad/shared-ui/kit/mui.ts': '0.1.0' },
  exports: { '@mawad/shared-ui/kit/mui.ts': ['Box'] },
  parseManifest: (value) => value as RemoteManifest,
  findMismatches,
};
const manifest = (requiredVersion: string) => ({ shared: [{ name: 'react', requiredVersion }] });

test('gives an entry the shared modules of the server', () => {
  const code = 'module.exports.default = { id: "storefront", routes: [require("react")] };';
  expect(evaluateServerEntry(code, manifest('^19.0.0'), bundle).app.routes).toEqual([bundle.provided.react]);
});

test('refuses an entry built for another version and names the module', () => {
  expect(() => evaluateServerEntry('', manifest('^20.0.0'), bundle)).toThrow(/react \^20\.0\.0.*19\.3\.1/);
});

test('refuses an entry that uses a missing export and names it', () => {
  const module = {
    name: '@mawad/shared-ui/kit/mui.ts',
    requiredVersion: '^0.1.0',
    exports: ['Box', 'Badge'],
  };
  const newer = { shared: [module] };
  expect(() => evaluateServerEntry('', newer, bundle)).toThrow(
    /uses Badge of @mawad\/shared-ui\/kit\/mui\.ts/,
  );
});

test('keeps an entry from requiring modules that are not shared', () => {
  expect(() => evaluateServerEntry('require("node:fs")', manifest('^19.0.0'), bundle)).toThrow(
    /node:fs is not a shared/,
  );
});

test('refuses an entry without routes', () => {
  expect(() => evaluateServerEntry('module.exports.default = {}', manifest('^19.0.0'), bundle)).toThrow(
    /contract/,
  );
});

test('reloads the entry at once if the page needs another one than the cached one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mawad-entries-'));
  const deploy = (file: string) => {
    writeFileSync(join(folder, file), `module.exports.default = { id: '${file}', routes: [] };`);
    writeFileSync(join(folder, 'server-entry.json'), JSON.stringify({ file, manifest: manifest('^19.0.0') }));
  };
  const source = createServerEntrySource(pathToFileURL(`${folder}/`), bundle, () => 0);
  deploy('old.js');
  expect((await source.current()).file).toBe('old.js');
  deploy('new.js');
  expect((await source.current()).file).toBe('old.js');
  expect((await source.current('new.js')).app.id).toBe('new.js');
  rmSync(folder, { recursive: true });
});
