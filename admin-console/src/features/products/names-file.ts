import { foldText, type TFunction } from '@mawad/shared-i18n';
import type { SheetCell, SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import type { StaffProduct } from '@mawad/supabase/products/queries';

/** Products in one file of names; a change takes no more. */
export const mostNames = 2_000;

export type NewNames = Record<string, { name_en?: string; name_ar?: string }>;

/** Headings that a file may have; the first two are those of our own file in English and Arabic. */
const headings = {
  id: ['Product number', 'رقم المنتج', 'ID'],
  name_en: ['Name in English', 'الاسم بالإنجليزية', 'English name', 'Name'],
  name_ar: ['Name in Arabic', 'الاسم بالعربية', 'Arabic name', 'الاسم'],
} as const;

const columns = ['id', 'sku', 'company', 'name_en', 'name_ar'] as const;

/** File of names to correct: one product a line, found again by its number. */
export function namesSheet(
  products: readonly StaffProduct[],
  t: TFunction<'admin-products'>,
  isRightToLeft: boolean,
): SheetToWrite {
  return {
    name: t('names.sheet'),
    isRightToLeft,
    widths: [10, 18, 28, 48, 48],
    rows: [
      columns.map((column) => t(`names.columns.${column}`)),
      ...products.map((product) => [
        product.id,
        product.sku,
        product.company_name,
        product.name_en,
        product.name_ar,
      ]),
    ],
  };
}

const textOf = (cell: SheetCell | undefined) =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';

/**
 * New names of a file, by product id; blank names stay. Null if its first line does not name the column of the product's number
 * and one of the names.
 */
export function readNames(rows: readonly SheetRow[]): NewNames | null {
  const [first, ...lines] = rows;
  const places = Object.fromEntries(
    (['id', 'name_en', 'name_ar'] as const).map((column) => [
      column,
      first?.cells.findIndex((cell) =>
        headings[column].some((one) => foldText(one) === foldText(textOf(cell))),
      ) ?? -1,
    ]),
  ) as Record<'id' | 'name_en' | 'name_ar', number>;
  if (places.id < 0 || (places.name_en < 0 && places.name_ar < 0)) return null;
  const text = (row: SheetRow, place: number) => textOf(row.cells[place]);
  const found = lines.flatMap((row) => {
    const id = Number(text(row, places.id));
    const [name_en, name_ar] = [text(row, places.name_en), text(row, places.name_ar)];
    if (!Number.isSafeInteger(id) || id <= 0 || !(name_en || name_ar)) return [];
    return [[String(id), { ...(name_en && { name_en }), ...(name_ar && { name_ar }) }] as const];
  });
  return Object.fromEntries(found);
}
