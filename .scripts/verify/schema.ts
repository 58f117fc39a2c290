import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run.ts';
import { baselineFile, composeBaseline, listSchemaFiles } from '../../supabase/local/baseline.ts';

/**
 * Checks the declarative schema in supabase/schemas: each function is defined once and in the file that bears its name if it
 * is public, nothing is created and then altered, and the baseline migration is the one that the schema gives.
 */
const places = new Map<string, string[]>();
const problems: string[] = [];

for (const file of listSchemaFiles()) {
  const text = readFileSync(join(root, 'supabase', file), 'utf8');
  for (const [index, line] of text.split('\n').entries()) {
    const place = `${file}:${index + 1}`;
    // A name has one signature: PostgREST could not tell overloads apart.
    const [, schema, name] =
      /^\s*create (?:or replace )?function (public|private)\.([a-z_0-9]+)/i.exec(line) ?? [];
    if (schema && name) {
      const key = `${schema}.${name}`;
      places.set(key, [...(places.get(key) ?? []), place]);
      if (schema === 'public' && basename(file) !== `${name}.sql`)
        problems.push(`${place}: public.${name} belongs in functions/${name}.sql`);
    }
    if (/^(alter table (?!.* enable row level security;)|alter function |drop )/i.test(line))
      problems.push(`${place}: ${line} – change what is created instead`);
  }
}
for (const [name, found] of places) {
  if (found.length > 1) problems.push(`${name} is defined ${found.length} times: ${found.join(', ')}`);
}
if (readFileSync(baselineFile, 'utf8') !== composeBaseline())
  problems.push(
    'The baseline migration is not that of supabase/schemas: run node supabase/local/baseline.ts',
  );

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${places.size} SQL functions, each defined once.` : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
