import { call } from '../call.ts';
import type { Backend, DataClient } from '../client.ts';
import { sendFile, type SendOptions } from '../send-file.ts';
import { signFile } from '../sign-file.ts';
import type { PageRequest } from '../base/lists-answers.ts';
import type {
  ManagedReason,
  Returnable,
  RefundWay,
  ReturnCase,
  ReturnCondition,
  ReturnFigures,
  ReturnHandover,
  ReturnList,
  ReturnSettings,
  ReturnSide,
  ReturnStatus,
  ReturnWish,
  StaffReturnList,
} from './answers.ts';

export type {
  ManagedReason,
  RefundWay,
  Returnable,
  ReturnableLine,
  ReturnAction,
  ReturnCase,
  ReturnClock,
  ReturnCondition,
  ReturnEvent,
  ReturnFigure,
  ReturnFigures,
  ReturnHandover,
  ReturnLine,
  ReturnList,
  ReturnMarks,
  ReturnOutcome,
  ReturnReason,
  ReturnSettings,
  ReturnSide,
  ReturnStatus,
  ReturnSummary,
  ReturnWish,
  StaffReturn,
  StaffReturnList,
} from './answers.ts';

/** Limits; must match the checks of the database. */
export const returnLimits = {
  /** Pictures of one step. */
  pictures: 8,
  /** Size of a picture, bytes. */
  pictureSize: 2 * 1024 * 1024,
  note: 1_000,
} as const;

/** States in the order in which a return passes them. */
export const returnStatuses = [
  'Requested',
  'Accepted',
  'Refused',
  'OnItsWay',
  'Received',
  'Settled',
  'Closed',
] as const satisfies ReturnStatus[];

/** Sorts of lists of returns; the first one is used without a sort. */
export const returnSorts = ['newest', 'oldest', 'due', 'due_desc'] as const;

export interface ReturnFilter extends PageRequest {
  status?: ReturnStatus;
  wish?: ReturnWish;
  /** Code of a reason. */
  reason?: string;
  /** Number of the return or the order, name, phone, product or SKU. */
  term?: string;
  /** Only returns in which the reader's side has to act. */
  waiting?: boolean;
  /** Only returns with an open appeal. */
  appealed?: boolean;
  order_id?: string;
  /** ISO dates of the request, in Iraq's days, both inclusive. */
  from?: string;
  to?: string;
  sort?: (typeof returnSorts)[number];
}

/** Version of a return that the page shows. */
export interface SeenReturn {
  id: string;
  version: number;
}

/**
 * Lines of an order of the caller that may come back, and the reasons. Throws AppError `order_not_found`, also for orders of
 * others.
 */
export async function getReturnable(db: DataClient, orderId: string): Promise<Returnable> {
  return call(db, 'get_returnable', { order_id: orderId });
}

export interface ReturnRequest {
  wish: ReturnWish;
  /** Required for `missing_part`. */
  note?: string;
  /** As the buyer typed it; E.164 or local. */
  phone: string;
  /** Paths returned by `storeReturnPicture`, at most eight. */
  pictures?: string[];
  lines: { order_line_id: number; quantity: number; reason_id: number; note?: string }[];
}

/**
 * Asks for a return of delivered goods, once per idempotency key. Throws AppError `invalid_input` {field, rule, line?},
 * `return_not_delivered`, `return_too_late` {last_day}, `not_returnable` {lines}, `return_quantity` {lines: [{order_line_id,
 * returnable}]}, `idempotency_mismatch`, `rate_limited`.
 */
export async function requestReturn(
  db: DataClient,
  orderId: string,
  idempotencyKey: string,
  body: ReturnRequest,
): Promise<{ id: string; number: string }> {
  return call(db, 'request_return', { order_id: orderId, idempotency_key: idempotencyKey, body });
}

/** A return for its buyer, its company or the staff. Throws AppError `return_not_found`. */
export async function getReturn(db: DataClient, id: string): Promise<ReturnCase> {
  return call(db, 'get_return', { return_id: id });
}

/** Returns of the caller, newest first. */
export async function listOwnReturns(db: DataClient, filter: ReturnFilter): Promise<ReturnList> {
  return call(db, 'list_own_returns', { filter });
}

/** Returns of the caller's company. Throws AppError `not_approved`, `not_allowed`. */
export async function listCompanyReturns(db: DataClient, filter: ReturnFilter): Promise<ReturnList> {
  return call(db, 'list_company_returns', { filter });
}

