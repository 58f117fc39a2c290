import { z } from 'zod/mini';

const text = z.string();
const textOrNone = z.nullish(text);

const orderLine = z.strictObject({
  name_en: text,
  name_ar: text,
  size: z.nullable(text),
  color: z.nullable(text),
  color_ar: z.nullable(text),
  quantity: z.number(),
  /** Originally ordered quantity, if a shortage reduced it; else null. */
  ordered_quantity: z.nullable(z.number()),
  unit: text,
  /** Return rule at the time of the order. */
  returns: z.enum(['30_days', 'faulty_only', 'none']),
  /** IQD; absent, like `line_total`, for company members without the right `see_money`. */
  unit_price: z.optional(z.number()),
  line_total: z.optional(z.number()),
});
export type OrderLine = z.infer<typeof orderLine>;

const pickup = z.strictObject({
  address_en: z.nullable(text),
  address_ar: z.nullable(text),
  note_en: z.nullable(text),
  note_ar: z.nullable(text),
  governorate_en: text,
  governorate_ar: text,
});

const order = z.strictObject({
  id: text,
  number: text,
  company_name: text,
  company_name_en: text,
  company_name_ar: text,
  /** IQD; the sums are absent if the amounts of the lines are. */
  subtotal: z.optional(z.number()),
  delivery_fee: z.optional(z.number()),
  total: z.optional(z.number()),
  /** ISO date by which the goods arrive or are ready; null after the end of the order. */
  due_on: z.nullable(text),
  /** Courier of an order that was shipped with one. */
  shipment: z.nullable(
    z.strictObject({
      courier_id: z.number(),
      courier: text,
      courier_phone: z.nullable(text),
      tracking_number: z.nullable(text),
    }),
  ),
  /** Null: the order is delivered. */
  pickup: z.nullable(pickup),
  lines: z.array(orderLine),
});
export type Order = z.infer<typeof order>;

const deliveryPlace = z.strictObject({
  governorate_en: text,
  governorate_ar: text,
  district_en: z.nullable(text),
  district_ar: z.nullable(text),
  address: text,
  landmark: z.nullable(text),
});

const companysDelivery = z.strictObject({
  full_name: text,
  phone: text,
  notes: z.nullable(text),
  buyer_company: z.nullable(text),
  tax_number: z.nullable(text),
  purchase_order: z.nullable(text),
  /** Missing in mails that were queued before orders had them. */
  cost_code: z.optional(z.nullable(text)),
  project: z.optional(z.nullable(text)),
  /** Null if the buyer collects everything. */
  place: z.nullable(deliveryPlace),
});
export type Delivery = z.infer<typeof companysDelivery>;
const buyersDelivery = z.extend(companysDelivery, { email: z.nullable(text) });

/** A line of a quote request; quantity null: no firm quantity. */
const quoteLine = z.strictObject({ description: text, quantity: z.nullable(z.number()), unit: text });
export type QuoteLine = z.infer<typeof quoteLine>;

const quote = z.strictObject({
  id: text,
  number: text,
  full_name: text,
  company_name: textOrNone,
  email: textOrNone,
  phone: textOrNone,
  governorate_en: textOrNone,
  governorate_ar: textOrNone,
  /** ISO date. */
  needed_by: textOrNone,
  message: textOrNone,
  line_count: z.number(),
  /** The first fifty. */
  lines: z.array(quoteLine),
});
export type Quote = z.infer<typeof quote>;

/** A request as a company is asked; nothing about the buyer. */
const askedQuote = z.strictObject({
  governorate_en: z.nullable(text),
  governorate_ar: z.nullable(text),
  is_pickup: z.boolean(),
  /** ISO date. */
  needed_by: z.nullable(text),
  /** Time in Baghdad: 2026-12-01 14:30. */
  closes_at: text,
  line_count: z.number(),
  /** The first ten. */
  lines: z.array(quoteLine),
});
export type AskedQuote = z.infer<typeof askedQuote>;

/** A quote request or a contact message in a summary mail. */
const gatheredEntry = z.strictObject({
  /** Absent for a contact message. */
  number: z.optional(text),
  full_name: text,
  /** Email address or, without one, phone. */
  contact: text,
  /** Beginning of the message. */
  message: z.optional(text),
});
export type GatheredEntry = z.infer<typeof gatheredEntry>;

/** Registered name of a company, and its display name in each language. */
const companyNames = { company_name: text, company_name_en: text, company_name_ar: text };

