import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Page } from './lists.schema.ts';
import type {
  ImportMode,
  ImportOutcome,
  ImportProblem,
  ImportProgress,
  ImportRow,
  ImportStatus,
  ImportSummary,
  UndoCounts,
  WantedPicture,
} from './imports.schema.ts';

export type {
  ImportMode,
  ImportOutcome,
  ImportProblem,
  ImportProgress,
  ImportRow,
  ImportStatus,
  ImportSummary,
  UndoCounts,
  WantedPicture,
} from './imports.schema.ts';

/** A row as the browser read it. */
export interface StagedRow {
  row: number;
  values: Record<string, unknown>;
  problems: ImportProblem[];
  /** Of cells that were read, but only count when the seller ticks the row. */
  doubts?: ImportProblem[];
}

/** Most rows of one `stageImportRows` call. */
export const stagedAtOnce = 1_000;

/**
 * Begins an import; the same id again answers the same one. `repeats` is when this very file was imported before.
 * Throws AppError `not_approved`, `not_allowed`.
 */
export async function createImport(
  db: DataClient,
  input: { id: string; fileName: string; fileHash: string; mode: ImportMode },
): Promise<{ id: string; status: ImportStatus; repeats: string | null }> {
  return call(db, 'create_import', {
    import_id: input.id,
    file_name: input.fileName,
    file_hash: input.fileHash,
    mode: input.mode,
  });
}

/** Stages rows, or replaces those that were staged before. Answers how many the import has. Throws AppError `import_state_changed`. */
export async function stageImportRows(
  db: DataClient,
  id: string,
  rows: readonly StagedRow[],
): Promise<number> {
  return call(db, 'stage_import_rows', { import_id: id, staged: rows });
}

/** Moves an import on; the server works on it by itself. Throws AppError `import_state_changed` {status}, `import_not_found`. */
export async function steerImport(
  db: DataClient,
  id: string,
  action: 'check' | 'apply' | 'pause' | 'cancel' | 'undo' | 'retry',
): Promise<ImportStatus> {
  return call(db, 'steer_import', { import_id: id, action });
}

/**
 * Counts what taking an import back would restore now, in several calls when it has many rows.
 * Throws AppError `import_state_changed` {status}.
 */
export async function previewImportUndo(db: DataClient, id: string): Promise<Omit<UndoCounts, 'next'>> {
  const total = { undone: 0, partly: 0, kept: 0 };
  let next: number | null = 0;
  while (next !== null) {
    const counts: UndoCounts = await call(db, 'preview_import_undo', { import_id: id, before_row: next });
    total.undone += counts.undone;
    total.partly += counts.partly;
    total.kept += counts.kept;
    next = counts.next;
  }
  return total;
}

/** Ticks what is held: the given rows, or all. Answers how many. Throws AppError `import_state_changed`. */
export async function confirmImportRows(
  db: DataClient,
  id: string,
  { rows, confirmed = true }: { rows?: number[]; confirmed?: boolean } = {},
): Promise<number> {
  return call(db, 'confirm_import_rows', { import_id: id, row_numbers: rows, confirmed });
}

/** Throws AppError `import_not_found` also for another company's. */
export async function getImport(db: DataClient, id: string): Promise<ImportProgress> {
  return call(db, 'get_import', { import_id: id });
}

/** Rows in the order of the file. Throws AppError `not_approved`. */
export async function listImportRows(
  db: DataClient,
  id: string,
  filter: { outcome?: ImportOutcome; page?: number; page_size?: number },
): Promise<Page<ImportRow>> {
  return call(db, 'list_import_rows', { import_id: id, filter });
}

/** The company's imports, newest first. */
export async function listImports(
  db: DataClient,
  filter: { page?: number; page_size?: number },
): Promise<Page<ImportSummary>> {
  return call(db, 'list_imports', { filter });
}

/** Pictures that have not been brought: addresses not tried yet, those named by file, or those that failed. */
export async function listWantedPictures(
  db: DataClient,
  id: string,
  filter: { state: 'addresses' | 'files' | 'failed'; page?: number; page_size?: number },
): Promise<Page<WantedPicture>> {
  return call(db, 'list_import_pictures', { import_id: id, filter });
}

/** Notes where a picture was published, or the code of why it was not. Throws AppError `import_state_changed`. */
export async function setImportPicture(
  db: DataClient,
  id: string,
  name: string,
  outcome: { path: string } | { problem: string },
): Promise<void> {
  await call(db, 'set_import_picture', { import_id: id, name, ...outcome });
}

/** Forgets why pictures could not be brought, so that they are tried again. */
export async function retryImportPictures(db: DataClient, id: string): Promise<void> {
  await call(db, 'retry_import_pictures', { import_id: id });
}
