import { call } from '../call.ts';
import { sumUndoCounts } from '../sum-undo-counts.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { OwnProductFilter } from './queries.ts';
import type {
  BulkChange,
  BulkPreview,
  BulkProgress,
  BulkRow,
  BulkUndoCounts,
} from './bulk-changes-answers.ts';

export type {
  BulkChange,
  BulkPreview,
  BulkPreviewRow,
  BulkProblem,
  BulkProgress,
  BulkRow,
  BulkState,
  BulkUndoCounts,
} from './bulk-changes-answers.ts';

/** Either all products that match `filter` without `except`, or the products with `ids`. */
export interface BulkTarget {
  /** `company_id` only for staff. */
  filter?: OwnProductFilter & { company_id?: string };
  ids?: number[];
  except?: number[];
}

export type BulkInput = BulkTarget & { change: BulkChange };

/** Previews a change. Throws AppError `invalid_input` {field, rule}, `not_allowed`, `not_approved`. */
export async function previewBulkChange(db: DataClient, input: BulkInput): Promise<BulkPreview> {
  return call(db, 'preview_bulk_change', { input: input });
}

/**
 * Starts a change of `expected` products; a repeated id returns the change that was started. Throws AppError
 * `stale_version` {count} if a different number of products matches now, `delivery_required`, and the errors of
 * `previewBulkChange`.
 */
export async function startBulkChange(
  db: DataClient,
  id: string,
  input: BulkInput,
  expected: number,
): Promise<BulkProgress> {
  return call(db, 'start_bulk_change', { change_id: id, input: input, expected });
}

/** Like `previewBulkChange`, for staff: changes that only staff make, or that they make of products of all companies. Throws AppError `not_allowed`. */
export async function previewStaffProductChange(db: DataClient, input: BulkInput): Promise<BulkPreview> {
  return call(db, 'preview_staff_product_change', { input });
}

/**
 * Like `startBulkChange`, for staff, with a reason that the sellers read. Throws AppError `not_allowed`, `invalid_input`
 * {field: reason}, `stale_version` {count}.
 */
export async function startStaffProductChange(
  db: DataClient,
  id: string,
  input: BulkInput,
  { expected, reason }: { expected: number; reason: string },
): Promise<BulkProgress> {
  return call(db, 'start_staff_product_change', { change_id: id, input, expected, reason });
}

/** Throws AppError `bulk_change_not_found`, also for changes of other companies. */
export async function getBulkChange(db: DataClient, id: string): Promise<BulkProgress> {
  return (await call(db, 'get_bulk_change', { change_id: id })) as BulkProgress;
}

/** Five latest changes of the company, newest first. */
export async function listBulkChanges(db: DataClient): Promise<BulkProgress[]> {
  return call(db, 'list_bulk_changes');
}

/**
 * `stop` skips the products not processed yet, `undo` restores the changed ones, `retry` continues a change that was set
 * aside. Throws AppError `bulk_change_state` {status}.
 */
export async function steerBulkChange(
  db: DataClient,
  id: string,
  action: 'stop' | 'undo' | 'retry',
): Promise<BulkProgress> {
  return (await call(db, 'steer_bulk_change', { change_id: id, action })) as BulkProgress;
}

/** Products that were refused, or not restored by the undo. */
export async function listBulkChangeRows(
  db: DataClient,
  id: string,
  filter: PageRequest = {},
): Promise<Page<BulkRow>> {
  return call(db, 'list_bulk_change_rows', { change_id: id, filter });
}

/** Counts the products that an undo would restore now. Throws AppError `bulk_change_state` {status}. */
export async function previewBulkUndo(db: DataClient, id: string): Promise<Omit<BulkUndoCounts, 'next'>> {
  return sumUndoCounts<BulkRow>((next) => call(db, 'preview_bulk_undo', { change_id: id, after_id: next }));
}