/** Reply-To address. */
const reply_to = text;
const note = z.nullable(text);
/** Token of an invitation link. */
const token = text;

const aboutOrder = z.strictObject({ buyer_name: text, orders: z.array(order), note });
const orderStep = z.extend(aboutOrder, { ...companyNames, recipient: z.enum(['buyer', 'seller']) });
const decision = z.strictObject({ ...companyNames, note });
const aboutDocument = z.extend(decision, {
  document: z.enum(['registration', 'identity', 'chamber']),
  /** ISO date. */
  expires_on: z.nullable(text),
});
/** A quote request by its number, for a company or for the buyer. */
const requestOf = { request_id: text, number: text };
const debt = z.strictObject({ ...companyNames, debt: z.number() });
const aboutDebt = z.extend(debt, { debt_limit: z.number() });
const askedCompany = z.strictObject({ ...companyNames, ...requestOf });
const asking = z.strictObject({ buyer_name: text, ...requestOf });
const aboutQuestion = z.strictObject({
  question_id: z.number(),
  product_id: z.number(),
  product_en: text,
  product_ar: text,
  question: text,
  ...companyNames,
});

const aboutProduct = z.strictObject({
  product_id: z.number(),
  product_en: text,
  product_ar: text,
  ...companyNames,
});

/**
 * Params of each template in the outbox. SQL writes them; the database tests parse real params of every template. Money is in
 * IQD.
 */
