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

export const exportsAnswers = {
  begin_export: begunExport,
  export_rows: z.strictObject({
    rows: z.array(exportRow),
    next: z.nullable(z.string()),
  }),
};
