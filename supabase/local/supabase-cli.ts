import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder } from './packages.ts';

/**
 * Runs the official Supabase CLI and answers what it printed; `folder` holds the `supabase/` it works on, `env` what
 * it finds in the environment besides. It needs neither Docker nor an account for what is asked of a database by its
 * address. Throws with its words when it fails.
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
      // It keeps notes in its home, and reports and asks for news unless told not to.
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
