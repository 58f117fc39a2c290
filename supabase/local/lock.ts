import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startTime } from './processes.ts';

interface Holder {
  pid: number;
  startTime: string | null;
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isHeld(holder: Holder | null): holder is Holder {
  if (!holder || !isAlive(holder.pid)) return false;
  return holder.startTime === null || holder.startTime === startTime(holder.pid);
}

/**
 * Locks the data folder for this process and returns a function that unlocks it. Replaces a lock whose holder died; throws
 * with the process id if the holder is alive.
 */
export function lockDataFolder(dataDir: string, log: (line: string) => void): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'stack.lock');
  for (;;) {
    try {
      const content = JSON.stringify({ pid: process.pid, startTime: startTime(process.pid) });
      writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (isHeld(holder)) {
      throw new Error(
        `The data folder ${dataDir} is in use by process ${holder.pid}. ` +
          'Stop that one first, or start with another folder: MAWAD_DATA_DIR=<folder> npm start',
      );
    }
    log(`The last run in ${dataDir} did not end cleanly; taking over and recovering.`);
    rmSync(path, { force: true });
  }
}
