import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Page } from './lists.schema.ts';
import type {
  AttemptOutcome,
  CallOutcome,
  CartQuote,
  DeliveryAddress,
  MyOrder,
  OrderConfirmation,
  OrderDetail,
  OrdersChange,
  OrderStatus,
  OrderSummary,
  PlacedCheckout,
  ReceivedOrders,
} from './orders.schema.ts';

export type {
  AttemptOutcome,
  CallOutcome,
  CartQuote,
  DeliveryAddress,
  MyOrder,
  OrderCall,
  OrderConfirmation,
  OrderDetail,
  OrderEvent,
  OrderLine,
  OrderMail,
  OrderNote,
  OrdersChange,
  OrderStatus,
  OrderSummary,
  PhoneHistory,
  PlacedCheckout,
  ReceivedOrders,
  ShortageChanges,
} from './orders.schema.ts';

export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Rejected'] as const;

/** What lists are filtered by: orders in Processing await the approval, or are approved (Processing). */
export const listedStatuses = ['AwaitingApproval', ...orderStatuses] as const;

/** The order that a decision is about, in the version that the person saw. */
export type SeenOrder = Pick<OrderSummary, 'id' | 'version'>;

/** What a call to the buyer before dispatch comes to. */
export const callOutcomes = ['confirmed', 'no_answer', 'call_again', 'refused', 'wrong_number'] as const;

export interface CartLineInput {
  product_id: number;
  /** null: the product has no variants. */
  variant_id: number | null;
  quantity: number;
}

export interface PlaceOrderInput {
  /** UUID minted when checkout opens. */
  idempotency_key: string;
  lines: (CartLineInput & { /** What the buyer saw, IQD. */ unit_price: number })[];
  /** Without a place where everything is picked up. */
  delivery: DeliveryAddress & { email: string };
  /** Ids of the companies whose goods the buyer collects. */
  pickup?: string[];
  language: 'en' | 'ar';
}

/** Why goods could not be handed over at the buyer's, and why not at the showroom. */
export const deliveryOutcomes = ['not_home', 'unreachable', 'postponed', 'wrong_address'] as const;
export const pickupOutcomes = ['not_come', 'unreachable', 'postponed'] as const;
export const attemptOutcomes = [...deliveryOutcomes, 'not_come'] as const;

