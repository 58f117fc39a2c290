import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { removeStaleCopies, writeCopies } from '../../shared-ui/build/compress.ts';
import { root } from '../run.ts';

const apps = ['shell', 'storefront', 'seller-portal', 'admin-console'];
const shared = ['shared-ui', 'shared-i18n', 'supabase/src'];
const builds = apps.map((app) => join(root, app, 'dist'));
const stamp = join(root, 'node_modules/.cache/mawad-build');
const ignored = new Set(['dist', 'node_modules', 'testing']);

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) yield* listFiles(path);
    else yield path;
  }
}

/** Hash of the build inputs: path, size and content of every source, and the lock file. */
function hashInputs(): string {
  const files = [...apps, ...shared].flatMap((folder) => [...listFiles(join(root, folder))]).sort();
  const hash = createHash('sha256');
  for (const file of [...files, join(root, 'package-lock.json')]) {
    hash
      .update(relative(root, file))
      .update(String(statSync(file).size))
      .update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds one front end; returns the output if the build failed, else null. */
function buildOne(app: string, options: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const program = join(root, 'shared-ui/build/build.ts');
    const child = spawn(process.execPath, [program, ...options], { cwd: join(root, app) });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : `${app}:\n${output}`));
  });
}

/** Runs two builds at a time; returns the output of the failed ones, else null. */
async function build(options: string[]): Promise<string | null> {
  const queue = apps.values();
  const problems: string[] = [];
  const work = async () => {
    for (const app of queue) {
      const problem = await buildOne(app, options);
      if (problem !== null) problems.push(problem);
    }
  };
  await Promise.all([work(), work()]);
  return problems.length === 0 ? null : problems.join('\n');
}

/**
 * Builds the four front ends without their compressed copies, which `compressBuilds` writes, and removes old copies. Throws
 * if a build fails.
 */
export async function buildFrontEnds(options: string[] = []): Promise<void> {
  const hash = hashInputs();
  const problem = await build(options);
  if (problem !== null)
    throw new Error(`${problem}\nThe front ends could not be built; see the messages above.`);
  await removeStaleCopies(builds);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** Builds the four front ends without source maps if their sources changed since the last build. Throws if a build fails. */
export async function buildIfChanged(): Promise<void> {
  if (builds.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs()) return;
  console.log('Building the four front ends; this takes about 40 seconds.');
  await buildFrontEnds(['--no-devtool']);
}

/** Writes the compressed copies that the builds lack. Takes up to a minute of processor time. */
export async function compressBuilds(): Promise<void> {
  await writeCopies(await removeStaleCopies(builds));
}
