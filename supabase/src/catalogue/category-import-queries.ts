import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import type { ImportProblem } from '../imports/queries.ts';
import type { CategoryImportResult, CategoryImports, UndoneCategories } from './category-import-answers.ts';

export type {
  CategoryImport,
  CategoryImportResult,
  CategoryImports,
  CategoryOutcome,
  CategoryRowResult,
  UndoneCategories,
} from './category-import-answers.ts';

/** Row limit of a file. */
export const maxCategoryRows = 5_000;

export interface CategoryFileRow {
  /** Row number in the file. */
  row: number;
  /** Values by field: null clears the field, an absent field stays unchanged. */
  values: Record<string, Json>;
  /** Unreadable cells; a row with any is refused. */
  problems: ImportProblem[];
}

/** Path of a category: the names from the first level down, joined to one text per language. */
export interface CategoryPlace {
  en: string;
  ar: string;
}

export interface CategoryFile {
  /** UUID generated once per file; identifies the import in the audit log. */
  id: string;
  name: string;
  rows: CategoryFileRow[];
}

/**
 * Previews the import of a file: the database writes the rows and rolls them back.
 * Throws AppError `not_allowed`, `invalid_input` {field, rule}.
 */
export async function tryCategories(db: DataClient, file: CategoryFile): Promise<CategoryImportResult> {
  return call(db, 'import_categories', {
    import_id: file.id,
    file_name: file.name,
    file_rows: file.rows,
  });
}

/** Imports a previewed file. Throws AppError `stale_version` if the outcome would differ from the preview. */
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

/** The ten latest imports. Throws AppError `not_allowed`. */
export async function listCategoryImports(db: DataClient): Promise<CategoryImports> {
  return call(db, 'list_category_imports');
}

/** Previews the undo of an import. Throws AppError `import_not_found`, `import_state_changed` {status: undone}. */
export async function tryUndoOfCategories(db: DataClient, importId: string): Promise<UndoneCategories> {
  return call(db, 'undo_category_import', { import_id: importId });
}

/** Undoes a previewed import. Throws AppError `stale_version` if the outcome would differ from the preview. */
export async function undoCategories(
  db: DataClient,
  importId: string,
  digest: string,
): Promise<UndoneCategories> {
  return call(db, 'undo_category_import', { import_id: importId, reviewed: digest });
}
