import type { SheetBatch, SheetInfo } from './cells.ts';
import { SheetError, type SheetLimits } from './limits.ts';
import { problemOfOld } from './old-workbook.ts';
import { readTextFile } from './read-text.ts';
import { readWorkbook, type ReadChoice } from './read-workbook.ts';

export type SheetKind = 'xlsx' | 'csv';

export interface SheetSource extends ReadChoice {
  bytes: Uint8Array;
  kind: SheetKind;
  limits: SheetLimits;
}

/**
 * Reads the sheet names, then the rows in batches. Throws SheetError: `file_type_unsupported` if the content
 * has another type, `file_old_excel`, `file_protected`, `file_too_large`, `file_parse_failed`; the rows read before an error
 * must not be used.
 */
export async function* readSheet(source: SheetSource): AsyncGenerator<SheetInfo | SheetBatch> {
  const { bytes, kind, limits } = source;
  if (bytes.length > limits.bytes) throw new SheetError('file_too_large');
  if (bytes.length === 0) throw new SheetError('file_parse_failed');
  const problem = problemOfOld(bytes);
  if (problem !== null) throw new SheetError(problem);
  try {
    if (kind === 'xlsx') yield* readWorkbook(bytes, limits, source);
    else yield* readTextFile(bytes, limits);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('file_parse_failed', { cause: error });
  }
}
