import { readFileSync } from 'node:fs';

/**
 * True if the process runs. With `program`, its command line must also contain that name (on systems with /proc), because
 * process ids are reused.
 */
export function isAlive(pid: number, program?: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = processState(pid);
  if (state === 'Z') return false;
  const commandLine = readProc(pid, 'cmdline');
  return !program || commandLine === null || commandLine.includes(program);
}

/** Start time of a process in clock ticks since boot; null without /proc. */
export function startTime(pid: number): string | null {
  const stat = readProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function processState(pid: number): string | null {
  const stat = readProc(pid, 'stat');
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[0] ?? null;
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
