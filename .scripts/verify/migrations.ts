import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/**
 * The baseline is edited in place until the first release, so each function is defined once and no table is altered. After
 * the release, migrations replace functions, and this check must be limited to the files of the baseline.
 */
const folder = join(root, 'supabase/migrations');
const places = new Map<string, string[]>();
const problems: string[] = [];
const numbers = new Map<string, string>();

for (const file of readdirSync(folder).sort()) {
  const number = file.slice(0, 14);
  const taken = numbers.get(number);
  if (taken) problems.push(`${file} has the number of ${taken}`);
  numbers.set(number, file);
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    const place = `${file}:${index + 1}`;
    // Names are not overloaded, because PostgREST could not distinguish the overloads.
    const [, name] = /^\s*create (?:or replace )?function ([a-z_]+\.[a-z_]+)/i.exec(line) ?? [];
    if (name) places.set(name, [...(places.get(name) ?? []), place]);
    if (/^(alter table (?!.* enable row level security;)|alter function |drop )/i.test(line))
      problems.push(`${place}: ${line} – change what is created instead`);
  }
}
for (const [name, found] of places) {
  if (found.length > 1) problems.push(`${name} is defined ${found.length} times: ${found.join(', ')}`);
}

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${places.size} SQL functions, each defined once.` : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
