#!/usr/bin/env bash
# PostgreSQL: a rights check inside a WHERE runs or does not run, depending on the plan of the moment.
#
# One would guess: a stable function that raises for callers without rights raises in `where id = … and owner = check_rights()`
#   whenever the query runs, so that a stranger reads "not allowed".
# What is so: a new plan calls it once to estimate rows, and raises. A cached plan, as functions and pooled connections keep them,
#   calls it only where it stands in the plan: if rows are looked up by `id` and there are none, never, and the stranger reads
#   "not found"; if by `owner`, before the first row, and it raises. Which index is used follows the statistics of the moment.
# Why it matters here: functions of an API answer other codes to the same caller from one minute to the next, and a test that
#   passed for weeks fails. Checks belong into a statement of their own, before the query; a lint rule refuses them in queries.
# Source: PostgreSQL documentation, "Expression Evaluation Rules" (order of evaluation is not defined) and "Function Volatility
#   Categories" (an index condition evaluates a stable function once, at the start of the scan).
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
  create table requests (id int, owner int);
  insert into requests select n, n % 500 from generate_series(1, 10000) n;
  create function check_rights() returns int language plpgsql stable as $$
  begin
    if current_setting('app.caller') = '' then
      raise exception 'not allowed';
    end if;
    return current_setting('app.caller')::int;
  end $$;
  set plan_cache_mode = force_generic_plan`);
async function ask(indexed) {
  await db.exec(`drop index if exists requests_idx; create index requests_idx on requests (${indexed}); analyze requests`);
  await db.exec(`deallocate all; set app.caller = '7'`);
  await db.exec('prepare find (int) as select * from requests where id = $1 and owner = check_rights()');
  await db.exec('execute find (-1)');
  await db.exec(`set app.caller = ''`);
  try {
    const [{ rows }] = await db.exec('execute find (-1)');
    return `${rows.length} rows`;
  } catch (error) {
    return error.message;
  }
}
const { rows: [{ version }] } = await db.query('select version()');
console.log(version.split(' on ')[0]);
const answers = { id: await ask('id'), owner: await ask('owner') };
for (const [column, answer] of Object.entries(answers)) console.log(`index on ${column}: ${answer}`);
process.exit(answers.id === '0 rows' && answers.owner === 'not allowed' ? 0 : 1);
JS
node run.mjs
