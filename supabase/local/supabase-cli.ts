import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder } from './packages.ts';

/**
 * Runs the Supabase CLI and returns its standard output. `folder` contains the `supabase/` folder to use, `env` is added to
 * its environment. Commands on a database URL need neither Docker nor an account. Throws with the CLI's output on failure.
 */
export async function runSupabaseCli(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'mawad-cli-'));
  try {
    const program = join(packageFolder('supabase'), 'dist/supabase.js');
    const { stdout } = await promisify(execFile)(process.execPath, [program, '--workdir', folder, ...args], {
      // The CLI writes files to HOME; the variables disable telemetry and the update check.
      env: {
        PATH: process.env.PATH,
        HOME: home,
        DO_NOT_TRACK: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
        NO_COLOR: '1',
        ...env,
      },
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
