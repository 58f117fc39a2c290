import { isFault, type SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { readSheet } from '@mawad/shared-ui/spreadsheet/read-sheet.ts';
import { hostileFile, hostileLimits, trustedCells } from './hostile-files.ts';

/** Result of reading a hostile file: rows, or an error code. */
export type Outcome = 'rows' | SheetError['code'];

function isSound(cell: SheetCell | undefined): boolean {
  if (typeof cell === 'string') return cell.length <= hostileLimits.cellLength;
  if (typeof cell === 'number') return Number.isFinite(cell);
  return cell === null || typeof cell === 'boolean' || (isFault(cell) && typeof cell.text === 'string');
}

/** Reads the file with this number. Throws unless the result is sound rows or a clear error. */
export async function checkHostileFile(number: number): Promise<Outcome> {
  const { bytes, kind, isCopy } = hostileFile(number);
  let last = 0;
  let count = 0;
  try {
    for await (const part of readSheet({ bytes, kind, limits: hostileLimits })) {
      if (!('rows' in part)) continue;
      for (const row of part.rows) {
        const isRight =
          Number.isInteger(row.number) && row.number > last && row.cells.length <= hostileLimits.columns;
        const wrong = row.cells.find((cell) => !isSound(cell) || (isCopy && !trustedCells.has(cell)));
        if (!isRight || wrong !== undefined)
          throw new Error(`File ${number}: row ${row.number} after ${last}, cell ${JSON.stringify(wrong)}`);
        last = row.number;
        count += 1;
      }
    }
  } catch (error) {
    if (error instanceof SheetError) return error.code;
    throw error;
  }
  if (count > hostileLimits.rows) throw new Error(`File ${number}: ${count} rows`);
  return 'rows';
}
