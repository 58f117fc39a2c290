import { z } from 'zod/mini';
import { returnsRule } from '../catalogue/answers.ts';
import { pageOf } from '../base/lists-answers.ts';

/** States of a return; see docs/returns.md. */
export const returnStatus = z.enum([
  'Requested',
  'Accepted',
  'Refused',
  'OnItsWay',
  'Received',
  'Settled',
  'Closed',
]);
export type ReturnStatus = z.infer<typeof returnStatus>;

/** Result that the buyer asks for. */
export const returnWish = z.enum(['refund', 'exchange', 'missing_part']);
export type ReturnWish = z.infer<typeof returnWish>;

/** How goods come back; `keep`: the buyer keeps them at a lower price or, if a part was missing, gets the part. */
export const returnHandover = z.enum(['pickup', 'showroom', 'keep']);
export type ReturnHandover = z.infer<typeof returnHandover>;

/** State of goods that came back. */
export const returnCondition = z.enum(['as_new', 'opened', 'damaged', 'wrong_item', 'missing']);
export type ReturnCondition = z.infer<typeof returnCondition>;

/** Which deadline runs. */
export const returnClock = z.enum([
  'answer',
  'reduction',
  'appeal',
  'sending',
  'part',
  'receipt',
  'evidence',
  'decision',
]);
export type ReturnClock = z.infer<typeof returnClock>;

/** How a closed or settled return ended. */
export const returnOutcome = z.enum([
  'refunded',
  'reduced',
  'exchanged',
  'part_sent',
  'refused',
  'withdrawn',
]);
export type ReturnOutcome = z.infer<typeof returnOutcome>;

/** Steps that a reader may take now. */
export const returnAction = z.enum([
  'withdraw',
  'answer_reduction',
  'accept',
  'refuse',
  'mark_sent',
  'receive',
  'settle',
  'exchange',
  'appeal',
  'give_evidence',
  'ask_evidence',
  'decide',
  'undo',
]);
export type ReturnAction = z.infer<typeof returnAction>;

export const refundWay = z.enum(['cash', 'transfer', 'wallet', 'part']);
export type RefundWay = z.infer<typeof refundWay>;

const side = z.enum(['buyer', 'seller']);
export type ReturnSide = z.infer<typeof side>;

/** Names of a company in both languages, and the slug of its store page. */
const sellerNames = {
  company_name_en: z.string(),
  company_name_ar: z.string(),
  company_slug: z.nullable(z.string()),
};

const returnReason = z.strictObject({
  id: z.number(),
  code: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  /** Whether the goods were wrong or faulty: such goods come back under every rule but `none`. */
  is_fault: z.boolean(),
  /** Who pays the way back. */
  way_back_by: side,
});
export type ReturnReason = z.infer<typeof returnReason>;

/** Reason in the vocabulary of the staff. */
const managedReason = z.extend(returnReason, {
  position: z.number(),
  is_active: z.boolean(),
  /** Lines of returns with the reason. */
  used: z.number(),
  version: z.number(),
});
export type ManagedReason = z.infer<typeof managedReason>;

const returnSettings = z.strictObject({
  /** Days after the delivery in which goods may come back. */
  return_days: z.number(),
  /** Hours in which the seller answers; silence accepts. */
  answer_hours: z.number(),
  appeal_days: z.number(),
  evidence_days: z.number(),
  decision_days: z.number(),
  /** Days in which accepted goods are sent; after that the return is closed. */
  send_days: z.number(),
  /** Days in which the seller receives goods on their way; after that the staff decide. */
  receive_days: z.number(),
  version: z.number(),
});
export type ReturnSettings = z.infer<typeof returnSettings>;

const returnableLine = z.strictObject({
  order_line_id: z.number(),
  product_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  unit: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
  main_image: z.nullable(z.string()),
  /** Delivered quantity. */
  quantity: z.number(),
  /** Delivered quantity without the part that open and settled returns already contain. */
  returnable: z.number(),
  /** Smallest step of the unit: 1, or 0.001 for units with decimals. */
  step: z.number(),
  unit_price: z.number(),
  rule: returnsRule,
  /** The seller pays the way back for every reason. */
  is_free: z.boolean(),
  /** Why nothing of the line may be asked back; null: it may, for the reasons that the rule allows. */
  refused_because: z.nullable(z.enum(['not_returnable', 'too_late', 'returned', 'not_delivered'])),
});
export type ReturnableLine = z.infer<typeof returnableLine>;

