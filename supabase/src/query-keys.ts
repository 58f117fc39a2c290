/** How long a query's answer may be kept, and by whom. */
export interface QueryFacts {
  /** `public`: the same for everybody. `personal`: removed when the person signs out. */
  scope: 'public' | 'personal';
  /** Whether the answer is cached on the device, to be shown without a network. */
  keepOffline: boolean;
}

const kept: QueryFacts = { scope: 'public', keepOffline: true };
const shown: QueryFacts = { scope: 'public', keepOffline: false };
const personal: QueryFacts = { scope: 'personal', keepOffline: false };

/** Every query of the product, by the first two words of its key: what it is about, and which. */
export const queryFacts = {
  account: { addresses: personal, factors: personal, profile: personal, sessions: personal },
  application: { own: personal },
  'audit-log': { list: personal },
  backups: { tests: personal },
  cart: { quote: shown },
  categories: { all: kept, attributes: shown, level: personal, managed: personal, seo: kept, top: kept },
  emails: { list: personal, settings: personal, test: personal },
  deals: { calendar: personal, list: personal, numbers: personal, plan: personal },
  enquiries: { detail: personal, list: personal },
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
  governorates: { all: kept },
  imports: { list: personal, one: personal, rows: personal, pictures: personal, undo: personal },
  notifications: { choices: personal, list: personal, newest: personal, unread: personal },
  orders: {
    all: personal,
    confirmation: personal,
    detail: personal,
    mine: personal,
    figures: personal,
    home: personal,
    printed: personal,
    received: personal,
  },
  products: {
    all: personal,
    bulk: personal,
    'by-ids': shown,
    compare: shown,
    compatible: kept,
    detail: kept,
    duplicates: personal,
    home: kept,
    'home-chosen': personal,
    'home-found': personal,
    'home-preview': shown,
    'new-draft': personal,
    own: personal,
    'own-detail': personal,
    related: kept,
    'restored-cart': shown,
    questions: kept,
    reviews: kept,
    search: kept,
    suggest: shown,
  },
  quotes: { detail: personal, list: personal },
  questions: { all: personal, company: personal, own: personal },
  queues: { live: personal, overview: personal, staff: personal },
  reviews: { all: personal, company: personal, own: personal },
  sellers: { all: personal, one: personal },
  site: { home: personal, page: kept, pages: personal, settings: personal },
  staff: { list: personal, rights: personal },
  stores: { page: kept },
  suggestions: { related: shown, typed: personal },
  synonyms: { list: personal, terms: personal },
  users: { all: personal, one: personal },
  views: { list: personal },
  wishlist: { ids: personal, saved: personal },
} satisfies Record<string, Record<string, QueryFacts>>;

type Facts = typeof queryFacts;

/** The key of a query, with what its answer depends on. */
export function queryKey<Domain extends keyof Facts, Parameters extends unknown[]>(
  domain: Domain,
  kind: keyof Facts[Domain],
  ...parameters: Parameters
) {
  return [domain, kind, ...parameters] as const;
}

/** The prefix of the keys of all queries about something, to invalidate them together. */
export function everyQuery(domain: keyof Facts) {
  return [domain] as const;
}

/** Facts of a query by its key; one that is not listed counts as personal. */
function factsOf([domain, kind]: readonly unknown[]): QueryFacts {
  const table: Record<string, Record<string, QueryFacts>> = queryFacts;
  return table[String(domain)]?.[String(kind)] ?? personal;
}

/** Whether a query shows everybody the same; all others go when the user does. */
export function isPublic(key: readonly unknown[]): boolean {
  return factsOf(key).scope === 'public';
}

/** Whether a query's answer may be cached on the device; never a personal one, so that nothing is left after signing out. */
export function isKeptOffline(key: readonly unknown[]): boolean {
  const { scope, keepOffline } = factsOf(key);
  return scope === 'public' && keepOffline;
}
