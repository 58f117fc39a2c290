import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';
import type { AttributeValue, OwnProductFilter } from './own-products.ts';

/** One change of many products; prices are IQD, times ISO 8601. */
export type BulkChange =
  | { kind: 'publish' }
  | { kind: 'unpublish' }
  | { kind: 'delete' }
  /**
   * By a percentage or an amount, either of them below zero to lower it; rounded to 250 dinars unless `round` is 1. Prices that
   * jump stay as they are unless `jumps` says that they are meant.
   */
  | { kind: 'price'; percent?: number; amount?: number; round?: 250 | 1; jumps?: true }
  /** Without a percentage the reduced price goes. */
  | { kind: 'discount'; percent: number | null; starts_at?: string | null; ends_at?: string | null }
  | { kind: 'category'; category_id: number };

/** All products that match a filter but those that were unticked, or ticked ones alone. */
export interface BulkTarget {
  filter?: OwnProductFilter;
  ids?: number[];
  except?: number[];
}

export type BulkInput = BulkTarget & { change: BulkChange };

/** What a change concerns of one product; which members there are, its kind says. */
export interface BulkState {
  published?: boolean;
  deleted?: boolean;
  price?: number;
  /** Own prices of variants, by their ids. */
  variants?: Record<string, number>;
  discounted_price?: number | null;
  starts_at?: string | null;
  ends_at?: string | null;
  category_id?: number;
  attributes?: AttributeValue[];
}

export type BulkProblem =
  | 'gone'
  | 'no_price'
  | 'price_jump'
  | 'price_limit'
  | 'below_deal'
  | 'not_below'
  | 'attributes'
  | 'sku_taken'
  | 'changed_since'
  | 'invalid';

export interface BulkPreviewRow {
  id: number;
  name_en: string;
  name_ar: string;
  sku: string;
  main_image: string | null;
  price: number;
  before: BulkState;
  after: BulkState;
  /** Why it will not be changed. */
  problem: BulkProblem | null;
}

export interface BulkPreview {
  /** Of all products that the change is meant for. */
  count: number;
  /** The first ten. */
  rows: BulkPreviewRow[];
}

/** A change that was begun. changed + unchanged + refused + those that wait = row_count. */
export interface BulkProgress {
  id: string;
  change: BulkChange;
  status: 'working' | 'stopped' | 'done' | 'undoing' | 'undone';
  row_count: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Of the changed ones: taken back, and left as they are because they changed since. */
  undone: number;
  kept: number;
  created_at: string;
  finished_at: string | null;
}

export interface BulkRow {
  id: number;
  /** Null for a product that is gone. */
  name_en: string | null;
  name_ar: string | null;
  sku: string | null;
  outcome: 'refused' | 'kept';
  problem: BulkProblem;
}

/** What a change would do. Throws AppError `invalid_input` {field, rule}, `not_allowed`, `not_approved`. */
export async function previewBulkChange(db: DataClient, input: BulkInput): Promise<BulkPreview> {
  return answerOf(await db.rpc('preview_bulk_change', { input: input as unknown as Json }));
}

/**
 * Begins a change of `expected` products; the same id again answers the same one. Throws AppError `stale_version` {count}
 * when others match by now, `delivery_required`, and what `previewBulkChange` throws.
 */
export async function startBulkChange(
  db: DataClient,
  id: string,
  input: BulkInput,
  expected: number,
): Promise<BulkProgress> {
  return answerOf(
    await db.rpc('start_bulk_change', { change_id: id, input: input as unknown as Json, expected }),
  );
}

/** Throws AppError `bulk_change_not_found` also for another company's. */
export async function getBulkChange(db: DataClient, id: string): Promise<BulkProgress> {
  return answerOf(await db.rpc('get_bulk_change', { change_id: id }));
}

/** The company's five latest changes, the newest first. */
export async function listBulkChanges(db: DataClient): Promise<BulkProgress[]> {
  return answerOf(await db.rpc('list_bulk_changes'));
}

/** Leaves what waits as it is, or takes back what was changed. Throws AppError `bulk_change_state` {status}. */
export async function steerBulkChange(
  db: DataClient,
  id: string,
  action: 'stop' | 'undo',
): Promise<BulkProgress> {
  return answerOf(await db.rpc('steer_bulk_change', { change_id: id, action }));
}

/** The products that were refused, or kept when the change was taken back. */
export async function listBulkChangeRows(
  db: DataClient,
  id: string,
  filter: { page?: number; page_size?: number } = {},
): Promise<Page<BulkRow>> {
  return answerOf(await db.rpc('list_bulk_change_rows', { change_id: id, filter }));
}
