import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

interface RunOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** If given, the output is printed below this title at the end, so that commands can run in parallel. */
  title?: string;
  /** Priority of the command and its children, as in `os.setPriority`. */
  niceness?: number;
  /** Receives the output when the command ends; only with `title`. */
  onOutput?: (output: string) => void;
}

/**
 * Runs a command in the root folder with node_modules/.bin first in PATH. Returns the exit code; the output is inherited
 * unless `title` is given.
 */
export function run(
  command: string,
  args: string[],
  { env, title, niceness, onOutput }: RunOptions = {},
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
      if (title !== undefined) {
        const text = Buffer.concat(output).toString();
        console.log(`${title}\n${text}`);
        onOutput?.(text);
      }
      done(code ?? 1);
    });
  });
}

export interface Check {
  name: string;
  command: string;
  args: string[];
}

export interface FailedCheck {
  name: string;
  output: string;
}

/**
 * Runs all checks one after the other and returns those that failed. The output of each check is printed when it ends, so
 * that checks can run in parallel to other commands.
 */
export async function runChecks(checks: Check[], niceness?: number): Promise<FailedCheck[]> {
  const failed: FailedCheck[] = [];
  for (const { name, command, args } of checks) {
    let output = '';
    const exitCode = await run(command, args, {
      title: `\n── ${name}`,
      onOutput: (text) => (output = text),
      ...(niceness !== undefined && { niceness }),
    });
    if (exitCode !== 0) failed.push({ name, output });
  }
  return failed;
}
