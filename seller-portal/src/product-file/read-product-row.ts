import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells';
import type { ColumnTarget, FieldName } from './fields.ts';
import {
  readCell,
  type CellValue,
  type DoubtCode,
  type FindCategory,
  type Params,
  type ProblemCode,
} from './read-cell.ts';

/** Rows with these SKUs are the template's own: who leaves them in a file does not put them on sale. */
const exampleSku = /^EXAMPLE-\d+$/;

const isExample = (sku: unknown): boolean => typeof sku === 'string' && exampleSku.test(sku);

interface Remark<Code> {
  field: ColumnTarget;
  code: Code;
  params: Params;
}

/** Only fields whose cells say something: null empties one, and what is absent stays as it is. */
type ProductValues = Partial<Record<FieldName, CellValue>> & {
  /** By the attributes' keys. */
  attributes?: Record<string, CellValue>;
};

export interface ProductRow {
  /** The file's own number of the row. */
  row: number;
  hidden: boolean;
  values: ProductValues;
  /** Cells that could not be read; the row is refused. */
  problems: Remark<ProblemCode>[];
  /** Cells that were read, with a doubt that the seller should see. */
  doubts: Remark<DoubtCode>[];
}

/** Reads a row by the targets of its columns; null when none that is read holds anything, and for the template's examples. */
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
