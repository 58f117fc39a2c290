import type { SheetInfo, SheetRow } from './cells.ts';
import type { SheetLimits } from './limits.ts';
import { openSpreadsheet } from './read-spreadsheet.ts';

/** Number of rows kept for headings and samples. */
const headRows = 200;

/** Summary of a file before its columns are mapped. */
export interface InspectedFile {
  file: File;
  info: SheetInfo;
  head: SheetRow[];
  /** Number of rows with content. */
  rows: number;
  hiddenRows: number;
}

/** Reads a whole file but keeps only its first rows. Throws the errors of `openSpreadsheet`. */
export async function inspectFile(
  file: File,
  options: { limits: SheetLimits; sheet?: string; signal: AbortSignal; onProgress: (rows: number) => void },
): Promise<InspectedFile> {
  const { limits, sheet, signal, onProgress } = options;
  const { info, batches } = await openSpreadsheet(file, {
    ...{ limits, sheet, signal },
    // People compare the samples with the texts in Excel.
    shown: { rows: headRows },
  });
  const found: InspectedFile = { file, info, head: [], rows: 0, hiddenRows: 0 };
  for await (const { rows } of batches) {
    if (found.head.length < headRows) found.head.push(...rows.slice(0, headRows - found.head.length));
    found.rows += rows.length;
    found.hiddenRows += rows.filter(({ hidden }) => hidden).length;
    onProgress(found.rows);
  }
  return found;
}
