import type { PurchaseList, PurchaseListItem, PurchaseListLine } from '@mawad/supabase/lists/queries';
import { productCard } from './catalogue.ts';

/** A private list with three products. */
export const listItem = (change: Partial<PurchaseListItem> = {}): PurchaseListItem => ({
  ...{
    id: 'list-1',
    name: 'Site A',
    kind: 'list',
    sent_by: null,
    is_shared: false,
    may_change: true,
    version: 1,
  },
  ...{ line_count: 3, updated_at: '2026-11-20T08:00:00Z' },
  ...change,
});

/** Three bags of cement, bought at 12,500 IQD. */
export const listLine = (change: Partial<PurchaseListLine> = {}): PurchaseListLine => ({
  ...{ product_id: 7, variant_id: null, quantity: 3, saved_price: 12_500 },
  ...{ name_en: 'Portland cement 42.5 R', name_ar: 'سمنت بورتلاندي 42.5 R', sku: 'CEM-42', unit: 'Bag' },
  ...{ size: null, color: null, color_ar: null },
  ...change,
});

export const purchaseList = (change: Partial<PurchaseList> = {}): PurchaseList => ({
  ...{
    id: 'list-1',
    name: 'Site A',
    kind: 'list',
    sent_by: null,
    is_shared: false,
    may_change: true,
    version: 1,
  },
  note: null,
  reminder: null,
  lines: [listLine()],
  products: [productCard()],
  variants: [],
  ...change,
});
