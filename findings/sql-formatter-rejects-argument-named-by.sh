#!/usr/bin/env bash
# prettier-plugin-sql-cst: valid PostgreSQL that its parser refuses.
#
# One would guess: a formatter for PostgreSQL reads whatever PostgreSQL's own parser reads.
# What is so: three valid forms end in a syntax error: an argument named "by" (no reserved word in PostgreSQL),
#   substring(text from pattern), and a trigger with both transition tables (referencing old table as … new table as …).
#   PostgreSQL's parser accepts all three.
# Why it matters here: one such statement leaves its whole file unformatted, and the formatter's check fails.
# Source: PostgreSQL documentation, appendix "SQL Key Words" (BY is non-reserved), functions-string, CREATE TRIGGER.
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
  'create function report(by text) returns text language sql as $$ select 1 $$;',
  "select substring('10 mm' from '^[0-9]+');",
  'create trigger counted after update on goods referencing old table as removed new table as added for each statement execute function count_goods();',
];
let refused = 0;
for (const statement of statements) {
  await parse(statement);
  try {
    await prettier.format(statement, { parser: 'postgresql', plugins: ['prettier-plugin-sql-cst'] });
    console.log('formatted:', statement);
  } catch (error) {
    refused += 1;
    console.log('PostgreSQL parses, the formatter refuses:', statement, '|', String(error.message).split('\n')[0]);
  }
}
process.exit(refused === 3 ? 0 : 1);
JS
node run.mjs
