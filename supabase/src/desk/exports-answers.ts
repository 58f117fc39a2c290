import { z } from 'zod/mini';
import { auditEntry, type AuditEntry } from '../audit/answers.ts';
import { exportColumns, type ExportEntity } from './exports-values.ts';

/** Action, subject and changes of an audit entry. */
const logAction = z.pick(auditEntry, { action: true, table_name: true });
const logSubject = z.pick(auditEntry, { table_name: true, label: true, names: true });
export type LogAction = z.infer<typeof logAction>;
export type LogSubject = z.infer<typeof logSubject>;
export type LogChanges = AuditEntry['changes'];

/** Path of a category, or its slug if the path could mean another one. */
const categoryPlace = z.strictObject({ en: z.string(), ar: z.string() });

const exportRow = z.record(
  z.string(),
  z.nullable(
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      categoryPlace,
      logAction,
      logSubject,
      auditEntry.shape.changes,
    ]),
  ),
);
export type ExportRow = z.infer<typeof exportRow>;

const begunExport = z.strictObject({
  id: z.string(),
  /** Number of rows by kind, counted up to five million. */
  counts: z.partialRecord(z.enum(Object.keys(exportColumns) as ExportEntity[]), z.number()),
});
export type BegunExport = z.infer<typeof begunExport>;

const restoreTests = z.strictObject({
  /** Latest first. */
  items: z.array(
    z.strictObject({
      id: z.number(),
      /** `YYYY-MM-DD`. */
      tested_on: z.string(),
      succeeded: z.boolean(),
      note: z.nullable(z.string()),
      /** Null after the account was erased. */
      author_name: z.nullable(z.string()),
    }),
  ),
  /** True if no test succeeded within 90 days. */
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
