#!/usr/bin/env bash
# pg_trgm: LIKE '%ox%' reads a whole trigram index; LIKE '% ox%' reads the rows that have a word beginning with ox.
#
# One would guess: a term of two letters cannot be answered by a trigram index, so short terms need a second index.
# What is so: a pattern of two letters between wildcards has no trigram, and the index is read whole (slower than no index).
#   With a space before the letters the pattern has the trigrams "  o" and " ox", because pg_trgm pads a word's
#   beginning with two spaces; the same index then finds word beginnings of one or two letters. The first word of the
#   text needs a second pattern without the leading wildcard ('ox%').
# Why it matters here: sellers look up goods by the first two letters of a code; at a million products that took 18 s.
# Source: PostgreSQL documentation, pg_trgm ("each word is considered to have two spaces prefixed"), and the plans below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
const db = new PGlite({ extensions: { pg_trgm } });
await db.exec(`
  create extension pg_trgm;
  create table goods (name text not null);
  insert into goods select case when n % 1000 = 0 then 'heavy ox yoke ' else 'boxed steel bolt ' end || n from generate_series(1, 20000) n;
  create index goods_name_idx on goods using gin (name gin_trgm_ops);
  analyze goods;
  set enable_seqscan = off;`);
const { rows: [{ version }] } = await db.query('select version()');
console.log(version.split(' on ')[0]);
async function rowsFromIndex(pattern) {
  const { rows } = await db.query(`explain (analyze, format json, timing off) select from goods where name like '${pattern}'`);
  const scan = JSON.stringify(rows[0]['QUERY PLAN']).match(/"Node Type":"Bitmap Index Scan".*?"Actual Rows":([\d.]+)/);
  const found = Number(scan[1]);
  console.log(`name like '${pattern}': the index returns ${found} of 20000 rows`);
  return found;
}
const inside = await rowsFromIndex('%ox%');
const beginning = await rowsFromIndex('% ox%');
process.exit(inside === 20000 && beginning === 20 ? 0 : 1);
JS
node run.mjs
