#!/usr/bin/env bash
# prettier-plugin-sql-cst: valid PostgreSQL that it refuses, and valid PostgreSQL that it turns into invalid SQL.
#
# One would guess: a formatter that parses PostgreSQL changes only white space and letter case.
# What is so: it moves "nulls not distinct" behind the columns of a table's unique constraint, and drops the inner
#   parentheses of a row security policy (using ((select …))). PostgreSQL refuses both results. It refuses to format three
#   valid forms: an argument named "by", substring(text from pattern), a trigger with both transition tables.
# Why it matters here: the inner parentheses are what Supabase's linter asks for (a policy's function is then called once
#   and not per row), so every schema written for Supabase meets the fault.
# Source: PostgreSQL documentation, CREATE TABLE (UNIQUE NULLS NOT DISTINCT), CREATE POLICY, appendix "SQL Key Words";
#   Supabase linter 0003_auth_rls_initplan. PostgreSQL's own parser (libpg-query) judges below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund prettier@3.10.1 prettier-plugin-sql-cst@0.22.1 libpg-query@18.1.5
cat > run.mjs <<'JS'
import { createRequire } from 'node:module';
import { loadModule, parse } from 'libpg-query';
import * as prettier from 'prettier';
const { version } = createRequire(import.meta.url)('prettier-plugin-sql-cst/package.json');
console.log('prettier-plugin-sql-cst', version);
await loadModule();
const statements = [
  'create table rates (area text, district text, unique nulls not distinct (area, district));',
  'create policy own on rates for select to public using ((select is_staff()));',
  'create function report(by text) returns text language sql as $$ select 1 $$;',
  "select substring('10 mm' from '^[0-9]+');",
  'create trigger counted after update on goods referencing old table as removed new table as added for each statement execute function count_goods();',
];
const outcomes = [];
for (const statement of statements) {
  await parse(statement);
  let formatted = null;
  try {
    formatted = await prettier.format(statement, { parser: 'postgresql', plugins: ['prettier-plugin-sql-cst'] });
  } catch {}
  const outcome = formatted === null ? 'refused' : await parse(formatted).then(() => 'valid', () => 'invalid');
  outcomes.push(outcome);
  console.log(`${outcome}: ${statement}${formatted ? `\n${formatted}` : ''}`);
}
process.exit(outcomes.join() === 'invalid,invalid,refused,refused,refused' ? 0 : 1);
JS
node run.mjs
