import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import {
  beginExport,
  type ExportColumn,
  exportColumns,
  type ExportEntity,
  type ExportKind,
  type ExportRow,
  readExportRows,
} from '@mawad/supabase/desk/exports-queries';
import { writePages, type WrittenPages } from '@mawad/shared-ui/spreadsheet/write-pages.ts';

/** Rows per request. */
const pageSize = 1000;

/** Maximum rows of all sheets: a browser can hold the packed file, and reading takes under an hour. */
export const exportLimit = 2_000_000;

export interface ExportProgress {
  entity: ExportEntity;
  /** Rows of all sheets. */
  done: number;
  total: number;
  isWaiting: boolean;
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
export async function writeExport({ data, config }: Backend, task: ExportTask): Promise<WrittenPages> {
  const { entities, signal, onProgress } = task;
  const { id, counts } = await beginExport(data, entities);
  signal.throwIfAborted();
  const total = entities.reduce((sum, entity) => sum + (counts[entity] ?? 0), 0);
  if (total > exportLimit) throw new TooManyRows(total);
  const sheets = entities.map((entity) => {
    const columns = columnsOf(entity);
    // Pictures are written as URLs, which imports accept.
    const cellOf = (value: ExportRow[string] | undefined, kind: ExportKind) =>
      kind === 'picture' && typeof value === 'string' ? publicFileUrl(config, value) : value;
    return {
      start: {
        name: task.sheetName(entity),
        isRightToLeft: task.isRightToLeft,
        columns: columns.map(([column, kind]) => ({
          heading: task.heading(column),
          kind: kind === 'picture' ? ('text' as const) : kind,
        })),
      },
      read: async (after?: string) => {
        const { rows, next } = await readExportRows(data, { id, entity, after, limit: pageSize }, signal);
        return { items: rows, next };
      },
      rowsOf: (row: ExportRow) => [columns.map(([column, kind]) => cellOf(row[column], kind))],
    };
  });
  return writePages(sheets, {
    total,
    signal,
    onProgress: ({ sheet, ...progress }) => onProgress({ entity: entities[sheet]!, ...progress }),
  });
}
