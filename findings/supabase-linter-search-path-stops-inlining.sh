#!/usr/bin/env bash
# Supabase's database linter and PostgreSQL: the advice "set search_path" takes the index away from small SQL functions.
#
# One would guess: `set search_path = ''`, which the linter asks for every function (lint 0011, function_search_path_mutable), is free:
#   a helper such as `is_open(t)` stays as fast as the expression that it wraps.
# What is so: PostgreSQL never inlines an SQL function that has a SET clause. The condition stays a function call that is planned
#   and run for each row, and an index that serves the expression is not used.
# Why it matters here: triggers and row-level security call such helpers for each row. In this product's tests, readers of the
#   session context took 4 to 8 times as long as SQL functions with the clause than in PL/pgSQL, which keeps their plans.
# Source: PostgreSQL wiki, "Inlining of SQL functions" (no SET clauses); supabase/splinter, lint 0011.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
await db.exec(`
  create table orders (id int primary key, status text not null);
  insert into orders select n, case n % 1000 when 0 then 'open' else 'done' end from generate_series(1, 20000) n;
  create index orders_status_idx on orders (status);
  analyze orders;
  create function is_open(status text) returns boolean language sql immutable as $$ select status = 'open' $$;
  create function is_open_checked(status text) returns boolean language sql immutable set search_path = '' as $$ select status = 'open' $$`);
const plan = async (name) => {
  const { rows } = await db.query(`explain (costs off) select id from orders where ${name}(status)`);
  return rows.map((row) => row['QUERY PLAN'].trim()).join(' | ');
};
const { rows: [{ version }] } = await db.query('select version()');
console.log(version.split(' on ')[0]);
const plain = await plan('is_open');
const checked = await plan('is_open_checked');
console.log(`without SET: ${plain}`);
console.log(`with SET:    ${checked}`);
process.exit(/orders_status_idx/.test(plain) && /^Seq Scan/.test(checked) && /is_open_checked\(status\)/.test(checked) ? 0 : 1);
JS
node run.mjs
