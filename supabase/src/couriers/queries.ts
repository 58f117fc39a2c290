import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import { AppError } from '../errors.ts';
import type {
  CashInTransit,
  Courier,
  LineAction,
  Remittance,
  RemittanceClass,
  RemittanceLine,
  RemittanceSummary,
  ShippingCourier,
} from './answers.ts';
import type { Page, PageRequest, TimeSort } from '../base/lists-answers.ts';
import type { ShipmentInput } from '../orders/queries.ts';

export type {
  CashInTransit,
  ClassSums,
  Courier,
  LineAction,
  Remittance,
  RemittanceClass,
  RemittanceLine,
  RemittanceSummary,
  ShippingCourier,
} from './answers.ts';

/** All couriers, those in use first; staff with the right `money`. Throws AppError `not_allowed`. */
export async function listCouriers(db: DataClient): Promise<Courier[]> {
  return call(db, 'list_couriers');
}

/** Couriers that can be chosen for a shipment. Throws AppError `not_allowed`, `not_approved`. */
export async function listShippingCouriers(db: DataClient): Promise<ShippingCourier[]> {
  return call(db, 'list_shipping_couriers');
}

export type CourierInput = Omit<Courier, 'id' | 'version' | 'column_map'>;

/**
 * Creates a courier, or changes the one that was seen; returns its id. Throws AppError `stale_version`, `invalid_input` {field,
 * rule}, `not_allowed`.
 */
export async function saveCourier(
  db: DataClient,
  seen: Pick<Courier, 'id' | 'version'> | null,
  { name, phone, fee_delivered, fee_returned, is_active }: CourierInput,
): Promise<number> {
  return call(db, 'save_courier', {
    ...{ name, phone: phone ?? '', fee_delivered, fee_returned, is_active },
    courier_id: seen?.id,
    expected_version: seen?.version,
  });
}

/** Shipment as entered; an empty tracking number, or one without a courier, is none. */
export function shipmentInput(draft: { courierId: number | null; trackingNumber: string }): ShipmentInput {
  const number = draft.trackingNumber.trim();
  return {
    courier_id: draft.courierId,
    tracking_number: draft.courierId === null || number === '' ? null : number,
  };
}

/** True if another order of the courier has the tracking number. */
export function isTrackingNumberTaken(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'invalid_input') return false;
  return error.context.field === 'tracking_number' && error.context.rule === 'taken';
}

/** Cash that couriers collected and have not remitted, the oldest first. Throws AppError `not_allowed`. */
export async function listCashInTransit(db: DataClient): Promise<CashInTransit[]> {
  return call(db, 'list_cash_in_transit');
}

/** Row limit of a courier's file. */
export const maxRemittanceRows = 20_000;

/** Row of a courier's file: texts as shown, amounts as numbers or texts, `day` as ISO date. */
export interface RemittanceRow {
  row: number;
  number?: string;
  tracking?: string;
  phone?: string;
  amount?: string | number;
  fee?: string | number;
  net?: string | number;
  day?: string;
  status?: string;
}

export interface RemittanceFile {
  courier_id: number;
  file_name: string;
  /** SHA-256 in hexadecimal digits. */
  file_hash: string;
  rows: RemittanceRow[];
  /** Field of each column by folded heading, kept for the courier's next file. */
  column_map: Record<string, string>;
}

/**
 * Reads and matches a file; the same file again returns the first reading. Throws AppError `invalid_input` {field, rule},
 * `courier_not_found`, `not_allowed`.
 */
export async function startRemittance(
  db: DataClient,
  { rows, ...file }: RemittanceFile,
): Promise<{ id: string; is_known: boolean }> {
  return call(db, 'start_remittance', { ...file, file_rows: rows });
}

/** Throws AppError `remittance_not_found`, `not_allowed`. */
export async function getRemittance(db: DataClient, id: string): Promise<Remittance> {
  return call(db, 'get_remittance', { remittance_id: id });
}

export interface RemittanceFilter extends PageRequest {
  courier_id?: number;
  state?: Remittance['state'];
  sort?: TimeSort;
}

export async function listRemittances(
  db: DataClient,
  filter: RemittanceFilter,
): Promise<Page<RemittanceSummary>> {
  return call(db, 'list_remittances', { filter });
}

export interface RemittanceLineFilter extends PageRequest {
  class?: RemittanceClass;
  /** Only lines without a resolution. */
  unresolved?: true;
}

export async function listRemittanceLines(
  db: DataClient,
  id: string,
  filter: RemittanceLineFilter,
): Promise<Page<RemittanceLine>> {
  return call(db, 'list_remittance_lines', { remittance_id: id, filter });
}

type SeenRemittance = Pick<Remittance, 'id' | 'version'>;

/**
 * Resolves lines, or all open lines of a class that can have the action; null opens lines again. This and the following throw
 * AppError `stale_version`, `remittance_state` {state}, `remittance_not_found`, `not_allowed`.
 */
export async function resolveRemittanceLines(
  db: DataClient,
  { id, version }: SeenRemittance,
  action: LineAction | null,
  lines: { ids: number[] } | { class: RemittanceClass },
): Promise<Remittance> {
  return call(db, 'resolve_remittance_lines', {
    remittance_id: id,
    expected_version: version,
    action: action as string,
    ...('ids' in lines ? { line_ids: lines.ids } : { class: lines.class }),
  });
}

/** Names the order of a line and matches the file again. Throws AppError `order_not_found`. */
export async function assignRemittanceLine(
  db: DataClient,
  { id, version }: SeenRemittance,
  line: number,
  orderNumber: string,
): Promise<Remittance> {
  return call(db, 'assign_remittance_line', {
    remittance_id: id,
    expected_version: version,
    line_id: line,
    order_number: orderNumber,
  });
}

/** Matches the file again, after orders changed. */
export async function rematchRemittance(
  db: DataClient,
  { id, version }: SeenRemittance,
): Promise<Remittance> {
  return call(db, 'assign_remittance_line', { remittance_id: id, expected_version: version });
}

/**
 * Books the next batch of lines; repeated until the state is `booked`. The state `open` in its result means that orders changed
 * since they were matched. Throws AppError `remittance_unresolved` {count}.
 */
export async function bookRemittance(
  db: DataClient,
  { id, version }: SeenRemittance,
  paidInto: 'bank' | 'cash',
): Promise<Remittance> {
  return call(db, 'book_remittance', { remittance_id: id, expected_version: version, paid_into: paidInto });
}
