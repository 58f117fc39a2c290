import type returns from '@mawad/shared-i18n/locales/en/returns.json';

export type ReturnStatus = keyof typeof returns.statuses;
export type ReturnWish = keyof typeof returns.wishes;
export type ReturnHandover = keyof typeof returns.handovers;
export type ReturnCondition = keyof typeof returns.conditions;
export type ReturnOutcome = keyof typeof returns.outcomes;
export type ReturnClock = keyof typeof returns.clocks;
export type ReturnSide = keyof typeof returns.sides;
export type RefundWay = keyof typeof returns.ways;
export type ReturnRuling = keyof typeof returns.decisions;

/** Names in both languages. */
interface Named {
  name_en: string;
  name_ar: string;
}

export interface ReturnReasonView extends Named {
  code: string;
}

/** A line of a return; amounts in IQD, null for readers who may not see money. */
export interface ReturnLineView extends Named {
  id: number;
  sku: string;
  unit: string;
  size: string | null;
  color: string | null;
  color_ar: string | null;
  main_image: string | null;
  /** Delivered quantity of the order's line. */
  delivered: number;
  /** Quantity asked back. */
  quantity: number;
  /** Smallest step of the unit: 1, or 0.001 for units with decimals. */
  step: number;
  reason: ReturnReasonView;
  note: string | null;
  /** Quantity that came back, and how much of it is on sale again; null before. */
  received: number | null;
  restock: number | null;
  condition: ReturnCondition | null;
  value: number | null;
  refund: number | null;
}

/** Changes of a step; amounts in IQD, absent for readers who may not see money. */
export interface ReturnChanges {
  handover?: ReturnHandover;
  reduction?: number;
  refund?: number;
  amount?: number;
  way?: RefundWay;
  /** ISO date. */
  day?: string;
  reference?: string | null;
  side?: ReturnSide;
  decision?: ReturnRuling;
  /** Whether goods that are still with the buyer come back by a decision. */
  comes_back?: boolean;
  /** Kind of the event that was undone. */
  undone?: string;
  order_number?: string;
  outcome?: ReturnOutcome;
  lines?: (Named & {
    id: number;
    unit: string;
    quantity: number;
    restock: number;
    condition: ReturnCondition | null;
  })[];
}

export interface ReturnEventView {
  id: number;
  kind: Exclude<keyof typeof returns.events, 'acceptedBySilence' | 'partHandedOver'>;
  actor_role: keyof typeof returns.actors;
  /** Null for people of other sides and for the clock. */
  actor: string | null;
  note: string | null;
  /** Paths in the private bucket. */
  pictures: string[];
  changes: ReturnChanges | null;
  created_at: string;
}

/** Steps that the portals offer. */
export type ReturnStep =
  | 'accept'
  | 'refuse'
  | 'mark_sent'
  | 'receive'
  | 'settle'
  | 'exchange'
  | 'appeal'
  | 'give_evidence'
  | 'ask_evidence'
  | 'decide'
  | 'undo';

/** Signs of serial returning and refusing, for the staff. */
export interface ReturnMarksView {
  buyer: { returns: number; delivered: number; is_marked: boolean };
  seller: { answered: number; refused: number; is_marked: boolean };
}

/** A return as its page in a portal shows it. */
export interface ReturnView {
  id: string;
  number: string;
  status: ReturnStatus;
  wish: ReturnWish;
  handover: ReturnHandover | null;
  outcome: ReturnOutcome | null;
  version: number;
  /** Steps that the reader may take, and those of the buyer that no portal shows. */
  actions: string[];
  due_at: string | null;
  due_kind: ReturnClock | null;
  /** Open appeal. */
  appeal: {
    side: ReturnSide;
    at: string;
    evidence_side: ReturnSide | null;
    evidence_due_at: string | null;
    decision_due_at: string;
  } | null;
  way_back_by: ReturnSide;
  /** E.164. */
  phone: string;
  created_at: string;
  order: {
    id: string;
    number: string;
    company_id: string;
    company_name_en: string;
    company_name_ar: string;
    buyer_name: string;
    delivered_at: string;
  };
  lines: ReturnLineView[];
  /** IQD; null for members without the right `see_money`. */
  money: {
    goods: number;
    most: number;
    reduction: number | null;
    refund: number | null;
    credited: number;
    paid: { amount: number; way: RefundWay; day: string; reference: string | null } | null;
  } | null;
  /** Order that was paid for the goods; it has the credit notes. */
  paid_order: { id: string; number: string };
  credit_notes: string[];
  exchange_order: { id: string; number: string } | null;
  events: ReturnEventView[];
  marks: ReturnMarksView | null;
}

/** A return in a list. */
export interface ReturnRow extends Named {
  id: string;
  number: string;
  status: ReturnStatus;
  wish: ReturnWish;
  outcome: ReturnOutcome | null;
  is_appealed: boolean;
  due_at: string | null;
  due_kind: ReturnClock | null;
  /** Whether the reader's side has to act. */
  is_waiting: boolean;
  order_id: string;
  order_number: string;
  company_name_en: string;
  company_name_ar: string;
  buyer_name: string;
  line_count: number;
  reasons: ReturnReasonView[];
  value: number | null;
  refund: number | null;
  created_at: string;
  /** For the staff: a serial buyer or seller. */
  is_marked?: boolean;
  /** For the staff: the decision is late. */
  is_overdue?: boolean;
}
