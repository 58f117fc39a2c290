import { readFileSync } from 'node:fs';

/**
 * Whether the process runs. With `program` it must also look like that program
 * (where the system tells), because process ids are given again to others.
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

/** When the process started, in the system's own units; null where unknown. */
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