export const mailParams = {
  /** To the buyer, one per checkout. */
  order_placed: z.strictObject({
    buyer_name: text,
    checkout_id: text,
    total: z.number(),
    orders: z.array(order),
    delivery: buyersDelivery,
  }),
  /** To members of the company who process orders. */
  order_received: z.strictObject({
    ...companyNames,
    buyer_name: text,
    orders: z.array(order),
    delivery: companysDelivery,
  }),
  /** To the buyer, like the following ones. */
  order_approved: aboutOrder,
  order_shortage: z.extend(aboutOrder, companyNames),
  order_shipped: orderStep,
  order_delivered: orderStep,
  order_rejected: orderStep,
  /** To the buyer and, unless it cancelled the order itself, to the company. */
  order_cancelled: z.extend(orderStep, {
    /** Whether the delivery fee was paid; present only for goods refused at the door. */
    fee_paid: z.optional(z.boolean()),
  }),
  /** To every admin. */
  seller_applied: z.strictObject({ company_id: text, ...companyNames, email: text }),
  /** To the owners. */
  seller_approved: decision,
  seller_rejected: decision,
  /** `for_a_day`: the suspension ends by itself after a day. */
  seller_suspended: z.extend(decision, { for_a_day: z.optional(z.literal(true)) }),
  /** To every admin. */
  document_submitted: z.strictObject(companyNames),
  /** To company members with the right `profile`. */
  document_accepted: aboutDocument,
  document_refused: aboutDocument,
  document_expiring: aboutDocument,
  document_expired: aboutDocument,
  /** To company members with the right `settle_cash`, like the next four. From 80 % of the limit. */
  debt_warned: aboutDebt,
  /** On each day of grace but the last. */
  debt_over: z.extend(aboutDebt, { grace_ends_on: text }),
  /** On the last day of grace, with the sums of the month so far. */
  selling_pausing: z.extend(aboutDebt, { grace_ends_on: text, charged: z.number(), paid: z.number() }),
  selling_paused: aboutDebt,
  selling_resumed: debt,
  /** To the person invited by a company. */
  team_invited: z.strictObject({ ...companyNames, token }),
  /** To the person invited to the staff. */
  staff_invited: z.strictObject({ token }),
  /** To the person. */
  account_suspended: z.strictObject({ buyer_name: z.nullable(text), note }),
  account_restored: z.strictObject({ buyer_name: z.nullable(text) }),
  second_factor_removed: z.strictObject({ buyer_name: z.nullable(text) }),
  recovery_code_used: z.strictObject({ buyer_name: z.nullable(text) }),
  /** To a sender with an account. */
  quote_confirmed: z.strictObject({ buyer_name: text, quote }),
  /** To the unconfirmed address of a guest. */
  quote_acknowledged: z.strictObject({ number: text }),
  /** To every admin; without `reply_to` if the sender gave only a phone. */
  quote_received: z.strictObject({ quote, reply_to: z.optional(reply_to) }),
  /** To the unconfirmed address of a guest, once: the first offer arrived. */
  quote_answered: z.strictObject({ number: text }),
  /** To members of an asked company with the right `quotes`, like the next three. */
  quote_asked: z.extend(askedCompany, { asked: askedQuote }),
  quote_closing: z.extend(askedCompany, { asked: askedQuote }),
  quote_won: z.extend(askedCompany, { order_number: text }),
  quote_lost: askedCompany,
  /** To the buyer, like the next two. `subtotal` without lines that have no firm quantity. */
  quote_offered: z.extend(asking, {
    ...companyNames,
    subtotal: z.number(),
    quoted: z.number(),
    line_count: z.number(),
  }),
  /** Last day of the last offer, ISO date. */
  quote_expiring: z.extend(asking, { expires_on: text }),
  /** Closed by time or by the staff, whose reason is the note. */
  quote_closed: z.extend(asking, { offers: z.number(), note }),
  /** A step of a return, to the buyer or to members of the company. */
  return_step: z.strictObject({
    ...companyNames,
    return_id: text,
    number: text,
    order_number: text,
    step: z.enum([
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
    recipient: z.enum(['buyer', 'seller']),
    buyer_name: text,
    note: z.optional(text),
    /** Time in Baghdad: 2026-12-01 14:30. */
    due_at: z.optional(text),
  }),
  /** To a sender with an account. */
  contact_confirmed: z.strictObject({ buyer_name: text, message: text }),
  /** To the unconfirmed address of a guest. */
  contact_acknowledged: z.strictObject({}),
  /** To every admin. */
  contact_received: z.strictObject({ full_name: text, email: text, message: text, reply_to }),
  /** To the staff: number of new quote requests and messages, and the first twenty. */
  received_digest: z.strictObject({
    quotes: z.number(),
    messages: z.number(),
    entries: z.array(gatheredEntry),
  }),
  /** To the sender. */
  contact_answered: z.strictObject({ answer: text, reply_to }),
  /** To members of the company who answer questions. */
  question_received: aboutQuestion,
  /** To the person who asked. */
  question_answered: z.extend(aboutQuestion, { buyer_name: text, answer: text }),
  /** To members of the company who keep stock. */
  stock_low: aboutProduct,
  /** To members of the company who edit products. */
  price_limit: aboutProduct,
  /** To the person invited to buy for a company; nothing that the company typed, because the address may be a stranger's. */
  buying_invited: z.strictObject({ token }),
  /** To the people who may decide on a purchase request. */
  purchase_requested: z.strictObject({
    ...companyNames,
    buyer_name: z.nullable(text),
    purchase_request_id: text,
    number: text,
    requester: z.nullable(text),
    total: z.number(),
    note,
  }),
  /** To the requester. */
  purchase_decided: z.strictObject({
    buyer_name: z.nullable(text),
    purchase_request_id: text,
    number: text,
    state: z.enum(['placed', 'refused', 'expired']),
    note,
    order_numbers: z.array(text),
  }),
  /** To the people who manage a project, once 80 % of its budget are spent. */
  budget_warned: z.strictObject({
    buyer_name: z.nullable(text),
    project_id: text,
    project: text,
    budget: z.number(),
    spent: z.number(),
  }),
  /** To the colleague for whom a cart was saved. */
  cart_received: z.strictObject({
    ...companyNames,
    buyer_name: z.nullable(text),
    purchase_list_id: text,
    list_name: text,
    sent_by: z.nullable(text),
    note,
  }),
  /** To the person who asked to be reminded of a purchase list. */
  list_due: z.strictObject({ buyer_name: z.nullable(text), purchase_list_id: text, list_name: text }),
  /** To the address that an admin chose to test the mail server. */
  test: z.strictObject({}),
};

type Params = { [Template in keyof typeof mailParams]: z.infer<(typeof mailParams)[Template]> };
/** Params without the empty ones, whose type would allow any member. */
type SomeParams = Exclude<Params[keyof Params], Record<string, never>>;
type NameOf<Each> = Each extends unknown ? keyof Each : never;
type ValueOf<Each, Name> = Each extends unknown ? (Name extends keyof Each ? Each[Name] : never) : never;

/** Params of any template: all members of all templates, optional. */
export type MailParams = { [Name in NameOf<SomeParams>]?: ValueOf<SomeParams, Name> };
