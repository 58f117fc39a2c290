import type { SheetInfo, SheetRow } from '@mawad/shared-ui/spreadsheet/cells';
import { catalogueLimits, type SheetLimits } from '@mawad/shared-ui/spreadsheet/limits';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet';

/** As many rows as an import may have. */
export const importLimits: SheetLimits = { ...catalogueLimits, rows: 100_000 };

/** Rows held for the headings and the samples. */
const shown = 200;

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
  options: { sheet?: string; signal: AbortSignal; onProgress: (rows: number) => void },
): Promise<InspectedFile> {
  const { sheet, signal, onProgress } = options;
  const { info, batches } = await openSpreadsheet(file, { limits: importLimits, sheet, signal });
  const found: InspectedFile = { file, info, head: [], rows: 0, hiddenRows: 0 };
  for await (const { rows } of batches) {
    if (found.head.length < shown) found.head.push(...rows.slice(0, shown - found.head.length));
    found.rows += rows.length;
    found.hiddenRows += rows.filter(({ hidden }) => hidden).length;
    onProgress(found.rows);
  }
  return found;
}
