import { foldText } from '@mawad/shared-i18n';
import { cellText, isFault, isShown, type SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { catalogueLimits, type SheetLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { maxRemittanceRows, type RemittanceRow } from '@mawad/supabase/couriers/queries';
import { type FieldName, readAsShown } from './fields.ts';

export const fileLimits: SheetLimits = { ...catalogueLimits, rows: maxRemittanceRows };

/** File and the mapping of its columns. */
export interface FilePlan {
  file: File;
  sheet: string;
  /** One-based row number of the headings. */
  headingRow: number;
  targets: readonly (FieldName | null)[];
}

/** ISO date of a date cell, or of a text such as 31/10/2026; undefined for anything else. */
function dayOf(cell: SheetCell | undefined): string | undefined {
  const text = foldText(isShown(cell) ? String(cell.value) : cellText(cell));
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return iso;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  if (!day || !month || !year || Number(month) > 12 || Number(day) > 31) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function valueOf(field: FieldName, cell: SheetCell | undefined): string | number | undefined {
  if (cell === null || cell === undefined || isFault(cell)) return undefined;
  if (field === 'day') return dayOf(cell);
  if (typeof cell === 'number' && !readAsShown.has(field) && field !== 'status') return cell;
  return cellText(cell) || undefined;
}

/** Rows of a courier's file that are not empty. Throws SheetError. */
export async function readRemittanceFile({ file, sheet, headingRow, targets }: FilePlan) {
  const { batches } = await openSpreadsheet(file, {
    limits: fileLimits,
    sheet: sheet || undefined,
    shown: targets.flatMap((target, place) => (target !== null && readAsShown.has(target) ? [place] : [])),
  });
  const found: RemittanceRow[] = [];
  for await (const { rows } of batches) {
    for (const { number, cells } of rows) {
      if (number <= headingRow) continue;
      const values = targets.flatMap((target, place) => {
        const value = target && valueOf(target, cells[place]);
        return value === undefined || value === null ? [] : [[target, value] as const];
      });
      if (values.length > 0) found.push({ row: number, ...Object.fromEntries(values) });
    }
  }
  return found;
}

/** SHA-256 of a file in hexadecimal digits. */
export async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
