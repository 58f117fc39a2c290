/** Rules for caching the result of a query. */
export interface QueryFacts {
  /** `public`: the same for everybody. `personal`: removed at sign-out. */
  scope: 'public' | 'personal';
  /** Whether the result is stored on the device, to be shown without a network. */
  keepOffline: boolean;
}

/** Public, and also stored on the device. */
const offline: QueryFacts = { scope: 'public', keepOffline: true };
const online: QueryFacts = { scope: 'public', keepOffline: false };
const personal: QueryFacts = { scope: 'personal', keepOffline: false };

/** Every query by the first two parts of its key: domain and kind. */
export const queryFacts = {
  account: {
    addresses: personal,
    factors: personal,
    profile: personal,
    'recovery-codes': personal,
    sessions: personal,
  },
  application: { own: personal },
  'audit-log': { list: personal },
  backups: { tests: personal },
  buying: {
    invitation: personal,
    members: personal,
    orders: personal,
    own: personal,
    projects: personal,
    reasons: personal,
    request: personal,
    requests: personal,
  },
  cart: { quote: online },
  categories: {
    all: offline,
    attributes: online,
    level: personal,
    imports: personal,
    managed: personal,
    seo: offline,
    top: offline,
  },
  emails: { list: personal, settings: personal, shown: personal, test: personal },
  deals: { calendar: personal, list: personal, numbers: personal, plan: personal, undo: personal },
  contact: { all: personal, one: personal },
  couriers: {
    all: personal,
    cash: personal,
    lines: personal,
    remittance: personal,
    remittances: personal,
    shipping: personal,
  },
  console: { found: personal, pages: personal },
  company: {
    documents: personal,
    delivery: personal,
    history: personal,
    invitation: personal,
    rights: personal,
    store: personal,
    team: personal,
    view: personal,
  },
  governorates: { all: offline },
  imports: {
    list: personal,
    one: personal,
    rows: personal,
    problems: personal,
    pictures: personal,
    undo: personal,
  },
  money: {
    adjustments: personal,
    balance: personal,
    balances: personal,
    invoice: personal,
    invoices: personal,
    payout: personal,
    payouts: personal,
    preview: personal,
    rates: personal,
    report: personal,
    settings: personal,
    statement: personal,
    terms: personal,
    totals: personal,
    transactions: personal,
  },
  notifications: { choices: personal, list: personal, newest: personal, unread: personal },
  orders: {
    all: personal,
    confirmation: personal,
    detail: personal,
    mine: personal,
    figures: personal,
    home: personal,
    change: personal,
    printed: personal,
    received: personal,
    refused: personal,
    selection: personal,
  },
  products: {
    all: personal,
    bulk: personal,
    'by-ids': online,
    compare: online,
    compatible: offline,
    detail: offline,
    duplicates: personal,
    home: offline,
    'home-chosen': personal,
    'home-found': personal,
    'home-preview': online,
    'new-draft': personal,
    own: personal,
    'own-detail': personal,
    related: offline,
    'restored-cart': online,
    questions: offline,
    reviews: offline,
    search: offline,
    suggest: online,
  },
  quotes: {
    all: personal,
    asked: personal,
    'asked-detail': personal,
    comparison: personal,
    detail: personal,
    list: personal,
    messages: personal,
    new: personal,
    one: personal,
    sellers: online,
  },
  questions: { all: personal, company: personal, own: personal },
  queues: { live: personal, overview: personal, staff: personal },
  returns: {
    all: personal,
    company: personal,
    figures: personal,
    one: personal,
    own: personal,
    reasons: personal,
    returnable: personal,
    settings: online,
    waiting: personal,
  },
  reviews: { all: personal, company: personal, own: personal },
  sellers: { all: personal, one: personal },
  site: { home: personal, page: offline, pages: personal, settings: personal },
  staff: { list: personal, rights: personal },
  stores: { page: offline },
  suggestions: { related: online, typed: personal },
  synonyms: { list: personal, terms: personal },
  users: { all: personal, one: personal },
  views: { list: personal },
  wishlist: { ids: personal, saved: personal },
} satisfies Record<string, Record<string, QueryFacts>>;

type Facts = typeof queryFacts;

export type QueryDomain = keyof Facts;

/** Builds the key of a query; `parameters` are the values that its result depends on. */
export function queryKey<Domain extends keyof Facts, Parameters extends unknown[]>(
  domain: Domain,
  kind: keyof Facts[Domain],
  ...parameters: Parameters
) {
  return [domain, kind, ...parameters] as const;
}

/** Key prefix of all queries of a domain, to invalidate them together. */
export function everyQuery(domain: QueryDomain) {
  return [domain] as const;
}

/** Unlisted queries count as personal. */
function factsOf([domain, kind]: readonly unknown[]): QueryFacts {
  const table: Record<string, Record<string, QueryFacts>> = queryFacts;
  return table[String(domain)]?.[String(kind)] ?? personal;
}

/** True if the result is the same for everybody; other results are removed at sign-out. */
export function isPublic(key: readonly unknown[]): boolean {
  return factsOf(key).scope === 'public';
}

/** True if the result may be stored on the device; always false for personal queries, so that sign-out leaves nothing behind. */
export function isKeptOffline(key: readonly unknown[]): boolean {
  const { scope, keepOffline } = factsOf(key);
  return scope === 'public' && keepOffline;
}
