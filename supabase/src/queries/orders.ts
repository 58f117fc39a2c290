import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { PriceBreak, Unit } from './catalogue.ts';
import type { Page } from './lists.ts';

export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What a call to the buyer before dispatch comes to. */
export const callOutcomes = ['confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Where and to whom an order goes. Phone is E.164 (+9647…). */
export interface DeliveryAddress {
  full_name: string;
  phone: string;
  /** Not told to sellers. */
  email: string;
  /** ISO 3166-2 code, e.g. IQ-BG. */
  governorate: string;
  district: string;
  address: string;
  landmark?: string;
  postal_code?: string;
  notes?: string;
}

export interface CartLineInput {
  product_id: number;
  /** null: the product has no variants. */
  variant_id: number | null;
  quantity: number;
}

/** Today's truth about a cart: prices, stock and, with a governorate, delivery per seller. */
export interface CartQuote {
  lines: {
    product_id: number;
    variant_id: number | null;
    /** False when the product or variant vanished or is not published. */
    available: boolean;
    /** For the quantity that was asked about; `base_price` is for fewer than the first of the `price_breaks`. */
    unit_price: number;
    base_price: number;
    price_breaks: PriceBreak[];
    stock: number;
    min_quantity: number;
    quantity_step: number;
    name_en: string;
    name_ar: string;
    company_id: string;
  }[];
  sellers: {
    company_id: string;
    company_name: string;
    subtotal: number;
    /** null while no governorate is known, or the seller does not deliver there. */
    delivery_fee: number | null;
    delivers: boolean;
    /** The seller accepts orders from this sum on, IQD; null: any. With a governorate, what holds there. */
    minimum_order: number | null;
    free_over: number;
    lead_days: number | null;
  }[];
  subtotal: number;
  delivery_total: number;
  total: number;
}

export interface PlaceOrderInput {
  /** UUID minted when checkout opens. */
  idempotency_key: string;
  lines: (CartLineInput & { /** What the buyer saw, IQD. */ unit_price: number })[];
  delivery: DeliveryAddress;
  language: 'en' | 'ar';
}

export interface OrderLine {
  id: number;
  /** null: the product was deleted since. */
  product_id: number | null;
  /** null: the product had no variants, or the variant was deleted since. */
  variant_id: number | null;
  name_en: string;
  name_ar: string;
  sku: string;
  unit: Unit;
  size: string | null;
  color: string | null;
  color_ar: string | null;
  main_image: string | null;
  unit_price: number;
  /** What comes; 0 when nothing of the line does. */
  quantity: number;
  /** What was ordered, where less of it comes; else null. */
  ordered_quantity: number | null;
  line_total: number;
}

interface BeforeAndAfter {
  before: number;
  after: number;
}

/** What a shortage changed; amounts are IQD. */
export interface ShortageChanges {
  lines: ({ name_en: string; name_ar: string; unit: Unit } & BeforeAndAfter)[];
  subtotal: BeforeAndAfter;
  delivery_fee: BeforeAndAfter;
  total: BeforeAndAfter;
}

/** Why goods could not be handed over. */
export const attemptOutcomes = ['not_home', 'unreachable', 'postponed', 'wrong_address'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

interface EventFacts {
  id: number;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  actor_role: 'buyer' | 'seller' | 'admin' | 'system';
  note: string | null;
  created_at: string;
}

/** One thing that happened to an order. */
export type OrderEvent = EventFacts &
  (
    | { kind: 'placed' | 'approved' | 'status' | 'confirmed'; changes: null }
    | { kind: 'shortage'; changes: ShortageChanges }
    | { kind: 'attempt'; changes: { outcome: AttemptOutcome } }
    | { kind: 'cash_settled'; changes: { settled: boolean } }
  );

export interface OrderSummary {
  id: string;
  /** Short and unguessable, e.g. MW-7K3F9Q. */
  number: string;
  checkout_id: string;
  status: OrderStatus;
  /** null: still awaits the admin's approval. */
  approved_at: string | null;
  /** What the last call came to, or `confirmed` by the buyer; null: nobody asked yet. */
  confirmation: CallOutcome | null;
  company_id: string;
  /** As registered when the order was placed. */
  company_name: string;
  /** As the company calls itself. */
  company_name_en: string;
  company_name_ar: string;
  company_slug: string | null;
  buyer_name: string;
  governorate: string;
  subtotal: number;
  delivery_fee: number;
  total: number;
  /** What was paid at the door, IQD; null until it is delivered. */
  cash_collected: number | null;
  /** Since when the company has that cash. */
  cash_settled_at: string | null;
  /** Days until delivery, as the seller promised. */
  lead_days: number;
  line_count: number;
  created_at: string;
}

/** An order in its buyer's list, with its first four lines. */
export interface MyOrder extends OrderSummary {
  first_lines: Pick<OrderLine, 'name_en' | 'name_ar' | 'main_image'>[];
}

/** What somebody wrote for the own side: the company's team, or the staff. */
export interface OrderNote {
  id: number;
  body: string;
  author: string | null;
  created_at: string;
}

/** A call to the buyer. */
export interface OrderCall {
  id: number;
  outcome: CallOutcome;
  side: 'company' | 'staff';
  /** Null for the other side's people and former ones. */
  caller: string | null;
  note: string | null;
  created_at: string;
}

/** How orders to one phone ended, over all companies. */
export interface PhoneHistory {
  delivered: number;
  /** At the door. */
  refused: number;
  /** Called off after the approval because the buyer said no. */
  late: number;
}

/** A mail that told of an order. */
export interface OrderMail {
  id: number;
  /** As in the outbox, e.g. `order_shipped`. */
  template: string;
  to_email: string;
  state: 'sent' | 'waiting' | 'failed';
  created_at: string;
}

export interface OrderDetail extends OrderSummary {
  delivery: DeliveryAddress;
  /** How to reach the seller; `governorate` is an ISO 3166-2 code. */
  seller: { phone: string | null; governorate: string | null };
  payment_method: 'cash_on_delivery';
  lines: OrderLine[];
  events: OrderEvent[];
  /** Of the reader's side, oldest first; absent for the buyer. */
  notes?: OrderNote[];
  /** Oldest first; absent for the buyer, as the history of the phone. */
  calls?: OrderCall[];
  phone_history?: PhoneHistory | null;
  /** Oldest first; for the staff alone. */
  mails?: OrderMail[];
}

export interface OrderConfirmation {
  checkout_id: string;
  delivery: DeliveryAddress;
  total: number;
  orders: OrderDetail[];
}

export interface PlacedCheckout {
  checkout_id: string;
  orders: { id: string; number: string; company_id: string; total: number }[];
}

export interface OrderFilter {
  status?: OrderStatus;
  /** Of the orders in Processing, true: those that await approval, false: the approved ones. */
  awaiting_approval?: boolean;
  /** Of the orders in Processing, those whose last call came to this; 'none': nobody called. */
  confirmation?: CallOutcome | 'none';
  /** Matches the order number, buyer, phone or company name, SKU; for buyer and seller also what was ordered. */
  term?: string;
  /** ISO 3166-2 code. */
  governorate?: string;
  /** Of the delivered orders, those whose cash the company does not have yet. */
  cash?: 'unsettled';
  /** Staff: whose orders. */
  buyer_id?: string;
  /** ISO time, from when on and before when it was placed. */
  from?: string;
  to?: string;
  page?: number;
  page_size?: number;
}

/** Today's truth about a cart; of delivery, when it is known where to. Throws AppError `cart_empty`, `invalid_input`. */
export async function quoteCart(
  db: DataClient,
  lines: CartLineInput[],
  governorate?: string,
  district?: string,
): Promise<CartQuote> {
  return answerOf(await db.rpc('quote_cart', { lines: lines as unknown as Json, governorate, district }));
}

/**
 * One checkout, one order per seller; the same key and body answer the same orders again.
 * Throws AppError: `out_of_stock` {name_en, name_ar, available, lines}, `price_changed` {lines: [{product_id, variant_id, unit_price}]},
 * `product_unavailable` {name_en, name_ar, lines}, `quantity_step` {name_en, name_ar, min_quantity, quantity_step, lines},
 * `no_delivery` {company, governorate}, `order_minimum` {company, company_id, minimum}, `idempotency_mismatch`,
 * `not_signed_in`, `cart_empty`, `invalid_delivery` {field}.
 */
export async function placeOrder(db: DataClient, input: PlaceOrderInput): Promise<PlacedCheckout> {
  const { idempotency_key, lines, delivery, language } = input;
  return answerOf(
    await db.rpc('place_order', {
      idempotency_key,
      lines: lines as unknown as Json,
      delivery: delivery as unknown as Json,
      language,
    }),
  );
}

/** What the buyer's checkout with this key became, or null when there is none: after an answer that never came. */
export async function findCheckout(db: DataClient, idempotencyKey: string): Promise<PlacedCheckout | null> {
  return answerOf(await db.rpc('find_checkout', { idempotency_key: idempotencyKey }));
}

/** All orders of the checkout that `orderId` belongs to. Throws AppError `order_not_found`. */
export async function getOrderConfirmation(db: DataClient, orderId: string): Promise<OrderConfirmation> {
  return answerOf(await db.rpc('get_order_confirmation', { order_id: orderId }));
}

/** Buyer: own; seller: received; admin: any. Throws AppError `order_not_found`. */
export async function getOrder(db: DataClient, id: string): Promise<OrderDetail> {
  return answerOf(await db.rpc('get_order', { order_id: id }));
}

/** Up to 100 orders that the caller works on, in the order asked for; others are left out. Throws AppError `invalid_input`. */
export async function getOrders(db: DataClient, ids: string[]): Promise<OrderDetail[]> {
  return answerOf(await db.rpc('get_orders', { order_ids: ids }));
}

async function listOrders<T = OrderSummary>(db: DataClient, scope: string, filter: object): Promise<Page<T>> {
  return answerOf(await db.rpc('list_orders', { scope, filter: filter as unknown as Json }));
}

/** The signed-in buyer's orders, newest first. */
export function listMyOrders(db: DataClient, filter: OrderFilter): Promise<Page<MyOrder>> {
  return listOrders<MyOrder>(db, 'buyer', filter);
}

/** A page of received orders. */
export interface ReceivedOrders extends Page<OrderSummary> {
  /** What is to be paid for those orders of the filter that are on their way; IQD. */
  cash_to_collect?: number;
  /** What was paid for those that are delivered and the company does not have yet; IQD. */
  cash_to_settle?: number;
}

/** The signed-in seller's received orders, newest first. Throws AppError `not_approved`. */
export async function listSellerOrders(db: DataClient, filter: OrderFilter): Promise<ReceivedOrders> {
  return answerOf(await db.rpc('list_orders', { scope: 'seller', filter: filter as unknown as Json }));
}

/** Every order (admin), newest first. Throws AppError `not_allowed`. */
export function listAllOrders(db: DataClient, filter: OrderFilter): Promise<Page<OrderSummary>> {
  return listOrders(db, 'admin', filter);
}

/** Admin. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function approveOrder(db: DataClient, id: string): Promise<void> {
  answerOf(await db.rpc('approve_order', { order_id: id }));
}

/**
 * Admin rejects or cancels, buyer cancels before the approval, seller or admin ships and delivers.
 * Throws AppError `not_allowed`, `order_state_changed` {status}, `approval_required`, `order_already_approved`.
 */
export async function changeOrderStatus(
  db: DataClient,
  id: string,
  status: OrderStatus,
  note?: string,
): Promise<void> {
  answerOf(await db.rpc('change_order_status', { order_id: id, status, note }));
}

/** How much of an order's line can be delivered. */
export interface LineShortage {
  id: number;
  /** What comes, from 0 up to less than `seen`. */
  quantity: number;
  /** The quantity that the page showed. */
  seen: number;
  /** 'return': back into stock; 'absent': on no shelf, so that the stock becomes 0. */
  missing: 'return' | 'absent';
}

/**
 * The company says before shipping what it cannot deliver. Throws AppError `not_allowed`, `order_state_changed` {status},
 * `order_changed` when somebody else was faster, `order_emptied` when nothing would be left, `reason_required`.
 */
export async function reportShortage(
  db: DataClient,
  id: string,
  lines: LineShortage[],
  reason: string,
): Promise<void> {
  answerOf(await db.rpc('report_shortage', { order_id: id, lines: lines as unknown as Json, reason }));
}

/** Keeps an attempt to deliver that failed; the buyer is told. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function logAttempt(
  db: DataClient,
  id: string,
  outcome: AttemptOutcome,
  note?: string,
): Promise<void> {
  answerOf(await db.rpc('log_attempt', { order_id: id, outcome, note }));
}

/**
 * The goods were handed over for so much cash (IQD); an amount that is not the total needs the note. Throws AppError
 * `not_allowed`, `order_state_changed` {status}, `invalid_input` {field: collected}, `reason_required`.
 */
export async function deliverOrder(
  db: DataClient,
  id: string,
  collected: number,
  note?: string,
): Promise<void> {
  answerOf(await db.rpc('deliver_order', { order_id: id, collected, note }));
}

/**
 * The company has the cash of up to a thousand delivered orders, or after all not. Answers how many changed and their sum, IQD.
 * Throws AppError `not_allowed`, `not_approved`.
 */
export async function settleCash(
  db: DataClient,
  ids: string[],
  settled: boolean,
): Promise<{ count: number; amount: number }> {
  return answerOf(await db.rpc('settle_cash', { order_ids: ids, settled }));
}

/** Keeps what a call to the buyer came to. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function logCall(
  db: DataClient,
  id: string,
  outcome: CallOutcome,
  note?: string,
): Promise<void> {
  answerOf(await db.rpc('log_call', { order_id: id, outcome, note }));
}

/** The buyer confirms an own order before it is sent. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function confirmOrder(db: DataClient, id: string): Promise<void> {
  answerOf(await db.rpc('confirm_order', { order_id: id }));
}

/** What became of one step with many orders. */
export interface OrdersChange {
  /** Ids of the orders that took it. */
  done: string[];
  /** Why the others did not; without a number those that the caller may not know of. */
  refused: { id: string; number: string | null; code: string; context: Record<string, unknown> }[];
}

/**
 * Takes one step with up to a hundred orders; each stands or falls alone, with the codes of `approveOrder` and
 * `changeOrderStatus`. Throws AppError `not_signed_in`, `invalid_input`.
 */
export async function changeOrders(
  db: DataClient,
  ids: string[],
  step: 'approve' | OrderStatus,
  note?: string,
): Promise<OrdersChange> {
  return answerOf(await db.rpc('change_orders', { order_ids: ids, step, note }));
}

/** Staff and sellers write for their own side. Throws AppError `order_not_found`, `not_allowed`, `invalid_input`. */
export async function addOrderNote(db: DataClient, id: string, body: string): Promise<void> {
  answerOf(await db.rpc('add_order_note', { order_id: id, body }));
}
