import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { RetentionPlugin } from './retention-plugin.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mawad-retention-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a script with this content and returns the contents of all scripts in the output folder. */
async function build(content: string): Promise<string[]> {
  writeFileSync(join(folder, 'entry.js'), `console.log(${JSON.stringify(content)});`);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out'), filename: 'main.[contenthash:8].js' },
    plugins: [new RetentionPlugin(join(folder, 'record.json'))],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
  const names = readdirSync(join(folder, 'out'));
  return names.map((name) => readFileSync(join(folder, 'out', name), 'utf8'));
}

const holding = (...contents: string[]) => contents.map((content) => expect.stringContaining(content));

it('keeps the files of the previous build and removes older ones', async () => {
  await build('first');
  expect(await build('second')).toEqual(expect.arrayContaining(holding('first', 'second')));
  const scripts = await build('third');
  expect(scripts).toEqual(expect.arrayContaining(holding('second', 'third')));
  expect(scripts).toHaveLength(2);
});

it('removes nothing if the same build runs again', async () => {
  await build('first');
  await build('second');
  expect(await build('second')).toEqual(expect.arrayContaining(holding('first', 'second')));
});
