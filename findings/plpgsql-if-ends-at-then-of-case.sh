#!/usr/bin/env bash
# PL/pgSQL: the condition of IF ends at the first THEN, also at the THEN of a CASE within the condition.
#
# One would guess: IF takes any boolean SQL expression, so "if case kind when 'Bag' then 50 else 1 end < quantity then" works as the
#   same expression does in WHERE.
# What is so: PL/pgSQL looks for the word THEN outside parentheses before SQL is parsed. The condition is cut at the THEN of
#   the CASE and the function is refused with a syntax error. Within parentheses the same CASE works.
# Why it matters here: rules that depend on a unit or a status are written as CASE; moved from a query into a function they
#   stop compiling, and the message points at a word that is correct.
# Source: PostgreSQL documentation, "Control Structures", shows IF boolean-expression THEN without this limit; output below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const db = new PGlite();
const { rows: [{ version }] } = await db.query('select version()');
console.log(version.split(' on ')[0]);
const body = (condition) => `create or replace function is_much(kind text, quantity int) returns boolean language plpgsql as $$
  begin if ${condition} then return true; end if; return false; end $$`;
const rule = "case kind when 'Bag' then 50 else 1 end < quantity";
async function outcome(sql) {
  try {
    await db.exec(sql);
    return 'accepted';
  } catch (error) {
    return error.message;
  }
}
const inWhere = await outcome(`select from (values ('Bag', 60)) goods (kind, quantity) where ${rule}`);
const bare = await outcome(body(rule));
const wrapped = await outcome(body(`(${rule})`));
console.log(`where ${rule}: ${inWhere}\nif ${rule} then: ${bare}\nif (${rule}) then: ${wrapped}`);
process.exit(inWhere === 'accepted' && bare.includes('syntax error') && wrapped === 'accepted' ? 0 : 1);
JS
node run.mjs
