import type { Sql } from './actors.ts';

const tables = { review: 'reviews', question: 'product_questions' } as const;

/** Review or question in the version that its company or staff see now, for tests in which no page is stale. */
export async function latestFeedback(
  sql: Sql,
  kind: keyof typeof tables,
  id: number,
  reader: 'company' | 'staff',
): Promise<{ id: number; version: string }> {
  const [row] = await sql<{ version: string }[]>`
    select private.feedback_version(${kind}, to_jsonb(p), ${reader === 'staff'}) as version
    from public.${sql(tables[kind])} p where id = ${id}`;
  return { id, version: row?.version ?? 'none' };
}
