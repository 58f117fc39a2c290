/**
 * Writes the one migration that creates the whole database from the declarative schema in `supabase/schemas`. Until the first
 * release the schema files are edited and this file is written from them; after it, changes become migrations of their own.
 * `node supabase/local/baseline.ts`
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readProjectConfig, supabaseFolder } from './api-config.ts';

export const baselineFile = join(supabaseFolder, 'migrations/20261125000000_create_baseline.sql');

/** Begins the line above the content of each schema file, before its path. */
const sourceMark = '-- Source: ';

/** Function bodies are not checked when they are created: they may name what a later file creates. */
const head = `-- Written by supabase/local/baseline.ts from supabase/schemas; do not edit.
set check_function_bodies = off;
`;

/** Paths of the schema files below `folder` (`supabase/`) in the order of `schema_paths` in config.toml. Throws for a file in no path. */
export function listSchemaFiles(folder = supabaseFolder): string[] {
  const { schema_paths } = readProjectConfig().db.migrations;
  const ordered = new Set(schema_paths.flatMap((path) => globSync(path, { cwd: folder }).sort()));
  const missed = globSync('schemas/**/*.sql', { cwd: folder }).filter((file) => !ordered.has(file));
  if (missed.length > 0) throw new Error(`No path of schema_paths in config.toml holds ${missed.join(', ')}`);
  return [...ordered];
}

/** Text of the baseline migration as the schema files are now. */
export function composeBaseline(folder = supabaseFolder): string {
  const parts = listSchemaFiles(folder).map(
    (file) => `${sourceMark}${file}\n${readFileSync(join(folder, file), 'utf8')}`,
  );
  return [head, ...parts].join('\n');
}

/** Schema file and line (`schemas/….sql:12`) from which a line of the baseline came, counted from 1; undefined for its head. */
export function sourceOfLine(baseline: string, line: number): string | undefined {
  const above = baseline.split('\n').slice(0, line);
  const at = above.findLastIndex((text) => text.startsWith(sourceMark));
  return at < 0 ? undefined : `${above[at]!.slice(sourceMark.length)}:${line - at - 1}`;
}

/** Writes the baseline if the schema files have changed since. */
export function writeBaseline(): void {
  const text = composeBaseline();
  let written: string | undefined;
  try {
    written = readFileSync(baselineFile, 'utf8');
  } catch {
    // There is none yet.
  }
  if (written === text) return;
  writeFileSync(baselineFile, text);
  console.log(`Wrote ${relative(process.cwd(), baselineFile)}`);
}

if (import.meta.main) writeBaseline();
