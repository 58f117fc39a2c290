import type postgres from 'postgres';

export type Sql = postgres.TransactionSql;

/** Inserts rows in one statement; `columns` maps column names to SQL types. */
export async function insert(
  sql: Sql,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  await sql.unsafe(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::text::jsonb) as given (${typed})`,
    [JSON.stringify(rows)],
  );
}
