import type { Language } from '@mawad/shared-i18n';
import type { SheetStart } from '@mawad/shared-ui/spreadsheet/workbook-writer.ts';
import { type NamedAttribute, uniqueByKey } from '../../../product-file/attributes-query.ts';
import { type ColumnTarget, type FieldName, fieldNames, unread } from '../../../product-file/fields.ts';
import { headingOf } from '../../../product-file/heading-of.ts';
import { importLimits } from '../../../product-file/import-limits.ts';
import { matchHeadings } from '../../../product-file/match-fields.ts';

type WrittenColumn = SheetStart['columns'][number] & { target: ColumnTarget };

const numbers: ReadonlySet<ColumnTarget> = new Set<FieldName>([
  'price',
  'discounted_price',
  'quantity',
  'min_quantity',
  'quantity_step',
  'pack_quantity',
]);

const other: Record<Language, Language> = { en: 'ar', ar: 'en' };

/**
 * Columns of an export: those of the template, then the given attributes. A heading that the import would read as
 * another column is replaced by the one in the other language, else by the key. Columns that are still misread or
 * exceed the import's limit are omitted and returned in `leftOut`.
 */
export function productColumns(
  keys: readonly string[],
  attributes: readonly NamedAttribute[],
  language: Language,
): { columns: WrittenColumn[]; leftOut: string[] } {
  const known = uniqueByKey(attributes);
  const isNumber = (target: ColumnTarget) =>
    numbers.has(target) ||
    (target.startsWith('attribute:') &&
      attributes.every(({ key, type }) => target !== `attribute:${key}` || type === 'number'));
  const targets: ColumnTarget[] = [
    ...fieldNames.filter((name) => !unread.has(name)),
    ...keys.map((key) => `attribute:${key}` as const),
  ];
  let columns = targets
    .slice(0, importLimits.columns)
    .map((target) => ({ target, heading: headingOf(target, language, known) }));
  const misread = () => {
    const read = matchHeadings(
      columns.map(({ heading }) => heading),
      known,
    );
    return columns.filter(({ target }, place) => read[place] !== target);
  };
  for (const headingFor of [
    (target: ColumnTarget) => headingOf(target, other[language], known),
    (target: ColumnTarget) => target.replace('attribute:', ''),
  ]) {
    const wrong = misread();
    columns = columns.map((column) =>
      wrong.includes(column) ? { ...column, heading: headingFor(column.target) } : column,
    );
  }
  const lost = misread();
  const written = columns.filter((column) => !lost.includes(column));
  return {
    columns: written.map((column) => ({ ...column, kind: isNumber(column.target) ? 'number' : 'text' })),
    leftOut: targets
      .filter((target) => written.every((column) => column.target !== target))
      .map((target) => headingOf(target, language, attributes).replace('attribute:', '')),
  };
}
