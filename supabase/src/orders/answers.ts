import { z } from 'zod/mini';
import { holiday, showroom, showroomTexts } from '../delivery/answers.ts';
import { orderStatuses, attemptOutcomes, callOutcomes } from './values.ts';
import { priceBreak, returnsRule } from '../catalogue/answers.ts';
import { pageOf } from '../base/lists-answers.ts';

/** A cart with current prices and stock and, if the governorate is known, delivery per seller. */
const cartQuote = z.strictObject({
  lines: z.array(
    z.strictObject({
      product_id: z.number(),
      variant_id: z.nullable(z.number()),
      /** False if the product or variant does not exist or is not published. */
      available: z.boolean(),
      /** Price for the requested quantity. */
      unit_price: z.number(),
      /** Price for quantities below the first of the `price_breaks`. */
      base_price: z.number(),
      price_breaks: z.array(priceBreak),
      stock: z.number(),
      min_quantity: z.number(),
      quantity_step: z.number(),
      returns: returnsRule,
      name_en: z.string(),
      name_ar: z.string(),
      company_id: z.string(),
    }),
  ),
  sellers: z.array(
    z.strictObject({
      company_id: z.string(),
      company_name: z.string(),
      subtotal: z.number(),
      /** Null if no governorate is given or the seller does not deliver there. */
      delivery_fee: z.nullable(z.number()),
      delivers: z.boolean(),
      /** Pickup place; null if the seller does not offer pickup. */
      pickup: z.nullable(showroom),
      /** Whether the buyer collects the goods: the fee is then 0, and `lead_days` counts until they are ready. */
      picked_up: z.boolean(),
      /** Smallest order sum, IQD; null: any. With a governorate, the minimum there. */
      minimum_order: z.nullable(z.number()),
      /** Highest minimum of all areas, IQD; null if there is none or the governorate is given. */
      highest_minimum: z.nullable(z.number()),
      /** Order sum from which delivery is free, IQD; null: never, or unknown without a governorate. */
      free_over: z.nullable(z.number()),
      lead_days: z.nullable(z.number()),
      truck_needed: z.boolean(),
      holiday,
    }),
  ),
  subtotal: z.number(),
  delivery_total: z.number(),
  total: z.number(),
});
export type CartQuote = z.infer<typeof cartQuote>;

const placedCheckout = z.strictObject({
  checkout_id: z.string(),
  orders: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      company_id: z.string(),
      total: z.number(),
    }),
  ),
});
export type PlacedCheckout = z.infer<typeof placedCheckout>;

