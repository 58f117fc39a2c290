import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
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
} from './answers.ts';
import { orderStatuses } from './values.ts';

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
  Shipment,
  ShortageChanges,
} from './answers.ts';

export { attemptOutcomes, callOutcomes, deliveryOutcomes, orderStatuses, pickupOutcomes } from './values.ts';

/** Statuses as list filters: orders in Processing are split into AwaitingApproval and Processing (approved). */
export const listedStatuses = ['AwaitingApproval', ...orderStatuses] as const;

/** The order that a decision concerns, in the version that the person saw. */
export type SeenOrder = Pick<OrderSummary, 'id' | 'version'>;

export interface CartLineInput {
  product_id: number;
  /** Null: the product has no variants. */
  variant_id: number | null;
  quantity: number;
}

export interface PlaceOrderInput {
  /** UUID generated when checkout opens. */
  idempotency_key: string;
  lines: (CartLineInput & { /** Price shown to the buyer, IQD. */ unit_price: number })[];
  /** Without an address if the buyer collects everything. */
  delivery: DeliveryAddress & { email: string };
  /** Ids of the companies whose goods the buyer collects. */
  pickup?: string[];
  language: 'en' | 'ar';
  /** Company for which the caller buys; without it the order is private. */
  buying?: { company_id: string; project_id: string | null; cost_code: string | null };
  /** Cart that the goods leave; empty for the private one. */
  ordered_from?: { company_id?: string; project_id?: string | null };
}

/** Orders of the list; the first one is used without a sort. */
export const orderSorts = [
  'newest',
  'oldest',
  'total',
  'total_desc',
  'governorate',
  'governorate_desc',
  'status',
  'status_desc',
] as const;
export type OrderSort = (typeof orderSorts)[number];

export interface OrderFilter extends PageRequest {
  status?: (typeof listedStatuses)[number];
  /** Orders in Processing whose last call had this outcome; 'none': nobody called. */
  confirmation?: CallOutcome | 'none';
  /** Matches order number, buyer, phone, company name or SKU; for buyer and seller also the names of ordered products. */
  term?: string;
  /** ISO 3166-2 code. */
  governorate?: string;
  /** Only orders that the buyer collects. */
  pickup?: true;
  /** Delivered orders whose cash the company has not received yet. */
  cash?: 'unsettled';
  /** Orders of one buyer; staff only. */
  buyer_id?: string;
  /** ISO time of the order; `to` is not included. */
  from?: string;
  to?: string;
  sort?: OrderSort;
}

/** Prices a cart; `pickup` has the ids of the companies whose goods are collected. Throws AppError `cart_empty`, `invalid_input`. */
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
 * Creates one order per seller; a repeated call with the same key and body returns the same orders.
 * Throws AppError: `out_of_stock` {name_en, name_ar, available, lines}, `price_changed` {lines: [{product_id, variant_id, unit_price}]},
 * `product_unavailable` {name_en, name_ar, lines}, `quantity_step` {name_en, name_ar, min_quantity, quantity_step, nearest, lines},
 * `no_delivery` {company, governorate}, `no_pickup` {company, company_id}, `order_minimum` {company, company_id, minimum}, `idempotency_mismatch`,
 * `not_signed_in`, `cart_empty`, `invalid_delivery` {field}; for a company `not_buying`, `project_not_found`, `project_closed`,
 * `purchase_approval_required` {reasons, total}.
 */
export async function placeOrder(db: DataClient, input: PlaceOrderInput): Promise<PlacedCheckout> {
  const { idempotency_key, lines, delivery, pickup, language, buying, ordered_from } = input;
  return call(db, 'place_order', {
    idempotency_key,
    lines,
    delivery: delivery,
    pickup,
    language,
    buying,
    ordered_from,
  });
}

/** Checkout of the buyer with this key, or null; used if the response of `placeOrder` was lost. */
export async function findCheckout(db: DataClient, idempotencyKey: string): Promise<PlacedCheckout | null> {
  return call(db, 'find_checkout', { idempotency_key: idempotencyKey });
}

/** All orders of the checkout that `orderId` belongs to. Throws AppError `order_not_found`. */
export async function getOrderConfirmation(db: DataClient, orderId: string): Promise<OrderConfirmation> {
  return call(db, 'get_order_confirmation', { order_id: orderId });
}

/** Buyers read their own orders, sellers those they received, admins all. Throws AppError `order_not_found`. */
export async function getOrder(db: DataClient, id: string): Promise<OrderDetail> {
  return call(db, 'get_order', { order_id: id });
}

/** Up to 100 orders in the given sequence; orders that neither the caller processes nor the caller's company bought are left out. Throws AppError `invalid_input`. */
export async function getOrders(db: DataClient, ids: string[]): Promise<OrderDetail[]> {
  return call(db, 'get_orders', { order_ids: ids });
}

/** The signed-in buyer's orders, newest first. Pages and count are those of checkouts: the orders of one are on one page. */
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
 * Admins only. This and all decisions below throw AppError `changed_meanwhile` {what, at, by_role, by} if the order changed
 * after it was shown; a repeated call by the same person changes nothing. Throws AppError `not_allowed`,
 * `order_state_changed` {status}.
 */
export async function approveOrder(db: DataClient, { id, version }: SeenOrder): Promise<void> {
  await call(db, 'approve_order', { order_id: id, expected_version: version });
}

