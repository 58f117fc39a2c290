import type { DataClient } from '@mawad/supabase/client';
import {
  createImport,
  stageImportRows,
  stagingBatchSize,
  steerImport,
  type ImportMode,
  type ImportProblem,
  type StagedRow,
} from '@mawad/supabase/imports/queries';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { readAsShown, type ColumnTarget, type FieldName } from '../../product-file/fields.ts';
import { hashOf } from './file-hash.ts';
import { importLimits } from '../../product-file/import-limits.ts';
import { heldDoubts, type FindCategory } from '../../product-file/read-cell.ts';
import { readProductRow } from '../../product-file/read-product-row.ts';
import { skippedRow, type SkippedRow } from '../../product-file/skipped-row.ts';

/** File to upload and how to read it. */
export interface FilePlan {
  /** Created once, so that a retry continues the same import. */
  id: string;
  file: File;
  sheet: string;
  mode: ImportMode;
  /** Row number of the headings in the file; only later rows are read. */
  headingRow: number;
  targets: readonly (ColumnTarget | null)[];
  /** Headings by column. */
  titles: readonly string[];
}

/** Notices about an uploaded file. */
export interface SentFile {
  /** Time of an earlier import of the same file, or null. */
  repeats: string | null;
  /** First cells read with a doubt; `doubtCount` counts all. */
  doubts: { row: number; problem: ImportProblem }[];
  doubtCount: number;
  /** First rows that are about no product; `skippedCount` counts all. */
  skipped: SkippedRow[];
  skippedCount: number;
}

/** Maximum number of doubts and skipped rows listed. */
const shownNotices = 10;

const isReadAsShown = (target: ColumnTarget) =>
  target.startsWith('attribute:') || readAsShown.has(target as FieldName);

/** The file has no row with values. */
export class NothingToImport extends Error {}

/**
 * Uploads a file's rows and has the server check them. `onProgress` receives the number of rows read and uploaded. A
 * repeated call replaces earlier rows. Throws SheetError, AppError, NothingToImport, and the signal's reason.
 */
export async function stageFile(
  db: DataClient,
  plan: FilePlan,
  options: {
    findCategory: FindCategory;
    signal: AbortSignal;
    onProgress: (done: number) => void;
    onRepeat: (date: string) => void;
  },
): Promise<SentFile> {
  const { file, sheet, id, mode, targets } = plan;
  const { findCategory, signal, onProgress, onRepeat } = options;
  const { batches } = await openSpreadsheet(file, {
    limits: importLimits,
    sheet: sheet === '' ? undefined : sheet,
    shown: targets.flatMap((target, place) => (target !== null && isReadAsShown(target) ? [place] : [])),
    signal,
  });
  const fileHash = await hashOf(file);
  const { repeats } = await createImport(db, { id, fileName: file.name.slice(-255), fileHash, mode });
  if (repeats !== null) onRepeat(repeats);
  const found: SentFile = { repeats, doubts: [], doubtCount: 0, skipped: [], skippedCount: 0 };
  let [done, sent] = [0, 0];
  for await (const { rows } of batches) {
    const body = rows.filter(({ number }) => number > plan.headingRow);
    const skipped = body.map((row) => skippedRow(row, targets, plan.titles));
    found.skipped.push(...skipped.filter((row) => row !== null));
    found.skippedCount += skipped.filter((row) => row !== null).length;
    found.skipped.length = Math.min(found.skipped.length, shownNotices);
    const read = body
      .filter((_row, place) => skipped[place] === null)
      .map((row) => readProductRow(row, targets, findCategory))
      .filter((row) => row !== null);
    for (const { row, doubts } of read) {
      const visible = doubts.filter(({ code }) => !heldDoubts.has(code));
      found.doubts.push(...visible.map((one) => ({ row, problem: { ...one } })));
      found.doubtCount += visible.length;
      found.doubts.length = Math.min(found.doubts.length, shownNotices);
    }
    const staged = read.map(({ row, values, problems, doubts }): StagedRow => ({
      row,
      values,
      problems: problems.map((one) => ({ ...one })),
      doubts: doubts.filter(({ code }) => heldDoubts.has(code)).map((one) => ({ ...one })),
    }));
    for (let from = 0; from < staged.length; from += stagingBatchSize) {
      signal.throwIfAborted();
      await stageImportRows(db, id, staged.slice(from, from + stagingBatchSize));
    }
    sent += staged.length;
    onProgress((done += rows.length));
  }
  signal.throwIfAborted();
  if (sent === 0) throw new NothingToImport();
  await steerImport(db, id, 'check');
  return found;
}
