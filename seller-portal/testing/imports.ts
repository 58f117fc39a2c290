import type { Category } from '@mawad/supabase/catalogue/queries';
import type { ImportProgress, ImportRow } from '@mawad/supabase/imports/queries';

const category = (change: Partial<Category>): Category => ({
  id: 7,
  parent_id: null,
  name_en: 'Cement',
  name_ar: 'سمنت',
  slug_en: 'cement',
  slug_ar: 'smnt',
  image: null,
  product_count: 0,
  returns: '30_days',
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

/** Checked import that waits for review. */
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
    company_id: 'c1',
    set_aside: false,
    created_by: null,
    pictures: { named: 0, ready: 0, failed: 0, addresses: 0, files: 0 },
    created_at: '2026-11-20T10:00:00Z',
    finished_at: null,
    ...change,
  };
}

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
