import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { ImportProblem } from './imports.ts';

/** Rows that one file may have. */
export const mostCategoryRows = 5_000;

export interface CategoryFileRow {
  /** The file's own number of the row. */
  row: number;
  /** By field: null empties, and what is absent stays as it is. */
  values: Record<string, Json>;
  /** Of cells that could not be read; the row is refused. */
  problems: ImportProblem[];
}

export type CategoryOutcome = 'create' | 'change' | 'unchanged' | 'refused';

/** A category's place: the names from the first level down, as one text in each language. */
export interface CategoryPlace {
  en: string;
  ar: string;
}

/** What becomes of a row. */
export interface CategoryRowResult {
  row: number;
  outcome: CategoryOutcome;
  name_en: string | null;
  name_ar: string | null;
  problems: ImportProblem[];
  /** By field, those that differ; `parent` is a CategoryPlace or null. Null for a new category. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface CategoryImportResult {
  rows: CategoryRowResult[];
  counts: Partial<Record<CategoryOutcome, number>>;
  /** Names what would happen; writing it asks for it. */
  digest: string;
}

/** What is sent: `id` is made once per file, and names the work in the audit log. */
export interface CategoryFile {
  id: string;
  name: string;
  rows: CategoryFileRow[];
}

/**
 * Tries the rows of a file: they are written and taken back.
 * Throws AppError `not_allowed`, `invalid_input` {field, rule}.
 */
export async function tryCategories(db: DataClient, file: CategoryFile): Promise<CategoryImportResult> {
  return answerOf(
    await db.rpc('import_categories', {
      import_id: file.id,
      file_name: file.name,
      file_rows: file.rows as unknown as Json,
    }),
  );
}

/** Writes what a trial has shown. Throws AppError `stale_version` when something else would happen by now. */
export async function importCategories(
  db: DataClient,
  file: CategoryFile,
  digest: string,
): Promise<CategoryImportResult> {
  return answerOf(
    await db.rpc('import_categories', {
      import_id: file.id,
      file_name: file.name,
      file_rows: file.rows as unknown as Json,
      reviewed: digest,
    }),
  );
}