export interface OrderFilter {
  status?: (typeof listedStatuses)[number];
  /** Of the orders in Processing, those whose last call came to this; 'none': nobody called. */
  confirmation?: CallOutcome | 'none';
  /** Matches the order number, buyer, phone or company name, SKU; for buyer and seller also what was ordered. */
  term?: string;
  /** ISO 3166-2 code. */
  governorate?: string;
  /** Only those that are collected. */
  pickup?: true;
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

/** A cart at today's prices and stock; with delivery, once it is known where to and what is collected. Throws AppError `cart_empty`, `invalid_input`. */
export async function quoteCart(
  db: DataClient,
  lines: CartLineInput[],
  governorate?: string,
  district?: string,
  pickup?: string[],
): Promise<CartQuote> {
  return call(db, 'quote_cart', { lines, governorate, district, pickup });
}

/**
 * One checkout, one order per seller; the same key and body answer the same orders again.
 * Throws AppError: `out_of_stock` {name_en, name_ar, available, lines}, `price_changed` {lines: [{product_id, variant_id, unit_price}]},
 * `product_unavailable` {name_en, name_ar, lines}, `quantity_step` {name_en, name_ar, min_quantity, quantity_step, nearest, lines},
 * `no_delivery` {company, governorate}, `no_pickup` {company, company_id}, `order_minimum` {company, company_id, minimum}, `idempotency_mismatch`,
 * `not_signed_in`, `cart_empty`, `invalid_delivery` {field}.
 */
export async function placeOrder(db: DataClient, input: PlaceOrderInput): Promise<PlacedCheckout> {
  const { idempotency_key, lines, delivery, pickup, language } = input;
  return call(db, 'place_order', {
    idempotency_key,
    lines,
    delivery: delivery,
    pickup,
    language,
  });
}

/** The buyer's checkout with this key, or null when there is none. For a `placeOrder` whose answer was lost. */
export async function findCheckout(db: DataClient, idempotencyKey: string): Promise<PlacedCheckout | null> {
  return call(db, 'find_checkout', { idempotency_key: idempotencyKey });
}

/** All orders of the checkout that `orderId` belongs to. Throws AppError `order_not_found`. */
export async function getOrderConfirmation(db: DataClient, orderId: string): Promise<OrderConfirmation> {
  return call(db, 'get_order_confirmation', { order_id: orderId });
}

/** Buyer: own; seller: received; admin: any. Throws AppError `order_not_found`. */
export async function getOrder(db: DataClient, id: string): Promise<OrderDetail> {
  return call(db, 'get_order', { order_id: id });
}

/** Up to 100 orders that the caller works on, in the order asked for; others are left out. Throws AppError `invalid_input`. */
export async function getOrders(db: DataClient, ids: string[]): Promise<OrderDetail[]> {
  return call(db, 'get_orders', { order_ids: ids });
}

/** The signed-in buyer's orders, newest first. */
export async function listMyOrders(db: DataClient, filter: OrderFilter): Promise<Page<MyOrder>> {
  return (await call(db, 'list_orders', { scope: 'buyer', filter })) as Page<MyOrder>;
}

/** The signed-in seller's received orders, newest first. Throws AppError `not_approved`. */
export async function listSellerOrders(db: DataClient, filter: OrderFilter): Promise<ReceivedOrders> {
  return call(db, 'list_orders', { scope: 'seller', filter });
}

/** Every order (admin), newest first. Throws AppError `not_allowed`. */
export async function listAllOrders(db: DataClient, filter: OrderFilter): Promise<Page<OrderSummary>> {
  return call(db, 'list_orders', { scope: 'admin', filter });
}

/**
 * Admin. As all decisions below: throws AppError `changed_meanwhile` {what, at, by_role, by} when the order changed since it was
 * seen; the same call again by the same person changes nothing. Throws AppError `not_allowed`, `order_state_changed` {status}.
 */
export async function approveOrder(db: DataClient, { id, version }: SeenOrder): Promise<void> {
  await call(db, 'approve_order', { order_id: id, expected_version: version });
}

/**
 * Admin rejects or cancels, buyer cancels before the approval, seller or admin ships and delivers.
 * Throws AppError `not_allowed`, `order_state_changed` {status}, `approval_required`, `order_already_approved`.
 */
export async function changeOrderStatus(
  db: DataClient,
  { id, version }: SeenOrder,
  status: OrderStatus,
  note?: string,
): Promise<void> {
  await call(db, 'change_order_status', { order_id: id, status, expected_version: version, note });
}

/** How much of an order's line can be delivered. */
export interface LineShortage {
  id: number;
  /** What comes, from 0 up to less than what was expected. */
  quantity: number;
  /** 'return': back into stock; 'reduce': gone, the rest of the stock is there; 'absent': nothing is there, the stock becomes 0. */
  missing: 'return' | 'reduce' | 'absent';
}

/**
 * The company says before shipping what it cannot deliver; the delivery fee stays. Throws AppError `not_allowed`,
 * `order_state_changed` {status}, `order_emptied` when nothing would be left, `reason_required`.
 */
export async function reportShortage(
  db: DataClient,
  { id, version }: SeenOrder,
  lines: LineShortage[],
  reason: string,
): Promise<void> {
  await call(db, 'report_shortage', { order_id: id, lines, reason, expected_version: version });
}

/** Keeps an attempt to deliver that failed; the buyer is told. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function logAttempt(
  db: DataClient,
  { id, version }: SeenOrder,
  outcome: AttemptOutcome,
  note?: string,
): Promise<void> {
  await call(db, 'log_attempt', { order_id: id, outcome, expected_version: version, note });
}

/**
 * The goods were handed over for so much cash (IQD), or for the order's total (null). An amount needs the right to see
 * money and, if it is not the total, the note. Throws AppError `not_allowed`, `order_state_changed` {status}, `invalid_input` {field: collected}, `reason_required`.
 */
export async function deliverOrder(
  db: DataClient,
  { id, version }: SeenOrder,
  collected: number | null,
  note?: string,
): Promise<void> {
  await call(db, 'deliver_order', { order_id: id, collected, expected_version: version, note });
}

/**
 * The buyer refused the goods at the door or did not collect them, and paid the delivery fee or did not; the note says why. Throws AppError
 * `not_allowed`, `order_state_changed` {status}, `reason_required`.
 */
export async function refuseOrder(
  db: DataClient,
  { id, version }: SeenOrder,
  fee_paid: boolean,
  note: string,
): Promise<void> {
  await call(db, 'refuse_order', { order_id: id, fee_paid, note, expected_version: version });
}

/**
 * The company has the cash of up to a thousand orders, or does not have it after all: of all of them, or nothing is written.
 * Returns their count and sum, IQD. Throws AppError `not_allowed`, `not_approved`, `order_not_found`.
 */
export async function settleCash(
  db: DataClient,
  orders: readonly SeenOrder[],
  settled: boolean,
): Promise<{ count: number; amount: number }> {
  return call(db, 'settle_cash', { ...seen(orders), settled });
}

function seen(orders: readonly SeenOrder[]) {
  return {
    order_ids: orders.map(({ id }) => id),
    expected_versions: orders.map(({ version }) => version),
  };
}

/** Keeps what a call to the buyer came to. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function logCall(
  db: DataClient,
  { id, version }: SeenOrder,
  outcome: CallOutcome,
  note?: string,
): Promise<void> {
  await call(db, 'log_call', { order_id: id, outcome, expected_version: version, note });
}

/** The buyer confirms an own order before it is sent. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function confirmOrder(db: DataClient, { id, version }: SeenOrder): Promise<void> {
  await call(db, 'confirm_order', { order_id: id, expected_version: version });
}

/**
 * Takes one step with up to a hundred orders; each stands or falls alone, with the codes of `approveOrder` and
 * `changeOrderStatus`. Throws AppError `not_signed_in`, `invalid_input`.
 */
export async function changeOrders(
  db: DataClient,
  orders: readonly SeenOrder[],
  step: 'approve' | OrderStatus,
  note?: string,
): Promise<OrdersChange> {
  return call(db, 'change_orders', { ...seen(orders), step, note });
}

/** Staff and sellers write for their own side. Throws AppError `order_not_found`, `not_allowed`, `invalid_input`. */
export async function addOrderNote(db: DataClient, id: string, body: string): Promise<void> {
  await call(db, 'add_order_note', { order_id: id, body });
}
