import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { supabaseFolder } from './api-config.ts';
import type { ApiServer } from './api-server.ts';
import { migrate, readMigrations } from './migrations.ts';
import { createHostedExtensions } from './hosted-extensions.ts';
import type { PostgresServer } from './postgres.ts';
import { bootstrapRoles, completeApiTables } from './roles.ts';
import type { Secrets } from './secrets.ts';
import { runSeed } from './seeding.ts';
import { Snapshot, type StateFolders } from './snapshot.ts';
import type { Part } from './supervisor.ts';

export interface StackStateOptions {
  dataDir: string;
  folders: StateFolders;
  database: PostgresServer;
  secrets: Secrets;
  /** Whether to fill an empty database with the demo catalogue and accounts. */
  seed: boolean;
  /** Starts a part and supervises it until the stack stops. */
  run(part: Part): Promise<void>;
  log(line: string): void;
}

/** State in the data folder: created, migrated and seeded at the first start, migrated at later starts. */
export class StackState {
  private readonly options: StackStateOptions;

  constructor(options: StackStateOptions) {
    this.options = options;
  }

  /** Starts the database with roles, migrations and, with the option `seed`, the demo catalogue. */
  async prepare(api: ApiServer): Promise<void> {
    this.removeIncompleteState();
    const isNew = !this.options.database.exists;
    const snapshot = isNew ? new Snapshot(this.options.seed) : null;
    if (snapshot?.exists) return this.restoreState(snapshot);
    if (isNew) {
      this.writeState('preparing');
      this.options.database.create();
    }
    await this.options.run(this.options.database.part);
    await this.withSuperuser(async (sql) => {
      await bootstrapRoles(sql, this.options.secrets, isNew);
      await createHostedExtensions(sql);
    });
    if (isNew) {
      await this.runTemporarily(api);
      await this.withSuperuser(completeApiTables);
    }
    await this.applyMigrations();
    const mustSeed = this.options.seed && this.readState() !== 'seeded';
    if (mustSeed) {
      this.options.log('Filling the catalogue; this takes a while the first time.');
      await this.runTemporarily(api, () =>
        runSeed({ ...this.seedOptions(), apiUrl: api.url }, this.options.log),
      );
    }
    if (this.options.seed || isNew) this.writeState(this.options.seed ? 'seeded' : 'empty');
    if (snapshot) await this.saveState(snapshot);
  }

  /** Runs the API server, which creates its tables at its start, for the duration of a task such as seeding. */
  private async runTemporarily(
    api: ApiServer,
    task: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    try {
      await api.part.start();
      await task();
    } finally {
      await api.part.stop();
    }
  }

  private async applyMigrations(): Promise<void> {
    const migrations = await readMigrations(join(supabaseFolder, 'migrations'));
    const url = this.options.database.urlOf('migrator', this.options.secrets.migratorPassword);
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      const count = await migrate(sql, migrations, this.options.log);
      if (count > 0) this.options.log(`Applied ${count} migrations`);
    } finally {
      await sql.end({ timeout: 5 });
    }
  }

  private async restoreState(snapshot: Snapshot): Promise<void> {
    this.writeState('preparing');
    const password = snapshot.restore(this.options.folders);
    this.options.database.adopt();
    this.options.database.usePassword(password);
    await this.options.run(this.options.database.part);
    await this.withSuperuser(async (sql) => {
      await bootstrapRoles(sql, this.options.secrets, false);
      await sql`
        update auth.users set encrypted_password = extensions.crypt(${this.options.secrets.demoPassword}, salt)
        from (select extensions.gen_salt('bf', 8) as salt) as made where encrypted_password is not null`;
      // Replaces the encryption key of the snapshot, so that every installation has its own.
      await sql`
        update private.secret_keys set key = extensions.gen_random_bytes(32)
        where not exists (select from private.email_secrets)`;
    });
    this.options.database.usePassword(this.options.secrets.postgresPassword);
    this.writeState(this.options.seed ? 'seeded' : 'empty');
  }

  private async saveState(snapshot: Snapshot): Promise<void> {
    await this.options.database.stop();
    try {
      snapshot.save(this.options.folders, this.options.secrets.postgresPassword);
    } catch (error) {
      this.options.log(`The snapshot could not be saved: ${String(error)}`);
    }
    await this.options.database.start();
  }

  private seedOptions() {
    const { secretKey, demoPassword } = this.options.secrets;
    const drawingsFolder = this.options.folders.drawings;
    return { postgresUrl: this.options.database.url, secretKey, demoPassword, drawingsFolder };
  }

  private async withSuperuser(task: (sql: postgres.Sql) => Promise<void>): Promise<void> {
    const sql = postgres(this.options.database.url, { max: 1, onnotice: () => undefined });
    try {
      await task(sql);
    } finally {
      await sql.end({ timeout: 5 });
    }
  }

  private get stateFile(): string {
    return join(this.options.dataDir, 'state');
  }

  private readState(): string | null {
    return existsSync(this.stateFile) ? readFileSync(this.stateFile, 'utf8').trim() : null;
  }

  private writeState(state: 'preparing' | 'empty' | 'seeded'): void {
    writeFileSync(this.stateFile, `${state}\n`);
  }

  /** Removes the state of an interrupted first start, which contains no user data. */
  private removeIncompleteState(): void {
    if (this.readState() !== 'preparing') return;
    this.options.log('The first start was interrupted; beginning again.');
    for (const folder of Object.values(this.options.folders))
      rmSync(folder, { recursive: true, force: true });
  }
}
