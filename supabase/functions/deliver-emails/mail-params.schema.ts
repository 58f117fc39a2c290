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
  /** What was ordered, where less of it comes. */
  ordered_quantity: z.nullable(z.number()),
  unit: text,
  /** Return rule that held when the order was placed. */
  returns: z.enum(['30_days', 'faulty_only', 'none']),
  /** IQD, as the line's total; absent for members of the company who may not see money. */
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
  /** IQD; absent with the lines' amounts. */
  subtotal: z.optional(z.number()),
  delivery_fee: z.optional(z.number()),
  total: z.optional(z.number()),
  /** Where the buyer collects it; null: it is delivered. */
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
  /** Null where the buyer collects everything. */
  place: z.nullable(deliveryPlace),
});
export type Delivery = z.infer<typeof companysDelivery>;
const buyersDelivery = z.extend(companysDelivery, { email: z.nullable(text) });

const quoteLine = z.strictObject({ description: text, quantity: z.number(), unit: text });
export type QuoteLine = z.infer<typeof quoteLine>;

/** A quote request with its lines. */
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
  lines: z.array(quoteLine),
});
export type Quote = z.infer<typeof quote>;

/** A quote request or a contact message in a mail that gathers several. */
const gatheredEntry = z.strictObject({
  /** Of a quote request. */
  number: z.optional(text),
  full_name: text,
  /** The e-mail address, or the phone of whoever left none. */
  contact: text,
  /** The beginning of what was written. */
  message: z.optional(text),
});
export type GatheredEntry = z.infer<typeof gatheredEntry>;

/** What a company is called: as registered, and for readers of each language. */
const companyNames = { company_name: text, company_name_en: text, company_name_ar: text };

/** Where an answer to the mail goes. */
const reply_to = text;
const note = z.nullable(text);
/** Of an invitation's link. */
const token = text;

const aboutOrder = z.strictObject({ buyer_name: text, orders: z.array(order), note });
const orderStep = z.extend(aboutOrder, { ...companyNames, recipient: z.enum(['buyer', 'seller']) });
const decision = z.strictObject({ ...companyNames, note });
const aboutDocument = z.extend(decision, {
  document: z.enum(['registration', 'identity', 'chamber']),
  /** ISO date. */
  expires_on: z.nullable(text),
});
const aboutQuestion = z.strictObject({
  question_id: z.number(),
  product_id: z.number(),
  product_en: text,
  product_ar: text,
  question: text,
  ...companyNames,
});

/**
 * What the outbox keeps for each template; SQL writes it, and the database tests parse a real one of each. Money is in
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
  /** To those in the company who work on orders. */
  order_received: z.strictObject({
    ...companyNames,
    buyer_name: text,
    orders: z.array(order),
    delivery: companysDelivery,
  }),
  /** To the buyer, as those that follow. */
  order_approved: aboutOrder,
  order_shortage: z.extend(aboutOrder, companyNames),
  order_shipped: orderStep,
  order_delivered: orderStep,
  order_rejected: orderStep,
  /** To the buyer and to the company, unless it cancelled itself. */
  order_cancelled: z.extend(orderStep, {
    /** Of goods refused at the door: whether the delivery fee was paid. */
    fee_paid: z.optional(z.boolean()),
  }),
  /** To every admin. */
  seller_applied: z.strictObject({ company_id: text, ...companyNames, email: text }),
  /** To the owners. */
  seller_approved: decision,
  seller_rejected: decision,
  seller_suspended: decision,
  /** To every admin. */
  document_submitted: z.strictObject(companyNames),
  /** To those who look after the company. */
  document_accepted: aboutDocument,
  document_refused: aboutDocument,
  document_expiring: aboutDocument,
  document_expired: aboutDocument,
  /** To whoever a company invites. */
  team_invited: z.strictObject({ ...companyNames, token }),
  /** To whoever the staff invites. */
  staff_invited: z.strictObject({ token }),
  /** To the person. */
  account_suspended: z.strictObject({ buyer_name: z.nullable(text), note }),
  account_restored: z.strictObject({ buyer_name: z.nullable(text) }),
  second_factor_removed: z.strictObject({ buyer_name: z.nullable(text) }),
  /** To the account that asked. */
  quote_confirmed: z.strictObject({ buyer_name: text, quote }),
  /** To an address typed by a guest. */
  quote_acknowledged: z.strictObject({ number: text }),
  /** To every admin; without `reply_to` where only a phone was left. */
  quote_received: z.strictObject({ quote, reply_to: z.optional(reply_to) }),
  /** To the account that wrote. */
  contact_confirmed: z.strictObject({ buyer_name: text, message: text }),
  /** To an address typed by a guest. */
  contact_acknowledged: z.strictObject({}),
  /** To every admin. */
  contact_received: z.strictObject({ full_name: text, email: text, message: text, reply_to }),
  /** To every admin: how many of each kind came in, and the first twenty. */
  enquiries_gathered: z.strictObject({
    quotes: z.number(),
    messages: z.number(),
    entries: z.array(gatheredEntry),
  }),
  /** To whoever asked; `quote_id` where the reader has an account to see the request in. */
  quote_answered: z.strictObject({ number: text, answer: text, quote_id: z.optional(text), reply_to }),
  contact_answered: z.strictObject({ answer: text, reply_to }),
  /** To those who answer in the company. */
  question_received: aboutQuestion,
  /** To the asker. */
  question_answered: z.extend(aboutQuestion, { buyer_name: text, answer: text }),
  /** To whom the staff tries the mail server with. */
  test: z.strictObject({}),
};

type Params = { [Template in keyof typeof mailParams]: z.infer<(typeof mailParams)[Template]> };
/** Without the templates that have none, whose type would allow any member. */
type SomeParams = Exclude<Params[keyof Params], Record<string, never>>;
type NameOf<Each> = Each extends unknown ? keyof Each : never;
type ValueOf<Each, Name> = Each extends unknown ? (Name extends keyof Each ? Each[Name] : never) : never;

/** The params of any template: each member that one of them has. */
export type MailParams = { [Name in NameOf<SomeParams>]?: ValueOf<SomeParams, Name> };
