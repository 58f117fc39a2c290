import type { NamedAttribute } from '../../../product-file/attributes-query.ts';
import type { Category } from '@mawad/supabase/queries/catalogue';
import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import {
  type OwnProductFilter,
  planProductExport,
  readExportedProducts,
} from '@mawad/supabase/queries/own-products';
import { pagesAhead } from '@mawad/shared-ui/spreadsheet/pages-ahead';
import { writeWorkbook } from '@mawad/shared-ui/spreadsheet/write-workbook';
import { importLimits } from '../../../product-file/import-limits.ts';
import { productColumns } from './product-columns.ts';
import { type FileWords, productRowWriter } from './product-rows.ts';

/** Products of one call: so many become rows in a moment that nobody notices. */
const pageSize = 500;

export interface ExportProgress {
  /** Products. */
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
 * Writes the company's products that match into an .xlsx file under the headings of the import's template, a row for each or
 * for each of its variants. No sheet has more rows or columns than an import takes; leftOut: headings of what there was no
 * column for. Throws AppError, SheetError `export_failed`, or the signal's reason.
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
      // What was added since they were counted belongs to the whole too.
      onProgress({ done, total: Math.max(count, done) });
    }
    return { file: await book.close(), rows, leftOut };
  } catch (error) {
    book.abandon();
    throw error;
  }
}