export interface StaffReturnFilter extends ReturnFilter {
  company_id?: string;
  /** Only appeals whose decision is overdue. */
  overdue?: boolean;
  /** Only returns of serial buyers or sellers. */
  marked?: boolean;
}

/** All returns; staff only. */
export async function listStaffReturns(db: DataClient, filter: StaffReturnFilter): Promise<StaffReturnList> {
  return call(db, 'list_staff_returns', { filter });
}

/**
 * Accepts a return. With `keep` of a refund, `reduction` is the offered price reduction, which the buyer agrees to or declines;
 * `missing_part` takes only `keep` without a reduction. This and every step below throws AppError `return_not_found`,
 * `changed_meanwhile`, `return_state` {status}, `not_allowed`, `invalid_input` {field, rule}.
 */
export async function acceptReturn(
  db: DataClient,
  { id, version }: SeenReturn,
  body: { handover: ReturnHandover; reduction?: number; note?: string },
): Promise<void> {
  await call(db, 'accept_return', { return_id: id, body, expected_version: version });
}

/** Refuses a return for a reason that the buyer reads. */
export async function refuseReturn(
  db: DataClient,
  { id, version }: SeenReturn,
  note: string,
  pictures: string[],
): Promise<void> {
  await call(db, 'refuse_return', { return_id: id, note, pictures, expected_version: version });
}

/** Buyer's answer to an offered price reduction; declining it counts as a refused return, which the buyer may appeal. */
export async function answerReduction(
  db: DataClient,
  { id, version }: SeenReturn,
  agrees: boolean,
): Promise<void> {
  await call(db, 'answer_reduction', { return_id: id, agrees, expected_version: version });
}

/** Ends a return by its buyer before the goods were received. */
export async function withdrawReturn(
  db: DataClient,
  { id, version }: SeenReturn,
  note?: string,
): Promise<void> {
  await call(db, 'withdraw_return', { return_id: id, note, expected_version: version });
}

/** Marks accepted goods as on their way; by buyer or seller. */
export async function markReturnSent(
  db: DataClient,
  { id, version }: SeenReturn,
  note?: string,
): Promise<void> {
  await call(db, 'mark_return_sent', { return_id: id, note, expected_version: version });
}

export interface ReceivedReturn {
  /** Every line of the return. `restock`: how much of `quantity` goes back on sale; the rest is written off. */
  lines: { id: number; quantity: number; condition: ReturnCondition; restock: number }[];
  /** Amount to hand back, IQD; absent: the price of what came back. A lower amount needs a note. */
  refund?: number;
  note?: string;
  pictures?: string[];
}

/** Records goods that came back; stock follows at once. */
export async function receiveReturn(
  db: DataClient,
  { id, version }: SeenReturn,
  body: ReceivedReturn,
): Promise<void> {
  await call(db, 'receive_return', { return_id: id, body, expected_version: version });
}

export interface ReturnSettlement {
  /** `part`: the missing part was handed over; only for returns with this wish, without an amount. */
  way: RefundWay;
  reference?: string;
  /** ISO date, from the delivery to today in Iraq. */
  day: string;
  /** As the page shows it; must equal the amount to hand back. Absent without the right to see money. */
  amount?: number;
  note?: string;
}

/** Records how the money was handed back; the credit note is issued and the commission follows. */
export async function settleReturn(
  db: DataClient,
  { id, version }: SeenReturn,
  body: ReturnSettlement,
): Promise<void> {
  await call(db, 'settle_return', { return_id: id, body, expected_version: version });
}

/**
 * Settles a received return with the wish `exchange` by an order at price 0 and returns the order's id. Throws AppError
 * `out_of_stock` {lines} if the goods are gone: `settleReturn` hands the money back instead.
 */
export async function exchangeReturn(db: DataClient, { id, version }: SeenReturn): Promise<string> {
  return call(db, 'exchange_return', { return_id: id, expected_version: version });
}

/** Asks the staff to decide. Throws AppError `appeal_over` after the days in which one may appeal. */
export async function appealReturn(
  db: DataClient,
  { id, version }: SeenReturn,
  note: string,
  pictures: string[],
): Promise<void> {
  await call(db, 'appeal_return', { return_id: id, note, pictures, expected_version: version });
}

