import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { requestedPurchase } from '../buying/answers.ts';

/** States of a quote request; see docs/quotes.md. */
export const quoteStatus = z.enum([
  'Draft',
  'Open',
  'Closed',
  'Awarded',
  'PartlyAwarded',
  'Withdrawn',
  'Expired',
]);
export type QuoteStatus = z.infer<typeof quoteStatus>;

/** States of a request in the inbox of one seller. */
export const inboxState = z.enum(['New', 'Answered', 'Declined', 'Won', 'Lost', 'Expired', 'Withdrawn']);
export type InboxState = z.infer<typeof inboxState>;

export const paymentWish = z.enum(['cash', 'transfer', 'credit_30', 'credit_60']);
export type PaymentWish = z.infer<typeof paymentWish>;

export const refusalReason = z.enum([
  'not_sold',
  'out_of_stock',
  'quantity_too_small',
  'specification',
  'place',
  'other',
]);
export type RefusalReason = z.infer<typeof refusalReason>;

const submittedQuote = z.strictObject({
  id: z.string(),
  /** E.g. RQ-7K3F9Q. */
  number: z.string(),
  /** Email address of the confirmation; null if none was sent. */
  mailed_to: z.nullable(z.string()),
});
export type SubmittedQuote = z.infer<typeof submittedQuote>;

/** Names of a company in both languages, and the slug of its store page. */
const sellerNames = {
  company_name_en: z.string(),
  company_name_ar: z.string(),
  company_slug: z.nullable(z.string()),
};

const quoteFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** In the private bucket quote-files. */
  path: z.string(),
  bytes: z.number(),
});
export type QuoteFile = z.infer<typeof quoteFile>;

const quoteLine = z.strictObject({
  id: z.string(),
  position: z.number(),
  product_id: z.nullable(z.number()),
  variant_id: z.nullable(z.number()),
  category_id: z.nullable(z.number()),
  description: z.string(),
  description_ar: z.nullable(z.string()),
  code: z.nullable(z.string()),
  /** Null: no firm quantity. */
  quantity: z.nullable(z.number()),
  /** A code of the unit table, or the unit as written. */
  unit: z.string(),
  section: z.nullable(z.string()),
  row_number: z.nullable(z.number()),
  /** Revision of the request in which the line last changed. */
  revision: z.number(),
});
export type QuoteLine = z.infer<typeof quoteLine>;

const ownQuoteLine = z.extend(quoteLine, {
  /** Number of sellers who were asked about the line. */
  seller_count: z.number(),
  /** Company whose offer was accepted. */
  awarded_to: z.nullable(z.string()),
});
export type OwnQuoteLine = z.infer<typeof ownQuoteLine>;

const quoteEvent = z.strictObject({
  id: z.number(),
  kind: z.enum([
    'sent',
    'amended',
    'claimed',
    'closed',
    'withdrawn',
    'expired',
    'asked',
    'reminded',
    'offered',
    'revised',
    'offer_withdrawn',
    'declined',
    'accepted',
  ]),
  actor_role: z.enum(['buyer', 'seller', 'staff', 'system']),
  /** Name; null for people of other sides, for former members and for the clock. */
  actor: z.nullable(z.string()),
  /** Company of the event in both languages; null for events of the request. */
  company_name_en: z.nullable(z.string()),
  company_name_ar: z.nullable(z.string()),
  /** {revision?, lines?, reason?, order_numbers?} */
  details: z.record(z.string(), z.unknown()),
  created_at: z.string(),
});
export type QuoteEvent = z.infer<typeof quoteEvent>;

/** Company and project for which a request was sent; null: privately. */
const buying = z.nullable(
  z.strictObject({
    company_name: z.string(),
    company_name_en: z.string(),
    company_name_ar: z.string(),
    project_name: z.nullable(z.string()),
    /** Name of the person who asked. */
    requester: z.nullable(z.string()),
    is_own: z.boolean(),
  }),
);

const ownQuoteSummary = z.strictObject({
  id: z.string(),
  number: z.string(),
  status: quoteStatus,
  line_count: z.number(),
  /** Sellers asked, and sellers who answered with a price. */
  seller_count: z.number(),
  offer_count: z.number(),
  awarded_count: z.number(),
  unread_count: z.number(),
  governorate: z.nullable(z.string()),
  /** ISO date. */
  needed_by: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  buying,
});
export type OwnQuoteSummary = z.infer<typeof ownQuoteSummary>;

