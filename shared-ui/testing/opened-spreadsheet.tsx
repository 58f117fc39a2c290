import type { SheetCell, SheetName } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { OpenSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';

/** An opened file with these rows. */
export function openedSpreadsheet(
  cells: SheetCell[][],
  { sheets = [], hiddenRow }: { sheets?: SheetName[]; hiddenRow?: number } = {},
): OpenSpreadsheet {
  const rows = cells.map((row, place) => ({
    number: place + 1,
    cells: row,
    ...(place + 1 === hiddenRow && { hidden: true as const }),
  }));
  async function* batches() {
    yield { rows, progress: 1 };
  }
  return { info: { sheet: sheets[0]?.name ?? '', sheets }, batches: batches() };
}