const returnable = z.strictObject({
  order: z.strictObject({
    id: z.string(),
    number: z.string(),
    status: z.string(),
    company_id: z.string(),
    ...sellerNames,
    phone: z.string(),
    /** Null before the delivery. */
    delivered_at: z.nullable(z.string()),
  }),
  /** Last day, in Iraq, on which a return may be asked for, `YYYY-MM-DD`; null before the delivery. */
  last_day: z.nullable(z.string()),
  return_days: z.number(),
  answer_hours: z.number(),
  lines: z.array(returnableLine),
  /** Active reasons in their order; faulty_only lines take those with `is_fault`. */
  reasons: z.array(returnReason),
  /** Returns of the order so far, newest first. */
  returns: z.array(z.strictObject({ id: z.string(), number: z.string(), status: returnStatus })),
});
export type Returnable = z.infer<typeof returnable>;

/** Return in a list. */
const returnSummary = z.strictObject({
  id: z.string(),
  /** E.g. RT-7K3F9Q. */
  number: z.string(),
  status: returnStatus,
  wish: returnWish,
  handover: z.nullable(returnHandover),
  outcome: z.nullable(returnOutcome),
  is_appealed: z.boolean(),
  due_at: z.nullable(z.string()),
  due_kind: z.nullable(returnClock),
  /** Whether the reader's side has to act. */
  is_waiting: z.boolean(),
  order_id: z.string(),
  order_number: z.string(),
  company_id: z.string(),
  ...sellerNames,
  buyer_name: z.string(),
  line_count: z.number(),
  /** First line. */
  name_en: z.string(),
  name_ar: z.string(),
  main_image: z.nullable(z.string()),
  /** Names of the reasons, without repetition. */
  reasons: z.array(z.strictObject({ code: z.string(), name_en: z.string(), name_ar: z.string() })),
  /** Price of the goods asked back, and the refund once it is known, IQD; null for members without the right `see_money`. */
  value: z.nullable(z.number()),
  refund: z.nullable(z.number()),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ReturnSummary = z.infer<typeof returnSummary>;

/** Number of returns by status, and `waiting` and `appealed` ones. */
const returnCounts = z.record(z.string(), z.number());

const returnList = z.extend(pageOf(returnSummary), { counts: returnCounts });
export type ReturnList = z.infer<typeof returnList>;

/** Staff also see whether buyer or seller are marked as serial; see `ReturnMarks`. */
const staffReturn = z.extend(returnSummary, { is_marked: z.boolean(), is_overdue: z.boolean() });
export type StaffReturn = z.infer<typeof staffReturn>;
const staffReturnList = z.extend(pageOf(staffReturn), { counts: returnCounts });
export type StaffReturnList = z.infer<typeof staffReturnList>;

const returnLine = z.strictObject({
  id: z.number(),
  order_line_id: z.number(),
  product_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  unit: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
  main_image: z.nullable(z.string()),
  /** Delivered quantity of the order's line. */
  delivered: z.number(),
  /** Quantity asked back. */
  quantity: z.number(),
  step: z.number(),
  reason: returnReason,
  note: z.nullable(z.string()),
  /** Quantity that came back, and how much of it went back on sale; null before. */
  received: z.nullable(z.number()),
  restock: z.nullable(z.number()),
  condition: z.nullable(returnCondition),
  /** Price of the quantity asked back, and its part of the refund, IQD; null without the right to see money. */
  value: z.nullable(z.number()),
  refund: z.nullable(z.number()),
});
export type ReturnLine = z.infer<typeof returnLine>;

/** Facts of a step; amounts are absent for members without the right `see_money`. */
const eventChanges = z.strictObject({
  handover: z.optional(returnHandover),
  reduction: z.optional(z.number()),
  refund: z.optional(z.number()),
  amount: z.optional(z.number()),
  way: z.optional(refundWay),
  day: z.optional(z.string()),
  reference: z.optional(z.nullable(z.string())),
  /** Side that appealed or that is asked for evidence. */
  side: z.optional(side),
  /** Side for which the staff decided. */
  decision: z.optional(z.enum(['buyer', 'partly', 'seller'])),
  /** Whether a decision makes goods come back that are still with the buyer. */
  comes_back: z.optional(z.boolean()),
  /** Kind of the event that was undone. */
  undone: z.optional(z.string()),
  order_number: z.optional(z.string()),
  outcome: z.optional(returnOutcome),
  lines: z.optional(
    z.array(
      z.strictObject({
        id: z.number(),
        name_en: z.string(),
        name_ar: z.string(),
        unit: z.string(),
        quantity: z.number(),
        restock: z.number(),
        condition: z.nullable(returnCondition),
      }),
    ),
  ),
});

const returnEvent = z.strictObject({
  id: z.number(),
  kind: z.enum([
    'requested',
    'accepted',
    'refused',
    'reduction_agreed',
    'reduction_declined',
    'withdrawn',
    'sent',
    'received',
    'settled',
    'exchanged',
    'not_replaced',
    'appealed',
    'evidence_asked',
    'evidence_given',
    'evidence_missed',
    'decided',
    'reminded',
    'receipt_reminded',
    'undone',
    'closed',
  ]),
  from_status: z.nullable(returnStatus),
  to_status: returnStatus,
  /** `admin`: the staff; `system`: the clock. */
  actor_role: z.enum(['buyer', 'seller', 'admin', 'system']),
  /** Name; null for people of other sides, for former members and for the clock. */
  actor: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** In the private bucket return-pictures. */
  pictures: z.array(z.string()),
  changes: z.nullable(eventChanges),
  created_at: z.string(),
});
export type ReturnEvent = z.infer<typeof returnEvent>;

/** Signs of serial returning and refusing; for the staff. */
const returnMarks = z.strictObject({
  /** By the same account, phone or address in 90 days. */
  buyer: z.strictObject({ returns: z.number(), delivered: z.number(), is_marked: z.boolean() }),
  /** Answers of the company in 365 days. */
  seller: z.strictObject({ answered: z.number(), refused: z.number(), is_marked: z.boolean() }),
});
export type ReturnMarks = z.infer<typeof returnMarks>;

const returnCase = z.strictObject({
  id: z.string(),
  number: z.string(),
  status: returnStatus,
  wish: returnWish,
  handover: z.nullable(returnHandover),
  outcome: z.nullable(returnOutcome),
  version: z.number(),
  /** Side on which the reader is. */
  side: z.enum(['buyer', 'seller', 'staff']),
  actions: z.array(returnAction),
  due_at: z.nullable(z.string()),
  due_kind: z.nullable(returnClock),
  /** Open appeal. */
  appeal: z.nullable(
    z.strictObject({
      side,
      at: z.string(),
      /** Side that is asked for evidence; null: nobody. */
      evidence_side: z.nullable(side),
      evidence_due_at: z.nullable(z.string()),
      decision_due_at: z.string(),
    }),
  ),
  way_back_by: side,
  /** E.164. */
  phone: z.string(),
  created_at: z.string(),
  order: z.strictObject({
    id: z.string(),
    number: z.string(),
    company_id: z.string(),
    ...sellerNames,
    buyer_name: z.string(),
    seller_phone: z.nullable(z.string()),
    delivered_at: z.string(),
  }),
  /** Place to which goods come back with `showroom`; null if the company offers no pickup. */
  showroom: z.nullable(
    z.strictObject({
      address_en: z.nullable(z.string()),
      address_ar: z.nullable(z.string()),
      hours_en: z.nullable(z.string()),
      hours_ar: z.nullable(z.string()),
      governorate: z.string(),
    }),
  ),
  lines: z.array(returnLine),
  /** IQD; null for members without the right `see_money`. */
  money: z.nullable(
    z.strictObject({
      /** Price of the goods asked back. */
      goods: z.number(),
      /** Most that may be refunded now: goods that came back and, for a faulty whole order, its delivery fee. */
      most: z.number(),
      /** Offered price reduction. */
      reduction: z.nullable(z.number()),
      /** Amount to hand back; null before it is known. */
      refund: z.nullable(z.number()),
      /** Amount on credit notes. */
      credited: z.number(),
      paid: z.nullable(
        z.strictObject({
          amount: z.number(),
          way: refundWay,
          day: z.string(),
          reference: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Order that was paid for the goods: `order`, or the first one if `order` replaces goods. Its papers have the credit notes. */
  paid_order: z.strictObject({ id: z.string(), number: z.string() }),
  /** Numbers of credit notes that this return caused. */
  credit_notes: z.array(z.string()),
  /** Order that replaces the goods. */
  exchange_order: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
  events: z.array(returnEvent),
  /** Null but for the staff. */
  marks: z.nullable(returnMarks),
});
export type ReturnCase = z.infer<typeof returnCase>;

const returnFigure = z.strictObject({
  /** Product id, company id or category id; null: goods without one. */
  id: z.nullable(z.string()),
  name_en: z.string(),
  name_ar: z.string(),
  /** Returns, and delivered lines of the same time. */
  cases: z.number(),
  delivered_lines: z.number(),
  /** Returned share of the delivered lines, percent. */
  rate: z.number(),
  reasons: z.array(
    z.strictObject({ code: z.string(), name_en: z.string(), name_ar: z.string(), count: z.number() }),
  ),
});
export type ReturnFigure = z.infer<typeof returnFigure>;

const returnFigures = z.extend(pageOf(returnFigure), {
  cases: z.number(),
  delivered_lines: z.number(),
  rate: z.number(),
});
export type ReturnFigures = z.infer<typeof returnFigures>;

export const returnsAnswers = {
  get_returnable: returnable,
  request_return: z.strictObject({ id: z.string(), number: z.string() }),
  get_return: returnCase,
  list_own_returns: returnList,
  list_company_returns: returnList,
  list_staff_returns: staffReturnList,
  list_return_reasons: z.array(managedReason),
  get_return_settings: returnSettings,
  get_return_figures: returnFigures,
};
