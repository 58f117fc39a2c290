import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import type {
  ImportCorrection,
  ImportProblem,
  ImportProblemGroup,
  ImportProblemKind,
} from '@mawad/supabase/imports/queries';
import type { ColumnTarget, FieldName } from '../../product-file/fields.ts';
import { readCell, type FindCategory } from '../../product-file/read-cell.ts';
import { askedNumber } from './mend-cells.ts';
import { fieldOf } from './refused-rows.ts';

export const keyOfKind = (kind: ImportProblemKind) =>
  JSON.stringify([kind.field, kind.code, kind.rule, kind.attribute, kind.value]);

/** Fields that differ from row to row, so that one value for several rows makes no sense. */
const ownOfRow: ReadonlySet<string> = new Set([
  'sku',
  'variant_sku',
  'model_number',
  'name_en',
  'name_ar',
  'description_en',
  'description_ar',
  'images',
  'datasheet',
]);

/** Field that one value can correct in all rows of a kind; null if there is none. */
export function commonField(problem: ImportProblem): ColumnTarget | null {
  const field = fieldOf(problem);
  return field === undefined || ownOfRow.has(field) ? null : field;
}

export const isForeignCurrency = ({ kind }: ImportProblemGroup) => kind.code === 'currency_foreign';

/** The two readings of an ambiguous number, as texts of a cell. */
export function readingsOf({ problem }: ImportProblemGroup): string[] {
  const asked = askedNumber(problem);
  return asked && problem.field !== 'volume_discounts' ? [asked.low, asked.high].map(numberText) : [];
}

/** Reads what was typed for a kind: a correction, or the problem of the text. */
export function readKind(
  group: ImportProblemGroup,
  text: string,
  findCategory: FindCategory,
): { correction?: ImportCorrection; problem?: ImportProblem } {
  const { kind } = group;
  const field = commonField(group.problem);
  if (field === null) return {};
  if (isForeignCurrency(group)) {
    const rate = readNumber(text);
    if ('value' in rate && rate.value > 0) return { correction: { field, kind, rate: rate.value } };
    return { problem: { code: 'number_invalid', params: { value: text } } };
  }
  const { value, problem } = readCell(
    text,
    field.startsWith('attribute:') ? null : (field as FieldName),
    findCategory,
  );
  return problem ? { problem: { ...problem } } : { correction: { field, kind, value } };
}
