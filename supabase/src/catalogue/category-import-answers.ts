import { z } from 'zod/mini';
import { knownChange } from '../audit/changes-answers.ts';
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

const undoneCategories = z.strictObject({
  restored: z.number(),
  deleted: z.number(),
  kept: z.number(),
  /** The first ten categories that stay as they are. */
  stays: z.array(
    z.strictObject({
      name_en: z.string(),
      name_ar: z.string(),
      /** `changed` since, `in_use` by products or subcategories, `gone`, or `conflict`: the former place or address is taken. */
      reason: z.enum(['changed', 'in_use', 'gone', 'conflict']),
    }),
  ),
  /** Hash of the previewed outcome; `undoCategories` takes it to refuse a different one. */
  digest: z.string(),
});
export type UndoneCategories = z.infer<typeof undoneCategories>;

const categoryImports = z.strictObject({
  /** Latest first. */
  items: z.array(
    z.strictObject({
      id: z.string(),
      /** Name of the file. */
      name: z.string(),
      created: z.number(),
      changed: z.number(),
      created_at: z.string(),
      undone_at: z.nullable(z.string()),
      by_role: knownChange.shape.by_role,
      by: knownChange.shape.by,
    }),
  ),
});
export type CategoryImports = z.infer<typeof categoryImports>;
export type CategoryImport = CategoryImports['items'][number];

export const categoryImportAnswers = {
  undo_category_import: undoneCategories,
  list_category_imports: categoryImports,
  import_categories: categoryImportResult,
};
