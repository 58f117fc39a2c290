import { connect, createActors, become, type Actors, type Sql } from './actors.ts';
import { createCategory } from './goods.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

/** Resolves when a connection waits for a lock held by `pid`. */
async function someoneWaitsFor(pid: number): Promise<void> {
  for (;;) {
    const waiting = await sql`select 1 from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))`;
    if (waiting.length > 0) return;
  }
}

it('two administrators who move categories below each other at the same time create no cycle', async () => {
  const [first, second] = [await createCategory(sql), await createCategory(sql)];
  const others = connect(2);
  const move = (id: number, parent: number, meanwhile?: (pid: number) => Promise<unknown>) =>
    others.begin(async (tx) => {
      const [me] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await become(tx, actors.admin);
      await tx`select public.move_category(${id}, ${parent})`;
      await meanwhile?.(me!.pid);
    });
  let crossing: Promise<unknown> = Promise.resolve();
  await move(first, second, async (pid) => {
    crossing = move(second, first).then(
      () => 'moved',
      (error: Error) => error.message,
    );
    // The second move waits for the lock; without one it would be done and commit a cycle.
    await Promise.race([crossing, someoneWaitsFor(pid)]);
  });
  expect(await crossing).toBe('invalid_input');
  const rows =
    await sql`select id, parent_id from public.categories where id in (${first}, ${second}) order by id`;
  expect(rows.map(({ parent_id }) => parent_id && Number(parent_id))).toEqual([second, null]);
  await others.end();
});
