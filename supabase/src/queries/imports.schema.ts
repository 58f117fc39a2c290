import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';

/** A problem of a row: of one field, or of the whole row. `code` is one of the import's or of `errors`. */
export const importProblem = z.looseObject({
  field: z.optional(z.string()),
  code: z.string(),
  rule: z.optional(z.string()),
  /** Who changed a kept field since, and when; null or absent when nobody is known. */
  by: z.optional(z.nullable(z.string())),
  at: z.optional(z.string()),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** staging: the browser sends rows; checking, applying, undoing: the server works; checked, paused: the seller decides. */
const importStatus = z.enum([
  'staging',
  'checking',
  'checked',
  'applying',
  'paused',
  'done',
  'undoing',
  'undone',
  'cancelled',
]);
export type ImportStatus = z.infer<typeof importStatus>;

/**
 * Of a row. After checking: create, change, unchanged, refused, held (a price that jumps or a doubt waits for a tick). After applying:
 * created, changed. After taking back: undone, or kept because it changed since.
 */
const importOutcome = z.enum([
  'waiting',
  'create',
  'change',
  'unchanged',
  'refused',
  'held',
  'created',
  'changed',
  'undone',
  'kept',
]);
export type ImportOutcome = z.infer<typeof importOutcome>;

const importMode = z.enum(['create', 'update', 'both']);
export type ImportMode = z.infer<typeof importMode>;

const importSummary = z.strictObject({
  id: z.string(),
  file_name: z.string(),
  mode: importMode,
  status: importStatus,
  row_count: z.number(),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** Null when the person is gone. */
  created_by: z.nullable(z.string()),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** Where an import stands. The counts add up to `row_count`. */
const importProgress = z.extend(importSummary, {
  /** The person's id. */
  created_by: z.nullable(z.string()),
  file_hash: z.string(),
  /** A price that moves by more than so many percent is held. */
  price_jump: z.number(),
  /** The file's number of the row that the work under way has reached. */
  position: z.number(),
  counts: z.partialRecord(importOutcome, z.number()),
  /** Held rows that are ticked: applied with the others. */
  confirmed: z.number(),
  company_id: z.string(),
  /** The work on it failed three times and waits for `retry`. */
  set_aside: z.boolean(),
  /** Pictures that its rows name: how many, brought, failed, and not brought yet by kind of name. */
  pictures: z.strictObject({
    named: z.number(),
    ready: z.number(),
    failed: z.number(),
    addresses: z.number(),
    files: z.number(),
  }),
});
export type ImportProgress = z.infer<typeof importProgress>;

const importRow = z.strictObject({
  /** The file's own number of the row. */
  row: z.number(),
  values: z.record(z.string(), z.json()),
  outcome: importOutcome,
  problems: z.array(importProblem),
  confirmed: z.boolean(),
  product_id: z.nullable(z.number()),
  /** Of the product that is there already. */
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  /** Of the fields that differ. */
  before: z.nullable(z.record(z.string(), z.json())),
  after: z.nullable(z.record(z.string(), z.json())),
});
export type ImportRow = z.infer<typeof importRow>;

/** A picture that has not been brought; `problem` is an error code. */
const wantedPicture = z.strictObject({
  /** A file name or an address. */
  name: z.string(),
  problem: z.nullable(z.string()),
});
export type WantedPicture = z.infer<typeof wantedPicture>;

/** What taking an import back would restore, in rows; `next` goes on counting, null at the end. */
const undoCounts = z.strictObject({
  undone: z.number(),
  /** Rows of which some fields stay. */
  partly: z.number(),
  kept: z.number(),
  next: z.nullable(z.number()),
});
export type UndoCounts = z.infer<typeof undoCounts>;

export const importsAnswers = {
  preview_import_undo: undoCounts,
  steer_import: importStatus,
  create_import: z.strictObject({
    id: z.string(),
    status: importStatus,
    repeats: z.nullable(z.string()),
  }),
  get_import: importProgress,
  list_import_rows: pageOf(importRow),
  list_imports: pageOf(importSummary),
  list_import_pictures: pageOf(wantedPicture),
};