const ownQuote = z.extend(ownQuoteSummary, {
  version: z.number(),
  revision: z.number(),
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hides_buyer: z.boolean(),
  district: z.nullable(z.string()),
  is_pickup: z.boolean(),
  payment: paymentWish,
  message: z.string(),
  sent_at: z.nullable(z.string()),
  /** The form as saved by the client; null unless the request is a draft. */
  draft: z.nullable(z.record(z.string(), z.unknown())),
  lines: z.array(ownQuoteLine),
  /** Sellers who were asked. */
  sellers: z.array(
    z.strictObject({ company_id: z.string(), ...sellerNames, state: inboxState, unread_count: z.number() }),
  ),
  named_sellers: z.array(z.strictObject({ company_id: z.string(), ...sellerNames })),
  excluded_sellers: z.array(z.strictObject({ company_id: z.string(), ...sellerNames })),
  files: z.array(quoteFile),
  events: z.array(quoteEvent),
  /** Orders that came of accepted offers. */
  orders: z.array(z.strictObject({ id: z.string(), number: z.string(), company_id: z.string() })),
});
export type OwnQuote = z.infer<typeof ownQuote>;

const quoteMessage = z.strictObject({
  id: z.number(),
  /** Null: addressed to every company asked. */
  company_id: z.nullable(z.string()),
  side: z.enum(['buyer', 'seller', 'staff']),
  body: z.string(),
  created_at: z.string(),
});
export type QuoteMessage = z.infer<typeof quoteMessage>;

const offerLine = z.strictObject({
  line_id: z.string(),
  refusal: z.nullable(refusalReason),
  product_id: z.nullable(z.number()),
  variant_id: z.nullable(z.number()),
  offered_name: z.nullable(z.string()),
  is_equivalent: z.boolean(),
  unit: z.nullable(z.string()),
  units_per_requested: z.nullable(z.number()),
  unit_price: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
  lead_days: z.nullable(z.number()),
  line_total: z.nullable(z.number()),
});

/** Line of the company's own offer with the offered product of its catalogue. */
const ownOfferLine = z.strictObject({
  ...offerLine.shape,
  product: z.nullable(
    z.strictObject({
      name_en: z.string(),
      name_ar: z.string(),
      sku: z.nullable(z.string()),
      /** IQD; null if the company set none. */
      lowest_price: z.nullable(z.number()),
    }),
  ),
});
export type OfferLine = z.infer<typeof ownOfferLine>;

const offer = z.strictObject({
  id: z.string(),
  revision: z.number(),
  /** Revision of the request that the company saw. */
  request_revision: z.number(),
  status: z.enum(['Sent', 'Superseded', 'Withdrawn']),
  delivery_fee: z.nullable(z.number()),
  /** ISO date; the last day on which the offer can be accepted. */
  valid_until: z.string(),
  terms: z.string(),
  note: z.string(),
  line_count: z.number(),
  subtotal: z.number(),
  created_at: z.string(),
  lines: z.array(ownOfferLine),
});
export type Offer = z.infer<typeof offer>;

/** Price of one offer for one line in a comparison. */
const comparedPrice = z.strictObject({
  ...offerLine.shape,
  offer_id: z.string(),
  /** Price of one requested unit, IQD; null if the company does not supply the line. */
  price_per_requested: z.nullable(z.number()),
  /** Quantity in requested units that the company supplies. */
  supplied: z.nullable(z.number()),
  is_partial: z.boolean(),
  is_best: z.boolean(),
  /** Percent above the best price of the line; 0 for the best. */
  above_best: z.nullable(z.number()),
  /**
   * Why the line of this offer cannot be accepted now; `refused`: no longer sold, or not handed over at this place; `requested`: its
   * acceptance waits for approval.
   */
  blocked: z.nullable(
    z.enum(['expired', 'line_changed', 'seller_closed', 'out_of_stock', 'awarded', 'refused', 'requested']),
  ),
  product: z.nullable(
    z.strictObject({
      name_en: z.string(),
      name_ar: z.string(),
      slug_en: z.string(),
      slug_ar: z.string(),
      main_image: z.nullable(z.string()),
    }),
  ),
});
export type ComparedPrice = z.infer<typeof comparedPrice>;

