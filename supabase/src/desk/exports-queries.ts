import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { ConsoleList } from './saved-views-queries.ts';
import type { StaffRight } from '../people/staff-answers.ts';
import type { BegunExport, ExportRow, RestoreTests } from './exports-answers.ts';
import type { exportColumns, ExportEntity } from './exports-values.ts';

export {
  type ExportCode,
  exportCodes,
  exportColumns,
  type ExportEntity,
  type ExportKind,
} from './exports-values.ts';

export type {
  BegunExport,
  ExportRow,
  LogAction,
  LogChanges,
  LogSubject,
  RestoreTests,
} from './exports-answers.ts';

export type ExportColumn = { [Entity in ExportEntity]: keyof (typeof exportColumns)[Entity] }[ExportEntity];

/** Choices in the export dialog, with the sheets of each. */
export const exportChoices = {
  sellers: ['sellers'],
  users: ['users'],
  products: ['products'],
  categories: ['categories'],
  orders: ['orders', 'order_lines'],
  quotes: ['quote_requests', 'quote_lines'],
  messages: ['messages'],
  reviews: ['reviews'],
  questions: ['product_questions'],
  returns: ['returns'],
  transactions: ['transactions'],
  audit: ['audit_log'],
} as const satisfies Record<string, readonly ExportEntity[]>;
export type ExportChoice = keyof typeof exportChoices;

/** Right that each export needs in addition to `export`; must match `private.export_right`. */
export const exportRights: Record<ExportChoice, StaffRight> = {
  sellers: 'see_companies',
  users: 'see_users',
  products: 'products',
  categories: 'categories',
  orders: 'see_orders',
  quotes: 'quotes',
  messages: 'contact',
  reviews: 'reviews',
  questions: 'reviews',
  returns: 'see_orders',
  transactions: 'money',
  audit: 'audit',
};

/** Days in Baghdad, YYYY-MM-DD, on which exported rows were created, both included; absent: no bound. */
export interface ExportPeriod {
  first_day?: string;
  last_day?: string;
}

/**
 * Starts an export and records it in the audit log; needs the right `export` and the right of each kind. Throws AppError
 * `not_allowed`, `invalid_input` {field: first_day or last_day}.
 */
export async function beginExport(
  db: DataClient,
  entities: readonly ExportEntity[],
  period: ExportPeriod = {},
): Promise<BegunExport> {
  return call(db, 'begin_export', { entities: [...entities], ...period });
}

/** Reads a page of an export that the caller started; `next` is null at the end. Throws AppError `not_allowed`. */
export async function readExportRows(
  db: DataClient,
  { id, entity, after, limit }: { id: string; entity: ExportEntity; after?: string; limit: number },
  signal?: AbortSignal,
): Promise<{ rows: ExportRow[]; next: string | null }> {
  return call(db, 'export_rows', { export_id: id, entity, after, page_limit: limit }, { signal });
}

/** Records the export of a console list in the audit log. Throws AppError `not_allowed`. */
export async function recordListExport(db: DataClient, list: ConsoleList, rowCount: number): Promise<void> {
  await call(db, 'record_list_export', { list, row_count: rowCount });
}

/** The ten latest tests of restoring a backup. Throws AppError `not_allowed`. */
export async function listRestoreTests(db: DataClient): Promise<RestoreTests> {
  return call(db, 'list_restore_tests');
}

/** Records a test of restoring a backup; `tested_on` is YYYY-MM-DD. Throws AppError `not_allowed`, `invalid_input` {field, rule}. */
export async function recordRestoreTest(
  db: DataClient,
  test: { tested_on: string; succeeded: boolean; note?: string },
): Promise<void> {
  await call(db, 'record_restore_test', test);
}
