#!/usr/bin/env bash
# PostgreSQL: jsonb || CASE with bare literals is a text, not a jsonb.
#
# One would guess: '{"a": 1}'::jsonb || case … then '{"b": 2}' else '{"c": 3}' end merges two objects, as it does without the CASE.
# What is so: the literals in the branches are resolved before the operator: a CASE of bare literals is text, and
#   jsonb || text joins the two as text. No error is raised; the result is the text {"a": 1}{"b": 2}.
# Why it matters here: answers of SQL functions are assembled from jsonb parts. plpgsql then fails only when the text is
#   assigned, with "invalid input syntax for type json", or never, if it is returned as text. Branches need `::jsonb`.
# Source: PostgreSQL documentation, "UNION, CASE, and Related Constructs" (all inputs unknown: text), and the operators of ||.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
const { rows: [row] } = await db.query(`
  select version() as version,
    pg_typeof('{"a": 1}'::jsonb || '{"b": 2}')::text as bare,
    pg_typeof('{"a": 1}'::jsonb || case when true then '{"b": 2}' else '{"c": 3}' end)::text as in_case,
    ('{"a": 1}'::jsonb || case when true then '{"b": 2}' else '{"c": 3}' end)::text as joined,
    pg_typeof('{"a": 1}'::jsonb || case when true then '{"b": 2}'::jsonb else '{"c": 3}' end)::text as cast_once`);
console.log(row.version.split(' on ')[0]);
console.log(`jsonb || literal: ${row.bare}`);
console.log(`jsonb || case of literals: ${row.in_case}, ${row.joined}`);
console.log(`jsonb || case with one cast branch: ${row.cast_once}`);
const asFound = row.bare === 'jsonb' && row.in_case === 'text' && row.joined === '{"a": 1}{"b": 2}' && row.cast_once === 'jsonb';
process.exit(asFound ? 0 : 1);
JS
node run.mjs
