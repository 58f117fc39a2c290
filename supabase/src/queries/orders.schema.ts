import { z } from 'zod/mini';
import { holiday, showroom, showroomTexts } from './delivery.schema.ts';
import { orderStatuses, attemptOutcomes, callOutcomes } from './orders.ts';
import { priceBreak, returnsRule, unit } from './catalogue.schema.ts';
import { pageOf } from './lists.schema.ts';

/** A cart at today's prices and stock and, with a governorate, delivery per seller. */
const cartQuote = z.strictObject({
  lines: z.array(
    z.strictObject({
      product_id: z.number(),
      variant_id: z.nullable(z.number()),
      /** False when the product or variant vanished or is not published. */
      available: z.boolean(),
      /** For the quantity that was asked about; `base_price` is for fewer than the first of the `price_breaks`. */
      unit_price: z.number(),
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
      /** null while no governorate is known, or the seller does not deliver there. */
      delivery_fee: z.nullable(z.number()),
      delivers: z.boolean(),
      /** Where its goods may be collected; null where the seller does not offer pickup. */
      pickup: z.nullable(showroom),
      /** Whether the buyer collects them: the fee is 0, and the days are those until they are ready. */
      picked_up: z.boolean(),
      /** The seller accepts orders from this sum on, IQD; null: any. With a governorate, what holds there. */
      minimum_order: z.nullable(z.number()),
      /** The highest of its areas while no governorate is known, IQD; null: any, or the governorate is known. */
      highest_minimum: z.nullable(z.number()),
      /** Null: the fee is always charged, or the place is not known and it depends on it. */
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

/** Where and to whom an order goes; of orders that are collected, to whom. Phone is E.164 (+9647…). */
const deliveryAddress = z.strictObject({
  full_name: z.string(),
  phone: z.string(),
  /** Not told to sellers. */
  email: z.optional(z.string()),
  /** ISO 3166-2 code, e.g. IQ-BG. */
  governorate: z.optional(z.string()),
  district: z.optional(z.string()),
  address: z.optional(z.string()),
  landmark: z.optional(z.string()),
  postal_code: z.optional(z.string()),
  notes: z.optional(z.string()),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** Where the buyer collects an order: address and note as they were when it was placed, opening hours as they are. */
const orderPickup = z.strictObject({
  ...showroomTexts,
  /** ISO 3166-2 code. */
  governorate: z.string(),
  hours_en: z.nullable(z.string()),
  hours_ar: z.nullable(z.string()),
});

const orderLine = z.strictObject({
  id: z.number(),
  /** null: the product was deleted since. */
  product_id: z.nullable(z.number()),
  /** null: the product had no variants, or the variant was deleted since. */
  variant_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  unit: unit,
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  color_ar: z.nullable(z.string()),
  main_image: z.nullable(z.string()),
  /** IQD, as the line's total; null for members of the company who may not see money. */
  unit_price: z.nullable(z.number()),
  /** Quantity that is delivered; 0 when nothing of the line is. */
  quantity: z.number(),
  /** What was ordered, where less of it comes; else null. */
  ordered_quantity: z.nullable(z.number()),
  /** Held when the order was placed. */
  returns: returnsRule,
  line_total: z.nullable(z.number()),
});
export type OrderLine = z.infer<typeof orderLine>;

export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

const eventFacts = z.strictObject({
  id: z.number(),
  from_status: z.nullable(orderStatus),
  to_status: orderStatus,
  actor_role: z.enum(['buyer', 'seller', 'admin', 'system']),
  note: z.nullable(z.string()),
  created_at: z.string(),
});

const beforeAndAfter = z.strictObject({
  before: z.number(),
  after: z.number(),
});

/** What a shortage changed; amounts are IQD, and absent for members of the company who may not see money. */
const shortageChanges = z.strictObject({
  lines: z.array(
    z.extend(
      z.strictObject({
        name_en: z.string(),
        name_ar: z.string(),
        unit: unit,
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

/** One thing that happened to an order. */
const orderEvent = z.discriminatedUnion('kind', [
  z.extend(eventFacts, {
    kind: z.enum(['placed', 'approved', 'confirmed']),
    changes: z.null(),
  }),
  z.extend(eventFacts, {
    kind: z.literal('status'),
    /** Of goods refused at the door: whether the delivery fee was paid. */
    changes: z.nullable(z.strictObject({ fee_paid: z.boolean() })),
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
]);
export type OrderEvent = z.infer<typeof orderEvent>;

/** What somebody wrote for the own side: the company's team, or the staff. */
const orderNote = z.strictObject({
  id: z.number(),
  body: z.string(),
  author: z.nullable(z.string()),
  created_at: z.string(),
});
export type OrderNote = z.infer<typeof orderNote>;

const callOutcome = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof callOutcome>;

/** A call to the buyer. */
const orderCall = z.strictObject({
  id: z.number(),
  outcome: callOutcome,
  side: z.enum(['company', 'staff']),
  /** Null for the other side's people and former ones. */
  caller: z.nullable(z.string()),
  note: z.nullable(z.string()),
  created_at: z.string(),
});
export type OrderCall = z.infer<typeof orderCall>;

/** How orders to one phone ended, over all companies. */
const phoneHistory = z.strictObject({
  delivered: z.number(),
  /** At the door, or not collected. */
  refused: z.number(),
  /** Called off after the approval because the buyer said no. */
  late: z.number(),
});
export type PhoneHistory = z.infer<typeof phoneHistory>;

/** A mail that told of an order. */
const orderMail = z.strictObject({
  id: z.number(),
  /** As in the outbox, e.g. `order_shipped`. */
  template: z.string(),
  to_email: z.string(),
  state: z.enum(['sent', 'waiting', 'failed']),
  created_at: z.string(),
});
export type OrderMail = z.infer<typeof orderMail>;

const orderSummary = z.strictObject({
  id: z.string(),
  /** Short and unguessable, e.g. MW-7K3F9Q. */
  number: z.string(),
  checkout_id: z.string(),
  status: orderStatus,
  /** null: still awaits the admin's approval. */
  approved_at: z.nullable(z.string()),
  /** What the last call came to, or `confirmed` by the buyer; null: nobody asked yet. */
  confirmation: z.nullable(callOutcome),
  company_id: z.string(),
  /** As registered when the order was placed. */
  company_name: z.string(),
  /** As the company calls itself. */
  company_name_en: z.string(),
  company_name_ar: z.string(),
  company_slug: z.nullable(z.string()),
  buyer_name: z.string(),
  governorate: z.string(),
  /** IQD; these and the cash are null for members of the company who may not see money. */
  subtotal: z.nullable(z.number()),
  delivery_fee: z.nullable(z.number()),
  total: z.nullable(z.number()),
  /** What was paid at the door, IQD, of refused goods the delivery fee; null while nothing was. */
  cash_collected: z.nullable(z.number()),
  /** Since when the company has that cash. */
  cash_settled_at: z.nullable(z.string()),
  /** The buyer collects it at the seller's showroom, which is in the governorate. */
  is_pickup: z.boolean(),
  /** Days until delivery, or until it is ready, as the seller promised. */
  lead_days: z.number(),
  line_count: z.number(),
  /** Grows with every change; a decision names the version that the person saw. */
  version: z.number(),
  created_at: z.string(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** An invoice, or a credit note that takes a part of it back, as it was issued. Amounts in IQD. */
const orderPaper = z.strictObject({
  kind: z.enum(['invoice', 'credit_note']),
  /** Unique within the seller: INV-2026-00001, CN-2026-00001. */
  number: z.string(),
  lines: z.array(z.strictObject({ line_id: z.number(), quantity: z.number(), amount: z.number() })),
  subtotal: z.number(),
  /** Negative on a credit note when a fee was added that the invoice did not have. */
  delivery_fee: z.number(),
  total: z.number(),
  issued_at: z.string(),
});
export type OrderPaper = z.infer<typeof orderPaper>;

const orderDetail = z.extend(orderSummary, {
  delivery: deliveryAddress,
  /** Null: it is delivered. */
  pickup: z.nullable(orderPickup),
  /** How to reach the seller; `governorate` is an ISO 3166-2 code. */
  seller: z.strictObject({
    phone: z.nullable(z.string()),
    governorate: z.nullable(z.string()),
  }),
  payment_method: z.literal('cash_on_delivery'),
  /** The invoice and its credit notes, in the order in which they were issued; none before the approval. */
  papers: z.array(orderPaper),
  lines: z.array(orderLine),
  events: z.array(orderEvent),
  /** Of the reader's side, oldest first; absent for the buyer. */
  notes: z.optional(z.array(orderNote)),
  /** Oldest first; absent for the buyer, as the history of the phone. */
  calls: z.optional(z.array(orderCall)),
  phone_history: z.optional(z.nullable(phoneHistory)),
  /** Oldest first; for the staff alone. */
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

/** An order in its buyer's list, with its first four lines. */
const myOrder = z.extend(orderSummary, {
  first_lines: z.array(z.pick(orderLine, { name_en: true, name_ar: true, main_image: true })),
});
export type MyOrder = z.infer<typeof myOrder>;

/** A page of received orders. */
const receivedOrders = z.extend(pageOf(orderSummary), {
  /** What is to be paid for those orders of the filter that are on their way; IQD. */
  cash_to_collect: z.optional(z.nullable(z.number())),
  /** What was paid for those that are delivered and the company does not have yet; IQD. */
  cash_to_settle: z.optional(z.nullable(z.number())),
});
export type ReceivedOrders = z.infer<typeof receivedOrders>;

/** What became of one step with many orders. */
const ordersChange = z.strictObject({
  /** Ids of the orders that took it. */
  done: z.array(z.string()),
  /** Why the others did not; without a number those that the caller may not know of. */
  refused: z.array(
    z.strictObject({
      id: z.string(),
      number: z.nullable(z.string()),
      code: z.string(),
      context: z.record(z.string(), z.unknown()),
    }),
  ),
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
