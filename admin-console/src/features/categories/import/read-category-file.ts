import { catalogueLimits, type SheetLimits } from '@mawad/shared-ui/spreadsheet/limits';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet';
import { type CategoryFileRow, maxCategoryRows } from '@mawad/supabase/queries/category-import';
import { type FieldName, readAsShown } from './fields.ts';
import { readCategoryRow } from './read-category-row.ts';

export const fileLimits: SheetLimits = { ...catalogueLimits, rows: maxCategoryRows };

/** Which file is read, and how its columns are understood. */
export interface FilePlan {
  file: File;
  sheet: string;
  /** The file's number of the row of headings; rows after it are read. */
  headingRow: number;
  targets: readonly (FieldName | null)[];
}

/** The rows that say something. Throws SheetError. */
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
