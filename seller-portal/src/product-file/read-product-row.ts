import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { ColumnTarget, FieldName } from './fields.ts';
import {
  readCell,
  type CellValue,
  type DoubtCode,
  type FindCategory,
  type Params,
  type ProblemCode,
} from './read-cell.ts';

/** SKUs of the template's examples, which are never imported. */
const exampleSku = /^EXAMPLE-\d+$/;

const isExample = (sku: unknown): boolean => typeof sku === 'string' && exampleSku.test(sku);

interface Remark<Code> {
  field: ColumnTarget;
  code: Code;
  params: Params;
}

/** Filled fields only: null clears a field, an absent one stays unchanged. */
type ProductValues = Partial<Record<FieldName, CellValue>> & {
  /** Values by attribute key. */
  attributes?: Record<string, CellValue>;
};

export interface ProductRow {
  /** Row number in the file. */
  row: number;
  hidden: boolean;
  values: ProductValues;
  /** Unreadable cells; any of them refuses the row. */
  problems: Remark<ProblemCode>[];
  /** Cells read with a doubt that is shown to the seller. */
  doubts: Remark<DoubtCode>[];
}

/** Reads a row by its column targets; null if all mapped cells are blank, and for template examples. */
export function readProductRow(
  { number, cells, hidden }: SheetRow,
  targets: readonly (ColumnTarget | null)[],
  findCategory: FindCategory,
): ProductRow | null {
  const result: ProductRow = { row: number, hidden: hidden === true, values: {}, problems: [], doubts: [] };
  let isBlank = true;
  for (const [place, target] of targets.entries()) {
    if (target === null) continue;
    const isAttribute = target.startsWith('attribute:');
    const field = isAttribute ? null : (target as FieldName);
    const { value, problem, doubt } = readCell(cells[place], field, findCategory);
    if (value !== undefined) {
      if (field !== null) result.values[field] = value;
      else (result.values.attributes ??= {})[target.slice('attribute:'.length)] = value;
    }
    if (problem) result.problems.push({ field: target, ...problem });
    if (doubt) result.doubts.push({ field: target, ...doubt });
    if (value !== undefined || problem || doubt) isBlank = false;
  }
  return isBlank || isExample(result.values.sku) ? null : result;
}
