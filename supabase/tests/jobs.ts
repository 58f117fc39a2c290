import type { Sql } from './actors.ts';

// The scheduler and other test files run the same jobs, and a job skips an item that another run holds.

const tables = { bulk_changes: 'private.bulk_changes', imports: 'public.imports' } as const;
const jobs = { bulk_changes: 'work-bulk-changes', imports: 'work-imports' } as const;
const working = ['working', 'checking', 'applying', 'undoing'];

/** Runs a job until it has nothing left to do for this item. */
export async function finish(sql: Sql, kind: keyof typeof jobs, id: string): Promise<void> {
  for (;;) {
    await sql.unsafe(`select private.work_${kind}()`);
    const [item] = await sql<{ status: string }[]>`select status from ${sql(tables[kind])} where id = ${id}`;
    if (!working.includes(item!.status)) return;
  }
}

/** Keeps the job away from an item, also before it exists, while `act` works on it. */
export async function withoutJob(sql: Sql, kind: keyof typeof jobs, id: string, act: () => Promise<unknown>) {
  await sql`insert into private.job_failures (job, item, attempts, error, set_aside_at)
    values (${jobs[kind]}, ${id}, 3, 'Set aside by a test', now())`;
  await act();
  await sql`delete from private.job_failures where item = ${id}`;
}

/** Runs the job of the search index until these products are indexed. */
export async function indexProducts(sql: Sql, ids: number[]): Promise<void> {
  for (;;) {
    await sql`select private.work_index_queue()`;
    const waiting = await sql`select product_id from private.index_queue where product_id = any (${ids})`;
    if (waiting.length === 0) return;
  }
}

/** Runs the job of the search index until it has gone through the products of a category. */
export async function workIndexQueue(sql: Sql, category: number): Promise<void> {
  for (;;) {
    await sql`select private.work_index_queue()`;
    const waiting = await sql`select 1 from private.index_category_queue where category_id = ${category}`;
    if (waiting.length === 0) return;
  }
}

/** Runs the job that compares products until each comparison has made a whole pass. */
export async function compareProducts(sql: Sql): Promise<void> {
  const [begin] = await sql<{ at: Date }[]>`select clock_timestamp() as at`;
  const [job] = await sql<{ command: string }[]>`
    select command from cron.job where jobname = 'compare-products'`;
  for (;;) {
    await sql.unsafe(job!.command);
    const open = await sql`
      select step from private.product_comparisons
      where compared_from is null or compared_from < ${begin!.at.toISOString()}::timestamptz`;
    if (open.length === 0) return;
  }
}
