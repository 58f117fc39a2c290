import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { sourceOfLine } from './baseline.ts';
import type { Sql } from './postgres.ts';

export interface Migration {
  /** 14-digit timestamp. */
  version: string;
  name: string;
  file: string;
  content: string;
}

const history = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text,
  created_by text,
  idempotency_key text unique,
  rollback text[]
);
grant all on supabase_migrations.schema_migrations to api_server;`;

/** All migrations of a folder, oldest first. Throws for an invalid file name. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new Error(`Migration ${file} is not named <timestamp>_<verb>_<noun>.sql`);
      return { version, name, file, content: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

/** Error message with the place of the failing statement; for the baseline also its schema file. */
function locate(migration: Migration, error: postgres.PostgresError): string {
  const position = Number(error.position);
  const line = position && migration.content.slice(0, position).split('\n').length;
  const source = line && sourceOfLine(migration.content, line);
  const place = `${migration.file}${line ? `:${line}` : ''}${source ? ` (${source})` : ''}`;
  const context = error.where ? `\n${error.where}` : '';
  return `Migration ${place} failed: ${error.message}${context}`;
}

async function apply(sql: Sql, migration: Migration): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction.unsafe(migration.content).simple();
    await transaction.unsafe('reset search_path; reset role').simple();
    await transaction`
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${migration.version}, ${migration.name}, ${[migration.content]})`;
  });
}

/**
 * Applies pending migrations, each in its own transaction, and records them as the Supabase CLI does. Returns their number.
 * Throws if the database has a migration that is not in `migrations`.
 */
export async function migrate(
  sql: Sql,
  migrations: Migration[],
  log: (line: string) => void,
): Promise<number> {
  await sql.unsafe(history).simple();
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations`;
  const applied = new Map(rows.map((row) => [row.version, row.statements?.join(';\n')]));
  const known = new Set(migrations.map(({ version }) => version));
  const foreign = [...applied.keys()].find((version) => !known.has(version));
  if (foreign)
    throw new Error(
      `The database was made by migrations that are gone (${foreign}). npm run reset starts over.`,
    );
  let count = 0;
  for (const migration of migrations) {
    const before = applied.get(migration.version);
    if (before === undefined) {
      try {
        await apply(sql, migration);
      } catch (error) {
        throw new Error(locate(migration, error as postgres.PostgresError), { cause: error });
      }
      count += 1;
    } else if (before !== migration.content) {
      log(`Migration ${migration.file} was changed after it had been applied; npm run reset starts over.`);
    }
  }
  return count;
}
