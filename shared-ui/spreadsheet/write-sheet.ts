import type { CellObject, WorkSheet } from 'xlsx';
import { isFault, isShown, type SheetCell } from './cells.ts';

/** A workbook with one sheet. */
export interface SheetToWrite {
  name: string;
  /** Right to left, the layout of Arabic sheets. */
  isRightToLeft: boolean;
  /** The first row is the heading. */
  rows: SheetCell[][];
  /** Column widths in characters; by default they depend on the heading. */
  widths?: (number | undefined)[];
}

/**
 * A text is never a formula, whatever its first character is: in an .xlsx file formulas have a separate cell
 * type.
 */
function cellOf(value: SheetCell): CellObject | undefined {
  if (value === null || value === '') return undefined;
  if (isShown(value)) return { t: 's', v: value.shown, z: '@' };
  if (isFault(value)) return value.text === '' ? undefined : { t: 's', v: value.text, z: '@' };
  if (typeof value === 'number') return { t: 'n', v: value };
  if (typeof value === 'boolean') return { t: 'b', v: value };
  return { t: 's', v: value.slice(0, 32_767), z: '@' };
}

/** A sheet name without the characters that Excel forbids, at most 31 characters long. */
export const sheetNameOf = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet';

/** Writes an .xlsx file. Runs in the worker. */
export async function writeSheet(sheet: SheetToWrite): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('xlsx');
  const [heading = []] = sheet.rows;
  const columns = Math.max(1, ...sheet.rows.map(({ length }) => length));
  const worksheet: WorkSheet = {
    '!ref': utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: Math.max(0, sheet.rows.length - 1), c: columns - 1 },
    }),
    '!data': sheet.rows.map((row) => row.map((value) => cellOf(value) as CellObject)),
    '!cols': Array.from({ length: columns }, (_, column) => ({
      wch: sheet.widths?.[column] ?? Math.max(12, String(heading[column] ?? '').length + 2),
    })),
  };
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, worksheet, sheetNameOf(sheet.name));
  workbook.Workbook = { Views: [{ RTL: sheet.isRightToLeft }] };
  const bytes = write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
  return new Uint8Array(bytes);
}
