import { z } from 'zod/mini';
import { exportColumns, type ExportEntity } from './exports.ts';

const exportRow = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])));
export type ExportRow = z.infer<typeof exportRow>;

const begunExport = z.strictObject({
  id: z.string(),
  /** Rows of each kind; counts end at five million. */
  counts: z.partialRecord(z.enum(Object.keys(exportColumns) as ExportEntity[]), z.number()),
});
export type BegunExport = z.infer<typeof begunExport>;

/** Tests of restoring a backup, the latest first. */
const restoreTests = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.number(),
      /** As 2026-12-31. */
      tested_on: z.string(),
      succeeded: z.boolean(),
      note: z.nullable(z.string()),
      /** Null once the account is gone. */
      author_name: z.nullable(z.string()),
    }),
  ),
  /** Whether no test succeeded within ninety days. */
  is_due: z.boolean(),
});
export type RestoreTests = z.infer<typeof restoreTests>;

export const exportsAnswers = {
  list_restore_tests: restoreTests,
  begin_export: begunExport,
  export_rows: z.strictObject({
    rows: z.array(exportRow),
    next: z.nullable(z.string()),
  }),
};
