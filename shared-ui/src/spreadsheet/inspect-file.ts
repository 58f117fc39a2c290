import type { SheetInfo, SheetRow } from './cells.ts';
import type { SheetLimits } from './limits.ts';
import { openSpreadsheet } from './read-spreadsheet.ts';

/** Rows held for the headings and the samples. */
const headRows = 200;

/** What a file holds, before any of it is understood. */
export interface InspectedFile {
  file: File;
  info: SheetInfo;
  /** The first rows. */
  head: SheetRow[];
  /** Rows that hold something. */
  rows: number;
  hiddenRows: number;
}

/** Reads a file through once, keeping only its first rows. Throws what `openSpreadsheet` throws. */
export async function inspectFile(
  file: File,
  options: { limits: SheetLimits; sheet?: string; signal: AbortSignal; onProgress: (rows: number) => void },
): Promise<InspectedFile> {
  const { limits, sheet, signal, onProgress } = options;
  const { info, batches } = await openSpreadsheet(file, {
    ...{ limits, sheet, signal },
    // People compare the samples with what Excel shows.
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
