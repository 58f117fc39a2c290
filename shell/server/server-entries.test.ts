import { findMismatches, type RemoteManifest } from '../src/remotes/manifest.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerEntrySource, evaluateServerEntry, type SharedByServer } from './server-entries.ts';

const bundle: SharedByServer = {
  provided: { react: { version: 'the server’s own' } },
  versions: { react: '19.3.1', '@mawad/shared-ui/mui': '0.1.0' },
  exports: { '@mawad/shared-ui/mui': ['Box'] },
  parseManifest: (value) => value as RemoteManifest,
  findMismatches,
};
const manifest = (requiredVersion: string) => ({ shared: [{ name: 'react', requiredVersion }] });

test('an entry gets the server’s own shared modules', () => {
  const code = 'module.exports.default = { id: "storefront", routes: [require("react")] };';
  expect(evaluateServerEntry(code, manifest('^19.0.0'), bundle).app.routes).toEqual([bundle.provided.react]);
});

test('an entry built for another version is refused by name', () => {
  expect(() => evaluateServerEntry('', manifest('^20.0.0'), bundle)).toThrow(/react \^20\.0\.0.*19\.3\.1/);
});

test('an entry that uses what this server does not export is refused by name', () => {
  const module = { name: '@mawad/shared-ui/mui', requiredVersion: '^0.1.0', exports: ['Box', 'Badge'] };
  const newer = { shared: [module] };
  expect(() => evaluateServerEntry('', newer, bundle)).toThrow(/uses Badge of @mawad\/shared-ui\/mui/);
});

test('an entry cannot reach modules that are not shared', () => {
  expect(() => evaluateServerEntry('require("node:fs")', manifest('^19.0.0'), bundle)).toThrow(
    /node:fs is not a shared/,
  );
});

test('an entry without routes is refused', () => {
  expect(() => evaluateServerEntry('module.exports.default = {}', manifest('^19.0.0'), bundle)).toThrow(
    /contract/,
  );
});

test('a server entry that is not the one the page was built with is read again at once', async () => {
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
