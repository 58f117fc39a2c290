import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeStaleCopies, writeCopies } from './compress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mawad-compress-'));
  mkdirSync(join(folder, 'workers'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = 'export const unit = "metre";\n'.repeat(60);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const compress = async () => writeCopies(await removeStaleCopies([folder]));
const read = (name: string) => readFileSync(join(folder, name));

test('writes both copies of each text file, and none of small files and pictures', async () => {
  write('main.js', script);
  write('workers/worker.js', script);
  write('small.js', 'export {};');
  write('picture.png', script);
  write('main.js.map', script);
  await compress();
  expect(brotliDecompressSync(read('main.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('workers/worker.js.gz')).toString()).toBe(script);
  expect(readdirSync(folder).sort()).toEqual([
    ...['main.js', 'main.js.br', 'main.js.gz', 'main.js.map', 'picture.png', 'small.js', 'workers'],
  ]);
});

test('replaces the copies of a changed file and keeps the others', async () => {
  write('main.js', script);
  write('kept.js', script);
  await compress();
  write('kept.js.br', 'kept');
  const changed = script.replaceAll('metre', 'tonne');
  write('main.js', changed);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'main.js'), later, later);
  await compress();
  expect(brotliDecompressSync(read('main.js.br')).toString()).toBe(changed);
  expect(read('kept.js.br').toString()).toBe('kept');
});

test('removes the copies of a file that became small', async () => {
  write('main.js', script);
  await compress();
  write('main.js', 'export {};');
  await compress();
  expect(existsSync(join(folder, 'main.js.br'))).toBe(false);
});
