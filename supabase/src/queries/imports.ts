import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';

export type ImportMode = 'create' | 'update' | 'both';

/** staging: the browser sends rows; checking, applying, undoing: the server works; checked, paused: the seller decides. */
export type ImportStatus =
  'staging' | 'checking' | 'checked' | 'applying' | 'paused' | 'done' | 'undoing' | 'undone' | 'cancelled';

/**
 * Of a row. After checking: create, change, unchanged, refused, held (a price that jumps waits for a tick). After applying:
 * created, changed. After taking back: undone, or kept because it changed since.
 */
export type ImportOutcome =
  | 'waiting'
  | 'create'
  | 'change'
  | 'unchanged'
  | 'refused'
  | 'held'
  | 'created'
  | 'changed'
  | 'undone'
  | 'kept';

export interface ImportSummary {
  id: string;
  file_name: string;
  mode: ImportMode;
  status: ImportStatus;
  row_count: number;
  created_at: string;
  finished_at: string | null;
  /** Null when the person is gone. */
  created_by: string | null;
}

/** Where an import stands. The counts add up to `row_count`. */
export interface ImportProgress extends Omit<ImportSummary, 'created_by'> {
  file_hash: string;
  /** A price that moves by more than so many percent is held. */
  price_jump: number;
  /** The file's number of the row that the work under way has reached. */
  position: number;
  counts: Partial<Record<ImportOutcome, number>>;
  /** Held rows that are ticked: applied with the others. */
  confirmed: number;
  company_id: string;
  /** Pictures that its rows name: how many, brought, failed, and not brought yet by kind of name. */
  pictures: { named: number; ready: number; failed: number; addresses: number; files: number };
}

/** A picture that has not been brought; `problem` is an error code. */
export interface WantedPicture {
  /** A file name or an address. */
  name: string;
  problem: string | null;
}

/** A problem of a row: of one field, or of the whole row. `code` is one of the import's or of `errors`. */
export type ImportProblem = { field?: string; code: string; rule?: string } & Record<string, unknown>;

export interface ImportRow {
  /** The file's own number of the row. */
  row: number;
  values: Record<string, Json>;
  outcome: ImportOutcome;
  problems: ImportProblem[];
  confirmed: boolean;
  product_id: number | null;
  /** Of the product that is there already. */
  name_en: string | null;
  name_ar: string | null;
  /** Of the fields that differ. */
  before: Record<string, Json> | null;
  after: Record<string, Json> | null;
}

/** A row as the browser read it. */
export interface StagedRow {
  row: number;
  values: Record<string, unknown>;
  problems: ImportProblem[];
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
  return answerOf(
    await db.rpc('create_import', {
      import_id: input.id,
      file_name: input.fileName,
      file_hash: input.fileHash,
      mode: input.mode,
    }),
  );
}

/** Stages rows, or replaces those that were staged before. Answers how many the import has. Throws AppError `import_state_changed`. */
export async function stageImportRows(
  db: DataClient,
  id: string,
  rows: readonly StagedRow[],
): Promise<number> {
  return answerOf(await db.rpc('stage_import_rows', { import_id: id, staged: rows as unknown as Json }));
}

/** Moves an import on; the server works on it by itself. Throws AppError `import_state_changed` {status}, `import_not_found`. */
export async function steerImport(
  db: DataClient,
  id: string,
  action: 'check' | 'apply' | 'pause' | 'cancel' | 'undo',
): Promise<ImportStatus> {
  return answerOf(await db.rpc('steer_import', { import_id: id, action }));
}

/** Ticks what is held: the given rows, or all. Answers how many. Throws AppError `import_state_changed`. */
export async function confirmImportRows(
  db: DataClient,
  id: string,
  { rows, confirmed = true }: { rows?: number[]; confirmed?: boolean } = {},
): Promise<number> {
  return answerOf(await db.rpc('confirm_import_rows', { import_id: id, row_numbers: rows, confirmed }));
}

/** Throws AppError `import_not_found` also for another company's. */
export async function getImport(db: DataClient, id: string): Promise<ImportProgress> {
  return answerOf(await db.rpc('get_import', { import_id: id }));
}

/** Rows in the order of the file. Throws AppError `not_approved`. */
export async function listImportRows(
  db: DataClient,
  id: string,
  filter: { outcome?: ImportOutcome; page?: number; page_size?: number },
): Promise<Page<ImportRow>> {
  return answerOf(await db.rpc('list_import_rows', { import_id: id, filter: filter as Json }));
}

/** The company's imports, newest first. */
export async function listImports(
  db: DataClient,
  filter: { page?: number; page_size?: number },
): Promise<Page<ImportSummary>> {
  return answerOf(await db.rpc('list_imports', { filter: filter as Json }));
}

/** Pictures that have not been brought: addresses not tried yet, those named by file, or those that failed. */
export async function listWantedPictures(
  db: DataClient,
  id: string,
  filter: { state: 'addresses' | 'files' | 'failed'; page?: number; page_size?: number },
): Promise<Page<WantedPicture>> {
  return answerOf(await db.rpc('list_import_pictures', { import_id: id, filter: filter as Json }));
}

/** Notes where a picture was published, or the code of why it was not. Throws AppError `import_state_changed`. */
export async function setImportPicture(
  db: DataClient,
  id: string,
  name: string,
  outcome: { path: string } | { problem: string },
): Promise<void> {
  answerOf(await db.rpc('set_import_picture', { import_id: id, name, ...outcome }));
}

/** Forgets why pictures could not be brought, so that they are tried again. */
export async function retryImportPictures(db: DataClient, id: string): Promise<void> {
  answerOf(await db.rpc('retry_import_pictures', { import_id: id }));
}
