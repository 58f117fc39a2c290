import { batchSize, type SheetBatch, type SheetInfo, type SheetRow } from './cells.ts';
import { cleanText, decodeText, findDelimiter, findTableDelimiter, splitRows } from './delimited-text.ts';
import { SheetError, type SheetLimits } from './limits.ts';

/** Documents that are text and no table, and a PDF, whose first bytes are letters. */
const otherKind = /^\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml|table)\b)/i;

/** A line that Excel puts first to name the delimiter; it shows no row for it. */
const delimiterLine = /^sep=(.)\n/i;

/**
 * Rows of a .csv file, as separate from each other as Excel shows them: lines within quotes belong to their cell.
 * Throws SheetError.
 */
export function* readTextFile(bytes: Uint8Array, limits: SheetLimits): Generator<SheetInfo | SheetBatch> {
  const decoded = decodeText(bytes);
  if (decoded === null || otherKind.test(decoded.slice(0, 200)))
    throw new SheetError('file_type_unsupported');
  const text = cleanText(decoded);
  const named = delimiterLine.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? findTableDelimiter(table) ?? findDelimiter(table);
  yield { sheet: '', sheets: [] };
  let number = 0;
  let count = 0;
  let taken = 0;
  let rows: SheetRow[] = [];
  // Without a delimiter each line is one cell, and no text holds a NUL.
  for (const parts of splitRows(table, delimiter ?? '\0')) {
    number += 1;
    taken = parts.reduce((sum, part) => sum + part.length + 1, taken);
    const cells = parts
      .slice(0, limits.columns)
      .map((part) => part.trim().slice(0, limits.cellLength) || null);
    if (cells.every((cell) => cell === null)) continue;
    count += 1;
    if (count > limits.rows) throw new SheetError('file_too_large');
    rows.push({ number, cells });
    if (rows.length < batchSize) continue;
    // Quotes are not counted, so the share is a little low.
    yield { rows, progress: Math.min(1, taken / table.length) };
    rows = [];
  }
  if (rows.length > 0) yield { rows, progress: 1 };
}