/** Asks a side for evidence; staff only. */
export async function askEvidence(
  db: DataClient,
  { id, version }: SeenReturn,
  side: ReturnSide,
  note: string,
): Promise<void> {
  await call(db, 'ask_evidence', { return_id: id, side, note, expected_version: version });
}

/** Answers a question of the staff; by the side that was asked. */
export async function giveEvidence(
  db: DataClient,
  { id, version }: SeenReturn,
  note: string,
  pictures: string[],
): Promise<void> {
  await call(db, 'give_evidence', { return_id: id, note, pictures, expected_version: version });
}

export interface ReturnDecision {
  /** For the buyer in whole, in part, or for the seller. */
  outcome: 'buyer' | 'partly' | 'seller';
  /** Refund, IQD; required for `partly`, absent otherwise. */
  amount?: number;
  /**
   * Received goods that count as returned, for `buyer` and `partly`. Absent: as the seller received them. `restock`: how much of
   * `quantity` goes back on sale.
   */
  lines?: { id: number; quantity: number; restock: number }[];
  /** Whether goods that are still with the buyer come back first; stock and money follow their receipt. Else the buyer keeps them. */
  comes_back?: boolean;
  /** Read by both sides. */
  reason: string;
}

/** Decides an appeal; stock, credit note and commission follow at once or, with `comes_back`, the receipt. Staff only. */
export async function decideReturn(
  db: DataClient,
  { id, version }: SeenReturn,
  body: ReturnDecision,
): Promise<void> {
  await call(db, 'decide_return', { return_id: id, body, expected_version: version });
}

/** Undoes the own last step `received` or `settled` within a day. Throws AppError `undo_over`, `out_of_stock`. */
export async function undoReturnStep(
  db: DataClient,
  { id, version }: SeenReturn,
  note: string,
): Promise<void> {
  await call(db, 'undo_return_step', { return_id: id, note, expected_version: version });
}

/** Vocabulary of reasons; staff only. */
export async function listReturnReasons(db: DataClient): Promise<ManagedReason[]> {
  return call(db, 'list_return_reasons');
}

/** Reason as the staff saves it; without `id` it is new. */
export interface ReasonInput {
  id?: number;
  name_en: string;
  name_ar: string;
  is_fault: boolean;
  way_back_by: ReturnSide;
  position: number;
  is_active: boolean;
}

/** `version` is 0 for a new reason. Returns its id. Throws AppError `changed_meanwhile`, `invalid_input` {field, rule}. */
export async function saveReturnReason(
  db: DataClient,
  reason: ReasonInput,
  version: number,
): Promise<number> {
  return call(db, 'save_return_reason', { reason, expected_version: version });
}

/** Clocks of returns; public. */
export async function getReturnSettings(db: DataClient): Promise<ReturnSettings> {
  return call(db, 'get_return_settings');
}

/** Throws AppError `changed_meanwhile`, `invalid_input` {field, rule}; staff with the right `settings`. */
export async function saveReturnSettings(
  db: DataClient,
  { version, ...settings }: ReturnSettings,
): Promise<void> {
  await call(db, 'save_return_settings', { settings, expected_version: version });
}

export interface ReturnFigureFilter extends PageRequest {
  by: 'product' | 'seller' | 'category';
  /** ISO dates of the delivery; the last 90 days if absent. */
  from?: string;
  to?: string;
  sort?: 'cases' | 'rate';
}

/** Returns by product, seller or category: of all companies for the staff, of the own company for members. */
export async function getReturnFigures(db: DataClient, filter: ReturnFigureFilter): Promise<ReturnFigures> {
  return call(db, 'get_return_figures', { filter });
}

/**
 * Uploads a picture (WebP or JPEG, re-encoded by the browser) for a step of a return and returns its path. `name` is a new UUID. It
 * is removed after a day unless a step has it by then. Throws AppError.
 */
export async function storeReturnPicture(
  backend: Backend,
  orderId: string,
  name: string,
  picture: Blob,
  options: SendOptions = {},
): Promise<string> {
  const path = `${orderId}/${name}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
  await sendFile(backend, 'return-pictures', path, picture, options);
  return path;
}

/** URL that shows a picture for a minute. Throws AppError `not_found`, also if the caller may not see it. */
export async function signReturnPicture(backend: Backend, path: string): Promise<string> {
  return signFile(backend, 'return-pictures', path);
}
