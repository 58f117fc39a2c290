import { matchHeadings } from '@mawad/shared-ui/spreadsheet/match-headings.ts';
import { exportColumns, exportCodes } from '@mawad/supabase/desk/exports-queries';
import en from '@mawad/shared-i18n/locales/en/admin-backup.json';
import ar from '@mawad/shared-i18n/locales/ar/admin-backup.json';
import auditEn from '@mawad/shared-i18n/locales/en/audit.json';
import auditAr from '@mawad/shared-i18n/locales/ar/audit.json';
import { candidates, fieldNames } from './fields.ts';
import { readCategoryRow } from './read-category-row.ts';

const columns = Object.keys(exportColumns.categories) as (keyof typeof exportColumns.categories)[];

describe.each([
  ['English', en.columns, auditEn.values.returns],
  ['Arabic', ar.columns, auditAr.values.returns],
])('the export of categories with %s headings', (_language, headings, returns) => {
  const targets = matchHeadings(
    columns.map((column) => headings[column]),
    candidates,
  );

  it('is recognized column by column @category-export', () => {
    const known: readonly string[] = fieldNames;
    expect(targets).toEqual(columns.map((column) => (known.includes(column) ? column : null)));
    expect(targets.filter(Boolean)).toHaveLength(fieldNames.length);
  });

  it.each(exportCodes.returns_rule)('is read with its return rule %s and its other values', (rule) => {
    const row: Partial<Record<string, string | number | boolean>> = {
      ...{
        id: 12,
        parent: 'عدد / عدد يدوية',
        name_en: 'Saws',
        is_hidden: true,
        focus_keywords: 'saw, drill',
      },
      ...{ position: 3, returns: returns[rule] },
    };
    expect(
      readCategoryRow({ number: 2, cells: columns.map((column) => row[column] ?? null) }, targets),
    ).toEqual({
      row: 2,
      problems: [],
      values: {
        ...{ id: '12', parent: 'عدد / عدد يدوية', name_en: 'Saws', is_hidden: true },
        ...{ focus_keywords: ['saw', 'drill'], returns: rule },
      },
    });
  });
});
