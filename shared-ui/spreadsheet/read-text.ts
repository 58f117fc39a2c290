import { batchSize, type SheetBatch, type SheetInfo, type SheetRow } from './cells.ts';
import { cleanText, decodeText, findDelimiter, findTableDelimiter, splitRows } from './delimited-text.ts';
import { SheetError, type SheetLimits } from './limits.ts';

/** Text documents that are no table, and PDF, whose first bytes are text. */
const otherKind = /^\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml|table)\b)/i;

/** First line by which Excel declares the delimiter; it is not a row. */
const delimiterLine = /^sep=(.)\n/i;

/**
 * Reads the rows of a .csv file, split as in Excel: line breaks within quotes are part of the cell. Throws
 * SheetError.
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
  let charactersRead = 0;
  let rows: SheetRow[] = [];
  // Without a delimiter each line is one cell: clean text contains no NUL.
  for (const parts of splitRows(table, delimiter ?? '\0')) {
    number += 1;
    charactersRead = parts.reduce((sum, part) => sum + part.length + 1, charactersRead);
    const cells = parts
      .slice(0, limits.columns)
      .map((part) => part.trim().slice(0, limits.cellLength) || null);
    if (cells.every((cell) => cell === null)) continue;
    count += 1;
    if (count > limits.rows) throw new SheetError('file_too_large');
    rows.push({ number, cells });
    if (rows.length < batchSize) continue;
    // Quotes are not counted, so the progress is a little low.
    yield { rows, progress: Math.min(1, charactersRead / table.length) };
    rows = [];
  }
  if (rows.length > 0) yield { rows, progress: 1 };
}
