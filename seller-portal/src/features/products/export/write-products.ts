import type { NamedAttribute } from '../../../product-file/attributes-query.ts';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import {
  type OwnProductFilter,
  planProductExport,
  readExportedProducts,
} from '@mawad/supabase/queries/own-products';
import { pagesAhead } from '@mawad/shared-ui/spreadsheet/pages-ahead.ts';
import { writeWorkbook } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';
import { importLimits } from '../../../product-file/import-limits.ts';
import { productColumns } from './product-columns.ts';
import { type FileWords, productRowWriter } from './product-rows.ts';

/** Products per request; converting them to rows does not block the page noticeably. */
const pageSize = 500;

export interface ExportProgress {
  /** Number of products written. */
  done: number;
  total: number;
}

interface ExportTask {
  filter: OwnProductFilter;
  words: Omit<FileWords, 'pictureUrl'>;
  sheetName: string;
  categories: readonly Category[];
  attributes: readonly NamedAttribute[];
  onProgress: (progress: ExportProgress) => void;
  signal: AbortSignal;
}

/**
 * Writes matching products to an .xlsx file with the import template's headings, one row for each product or variant. A
 * sheet never exceeds the import's limits; `leftOut` lists headings of omitted columns. Throws AppError, SheetError
 * `export_failed`, or the signal's reason.
 */
export async function writeProducts(
  { data, config }: Backend,
  { filter, words, sheetName, categories, attributes, onProgress, signal }: ExportTask,
): Promise<{ file: Blob; rows: number; leftOut: string[] }> {
  const { language } = words;
  const { count, attributes: keys } = await planProductExport(data, filter, signal);
  const { columns, leftOut } = productColumns(keys, attributes, language);
  const rowsOf = productRowWriter(
    columns.map(({ target }) => target),
    categories,
    { ...words, pictureUrl: (path) => publicFileUrl(config, path) },
  );
  const book = writeWorkbook(signal);
  let [done, rows] = [0, 0];
  try {
    onProgress({ done, total: count });
    await book.begin({
      name: sheetName,
      isRightToLeft: language === 'ar',
      columns: columns.map(({ heading, kind }) => ({ heading, kind })),
      mostRows: importLimits.rows,
    });
    const read = (after?: string) =>
      readExportedProducts(data, { filter, language, after, limit: pageSize }, signal);
    for await (const { items } of pagesAhead(read)) {
      const written = items.flatMap(rowsOf);
      if (written.length > 0) await book.add(written);
      done += items.length;
      rows += written.length;
      // Products added since the count belong to the total.
      onProgress({ done, total: Math.max(count, done) });
    }
    return { file: await book.close(), rows, leftOut };
  } catch (error) {
    book.abandon();
    throw error;
  }
}
