#!/usr/bin/env bash
# PostgreSQL: in a BEFORE trigger a stored generated column of NEW is null, so NEW always differs from OLD.
#
# One would guess: to_jsonb(new) is distinct from to_jsonb(old) finds out in a BEFORE UPDATE trigger whether the update changes
#   anything, and to_jsonb(new) - 'rating' whether it changes anything beside a rating.
# What is so: generated columns are computed after all BEFORE triggers. NEW has null for them, OLD has the stored value. As soon as
#   a table gets one generated column, every update counts as a change, also one that sets nothing new. No error is raised. An
#   AFTER trigger has both values.
# Why it matters here: a trigger that sets updated_at when something changed, and leaves out columns that jobs maintain, then moves
#   updated_at with every job. An optimistic lock on updated_at refuses the person who edits the record meanwhile. The comparison
#   must also leave out the generated columns.
# Source: PostgreSQL 17 documentation, section 5.4 "Generated Columns": computed after BEFORE triggers have run.
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
  create table goods (id int primary key, name text, folded text generated always as (lower(name)) stored);
  create table seen (phase text, differs boolean, old_folded text, new_folded text);
  create function look() returns trigger language plpgsql as $$
  begin
    insert into seen values (tg_when, to_jsonb(new) is distinct from to_jsonb(old), old.folded, new.folded);
    return new;
  end $$;
  create trigger before_update before update on goods for each row execute function look();
  create trigger after_update after update on goods for each row execute function look();
  insert into goods values (1, 'Cement 50 kg');
  update goods set name = name;`);
const { rows: [{ version }] } = await db.query('select version()');
console.log(version.split(' on ')[0]);
const { rows: [before, after] } = await db.query("select * from seen order by phase = 'AFTER'");
console.log('an update that changes nothing, BEFORE:', before);
console.log('an update that changes nothing, AFTER: ', after);
const asFound =
  before.differs && before.new_folded === null && before.old_folded === 'cement 50 kg' &&
  !after.differs && after.new_folded === 'cement 50 kg';
process.exit(asFound ? 0 : 1);
JS
node run.mjs
