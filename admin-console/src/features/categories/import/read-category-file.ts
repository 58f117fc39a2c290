import { catalogueLimits, type SheetLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { type CategoryFileRow, maxCategoryRows } from '@mawad/supabase/catalogue/category-import-queries';
import { type FieldName, readAsShown } from './fields.ts';
import { readCategoryRow } from './read-category-row.ts';

export const fileLimits: SheetLimits = { ...catalogueLimits, rows: maxCategoryRows };

/** File and the mapping of its columns. */
export interface FilePlan {
  file: File;
  sheet: string;
  /** One-based row number of the headings; data starts in the next row. */
  headingRow: number;
  targets: readonly (FieldName | null)[];
}

/** Returns rows that are not empty. Throws SheetError. */
export async function readCategoryFile({
  file,
  sheet,
  headingRow,
  targets,
}: FilePlan): Promise<CategoryFileRow[]> {
  const { batches } = await openSpreadsheet(file, {
    limits: fileLimits,
    sheet: sheet || undefined,
    shown: targets.flatMap((target, place) => (target !== null && readAsShown.has(target) ? [place] : [])),
  });
  const found: CategoryFileRow[] = [];
  for await (const { rows } of batches) {
    for (const row of rows) {
      const read = row.number > headingRow ? readCategoryRow(row, targets) : null;
      if (read) found.push(read);
    }
  }
  return found;
}
