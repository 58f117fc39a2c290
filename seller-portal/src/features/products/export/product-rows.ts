import type { Language } from '@mawad/shared-i18n';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { WrittenCell } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';
import { writableText } from '@mawad/shared-ui/spreadsheet/writable-text.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import type { ExportedProduct, VolumeDiscount } from '@mawad/supabase/products/queries';
import { categoryPath, cellOfValue } from '../../../product-file/cell-of-value.ts';
import type { ColumnTarget, FieldName } from '../../../product-file/fields.ts';
import { type CellValue, readCell } from '../../../product-file/read-cell.ts';
import { momentText } from '../../../product-file/read-date.ts';
import { categoryFinder } from '../../../product-file/resolve-category.ts';
import { volumesText } from '../../../product-file/volumes-text.ts';

/** Words for values in the file's language. */
export interface FileWords {
  language: Language;
  yes: string;
  no: string;
  unit: (unit: string) => string;
  pictureUrl: (path: string) => string;
}

type Variant = ExportedProduct['variants'][number];
type Values = Partial<Record<FieldName, CellValue>>;

/** Cell values of a product row or of one of its variants. */
function valuesOf(product: ExportedProduct, variant: Variant | null, { pictureUrl }: FileWords): Values {
  const { variants: _variants, attributes: _attributes, images, ...fields } = product;
  return {
    ...fields,
    images: images.map(pictureUrl),
    ...(variant && {
      price: variant.price ?? product.price,
      quantity: variant.quantity,
      size: variant.size,
      color: variant.color,
      color_ar: variant.color_ar,
      variant_sku: variant.sku,
    }),
  };
}

/** Normalizes a value so that equal values compare as equal. */
function comparable(field: FieldName, value: unknown): unknown {
  if (field === 'deal_starts_at' || field === 'deal_ends_at') return Date.parse(String(value));
  if (field === 'volume_discounts') return volumesText(value as VolumeDiscount[]);
  return Array.isArray(value) ? value.join('\n') : value;
}

/** The cell as the import reads it from the written file. */
const asRead = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? writableText(cell).replace(/\r\n?/g, '\n') : cell;

/** Numbers that the import accepts for an attribute. */
const plainNumber = /^-?\d{1,12}(\.\d{1,6})?$/;

/**
 * Returns a writer of product rows. A cell stays empty if the import would not read the same value, because an empty
 * cell changes nothing.
 */
export function productRowWriter(
  targets: readonly ColumnTarget[],
  categories: readonly Category[],
  words: FileWords,
): (product: ExportedProduct) => WrittenCell[][] {
  const { language } = words;
  const findCategory = categoryFinder(categories);
  const known = new Map<string, WrittenCell>();

  function waysToWrite(field: FieldName, value: NonNullable<CellValue>): SheetCell[] {
    switch (field) {
      case 'category':
        return [
          categoryPath(value, categories, language),
          categoryPath(value, categories, language === 'en' ? 'ar' : 'en'),
          categories.find(({ id }) => id === value)?.slug_en ?? null,
        ];
      case 'unit':
      case 'pack_unit':
        return [words.unit(String(value)), String(value)];
      case 'published':
        return [value === true ? words.yes : words.no];
      case 'deal_starts_at':
        return [momentText(String(value), 'start')];
      case 'deal_ends_at':
        return [momentText(String(value), 'end')];
      default:
        return [cellOfValue(field, value, categories, language)];
    }
  }

  function write(field: FieldName, value: CellValue | undefined): WrittenCell {
    if (value === null || value === undefined) return null;
    // A row without SKU belongs to no product.
    if (field === 'sku') return String(value);
    const expected = comparable(field, value);
    const cell = waysToWrite(field, value).find((way) => {
      const { value: read, problem, doubt } = readCell(asRead(way), field, findCategory);
      return !problem && !doubt && read !== undefined && comparable(field, read) === expected;
    });
    return (cell ?? null) as WrittenCell;
  }

  /** Caches categories and units: few values repeat in many rows. */
  function writeKnown(field: FieldName, value: CellValue | undefined): WrittenCell {
    if (field !== 'category' && field !== 'unit') return write(field, value);
    const key = `${field} ${String(value)}`;
    if (!known.has(key)) known.set(key, write(field, value));
    return known.get(key);
  }

  function writeAttribute(value: string | number | boolean | null | undefined): WrittenCell {
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return plainNumber.test(String(value)) ? value : null;
    if (value === null || value === undefined) return null;
    return readCell(asRead(value), null, findCategory).value === value ? value : null;
  }

  function rowOf(product: ExportedProduct, variant: Variant | null): WrittenCell[] {
    const values = valuesOf(product, variant, words);
    const row = targets.map((target) =>
      target.startsWith('attribute:')
        ? writeAttribute(product.attributes[target.slice('attribute:'.length)])
        : writeKnown(target as FieldName, values[target as FieldName]),
    );
    const isNamed = (field: FieldName) => values[field] == null || row[targets.indexOf(field)] !== null;
    // The import would take a variant without name for another one or for the product, so the row contains only the SKU.
    if (variant === null || (isNamed('size') && isNamed('color'))) return row;
    return row.map((cell, place) => (targets[place] === 'sku' ? cell : null));
  }

  return (product) =>
    product.variants.length > 0
      ? product.variants.map((variant) => rowOf(product, variant))
      : [rowOf(product, null)];
}