const comparedOffer = z.strictObject({
  ...offer.shape,
  lines: z.array(comparedPrice),
  company_id: z.string(),
  ...sellerNames,
  /** Null while hidden: a seller's phone is shown with its offer. */
  company_phone: z.nullable(z.string()),
  rating_average: z.number(),
  rating_count: z.number(),
  /** Lines priced without a block, of all lines asked. */
  quoted_count: z.number(),
  is_complete: z.boolean(),
  is_exact: z.boolean(),
  max_lead_days: z.nullable(z.number()),
  /** Quoted lines and the delivery fee, IQD. */
  landed_total: z.number(),
  /** Whether the buyer collects the goods at this seller; other sellers deliver, also for a request with pickup. */
  is_pickup: z.boolean(),
  files: z.array(quoteFile),
});
export type ComparedOffer = z.infer<typeof comparedOffer>;

const proposal = z.strictObject({
  kind: z.enum(['cheapest_seller', 'cheapest_lines', 'earliest']),
  lines: z.array(z.strictObject({ line_id: z.string(), offer_id: z.string() })),
  /** Goods and one delivery fee per order, IQD. */
  total: z.number(),
  order_count: z.number(),
  max_lead_days: z.nullable(z.number()),
  /** Lines of which the seller supplies only a part; the total does not contain the rest. */
  partial_count: z.number(),
  /** Lines without an acceptable price in this proposal. */
  missing_count: z.number(),
});
export type Proposal = z.infer<typeof proposal>;

const comparison = z.strictObject({
  request: z.strictObject({
    id: z.string(),
    number: z.string(),
    status: quoteStatus,
    version: z.number(),
    revision: z.number(),
    closes_at: z.nullable(z.string()),
    governorate: z.nullable(z.string()),
    district: z.nullable(z.string()),
    is_pickup: z.boolean(),
    buying,
    project_id: z.nullable(z.string()),
    /** False for members of the company who may not order. */
    may_accept: z.boolean(),
    /** Purchase requests that wait for approval with some of the lines. */
    waiting: z.array(z.strictObject({ id: z.string(), number: z.string() })),
  }),
  lines: z.array(ownQuoteLine),
  offers: z.array(comparedOffer),
  proposals: z.array(proposal),
  /** IQD that the cheapest split saves against the cheapest single complete seller, at least 0; null without one. */
  split_saves: z.nullable(z.number()),
});
export type Comparison = z.infer<typeof comparison>;

const inboxItem = z.strictObject({
  request_id: z.string(),
  number: z.string(),
  status: quoteStatus,
  state: inboxState,
  /** Lines that concern this company, and its first three descriptions. */
  line_count: z.number(),
  first_lines: z.array(z.string()),
  governorate: z.string(),
  district: z.nullable(z.string()),
  is_pickup: z.boolean(),
  needed_by: z.nullable(z.string()),
  closes_at: z.string(),
  asked_at: z.string(),
  seen_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** Subtotal of the current offer, IQD. */
  subtotal: z.nullable(z.number()),
  unread_count: z.number(),
  /** Whether a line changed since the company's offer. */
  is_outdated: z.boolean(),
});
export type InboxItem = z.infer<typeof inboxItem>;

const ownGoods = z.strictObject({
  product_id: z.number(),
  variant_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.nullable(z.string()),
  unit: z.string(),
  /** Catalogue price with prices by volume, IQD per own unit. */
  unit_price: z.number(),
  /** The company's lowest price for the product; null if it set none. */
  lowest_price: z.nullable(z.number()),
});

/** Own goods found by a SKU, with the price of their smallest order. */
const offeredGoods = z.extend(ownGoods, { code: z.string() });
export type OfferedGoods = z.infer<typeof offeredGoods>;

/** Own product that the buyer asked for, with its price for the requested quantity. It prefills a line of an offer. */
const suggestion = z.extend(ownGoods, {
  units_per_requested: z.nullable(z.number()),
  stock: z.number(),
});
export type QuoteSuggestion = z.infer<typeof suggestion>;

