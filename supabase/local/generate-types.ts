/**
 * Writes src/database.types.ts from the migrated database, in the form of
 * Supabase's own generator. `node supabase/local/generate-types.ts [postgres url]`;
 * without an address it starts an empty stack of its own.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import postgres from 'postgres';
import { format, resolveConfig } from 'prettier';
import { startStack } from './stack.ts';

type Sql = postgres.Sql;

/** Where the generated file lies. */
export const typesFile = join(import.meta.dirname, '../src/database.types.ts');

interface Column {
  table_name: string;
  is_view: boolean;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
}

interface ForeignKey {
  table_name: string;
  name: string;
  columns: string[];
  referenced_table: string;
  referenced_columns: string[];
  one_to_one: boolean;
}

interface DatabaseFunction {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  rows: { name: string; type: string }[] | null;
  returns_set: boolean;
  returns: string;
}

const scalars: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  bytea: 'string',
  date: 'string',
  timestamptz: 'string',
  void: 'undefined',
};

/** TypeScript type of a PostgreSQL type name; arrays begin with an underscore. */
function typeOf(type: string): string {
  if (type.startsWith('_')) return `${typeOf(type.slice(1))}[]`;
  return scalars[type] ?? 'unknown';
}

const readColumns = (sql: Sql) => sql<Column[]>`
  select c.relname as table_name, c.relkind = 'v' as is_view, a.attname as name, coalesce(b.typname, t.typname) as type, not a.attnotnull as nullable,
    (not a.attnotnull or a.atthasdef or a.attidentity <> '') as optional,
    (a.attgenerated <> '' or a.attidentity = 'a') as generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  -- Of a domain, the type below it.
  left join pg_type b on b.oid = nullif(t.typbasetype, 0)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname collate "C", a.attname collate "C"`;

const readForeignKeys = (sql: Sql) => sql<ForeignKey[]>`
  select c.relname as table_name, k.conname as name, f.relname as referenced_table,
    array(select a.attname from unnest(k.conkey) with ordinality u (num, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.place)::text[] as columns,
    array(select a.attname from unnest(k.confkey) with ordinality u (num, place)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.place)::text[] as referenced_columns,
    exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
            and array(select unnest(i.indkey::int2[]) order by 1) = array(select unnest(k.conkey) order by 1)) as one_to_one
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class f on f.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
  order by c.relname collate "C", k.conname collate "C"`;

const readFunctions = (sql: Sql) => sql<DatabaseFunction[]>`
  select p.proname as name, p.proretset as returns_set, r.typname as returns,
    coalesce((select json_agg(json_build_object('name', p.proargnames[i], 'type', t.typname,
        'optional', i > p.pronargs - p.pronargdefaults) order by p.proargnames[i] collate "C")
      from generate_series(1, p.pronargs) i join pg_type t on t.oid = p.proargtypes[i - 1]), '[]') as arguments,
    (select json_agg(json_build_object('name', p.proargnames[i], 'type', t.typname) order by p.proargnames[i] collate "C")
      from generate_subscripts(p.proallargtypes, 1) i join pg_type t on t.oid = p.proallargtypes[i]
      where p.proargmodes[i] = 't') as rows
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
  order by p.proname collate "C"`;

function printTable(name: string, columns: Column[], keys: ForeignKey[]): string {
  const shape = (print: (column: Column) => string) => `{ ${columns.map(print).join('; ')} }`;
  const value = (column: Column) => typeOf(column.type) + (column.nullable ? ' | null' : '');
  const relationships = keys.map(
    (
      key,
    ) => `{ foreignKeyName: '${key.name}'; columns: ${JSON.stringify(key.columns)}; isOneToOne: ${key.one_to_one};
      referencedRelation: '${key.referenced_table}'; referencedColumns: ${JSON.stringify(key.referenced_columns)} }`,
  );
  return `${name}: {
    Row: ${shape((column) => `${column.name}: ${value(column)}`)};
    Insert: ${shape((column) =>
      column.generated
        ? `${column.name}?: never`
        : `${column.name}${column.optional ? '?' : ''}: ${value(column)}`,
    )};
    Update: ${shape((column) => `${column.name}?: ${column.generated ? 'never' : value(column)}`)};
    Relationships: [${relationships.join(', ')}];
  };`;
}

function printView(name: string, columns: Column[]): string {
  const row = columns.map((column) => `${column.name}: ${typeOf(column.type)} | null`).join('; ');
  return `${name}: { Row: { ${row} }; Relationships: [] };`;
}

function printFunction(fn: DatabaseFunction): string {
  const parameters = fn.arguments.map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${typeOf(arg.type)}`);
  const returned = fn.rows
    ? `{ ${fn.rows.map((row) => `${row.name}: ${typeOf(row.type)}`).join('; ')} }`
    : typeOf(fn.returns);
  return `${fn.name}: {
    Args: ${parameters.length > 0 ? `{ ${parameters.join('; ')} }` : 'never'};
    Returns: ${returned}${fn.returns_set ? '[]' : ''};
  };`;
}

/** The text of the types file for the schema `public` of a database. */
export async function generateTypes(postgresUrl: string): Promise<string> {
  const sql = postgres(postgresUrl, { max: 1 });
  try {
    const [columns, keys, functions] = [
      await readColumns(sql),
      await readForeignKeys(sql),
      await readFunctions(sql),
    ];
    const relations = (views: boolean) => {
      const own = columns.filter((column) => column.is_view === views);
      const names = [...new Set(own.map((column) => column.table_name))];
      return names.map((name) => [name, own.filter((column) => column.table_name === name)] as const);
    };
    const tables = relations(false).map(([name, own]) =>
      printTable(
        name,
        own,
        keys.filter((key) => key.table_name === name),
      ),
    );
    const views = relations(true).map(([name, own]) => printView(name, own));
    const source = `// Generated by supabase/local/generate-types.ts; do not edit.
      export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
      export type Database = { public: {
        Tables: { ${tables.join('\n')} };
        Views: { ${views.join('\n')} };
        Functions: { ${functions.map(printFunction).join('\n')} };
        Enums: { [_ in never]: never };
        CompositeTypes: { [_ in never]: never };
      } };`;
    return await format(source, { ...(await resolveConfig(typesFile)), parser: 'typescript' });
  } finally {
    await sql.end();
  }
}

async function generateFromOwnStack(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-types-'));
  // The database's own user must be able to enter.
  chmodSync(dataDir, 0o755);
  const stack = await startStack({ dataDir, seed: false, origins: { shell: 'http://127.0.0.1:3000' } });
  try {
    return await generateTypes(stack.postgresUrl);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const address = argv[2];
  writeFileSync(typesFile, address ? await generateTypes(address) : await generateFromOwnStack());
}