/** Recipient and address of an order; an order that is collected has only the recipient. */
const deliveryAddress = z.strictObject({
  full_name: z.string(),
  /** E.164 (+9647…). */
  phone: z.string(),
  /** Absent for sellers. */
  email: z.optional(z.string()),
  /** ISO 3166-2 code, e.g. IQ-BG. */
  governorate: z.optional(z.string()),
  district: z.optional(z.string()),
  address: z.optional(z.string()),
  landmark: z.optional(z.string()),
  postal_code: z.optional(z.string()),
  notes: z.optional(z.string()),
  /** Company that buys, its tax number and the number of its purchase order. */
  buyer_company: z.optional(z.string()),
  tax_number: z.optional(z.string()),
  purchase_order: z.optional(z.string()),
  cost_code: z.optional(z.string()),
  /** Number and name. */
  project: z.optional(z.string()),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** Pickup place of an order: address and note as of the time of the order, current opening hours. */
const orderPickup = z.strictObject({
  ...showroomTexts,
  /** ISO 3166-2 code. */
  governorate: z.string(),
  hours_en: z.nullable(z.string()),
  hours_ar: z.nullable(z.string()),
});

const orderLine = z.strictObject({
  id: z.number(),
  /** Null if the product was deleted. */
  product_id: z.nullable(z.number()),
  /** Null if the product had no variants or the variant was deleted. */
  variant_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  /** A code of the unit table; as written for quoted goods that are not in the catalogue. */
  unit: z.string(),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
  main_image: z.nullable(z.string()),
  /** IQD; null, like `line_total`, for company members without the right `see_money`. */
  unit_price: z.nullable(z.number()),
  /** Quantity to deliver; 0 after a shortage of the whole line. */
  quantity: z.number(),
  /** Originally ordered quantity, if a shortage reduced it; else null. */
  ordered_quantity: z.nullable(z.number()),
  /** Rule at the time of the order. */
  returns: returnsRule,
  line_total: z.nullable(z.number()),
});
export type OrderLine = z.infer<typeof orderLine>;

export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Courier that carries an order, and the number under which it does. */
const shipment = z.strictObject({
  courier_id: z.number(),
  courier: z.string(),
  courier_phone: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
});
export type Shipment = z.infer<typeof shipment>;

const eventFacts = z.strictObject({
  id: z.number(),
  from_status: z.nullable(orderStatus),
  to_status: orderStatus,
  actor_role: z.enum(['buyer', 'seller', 'admin', 'system']),
  /** Name; null for people of other sides, for former members and for the clock. */
  actor: z.nullable(z.string()),
  note: z.nullable(z.string()),
  created_at: z.string(),
});

const beforeAndAfter = z.strictObject({
  before: z.number(),
  after: z.number(),
});

/** Changes by a shortage; amounts are IQD, absent for company members without the right `see_money`. */
const shortageChanges = z.strictObject({
  lines: z.array(
    z.extend(
      z.strictObject({
        name_en: z.string(),
        name_ar: z.string(),
        unit: z.string(),
      }),
      beforeAndAfter.shape,
    ),
  ),
  subtotal: z.optional(beforeAndAfter),
  delivery_fee: z.optional(beforeAndAfter),
  total: z.optional(beforeAndAfter),
});
export type ShortageChanges = z.infer<typeof shortageChanges>;

const attemptOutcome = z.enum(attemptOutcomes);
export type AttemptOutcome = z.infer<typeof attemptOutcome>;

/** An entry in the history of an order. */
const orderEvent = z.discriminatedUnion('kind', [
  z.extend(eventFacts, {
    kind: z.enum(['placed', 'approved', 'confirmed']),
    changes: z.null(),
  }),
  z.extend(eventFacts, {
    kind: z.literal('status'),
    /**
     * For goods refused at the door: whether the delivery fee was paid. For shipped goods: ISO dates, if the day by which
     * they arrive changed, and the shipment, if a courier carries them.
     */
    changes: z.nullable(
      z.union([
        z.strictObject({ fee_paid: z.boolean() }),
        z.strictObject({
          due_on: z.optional(z.strictObject({ before: z.string(), after: z.string() })),
          shipment: z.optional(shipment),
        }),
      ]),
    ),
  }),
  z.extend(eventFacts, { kind: z.literal('shortage'), changes: shortageChanges }),
  z.extend(eventFacts, {
    kind: z.literal('attempt'),
    changes: z.strictObject({ outcome: attemptOutcome }),
  }),
  z.extend(eventFacts, {
    kind: z.literal('cash_settled'),
    changes: z.strictObject({ settled: z.boolean() }),
  }),
  z.extend(eventFacts, {
    kind: z.literal('shipment'),
    /** Null: the seller's own driver. */
    changes: z.strictObject({ shipment: z.nullable(shipment) }),
  }),
]);
export type OrderEvent = z.infer<typeof orderEvent>;

/** An internal note, visible either to the team of the company or to the staff. */
const orderNote = z.strictObject({
  id: z.number(),
  body: z.string(),
  author: z.nullable(z.string()),
  created_at: z.string(),
});
export type OrderNote = z.infer<typeof orderNote>;

const callOutcome = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof callOutcome>;

/** A phone call to the buyer. */
const orderCall = z.strictObject({
  id: z.number(),
  outcome: callOutcome,
  side: z.enum(['company', 'staff']),
  /** Name; null for people of the other side and for former members. */
  caller: z.nullable(z.string()),
  note: z.nullable(z.string()),
  created_at: z.string(),
});
export type OrderCall = z.infer<typeof orderCall>;

/** Outcomes of all orders with the same phone, across companies. */
const phoneHistory = z.strictObject({
  delivered: z.number(),
  /** Refused at the door, or not collected. */
  refused: z.number(),
  /** Cancelled by the buyer's wish after the approval. */
  late: z.number(),
});
export type PhoneHistory = z.infer<typeof phoneHistory>;

/** An email about an order. */
const orderMail = z.strictObject({
  id: z.number(),
  /** Template name in the outbox, e.g. `order_shipped`. */
  template: z.string(),
  to_email: z.string(),
  state: z.enum(['sent', 'waiting', 'failed']),
  created_at: z.string(),
});
export type OrderMail = z.infer<typeof orderMail>;

/** For which company and project an order was bought. */
const orderBuying = z.strictObject({
  company_id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** Who ordered. */
  person: z.nullable(z.string()),
  project: z.nullable(z.strictObject({ id: z.string(), name: z.string(), number: z.nullable(z.string()) })),
  purchase_order: z.nullable(z.string()),
  cost_code: z.nullable(z.string()),
  purchase_request_id: z.nullable(z.string()),
  /** False for colleagues, who read the order and change nothing. */
  is_own: z.boolean(),
});

const orderSummary = z.strictObject({
  id: z.string(),
  /** Random, e.g. MW-7K3F9Q. */
  number: z.string(),
  checkout_id: z.string(),
  status: orderStatus,
  /** Null: awaits approval by an admin. */
  approved_at: z.nullable(z.string()),
  /** Outcome of the last call, or `confirmed` by the buyer; null: nobody called and the buyer did not confirm. */
  confirmation: z.nullable(callOutcome),
  company_id: z.string(),
  /** Registered name at the time of the order. */
  company_name: z.string(),
  /** Current display name. */
  company_name_en: z.string(),
  company_name_ar: z.string(),
  company_slug: z.nullable(z.string()),
  buyer_name: z.string(),
  governorate: z.string(),
  /** IQD; this, the amounts below and the cash are null for company members without the right `see_money`. */
  subtotal: z.nullable(z.number()),
  delivery_fee: z.nullable(z.number()),
  total: z.nullable(z.number()),
  /** Cash paid at the door, IQD; for refused goods, the delivery fee. Null before any payment. */
  cash_collected: z.nullable(z.number()),
  /** When the company received that cash; null before. */
  cash_settled_at: z.nullable(z.string()),
  /** The buyer collects the goods at the seller's showroom, which is in `governorate`. */
  is_pickup: z.boolean(),
  /** Promised days until delivery, or until the goods are ready for pickup. */
  lead_days: z.number(),
  /** ISO date in Iraq: day by which the goods arrive or are ready for pickup. */
  due_on: z.string(),
  /** Null before shipping, and if the seller's own driver carries the order. */
  shipment: z.nullable(shipment),
  /** The return whose goods this order replaces at no charge; null for other orders, and for readers who may not see the return. */
  replaced_return: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
  line_count: z.number(),
  /** Grows with every change; passed back by a decision to detect concurrent changes. */
  version: z.number(),
  created_at: z.string(),
  /** Null for private orders, and for readers who do not buy for the company. */
  buying: z.optional(z.nullable(orderBuying)),
  /** Company for which the buyer ordered, as given at checkout; only in lists. */
  purchase: z.optional(
    z.strictObject({
      buyer_company: z.nullable(z.string()),
      tax_number: z.nullable(z.string()),
      purchase_order: z.nullable(z.string()),
    }),
  ),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** An invoice, or a credit note for a part of it, as issued. Amounts in IQD. */
const orderPaper = z.strictObject({
  kind: z.enum(['invoice', 'credit_note']),
  /** Unique within the seller: INV-2026-00001, CN-2026-00001. */
  number: z.string(),
  lines: z.array(z.strictObject({ line_id: z.number(), quantity: z.number(), amount: z.number() })),
  subtotal: z.number(),
  /** Negative on a credit note that adds a fee which the invoice did not have. */
  delivery_fee: z.number(),
  total: z.number(),
  issued_at: z.string(),
});
export type OrderPaper = z.infer<typeof orderPaper>;

const orderDetail = z.extend(orderSummary, {
  delivery: deliveryAddress,
  /** Null: the order is delivered. */
  pickup: z.nullable(orderPickup),
  /** Contact of the seller; `governorate` is an ISO 3166-2 code. */
  seller: z.strictObject({
    phone: z.nullable(z.string()),
    governorate: z.nullable(z.string()),
  }),
  payment_method: z.literal('cash_on_delivery'),
  /** Whether the goods arrive by truck; the buyer unloads it. */
  needs_truck: z.boolean(),
  /** Invoice and credit notes, oldest first; empty before the approval. */
  papers: z.array(orderPaper),
  lines: z.array(orderLine),
  events: z.array(orderEvent),
  /** Notes of the reader's side, oldest first; absent for the buyer. */
  notes: z.optional(z.array(orderNote)),
  /** Oldest first; absent, like `phone_history`, for the buyer. */
  calls: z.optional(z.array(orderCall)),
  phone_history: z.optional(z.nullable(phoneHistory)),
  /** Oldest first; absent unless the reader is staff. */
  mails: z.optional(z.array(orderMail)),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const orderConfirmation = z.strictObject({
  checkout_id: z.string(),
  delivery: deliveryAddress,
  total: z.nullable(z.number()),
  orders: z.array(orderDetail),
});
export type OrderConfirmation = z.infer<typeof orderConfirmation>;

/** An order in the buyer's list. */
const myOrder = z.extend(orderSummary, {
  /** Number of orders of the checkout, with those that the filter leaves out. */
  checkout_orders: z.number(),
  /** At most four. */
  first_lines: z.array(z.pick(orderLine, { name_en: true, name_ar: true, main_image: true })),
});
export type MyOrder = z.infer<typeof myOrder>;

const receivedOrders = z.extend(pageOf(orderSummary), {
  /** Sum to be paid for the shipped orders that match the filter, IQD. */
  cash_to_collect: z.optional(z.nullable(z.number())),
  /** Sum paid for the delivered orders that match the filter and not yet received by the company, IQD. */
  cash_to_settle: z.optional(z.nullable(z.number())),
});
export type ReceivedOrders = z.infer<typeof receivedOrders>;

/** Result of one step applied to many orders. */
/** An order that could not take a step, with the reason; `number` is null if the caller may not see the order. */
export const refusedOrder = z.strictObject({
  id: z.string(),
  number: z.nullable(z.string()),
  code: z.string(),
  context: z.record(z.string(), z.unknown()),
});
export type RefusedOrder = z.infer<typeof refusedOrder>;

const ordersChange = z.strictObject({
  /** Ids of the changed orders. */
  done: z.array(z.string()),
  refused: z.array(refusedOrder),
});
export type OrdersChange = z.infer<typeof ordersChange>;

export const ordersAnswers = {
  quote_cart: cartQuote,
  place_order: placedCheckout,
  find_checkout: z.nullable(placedCheckout),
  get_order_confirmation: orderConfirmation,
  get_order: orderDetail,
  get_orders: z.array(orderDetail),
  list_orders: z.union([pageOf(myOrder), receivedOrders]),
  settle_cash: z.strictObject({
    count: z.number(),
    amount: z.number(),
  }),
  change_orders: ordersChange,
};
