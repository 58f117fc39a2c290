import { z } from 'zod/mini';
import { importProblem } from '../imports/answers.ts';

const categoryOutcome = z.enum(['create', 'change', 'unchanged', 'refused']);
export type CategoryOutcome = z.infer<typeof categoryOutcome>;

/** Outcome of a row, in the preview and in the import. */
const categoryRowResult = z.strictObject({
  row: z.number(),
  outcome: categoryOutcome,
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  problems: z.array(importProblem),
  /** Differing fields; `parent` is a CategoryPlace or null. Null for a new category, absent for refused rows. */
  before: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  after: z.optional(z.record(z.string(), z.unknown())),
});
export type CategoryRowResult = z.infer<typeof categoryRowResult>;

const categoryImportResult = z.strictObject({
  rows: z.array(categoryRowResult),
  counts: z.partialRecord(categoryOutcome, z.number()),
  /** Hash of the previewed changes; `importCategories` takes it to refuse a different outcome. */
  digest: z.string(),
});
export type CategoryImportResult = z.infer<typeof categoryImportResult>;

export const categoryImportAnswers = {
  import_categories: categoryImportResult,
};
