import type {
  ReturnEventView,
  ReturnLineView,
  ReturnRow,
  ReturnView,
} from '@mawad/shared-ui/desk/return/return-view.ts';

const reason = {
  id: 1,
  code: 'damaged',
  name_en: 'Damaged',
  name_ar: 'تالف',
  is_fault: true,
  way_back_by: 'seller' as const,
};

/** A line of a return as the database returns it. */
export const returnLine = (line: Partial<ReturnLineView> = {}) => ({
  id: 11,
  order_line_id: 101,
  product_id: 7,
  name_en: 'Portland cement',
  name_ar: 'إسمنت بورتلاند',
  sku: 'CEM-42',
  unit: 'Bag',
  size: null,
  color: null,
  color_ar: null,
  main_image: null,
  delivered: 10,
  quantity: 4,
  step: 1,
  note: 'Torn at the bottom',
  received: null,
  restock: null,
  condition: null,
  value: 40_000,
  refund: null,
  ...line,
  reason,
});

export const returnEvent = (event: Partial<ReturnEventView> = {}) => ({
  id: 1,
  kind: 'requested' as const,
  from_status: null,
  to_status: 'Requested' as const,
  actor_role: 'buyer' as const,
  actor: 'Sara Ahmed',
  note: null,
  pictures: [],
  changes: null,
  created_at: '2026-11-26T08:00:00Z',
  ...event,
});

interface CaseOverrides extends Omit<Partial<ReturnView>, 'lines' | 'events' | 'order'> {
  lines?: ReturnType<typeof returnLine>[];
  events?: ReturnType<typeof returnEvent>[];
}

/** A return of the company Tigris Tools, worth 40,000 IQD. */
export const returnCase = (view: CaseOverrides = {}, side: 'seller' | 'staff' = 'seller') => ({
  id: 'r1',
  number: 'RT-7K3F9Q',
  status: 'Requested' as const,
  wish: 'refund' as const,
  handover: null,
  outcome: null,
  version: 3,
  due_at: '2026-11-28T08:00:00Z',
  due_kind: 'answer' as const,
  appeal: null,
  way_back_by: 'seller' as const,
  phone: '+9647701234567',
  created_at: '2026-11-26T08:00:00Z',
  order: {
    id: 'o1',
    number: 'MW-7K3F9Q',
    company_id: 'c1',
    company_name_en: 'Tigris Tools',
    company_name_ar: 'Tigris Tools',
    company_slug: 'tigris',
    buyer_name: 'Sara Ahmed',
    seller_phone: null,
    delivered_at: '2026-11-20T10:00:00Z',
  },
  showroom: null,
  lines: [returnLine()],
  money: { goods: 40_000, most: 40_000, reduction: null, refund: null, credited: 0, paid: null },
  paid_order: { id: 'o1', number: 'MW-7K3F9Q' },
  credit_notes: [],
  exchange_order: null,
  events: [returnEvent()],
  marks: null,
  ...view,
  side,
  // The names of steps come from the database.
  actions: (view.actions ?? []) as never[],
});

/** A return in a list. */
export const returnRow = (row: Partial<ReturnRow> = {}) => ({
  id: 'r1',
  number: 'RT-7K3F9Q',
  status: 'Requested' as const,
  wish: 'refund' as const,
  handover: null,
  outcome: null,
  is_appealed: false,
  due_at: '2026-11-28T08:00:00Z',
  due_kind: 'answer' as const,
  is_waiting: true,
  order_id: 'o1',
  order_number: 'MW-7K3F9Q',
  company_id: 'c1',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  company_slug: 'tigris',
  buyer_name: 'Sara Ahmed',
  line_count: 3,
  name_en: 'Portland cement',
  name_ar: 'إسمنت بورتلاند',
  main_image: null,
  reasons: [reason],
  value: 40_000,
  refund: null,
  version: 3,
  created_at: '2026-11-26T08:00:00Z',
  updated_at: '2026-11-26T08:00:00Z',
  ...row,
});