/** Courier and tracking number of a shipment; without a courier, the seller's own driver carries the order. */
export interface ShipmentInput {
  courier_id: number | null;
  tracking_number: string | null;
}

/**
 * Admins reject or cancel, buyers cancel before the approval, sellers and admins ship and deliver. `dueOn` (ISO date) and
 * `shipment` belong to Shipped: new day by which the goods arrive, and who carries them.
 * Throws AppError `not_allowed`, `order_state_changed` {status}, `approval_required`, `order_already_approved`, `invalid_input`
 * {field: tracking_number, rule: taken} for the tracking number of another order.
 */
export async function changeOrderStatus(
  db: DataClient,
  { id, version }: SeenOrder,
  status: OrderStatus,
  note?: string,
  dueOn?: string,
  shipment?: ShipmentInput,
): Promise<void> {
  await call(db, 'change_order_status', {
    ...{ order_id: id, status, expected_version: version, note, due_on: dueOn },
    ...sentShipment(shipment),
  });
}

const sentShipment = (shipment?: ShipmentInput) => ({
  courier_id: shipment?.courier_id ?? undefined,
  tracking_number: shipment?.tracking_number ?? undefined,
});

/** Corrects the shipment of an order on its way. Throws the errors of `changeOrderStatus`. */
export async function changeShipment(
  db: DataClient,
  { id, version }: SeenOrder,
  { courier_id, tracking_number }: ShipmentInput,
): Promise<void> {
  await call(db, 'change_shipment', {
    order_id: id,
    // PostgreSQL takes null; the generated types do not know that.
    courier_id: courier_id as number,
    tracking_number: tracking_number as string,
    expected_version: version,
  });
}

/** Shortage of one order line. */
export interface LineShortage {
  /** Id of the order line. */
  id: number;
  /** Deliverable quantity: 0 or more, less than the current quantity. */
  quantity: number;
  /**
   * Effect on stock: 'return' puts the missing quantity back on sale; 'reduce' writes it off; 'absent' also writes off the
   * remaining stock.
   */
  missing: 'return' | 'reduce' | 'absent';
}

/**
 * Reduces lines that the company cannot deliver, before shipping; the delivery fee stays. Throws AppError `not_allowed`,
 * `order_state_changed` {status}, `order_emptied` if no quantity would be left, `reason_required`.
 */
export async function reportShortage(
  db: DataClient,
  { id, version }: SeenOrder,
  lines: LineShortage[],
  reason: string,
): Promise<void> {
  await call(db, 'report_shortage', { order_id: id, lines, reason, expected_version: version });
}

/** Records a failed delivery attempt and notifies the buyer. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function logAttempt(
  db: DataClient,
  { id, version }: SeenOrder,
  outcome: AttemptOutcome,
  note?: string,
): Promise<void> {
  await call(db, 'log_attempt', { order_id: id, outcome, expected_version: version, note });
}

/**
 * Marks an order as delivered. `collected` is the cash received, IQD; null means the total of the order. An amount needs the
 * right `see_money` and, if it differs from the total, a note. Throws AppError `not_allowed`, `order_state_changed` {status},
 * `invalid_input` {field: collected}, `reason_required`.
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
 * Records that the buyer refused the goods at the door or did not collect them; `note` gives the reason. Throws AppError
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
 * Records for up to 1,000 orders, all or none, that the company received their cash, or with false that it did not. Returns
 * their count and sum, IQD. Throws AppError `not_allowed`, `not_approved`, `order_not_found`.
 */
export async function settleCash(
  db: DataClient,
  orders: readonly SeenOrder[],
  settled: boolean,
): Promise<{ count: number; amount: number }> {
  return call(db, 'settle_cash', { ...idsAndVersions(orders), settled });
}

function idsAndVersions(orders: readonly SeenOrder[]) {
  return {
    order_ids: orders.map(({ id }) => id),
    expected_versions: orders.map(({ version }) => version),
  };
}

/** Records the outcome of a call to the buyer. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function logCall(
  db: DataClient,
  { id, version }: SeenOrder,
  outcome: CallOutcome,
  note?: string,
): Promise<void> {
  await call(db, 'log_call', { order_id: id, outcome, expected_version: version, note });
}

/** Records the confirmation by the buyer before shipping. Throws AppError `not_allowed`, `order_state_changed` {status}. */
export async function confirmOrder(db: DataClient, { id, version }: SeenOrder): Promise<void> {
  await call(db, 'confirm_order', { order_id: id, expected_version: version });
}

/**
 * Applies one step to up to 100 orders, each independently; `courierId` carries those that are shipped. Failures have the codes of `approveOrder` and
 * `changeOrderStatus`. Throws AppError `not_signed_in`, `invalid_input`.
 */
export async function changeOrders(
  db: DataClient,
  orders: readonly SeenOrder[],
  step: 'approve' | OrderStatus,
  note?: string,
  courierId?: number,
): Promise<OrdersChange> {
  return call(db, 'change_orders', { ...idsAndVersions(orders), step, note, courier_id: courierId });
}

/** Adds an internal note for the side of the caller, company or staff. Throws AppError `order_not_found`, `not_allowed`, `invalid_input`. */
export async function addOrderNote(db: DataClient, id: string, body: string): Promise<void> {
  await call(db, 'add_order_note', { order_id: id, body });
}
