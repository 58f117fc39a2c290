import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/**
 * The baseline is edited in place until the first release: each function stands in one place and a table is created as it
 * is. Migrations after the release replace functions; from then on this looks at the baseline's files alone.
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
    // A name has one signature: PostgREST could not tell overloads apart.
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