const askedQuote = z.strictObject({
  ...inboxItem.shape,
  revision: z.number(),
  message: z.string(),
  payment: paymentWish,
  /** Null until the company has answered, or for good if the buyer wishes. */
  buyer: z.nullable(
    z.strictObject({
      full_name: z.string(),
      company_name: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
  ),
  hides_buyer: z.boolean(),
  /** Requests that the buyer sent, and those of which lines were accepted, in a year. */
  buyer_asked: z.number(),
  buyer_accepted: z.number(),
  lines: z.array(
    z.extend(quoteLine, { suggestion: z.nullable(suggestion), awarded: z.nullable(z.enum(['won', 'lost'])) }),
  ),
  files: z.array(quoteFile),
  /** Files of the company's own offer. */
  own_files: z.array(quoteFile),
  /** Newest first; earlier revisions stay readable. */
  offers: z.array(offer),
  /** The company's unsent work as the form saved it. */
  draft: z.nullable(z.strictObject({ content: z.record(z.string(), z.unknown()), updated_at: z.string() })),
  /** The company's fee for the place, IQD; null if it does not deliver there. */
  delivery_fee: z.nullable(z.number()),
  delivery_lead_days: z.nullable(z.number()),
  messages: z.array(quoteMessage),
  events: z.array(quoteEvent),
  orders: z.array(z.strictObject({ id: z.string(), number: z.string() })),
});
export type AskedQuote = z.infer<typeof askedQuote>;

const staffQuoteItem = z.strictObject({
  id: z.string(),
  number: z.string(),
  status: quoteStatus,
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  governorate: z.nullable(z.string()),
  line_count: z.number(),
  /** Lines that no seller was asked about. */
  unrouted_count: z.number(),
  /** Whether the buyer asked at least five times in a year and accepted nothing. */
  collects_prices: z.boolean(),
  seller_count: z.number(),
  offer_count: z.number(),
  awarded_count: z.number(),
  created_at: z.string(),
  closes_at: z.nullable(z.string()),
});
export type StaffQuoteItem = z.infer<typeof staffQuoteItem>;

const staffQuote = z.strictObject({
  ...staffQuoteItem.shape,
  version: z.number(),
  revision: z.number(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  district: z.nullable(z.string()),
  is_pickup: z.boolean(),
  needed_by: z.nullable(z.string()),
  payment: paymentWish,
  message: z.string(),
  buyer_asked: z.number(),
  buyer_accepted: z.number(),
  lines: z.array(ownQuoteLine),
  sellers: z.array(
    z.strictObject({
      company_id: z.string(),
      ...sellerNames,
      state: inboxState,
      line_count: z.number(),
      asked_at: z.string(),
      seen_at: z.nullable(z.string()),
      answered_at: z.nullable(z.string()),
      reminded_at: z.nullable(z.string()),
      subtotal: z.nullable(z.number()),
    }),
  ),
  files: z.array(quoteFile),
  events: z.array(quoteEvent),
});
export type StaffQuote = z.infer<typeof staffQuote>;

const lineMatch = z.strictObject({
  product_id: z.number(),
  /** The variant with the size and colour of the line; null if none was named or found. */
  variant_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.nullable(z.string()),
  unit: z.string(),
  /** IQD for one unit, with a running deal. */
  price: z.number(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** 0 to 1. */
  score: z.number(),
});
export type LineMatch = z.infer<typeof lineMatch>;

const matchedLine = z.strictObject({
  key: z.string(),
  /** Best first, at most five. */
  matches: z.array(lineMatch),
  /** Companies whose goods fit as well as the best match; 0 if its size is another. */
  sellers: z.number(),
  /** Whether the best match has the article number, or all words and sizes of the line. */
  is_sure: z.boolean(),
  /** Proposed category; null if none is likely. */
  category_id: z.nullable(z.number()),
});
export type MatchedLine = z.infer<typeof matchedLine>;

const offerSaved = z.strictObject({ offer_id: z.string(), revision: z.number() });

const checkoutAnswer = z.strictObject({
  checkout_id: z.string(),
  orders: z.array(
    z.strictObject({ id: z.string(), number: z.string(), company_id: z.string(), total: z.number() }),
  ),
});

export const quotesAnswers = {
  match_quote_lines: z.array(matchedLine),
  submit_quote_request: submittedQuote,
  save_quote_offer_draft: z.string(),
  save_quote_draft: z.strictObject({ id: z.string(), number: z.string(), updated_at: z.string() }),
  list_own_quotes: pageOf(ownQuoteSummary),
  get_own_quote: ownQuote,
  amend_quote_request: z.strictObject({ revision: z.number(), version: z.number() }),
  claim_quote_request: z.nullable(submittedQuote),
  list_quote_messages: z.array(quoteMessage),
  get_quote_comparison: comparison,
  accept_quote: checkoutAnswer,
  request_quote_purchase: requestedPurchase,
  list_asked_quotes: z.extend(pageOf(inboxItem), {
    /** Requests by state, for the tabs. */
    counts: z.record(z.string(), z.number()),
  }),
  get_asked_quote: askedQuote,
  find_offered_goods: z.array(offeredGoods),
  send_quote_offer: offerSaved,
  list_staff_quotes: z.extend(pageOf(staffQuoteItem), { counts: z.record(z.string(), z.number()) }),
  get_staff_quote: staffQuote,
};
