import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import {
  beginExport,
  type ExportColumn,
  exportColumns,
  type ExportEntity,
  type ExportKind,
  type ExportRow,
  readExportRows,
} from '@mawad/supabase/queries/exports';
import { pagesAhead } from '@mawad/shared-ui/spreadsheet/pages-ahead.ts';
import { writeWorkbook } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';

/** Rows per request. */
const pageSize = 1000;

/** Maximum rows of all sheets: a browser can hold the packed file, and reading takes under an hour. */
export const exportLimit = 2_000_000;

export interface ExportProgress {
  entity: ExportEntity;
  /** Rows of all sheets. */
  done: number;
  total: number;
}

/** Thrown before reading when the row count exceeds `exportLimit`. */
export class TooManyRows extends Error {
  readonly total: number;

  constructor(total: number) {
    super('too many rows');
    this.name = 'TooManyRows';
    this.total = total;
  }
}

interface ExportTask {
  entities: readonly ExportEntity[];
  isRightToLeft: boolean;
  sheetName: (entity: ExportEntity) => string;
  heading: (column: ExportColumn) => string;
  onProgress: (progress: ExportProgress) => void;
  signal: AbortSignal;
}

const columnsOf = (entity: ExportEntity) =>
  Object.entries(exportColumns[entity]) as [ExportColumn, ExportKind][];

/**
 * Reads the rows of each kind page by page and writes one .xlsx file with a sheet per kind. Throws TooManyRows,
 * AppError, SheetError `export_failed`, or the signal's reason.
 */
export async function writeExport(
  { data, config }: Backend,
  task: ExportTask,
): Promise<{ file: Blob; rows: number }> {
  const { entities, signal, onProgress } = task;
  const { id, counts } = await beginExport(data, entities);
  signal.throwIfAborted();
  const total = entities.reduce((sum, entity) => sum + (counts[entity] ?? 0), 0);
  if (total > exportLimit) throw new TooManyRows(total);
  const book = writeWorkbook(signal);
  let done = 0;
  try {
    for (const entity of entities) {
      const columns = columnsOf(entity);
      // Pictures are written as URLs, which imports accept.
      const cellOf = (value: ExportRow[string] | undefined, kind: ExportKind) =>
        kind === 'picture' && typeof value === 'string' ? publicFileUrl(config, value) : value;
      const cellsOf = (row: ExportRow) => columns.map(([column, kind]) => cellOf(row[column], kind));
      onProgress({ entity, done, total });
      await book.begin({
        name: task.sheetName(entity),
        isRightToLeft: task.isRightToLeft,
        columns: columns.map(([column, kind]) => ({
          heading: task.heading(column),
          kind: kind === 'picture' ? 'text' : kind,
        })),
      });
      const read = (after?: string) => readExportRows(data, { id, entity, after, limit: pageSize }, signal);
      for await (const page of pagesAhead(read)) {
        if (page.rows.length > 0) await book.add(page.rows.map(cellsOf));
        done += page.rows.length;
        // Rows added after the count raise the total.
        onProgress({ entity, done, total: Math.max(total, done) });
      }
    }
    return { file: await book.close(), rows: done };
  } catch (error) {
    book.abandon();
    throw error;
  }
}
