import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import {
  beginExport,
  type ExportColumn,
  exportColumns,
  type ExportEntity,
  type ExportKind,
  type ExportPeriod,
  type ExportRow,
  readExportRows,
} from '@mawad/supabase/desk/exports-queries';
import type { WrittenCell } from '@mawad/shared-ui/spreadsheet/workbook-writer.ts';
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
  period: ExportPeriod;
  isRightToLeft: boolean;
  sheetName: (entity: ExportEntity) => string;
  heading: (column: ExportColumn) => string;
  /** Cell of a value whose kind is a code or an entry of the log. */
  wordOf: (kind: WordedKind, value: ExportRow[string], row: ExportRow) => string;
  onProgress: (progress: ExportProgress) => void;
  signal: AbortSignal;
}

const plainKinds = ['text', 'number', 'boolean', 'time', 'day'] as const;
type PlainKind = (typeof plainKinds)[number];
export type WordedKind = Exclude<ExportKind, PlainKind | 'picture'>;

const isPlain = (kind: ExportKind): kind is PlainKind => (plainKinds as readonly string[]).includes(kind);

const columnsOf = (entity: ExportEntity) =>
  Object.entries(exportColumns[entity]) as [ExportColumn, ExportKind][];

/**
 * Reads the rows of each kind page by page and writes one .xlsx file with a sheet per kind. Throws TooManyRows,
 * AppError, SheetError `export_failed`, or the signal's reason.
 */
export async function writeExport({ data, config }: Backend, task: ExportTask): Promise<WrittenPages> {
  const { entities, period, signal, onProgress } = task;
  const { id, counts } = await beginExport(data, entities, period);
  signal.throwIfAborted();
  const total = entities.reduce((sum, entity) => sum + (counts[entity] ?? 0), 0);
  if (total > exportLimit) throw new TooManyRows(total);
  const sheets = entities.map((entity) => {
    const columns = columnsOf(entity);
    const cellOf = (column: ExportColumn, kind: ExportKind, row: ExportRow): WrittenCell => {
      const value = row[column] ?? null;
      if (value === null) return null;
      // Pictures are written as URLs, which imports accept.
      if (kind === 'picture') return publicFileUrl(config, String(value));
      return isPlain(kind) ? (value as WrittenCell) : task.wordOf(kind, value, row);
    };
    return {
      start: {
        name: task.sheetName(entity),
        isRightToLeft: task.isRightToLeft,
        columns: columns.map(([column, kind]) => ({
          heading: task.heading(column),
          kind: isPlain(kind) ? kind : ('text' as const),
        })),
      },
      read: async (after?: string) => {
        const { rows, next } = await readExportRows(data, { id, entity, after, limit: pageSize }, signal);
        return { items: rows, next };
      },
      rowsOf: (row: ExportRow) => [columns.map(([column, kind]) => cellOf(column, kind, row))],
    };
  });
  return writePages(sheets, {
    total,
    signal,
    onProgress: ({ sheet, ...progress }) => onProgress({ entity: entities[sheet]!, ...progress }),
  });
}
