import { localized, type Language } from '@mawad/shared-i18n';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { returnsText } from '@mawad/shared-ui/kit/returns-words.ts';
import { clearingMark } from '@mawad/shared-ui/spreadsheet/read-filled-cell.ts';
import type { VolumeDiscount } from '@mawad/supabase/products/queries';
import type { FieldName } from './fields.ts';
import { volumesText } from './volumes-text.ts';

/** Path of category names from the top level, as in "Tools > Drills"; the id if the category is unknown. */
export function categoryPath(id: unknown, categories: readonly Category[], language: Language): string {
  const category = categories.find((one) => one.id === Number(id));
  if (!category) return String(id);
  const name = localized(category, 'name', language);
  return category.parent_id === null
    ? name
    : `${categoryPath(category.parent_id, categories, language)} > ${name}`;
}

/** Cell text that the import reads back as the same value. */
export function cellOfValue(
  field: FieldName,
  value: unknown,
  categories: readonly Category[],
  language: Language,
): SheetCell {
  if (value === undefined) return null;
  if (value === null) return clearingMark[language];
  if (field === 'category') return categoryPath(value, categories, language);
  if (field === 'volume_discounts') return volumesText(value as VolumeDiscount[]);
  if (field === 'returns') return returnsText(String(value), language);
  if (Array.isArray(value)) return value.join(' | ');
  return value as SheetCell;
}
