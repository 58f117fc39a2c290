import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { secondPersons } from '../ledger/values.ts';

const courier = z.strictObject({
  id: z.number(),
  name: z.string(),
  /** E.164. */
  phone: z.nullable(z.string()),
  /** IQD for an order that was delivered or returned; used if a remittance does not name its fee. */
  fee_delivered: z.number(),
  fee_returned: z.number(),
  /** Others cannot be chosen for a shipment. */
  is_active: z.boolean(),
  /** Fields of the columns of its last file, by folded heading. */
  column_map: z.record(z.string(), z.string()),
  version: z.number(),
});
export type Courier = z.infer<typeof courier>;

const shippingCourier = z.pick(courier, { id: true, name: true });
export type ShippingCourier = z.infer<typeof shippingCourier>;

const cashDay = z.strictObject({
  /** ISO date. */
  day: z.string(),
  amount: z.number(),
  orders: z.number(),
  age_days: z.number(),
});

const cashInTransit = z.strictObject({
  courier_id: z.number(),
  name: z.string(),
  /** IQD. */
  amount: z.number(),
  orders: z.number(),
  oldest_on: z.string(),
  age_days: z.number(),
  /** The ninety oldest days with cash, oldest first. */
  days: z.array(cashDay),
});
export type CashInTransit = z.infer<typeof cashInTransit>;

const remittanceState = z.enum(['open', 'booking', 'booked']);
export const remittanceClasses = [
  'matched',
  'wrong_amount',
  'not_remitted',
  'returned',
  'unknown',
  'twice',
] as const;
const remittanceClass = z.enum(remittanceClasses);
export type RemittanceClass = z.infer<typeof remittanceClass>;
const lineAction = z.enum(['accept', 'write_off', 'leave']);
export type LineAction = z.infer<typeof lineAction>;

/** Sums of the lines of a class, IQD. */
const classSums = z.strictObject({
  class: remittanceClass,
  lines: z.number(),
  unresolved: z.number(),
  /** Cash and fees that the file names. */
  amount: z.number(),
  fee: z.number(),
  /** Open cash of the orders. */
  expected: z.number(),
  /** Cash and fees of accepted lines. */
  booked_amount: z.number(),
  booked_fee: z.number(),
  written_off: z.number(),
});
export type ClassSums = z.infer<typeof classSums>;

const remittance = z.strictObject({
  id: z.string(),
  courier_id: z.number(),
  courier: z.string(),
  file_name: z.string(),
  state: remittanceState,
  paid_into: z.nullable(z.enum(['bank', 'cash'])),
  last_day: z.nullable(z.string()),
  line_count: z.number(),
  version: z.number(),
  created_at: z.string(),
  created_by: z.nullable(z.string()),
  booked_at: z.nullable(z.string()),
  booked_by: z.nullable(z.string()),
  /** Who must book it once all lines are resolved, because a line writes off so much; null: no second person is needed. */
  second_person: z.nullable(z.enum(secondPersons)),
  classes: z.array(classSums),
  booked_lines: z.number(),
});
export type Remittance = z.infer<typeof remittance>;

const remittanceSummary = z.strictObject({
  id: z.string(),
  courier: z.string(),
  file_name: z.string(),
  state: remittanceState,
  last_day: z.nullable(z.string()),
  line_count: z.number(),
  created_at: z.string(),
  created_by: z.nullable(z.string()),
  /** As of `remittance`. */
  second_person: z.nullable(z.enum(secondPersons)),
  /** Cash that the file names, IQD. */
  amount: z.number(),
  unresolved: z.number(),
});
export type RemittanceSummary = z.infer<typeof remittanceSummary>;

const remittanceLine = z.strictObject({
  id: z.number(),
  /** Row in the file; null for an order that the file should have named. */
  row: z.nullable(z.number()),
  number: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** IQD; null: not readable, or not in the file. */
  amount: z.nullable(z.number()),
  fee: z.number(),
  day: z.nullable(z.string()),
  class: remittanceClass,
  /** Null for matched lines. */
  reason: z.nullable(
    z.enum([
      'no_order',
      'several_orders',
      'other_courier',
      'seller_collects',
      'in_file',
      'booked_before',
      'unreadable',
      'not_delivered',
      'delivered',
      'amount',
      'fee',
      'returned',
      'missing',
    ]),
  ),
  action: z.nullable(lineAction),
  /** Open cash of the order and fee by the courier's rule when the line was matched, IQD. */
  expected: z.nullable(z.number()),
  expected_fee: z.nullable(z.number()),
  is_booked: z.boolean(),
  /** Resolutions that the line can have. */
  actions: z.array(lineAction),
  order: z.nullable(
    z.strictObject({ id: z.string(), number: z.string(), status: z.string(), buyer_name: z.string() }),
  ),
});
export type RemittanceLine = z.infer<typeof remittanceLine>;

export const couriersAnswers = {
  list_cash_in_transit: z.array(cashInTransit),
  start_remittance: z.strictObject({ id: z.string(), is_known: z.boolean() }),
  get_remittance: remittance,
  list_remittances: pageOf(remittanceSummary),
  list_remittance_lines: pageOf(remittanceLine),
  resolve_remittance_lines: remittance,
  assign_remittance_line: remittance,
  book_remittance: remittance,
  list_couriers: z.array(courier),
  list_shipping_couriers: z.array(shippingCourier),
};
