import { z } from 'zod/mini';
import { attributeValue } from './answers.ts';
import { knownChange } from '../audit/changes-answers.ts';
import { pageOf } from '../base/lists-answers.ts';
import { refusedOrder } from '../orders/answers.ts';

/** Steps that many orders can take at once. */
export const orderSteps = ['approve', 'Rejected', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** Values of a product that a change affects; the kind of change decides which are present. */
const bulkState = z.strictObject({
  published: z.optional(z.boolean()),
  deleted: z.optional(z.boolean()),
  price: z.optional(z.number()),
  /** Prices of variants that have their own, by variant id. */
  variants: z.optional(z.record(z.string(), z.number())),
  discounted_price: z.optional(z.nullable(z.number())),
  starts_at: z.optional(z.nullable(z.string())),
  ends_at: z.optional(z.nullable(z.string())),
  category_id: z.optional(z.number()),
  name_en: z.optional(z.string()),
  name_ar: z.optional(z.string()),
  attributes: z.optional(z.array(attributeValue)),
  /** Stock by variant id; of a product without variants under ''. */
  stock: z.optional(z.record(z.string(), z.number())),
  /** Time at which the price was confirmed. */
  confirmed_at: z.optional(z.string()),
  /** Null if the product is not hidden. */
  hidden_reason: z.optional(z.nullable(z.string())),
});
export type BulkState = z.infer<typeof bulkState>;

const bulkProblem = z.enum([
  'gone',
  'no_price',
  'no_stock',
  'price_jump',
  'price_limit',
  'below_deal',
  'not_below',
  'attributes',
  'sku_taken',
  'changed_since',
  'invalid',
]);
export type BulkProblem = z.infer<typeof bulkProblem>;

const bulkPreviewRow = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  main_image: z.nullable(z.string()),
  price: z.number(),
  before: bulkState,
  after: bulkState,
  /** Reason why the product will not change; null if it will. */
  problem: z.nullable(bulkProblem),
});
export type BulkPreviewRow = z.infer<typeof bulkPreviewRow>;

const bulkPreview = z.strictObject({
  /** Products that the change selects. */
  count: z.number(),
  /** First ten products. */
  rows: z.array(bulkPreviewRow),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

/** A change of many products; prices are IQD, times ISO 8601. */
const bulkChange = z.union([
  z.strictObject({
    kind: z.literal('publish'),
  }),
  z.strictObject({
    kind: z.literal('unpublish'),
  }),
  z.strictObject({
    kind: z.literal('delete'),
  }),
  z.strictObject({
    kind: z.literal('confirm'),
  }),
  z.strictObject({
    kind: z.literal('stock'),
    percent: z.optional(z.number()),
    amount: z.optional(z.number()),
  }),
  z.strictObject({
    kind: z.literal('price'),
    percent: z.optional(z.number()),
    amount: z.optional(z.number()),
    round: z.optional(z.union([z.literal(250), z.literal(1)])),
    jumps: z.optional(z.literal(true)),
  }),
  z.strictObject({
    kind: z.literal('discount'),
    percent: z.nullable(z.number()),
    starts_at: z.optional(z.nullable(z.string())),
    ends_at: z.optional(z.nullable(z.string())),
    reason: z.optional(z.string()),
  }),
  z.strictObject({
    /** By staff only. */
    kind: z.enum(['hide', 'show']),
    /** Empty if products are shown. */
    reason: z.optional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('category'),
    category_id: z.number(),
    /** Given by staff; absent in a change by the seller. */
    reason: z.optional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('names'),
    /** New names by product id; a missing name stays. At most 2,000 products. */
    names: z.record(
      z.string(),
      z.strictObject({ name_en: z.optional(z.string()), name_ar: z.optional(z.string()) }),
    ),
    reason: z.optional(z.string()),
  }),
]);
export type BulkChange = z.infer<typeof bulkChange>;

/** A step that many orders take. */
const orderChange = z.strictObject({
  kind: z.literal('orders'),
  /** Absent while the orders are only selected. */
  step: z.optional(z.enum(orderSteps)),
  note: z.optional(z.string()),
  /** Courier of the orders that are shipped. */
  courier_id: z.optional(z.number()),
});

/** A started change. `row_count` = changed + unchanged + refused + products not processed yet. */
const bulkProgress = z.strictObject({
  id: z.string(),
  change: bulkChange,
  status: z.enum(['working', 'stopped', 'done', 'undoing', 'undone']),
  row_count: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  /** Changed products that were undone. */
  undone: z.number(),
  /** Changed products of which something was not undone because it changed again. */
  kept: z.number(),
  /** The job failed three times and waits for `retry`. */
  set_aside: z.boolean(),
  /** The caller may undo the change now. */
  may_undo: z.boolean(),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type BulkProgress = z.infer<typeof bulkProgress>;

/** A started change of orders; it has no unchanged rows and no undo. */
const orderChangeProgress = z.extend(bulkProgress, {
  change: orderChange,
  status: z.enum(['selected', 'working', 'stopped', 'done']),
});
export type OrderChangeProgress = z.infer<typeof orderChangeProgress>;

/** Orders selected for a change. */
const orderSelection = z.strictObject({
  id: z.string(),
  count: z.number(),
  /** Steps that selected orders can take, with the number of those orders and how many of them are collected. */
  steps: z.array(z.strictObject({ step: z.enum(orderSteps), count: z.number(), pickups: z.number() })),
});
export type OrderSelection = z.infer<typeof orderSelection>;

const bulkRow = z.strictObject({
  id: z.number(),
  /** Null if the product was deleted; the same for `name_ar` and `sku`. */
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  outcome: z.enum(['refused', 'kept']),
  problem: bulkProblem,
  /** Who changed what stays: the product itself (`size` and `color` are null) or one of its variants. */
  changes: z.array(
    z.extend(knownChange, {
      size: z.nullable(z.string()),
      color: z.nullable(z.string()),
      color_ar: z.nullable(z.string()),
    }),
  ),
});
export type BulkRow = z.infer<typeof bulkRow>;

/** Products that an undo would restore, counted in parts. */
const bulkUndoCounts = z.strictObject({
  undone: z.number(),
  /** Products that would be restored in part, because the rest changed again. */
  partly: z.number(),
  /** Products that would stay as they are, because they changed again. */
  kept: z.number(),
  /** The first products of which something stays, with who changed them. */
  stays: z.array(bulkRow),
  /** Id after which counting continues; null at the end. */
  next: z.nullable(z.number()),
});
export type BulkUndoCounts = z.infer<typeof bulkUndoCounts>;

export const bulkChangesAnswers = {
  preview_bulk_undo: bulkUndoCounts,
  preview_bulk_change: bulkPreview,
  start_bulk_change: bulkProgress,
  preview_staff_product_change: bulkPreview,
  start_staff_product_change: bulkProgress,
  get_bulk_change: z.union([bulkProgress, orderChangeProgress]),
  list_bulk_changes: z.array(bulkProgress),
  steer_bulk_change: z.union([bulkProgress, orderChangeProgress]),
  select_orders: orderSelection,
  start_order_change: orderChangeProgress,
  list_refused_orders: pageOf(refusedOrder),
  list_bulk_change_rows: pageOf(bulkRow),
};
