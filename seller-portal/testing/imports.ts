import type { SheetCell, SheetName } from '@mawad/shared-ui/spreadsheet/cells';
import type { OpenSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet';
import type { Category } from '@mawad/supabase/queries/catalogue';
import type { ImportProgress, ImportRow } from '@mawad/supabase/queries/imports';

const category = (change: Partial<Category>): Category => ({
  id: 7,
  parent_id: null,
  name_en: 'Cement',
  name_ar: 'سمنت',
  slug_en: 'cement',
  slug_ar: 'smnt',
  image: null,
  product_count: 0,
  ...change,
});

export const categories: Category[] = [
  category({}),
  category({
    id: 8,
    parent_id: null,
    name_en: 'Tools',
    name_ar: 'أدوات',
    slug_en: 'tools',
    slug_ar: 'adwat',
  }),
];

/** An import that waits for its review. */
export function oneImport(change: Partial<ImportProgress> = {}): ImportProgress {
  return {
    id: 'i1',
    file_name: 'prices.xlsx',
    file_hash: 'a'.repeat(64),
    mode: 'both',
    status: 'checked',
    row_count: 4,
    price_jump: 50,
    position: 0,
    counts: {},
    confirmed: 0,
    created_at: '2026-11-20T10:00:00Z',
    finished_at: null,
    ...change,
  };
}

/** A row of an import. */
export function importRow(change: Partial<ImportRow>): ImportRow {
  return {
    row: 2,
    values: { sku: 'A-1' },
    outcome: 'change',
    problems: [],
    confirmed: false,
    product_id: null,
    name_en: null,
    name_ar: null,
    before: null,
    after: null,
    ...change,
  };
}

/** A file as the reader opens it. */
export function spreadsheet(
  cells: SheetCell[][],
  { sheets = [], hiddenRow }: { sheets?: SheetName[]; hiddenRow?: number } = {},
): OpenSpreadsheet {
  const rows = cells.map((row, place) => ({
    number: place + 1,
    cells: row,
    ...(place + 1 === hiddenRow && { hidden: true as const }),
  }));
  async function* batches() {
    yield { rows, progress: 1 };
  }
  return { info: { sheet: sheets[0]?.name ?? '', sheets }, batches: batches() };
}
