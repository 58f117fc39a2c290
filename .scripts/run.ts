import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '..');

interface RunOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Output is held back and printed under it at the end, so that commands may run side by side. */
  title?: string;
  /** Niceness of the command and of all that it starts, as `os.setPriority` takes it. */
  niceness?: number;
}

/**
 * Runs a command in the repository's root with the workspace's own programs
 * first in PATH. Returns its exit code; the output is inherited unless `title` is given.
 */
export function run(
  command: string,
  args: string[],
  { env, title, niceness }: RunOptions = {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: title === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...env },
    });
    if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => output.push(data));
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', forward).once('SIGTERM', forward);
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (title !== undefined) console.log(`${title}\n${Buffer.concat(output)}`);
      done(code ?? 1);
    });
  });
}

/** One named check of `npm run verify`. */
export interface Check {
  name: string;
  command: string;
  args: string[];
}

/**
 * Runs the checks in turn, all of them even when one fails. Returns the names of those that failed.
 * With a niceness they run beside other commands: the output of each is printed when it ends.
 */
export async function runChecks(checks: Check[], niceness?: number): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, command, args } of checks) {
    const title = `\n── ${name}`;
    if (niceness === undefined) console.log(title);
    const exitCode = await run(command, args, niceness === undefined ? {} : { title, niceness });
    if (exitCode !== 0) failed.push(name);
  }
  return failed;
}
