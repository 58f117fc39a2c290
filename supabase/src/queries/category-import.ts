import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import type { ImportProblem } from './imports.ts';
import type { CategoryImportResult } from './category-import.schema.ts';

export type { CategoryImportResult, CategoryOutcome, CategoryRowResult } from './category-import.schema.ts';

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

/** A category's place: the names from the first level down, as one text in each language. */
export interface CategoryPlace {
  en: string;
  ar: string;
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
  return call(db, 'import_categories', {
    import_id: file.id,
    file_name: file.name,
    file_rows: file.rows,
  });
}

/** Writes what a trial has shown. Throws AppError `stale_version` when something else would happen by now. */
export async function importCategories(
  db: DataClient,
  file: CategoryFile,
  digest: string,
): Promise<CategoryImportResult> {
  return call(db, 'import_categories', {
    import_id: file.id,
    file_name: file.name,
    file_rows: file.rows,
    reviewed: digest,
  });
}
