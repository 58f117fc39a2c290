import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { supabaseFolder } from './api-config.ts';

export interface SeedOptions {
  /** Database URL of the superuser. */
  postgresUrl: string;
  /** API for uploading files. */
  apiUrl: string;
  secretKey: string;
  /** Folder for the drawings of the demo catalogue (SVG). */
  drawingsFolder: string;
  /** Password of every demo account. */
  demoPassword: string;
}

/** Runs supabase/seed/seed.ts. Throws if it fails. */
export async function runSeed(options: SeedOptions, log: (line: string) => void): Promise<void> {
  const seed = join(supabaseFolder, 'seed/seed.ts');
  if (!existsSync(seed)) return log('There is no seed; the catalogue stays empty.');
  const runner = join(import.meta.dirname, 'seed-runner.ts');
  const guard = join(import.meta.dirname, 'child-guard.mjs');
  const child = spawn(process.execPath, ['--import', guard, runner, seed], {
    env: { ...process.env, MAWAD_SEED_OPTIONS: JSON.stringify(options), NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  createInterface({ input: child.stdout! }).on('line', log);
  createInterface({ input: child.stderr! }).on('line', (line) => errors.push(line));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The catalogue could not be filled:\n${errors.slice(-30).join('\n')}`);
}
