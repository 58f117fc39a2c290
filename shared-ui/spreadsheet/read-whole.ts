import { zipSync } from 'fflate';
import type { CellObject, WorkSheet } from 'xlsx';
import type { SheetCell, SheetInfo, SheetRow } from './cells.ts';
import { SheetError, type SheetLimits } from './limits.ts';
import { numberFormat, type ShownColumns } from './shown-cells.ts';
import type { Archive } from './unpack.ts';

/** Parts that cell values depend on; macros, pictures, drawings and other parts are not unpacked. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/(worksheets|persons|externalLinks)\/[^/]+\.xml|xl\/externalLinks\/_rels\/[^/]+\.rels)$/i;

/** Texts of SheetJS's numeric error codes. */
const errors: Record<number, string> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};

/** Value of a text column: a number or date with Excel's text. */
function shownOf(cell: CellObject | undefined, value: SheetCell): SheetCell {
  const isFormatted = cell?.t === 'd' || (cell?.t === 'n' && numberFormat(0, cell.z?.toString()) !== null);
  if (!isFormatted || (typeof value !== 'number' && typeof value !== 'string')) return value;
  const shown = (cell.w ?? String(value)).trim();
  return shown === String(value) && cell.t === 'n' ? value : { shown, value };
}

function valueOf(cell: CellObject | undefined, most: number): SheetCell {
  if (cell === undefined) return null;
  if (cell.t === 'e') return { fault: 'error', text: errors[Number(cell.v)] ?? '#N/A' };
  // SheetJS returns 0 in a cell without type if there is no stored result.
  if (cell.t === 'z') return cell.f === undefined ? null : { fault: 'formula', text: '' };
  if (cell.v === undefined || cell.v === null || cell.v === '') return null;
  if (cell.v instanceof Date) {
    if (Number.isNaN(cell.v.getTime())) return null;
    return cell.v.toISOString().replace(/(?:T00:00:00)?\.\d+Z$/, '');
  }
  if (typeof cell.v === 'number') return Number.isFinite(cell.v) ? Number(cell.v.toPrecision(15)) : null;
  return typeof cell.v === 'string' ? cell.v.slice(0, most) : cell.v;
}

/** Rows of a sheet by its existing cells, not by the range that the file declares. */
function* rowsOf(sheet: WorkSheet, limits: SheetLimits, shown: ShownColumns | null): Generator<SheetRow> {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  for (const [index, row] of data.entries()) {
    if (!row) continue;
    const cells = Array.from({ length: Math.min(row.length, limits.columns) }, (_, column) => {
      const value = valueOf(row[column], limits.cellLength);
      return shown?.has(column) ? shownOf(row[column], value) : value;
    });
    yield {
      number: index + 1,
      cells,
      ...(sheet['!rows']?.[index]?.hidden && { hidden: true as const }),
    };
  }
}

/** Reads a workbook as a whole: slower and with more memory than the scanner, but in any form. */
export async function readWhole(
  archive: Archive,
  limits: SheetLimits,
  shown: ShownColumns | null = null,
): Promise<{
  sheets: SheetInfo['sheets'];
  rowsOf: (sheet: string) => Iterable<SheetRow>;
  hiddenColumnsOf: (sheet: string) => number[];
}> {
  const names = archive.names.filter((name) => wanted.test(name));
  if (archive.claimedSize(names) > limits.wholeBytes) throw new SheetError('file_too_large');
  const parts: Record<string, Uint8Array> = {};
  let size = 0;
  for (const name of names) {
    const part = await archive.read(name);
    size += part.length;
    if (size > limits.wholeBytes) throw new SheetError('file_too_large');
    parts[name] = part;
  }
  const { read } = await import('xlsx');
  // Not compressed, so that exactly the measured bytes are read.
  const workbook = read(zipSync(parts, { level: 0 }), {
    type: 'array',
    dense: true,
    // A title or blank rows above the data count as rows too.
    sheetRows: limits.rows + 1_000,
    cellDates: true,
    UTC: true,
    cellFormula: true,
    cellHTML: false,
    cellText: shown !== null,
    cellNF: shown !== null,
    // Needed for hidden rows.
    cellStyles: true,
    bookVBA: false,
    bookDeps: false,
  });
  return {
    sheets: workbook.SheetNames.map((name, index) => ({
      name,
      hidden: Boolean(workbook.Workbook?.Sheets?.[index]?.Hidden),
    })),
    rowsOf: (name) => rowsOf(workbook.Sheets[name] ?? {}, limits, shown),
    hiddenColumnsOf: (name) =>
      (workbook.Sheets[name]?.['!cols'] ?? []).flatMap((column, place) =>
        column?.hidden && place < limits.columns ? [place] : [],
      ),
  };
}
