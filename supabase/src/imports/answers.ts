import { z } from 'zod/mini';
import { knownChange } from '../audit/changes-answers.ts';
import { pageOf } from '../base/lists-answers.ts';

/** A problem of one field or, without `field`, of the whole row. `code` is an import code or a code of AppError. */
export const importProblem = z.looseObject({
  field: z.optional(z.string()),
  code: z.string(),
  rule: z.optional(z.string()),
  /** Person who changed the field after the import, so that an undo leaves it, and the time; absent if unknown. */
  ...z.partial(knownChange).shape,
});
export type ImportProblem = z.infer<typeof importProblem>;

/**
 * `staging`: the browser sends rows; `checking`, `applying`, `undoing`: the server job works; `checked`, `paused`: the import
 * waits for the seller.
 */
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
 * Outcome of a row. After checking: create, change, unchanged, refused, or held (a large price change or a doubtful cell
 * needs confirmation). After applying: created, changed. After an undo: undone, or kept because the product changed since.
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
  /** Name of the person; null after the account was erased. */
  created_by: z.nullable(z.string()),
});
export type ImportSummary = z.infer<typeof importSummary>;

const importProgress = z.extend(importSummary, {
  /** User id. */
  created_by: z.nullable(z.string()),
  file_hash: z.string(),
  /** Rows that change a price by more than this percentage are held. */
  price_jump: z.number(),
  /** Row number in the file that the running job has reached. */
  position: z.number(),
  /** Rows by outcome; the counts add up to `row_count`. */
  counts: z.partialRecord(importOutcome, z.number()),
  /** Held rows that the seller confirmed; they are applied with the others. */
  confirmed: z.number(),
  company_id: z.string(),
  /** The job failed three times and waits for `retry`. */
  set_aside: z.boolean(),
  /** Pictures that the rows name; `addresses` and `files` are not loaded yet, named by URL or by file name. */
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
  /** Row number in the file. */
  row: z.number(),
  values: z.record(z.string(), z.json()),
  outcome: importOutcome,
  problems: z.array(importProblem),
  confirmed: z.boolean(),
  product_id: z.nullable(z.number()),
  /** Names of the existing product; null for a new one. */
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  /** Differing fields only; the same for `after`. */
  before: z.nullable(z.record(z.string(), z.json())),
  after: z.nullable(z.record(z.string(), z.json())),
});
export type ImportRow = z.infer<typeof importRow>;

/** Kind of a row's problem; one correction can fix all rows with the same kind. */
const importProblemKind = z.strictObject({
  field: z.optional(z.string()),
  code: z.string(),
  rule: z.optional(z.string()),
  /** Key of a missing attribute. */
  attribute: z.optional(z.string()),
  /** Text of the wrong cell, or the currency of an amount that is not in dinars; absent if the cell is blank. */
  value: z.optional(z.string()),
});
export type ImportProblemKind = z.infer<typeof importProblemKind>;

const importProblemGroup = z.strictObject({
  kind: importProblemKind,
  /** The problem of the first row. */
  problem: importProblem,
  rows: z.number(),
  first_row: z.number(),
});
export type ImportProblemGroup = z.infer<typeof importProblemGroup>;

/** A picture that is not loaded yet. */
const wantedPicture = z.strictObject({
  /** File name or URL. */
  name: z.string(),
  /** Error code of the last attempt; null before the first. */
  problem: z.nullable(z.string()),
});
export type WantedPicture = z.infer<typeof wantedPicture>;

/** Rows that an undo would restore, counted in parts. */
const undoCounts = z.strictObject({
  undone: z.number(),
  /** Rows of which only some fields would be restored. */
  partly: z.number(),
  /** Rows that would stay, because the product changed since. */
  kept: z.number(),
  /** The first rows of which something stays, with the reasons. */
  stays: z.array(importRow),
  /** Row at which counting continues; null at the end. */
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
  list_import_problems: z.array(importProblemGroup),
  correct_import_rows: z.strictObject({
    rows: z.number(),
    /** Whether rows are left for another call. */
    more: z.boolean(),
  }),
  list_imports: pageOf(importSummary),
  list_import_pictures: pageOf(wantedPicture),
};
