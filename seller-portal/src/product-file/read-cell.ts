import { cleanCode } from '@mawad/shared-i18n/codes';
import { isShown, type SheetCell, type ShownCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { readBoolean, readFilledCell, textOf } from '@mawad/shared-ui/spreadsheet/read-filled-cell.ts';
import { readReturns } from '@mawad/shared-ui/kit/returns-words.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import { mostPictures } from '@mawad/supabase/uploads/queries';
import type { VolumeDiscount } from '@mawad/supabase/products/queries';
import { clearable, type FieldName } from './fields.ts';
import { readDate } from './read-date.ts';
import { readNumber } from '@mawad/shared-i18n/read-number';
import type { CategoryResult } from './resolve-category.ts';
import { readVolumes, volumesExample } from './volumes-text.ts';

/** Problems of a cell whose value is not used, translated by `import:problems.<code>`. */
export const problemCodes = [
  'cell_error',
  'formula_empty',
  'not_clearable',
  'number_invalid',
  'number_negative',
  'number_ambiguous',
  'currency_foreign',
  'date_invalid',
  'unit_unknown',
  'returns_unknown',
  'boolean_invalid',
  'digits_lost',
  'date_in_text',
  'category_unknown',
  'category_ambiguous',
  'too_many_pictures',
  'volume_invalid',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Doubts about a cell whose value is used, translated by `import:doubts.<code>`. */
export const doubtCodes = ['day_first', 'dash_ignored', 'code_shown_otherwise', 'looks_like_date'] as const;
export type DoubtCode = (typeof doubtCodes)[number];

/** Doubts that hold a row until the seller confirms it; others are only shown. */
export const heldDoubts: ReadonlySet<DoubtCode> = new Set<DoubtCode>([
  'code_shown_otherwise',
  'looks_like_date',
]);

export type Params = Record<string, string | number>;

export type CellValue = string | number | boolean | string[] | VolumeDiscount[] | null;

/** `value` null clears the field; undefined leaves it unchanged. */
export interface CellReading {
  value?: CellValue;
  problem?: { code: ProblemCode; params: Params };
  doubt?: { code: DoubtCode; params: Params };
}

function refused(code: ProblemCode, params: Params = {}): CellReading {
  return { problem: { code, params } };
}

function readAmount(cell: string | number | boolean): CellReading {
  if (typeof cell === 'number')
    return cell < 0 ? refused('number_negative', { value: cell }) : { value: cell };
  const text = textOf(cell);
  const result = readNumber(text);
  if ('value' in result) return result;
  const { problem } = result;
  return refused(problem.code, { value: text, ...('params' in problem && problem.params) });
}

function readMoment(cell: string | number | boolean, part: 'start' | 'end'): CellReading {
  const result = readDate(typeof cell === 'boolean' ? String(cell) : cell, part);
  if ('problem' in result) return refused(result.problem.code, { value: textOf(cell) });
  const { value } = result;
  if (!('isDoubtful' in result)) return { value };
  return { value, doubt: { code: 'day_first', params: { value: textOf(cell), date: value.slice(0, 10) } } };
}

/** Date into which Excel turns 1/2, as saved in CSV. */
const dateOfExcel =
  /^(?:\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:-\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/;

function doubtDate(reading: CellReading): CellReading {
  const { value } = reading;
  return typeof value === 'string' && dateOfExcel.test(value)
    ? { value, doubt: { code: 'looks_like_date', params: { value } } }
    : reading;
}

/** Digits without zeros that a format adds at either end. */
const ownDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

/** Reads a number or date in a text column. A date was other text before Excel converted it. */
function readShown({ shown, value }: ShownCell, field: FieldName | null): CellReading {
  if (typeof value === 'string')
    return field === null ? { value } : refused('date_in_text', { value: shown });
  if (field === null) return { value: shown.includes('/') ? shown : String(value) };
  if (!codes.has(field)) return { value: shown };
  const isCode = !/[,٬٫%\p{Sc}]|e\+/iu.test(shown) && ownDigits(shown).includes(ownDigits(String(value)));
  if (isCode) return { value: cleanCode(shown) };
  return {
    value: String(value),
    doubt: { code: 'code_shown_otherwise', params: { value: String(value), shown } },
  };
}

const codes: ReadonlySet<FieldName> = new Set<FieldName>(['sku', 'variant_sku', 'model_number']);

/** Reads a code. Refuses 6.29E+12: Excel displays long numbers so, stores 15 digits, and a saved file has lost the others. */
function readCode(cell: string | number | boolean): CellReading {
  const text = cleanCode(String(cell));
  const isRounded = /^\d(?:[.,]\d+)?e\+\d+$/i.test(text);
  const isLong = typeof cell === 'number' && Math.abs(cell) >= 1e15;
  return isRounded || isLong ? refused('digits_lost', { value: text }) : doubtDate({ value: text });
}

/** Reads URLs or file names separated by lines, bars or commas. A comma inside a URL belongs to the URL. */
function readList(cell: string | number | boolean): CellReading {
  const items = textOf(cell)
    .split(/[\n|]|[,،;؛]\s+|[,،;؛](?=https?:)/)
    .flatMap((item) => (/^\s*https?:/i.test(item) ? [item] : item.split(/[,،;؛]/)))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const names = [...new Set(items)];
  return names.length > mostPictures
    ? refused('too_many_pictures', { limit: mostPictures })
    : { value: names };
}

function readVolumeCell(cell: string | number | boolean): CellReading {
  const text = textOf(cell);
  const result = readVolumes(text);
  if ('value' in result) return result;
  return result.problem === 'number_ambiguous'
    ? refused(result.problem, { ...result.params, cell: text })
    : refused(result.problem, { value: text, example: volumesExample });
}

function readUnitCell(cell: string | number | boolean): CellReading {
  const unit = readUnit(textOf(cell));
  return unit === null ? refused('unit_unknown', { value: textOf(cell) }) : { value: unit };
}

function readReturnsCell(cell: string | number | boolean): CellReading {
  const rule = readReturns(textOf(cell));
  return rule === null ? refused('returns_unknown', { value: textOf(cell) }) : { value: rule };
}

type Reader = (cell: string | number | boolean) => CellReading;

const readText: Reader = (cell) => ({ value: textOf(cell) });

export type FindCategory = (text: string) => CategoryResult;

function readCategory(cell: string | number | boolean, find: FindCategory): CellReading {
  const found = find(textOf(cell));
  return 'id' in found ? { value: found.id } : refused(found.problem, { value: textOf(cell) });
}

const readers: Partial<Record<FieldName, Reader>> = {
  sku: readCode,
  variant_sku: readCode,
  model_number: readCode,
  size: (cell) => doubtDate(readText(cell)),
  unit: readUnitCell,
  price: readAmount,
  discounted_price: readAmount,
  quantity: readAmount,
  min_quantity: readAmount,
  quantity_step: readAmount,
  pack_quantity: readAmount,
  pack_unit: readUnitCell,
  returns: readReturnsCell,
  deal_starts_at: (cell) => readMoment(cell, 'start'),
  deal_ends_at: (cell) => readMoment(cell, 'end'),
  volume_discounts: readVolumeCell,
  images: readList,
  published: readBoolean,
};

/** Reads a cell as a field, or as an attribute if `field` is null. A blank cell leaves the stored value unchanged. */
export function readCell(
  cell: SheetCell | undefined,
  field: FieldName | null,
  findCategory: FindCategory,
): CellReading {
  const isClearable = field === null || clearable.has(field);
  if (isShown(cell)) return readShown(cell, field);
  return readFilledCell(cell, isClearable, (filled) => {
    // Only the database knows an attribute's type; a numeric cell is not ambiguous text.
    if (field === null && typeof filled === 'number') return { value: filled };
    if (field === 'category') return readCategory(filled, findCategory);
    return ((field && readers[field]) ?? readText)(filled);
  });
}
