import { call } from '../call.ts';
import { sumUndoCounts } from '../sum-undo-counts.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest, TimeSort } from '../base/lists-answers.ts';
import type {
  ImportMode,
  ImportOutcome,
  ImportProblem,
  ImportProblemGroup,
  ImportProblemKind,
  ImportProgress,
  ImportRow,
  ImportStatus,
  ImportSummary,
  UndoCounts,
  WantedPicture,
} from './answers.ts';

export type {
  ImportMode,
  ImportOutcome,
  ImportProblem,
  ImportProblemGroup,
  ImportProblemKind,
  ImportProgress,
  ImportRow,
  ImportStatus,
  ImportSummary,
  UndoCounts,
  WantedPicture,
} from './answers.ts';

/** A row of the file as parsed by the browser. */
export interface StagedRow {
  row: number;
  values: Record<string, unknown>;
  problems: ImportProblem[];
  /** Cells with an uncertain reading; the row is applied only if the seller confirms it. */
  doubts?: ImportProblem[];
}

/** Most rows of one `stageImportRows` call. */
export const stagingBatchSize = 1_000;

/**
 * Starts an import; a repeated id returns the import that was started. `repeats` is the time of an earlier import of the same
 * file, or null. Throws AppError `not_approved`, `not_allowed`.
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

/** Stages rows, replacing those with the same row number; returns the number of staged rows. Throws AppError `import_state_changed`. */
export async function stageImportRows(
  db: DataClient,
  id: string,
  rows: readonly StagedRow[],
): Promise<number> {
  return call(db, 'stage_import_rows', { import_id: id, staged: rows });
}

/**
 * A corrected cell: `value` as in StagedRow, absent for a blank cell; `rate` instead converts the cell's amount to dinars. Of all
 * refused rows with a problem of `kind`, or of the given rows.
 */
export type ImportCorrection = { field: string; value?: unknown; rate?: number } & (
  { kind: ImportProblemKind } | { rows: readonly number[] }
);

/** Most corrections of one `correct_import_rows` call. */
const correctionBatchSize = 2_000;

/**
 * Corrects cells of rows that are not written yet, also after the others were applied, and checks the import again. Returns
 * the number of corrected rows. Throws AppError `import_state_changed`.
 */
export async function correctImportRows(
  db: DataClient,
  id: string,
  corrections: readonly ImportCorrection[],
): Promise<number> {
  let corrected = 0;
  for (let from = 0; from < corrections.length;) {
    const batch = corrections.slice(from, from + correctionBatchSize);
    const { rows, more } = await call(db, 'correct_import_rows', { import_id: id, corrections: batch });
    corrected += rows;
    if (!more) from += correctionBatchSize;
  }
  return corrected;
}

/** Kinds of problems of the refused rows, the commonest first. Throws AppError `not_approved`. */
export async function listImportProblems(db: DataClient, id: string): Promise<ImportProblemGroup[]> {
  return call(db, 'list_import_problems', { import_id: id });
}

/** Changes the status of an import; a server job does the work. Throws AppError `import_state_changed` {status}, `import_not_found`. */
export async function steerImport(
  db: DataClient,
  id: string,
  action: 'check' | 'apply' | 'pause' | 'cancel' | 'undo' | 'retry',
): Promise<ImportStatus> {
  return call(db, 'steer_import', { import_id: id, action });
}

/**
 * Counts the rows that an undo would restore now, in several calls if there are many.
 * Throws AppError `import_state_changed` {status}.
 */
export async function previewImportUndo(db: DataClient, id: string): Promise<Omit<UndoCounts, 'next'>> {
  return sumUndoCounts<ImportRow>((next) =>
    call(db, 'preview_import_undo', { import_id: id, before_row: next }),
  );
}

/** Confirms held rows: the given ones or all; returns their number. Throws AppError `import_state_changed`. */
export async function confirmImportRows(
  db: DataClient,
  id: string,
  { rows, confirmed = true }: { rows?: number[]; confirmed?: boolean } = {},
): Promise<number> {
  return call(db, 'confirm_import_rows', { import_id: id, row_numbers: rows, confirmed });
}

/** Throws AppError `import_not_found`, also for imports of other companies. */
export async function getImport(db: DataClient, id: string): Promise<ImportProgress> {
  return call(db, 'get_import', { import_id: id });
}

/** Rows in the order of the file. Throws AppError `not_approved`. */
export async function listImportRows(
  db: DataClient,
  id: string,
  filter: { outcome?: ImportOutcome } & PageRequest,
): Promise<Page<ImportRow>> {
  return call(db, 'list_import_rows', { import_id: id, filter });
}

/** Imports of the company, newest first. */
export async function listImports(
  db: DataClient,
  filter: { sort?: TimeSort } & PageRequest,
): Promise<Page<ImportSummary>> {
  return call(db, 'list_imports', { filter });
}

/** Pictures not loaded yet: `addresses` were not tried yet, `files` are named by file name, `failed` have a problem. */
export async function listWantedPictures(
  db: DataClient,
  id: string,
  filter: { state: 'addresses' | 'files' | 'failed' } & PageRequest,
): Promise<Page<WantedPicture>> {
  return call(db, 'list_import_pictures', { import_id: id, filter });
}

/** Records the path of a published picture, or the error code of the failure. Throws AppError `import_state_changed`. */
export async function setImportPicture(
  db: DataClient,
  id: string,
  name: string,
  outcome: { path: string } | { problem: string },
): Promise<void> {
  await call(db, 'set_import_picture', { import_id: id, name, ...outcome });
}

/** Clears the problems of failed pictures, so that they are loaded again. */
export async function retryImportPictures(db: DataClient, id: string): Promise<void> {
  await call(db, 'retry_import_pictures', { import_id: id });
}
