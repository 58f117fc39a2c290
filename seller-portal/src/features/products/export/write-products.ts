import type { NamedAttribute } from '../../../product-file/attributes-query.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import {
  type OwnProductFilter,
  planProductExport,
  readExportedProducts,
} from '@mawad/supabase/products/queries';
import {
  type PagesProgress,
  writePages,
  type WrittenPages,
} from '@mawad/shared-ui/spreadsheet/write-pages.ts';
import { importLimits } from '../../../product-file/import-limits.ts';
import { productColumns } from './product-columns.ts';
import { type FileWords, productRowWriter } from './product-rows.ts';

/** Products per request; converting them to rows does not block the page noticeably. */
const pageSize = 500;

interface ExportTask {
  filter: OwnProductFilter;
  words: Omit<FileWords, 'pictureUrl'>;
  sheetName: string;
  categories: readonly Category[];
  attributes: readonly NamedAttribute[];
  onProgress: (progress: PagesProgress) => void;
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
): Promise<WrittenPages & { leftOut: string[] }> {
  const { language } = words;
  const { count, attributes: keys } = await planProductExport(data, filter, signal);
  const { columns, leftOut } = productColumns(keys, attributes, language);
  const rowsOf = productRowWriter(
    columns.map(({ target }) => target),
    categories,
    { ...words, pictureUrl: (path) => publicFileUrl(config, path) },
  );
  const sheet = {
    start: {
      name: sheetName,
      isRightToLeft: language === 'ar',
      columns: columns.map(({ heading, kind }) => ({ heading, kind })),
      mostRows: importLimits.rows,
    },
    read: (after?: string) =>
      readExportedProducts(data, { filter, language, after, limit: pageSize }, signal),
    rowsOf,
  };
  return { ...(await writePages([sheet], { total: count, onProgress, signal })), leftOut };
}
