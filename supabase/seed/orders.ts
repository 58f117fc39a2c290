import { groupBy } from './grouping.ts';
import type { Offer } from './catalogue/offers.ts';
import type { Variant } from './catalogue/variants.ts';
import { buyers, type BuyerSeed } from './buyers.ts';
import { between, chance, choose, shuffle, uuidOf } from './random.ts';
import { admin, approvedSellers, deliveryRate, type SellerSeed } from './sellers.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Status = 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Rejected';
/** Final state of a generated order; `Approved` and `Awaiting` both have the status Processing. */
type Outcome = 'Awaiting' | 'Approved' | Exclude<Status, 'Processing'>;

interface OrderLine {
  offer: Offer;
  variant: Variant | null;
  price: number;
  quantity: number;
}

interface OrderEvent {
  kind: 'placed' | 'approved' | 'status';
  from: Status | null;
  to: Status;
  actor: string;
  role: 'buyer' | 'seller' | 'admin';
  note: string | null;
  at: Date;
}

interface OrderSeed {
  id: string;
  number: string;
  seller: SellerSeed;
  status: Status;
  approvedAt: Date | null;
  /** When the company received the cash from the driver; null before. */
  settledAt: Date | null;
  subtotal: number;
  fee: number;
  leadDays: number;
  lines: OrderLine[];
  events: OrderEvent[];
}

export interface CheckoutSeed {
  id: string;
  buyer: BuyerSeed;
  at: Date;
  notes: string | null;
  orders: OrderSeed[];
}

/** A checkout to generate. */
interface CheckoutPlan {
  key: string;
  buyer: BuyerSeed;
  outcome: Outcome;
  ageInHours: number;
  /** Companies to order from; absent: one or two random ones. */
  from?: readonly SellerSeed[];
}

const freeDeliveryFrom = 100_000;

/** Number in the format of the database: a prefix and six symbols of Crockford's base 32. */
export function numberOf(prefix: string, key: string): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return `${prefix}-${Array.from({ length: 6 }, (_, place) => choose([...alphabet], key, place)).join('')}`;
}

/** Ordered quantity: large quantities are round numbers, expensive goods are ordered singly. */
function amountOf(offer: Offer, stock: number, key: string): number {
  const budget = 15_000 + 260_000 * chance(key, 'budget') ** 2;
  const count = Math.max(1, Math.round(budget / offer.price));
  const round =
    count >= 100 ? Math.round(count / 50) * 50 : count >= 20 ? Math.round(count / 10) * 10 : count;
  return Math.max(1, Math.min(round, Math.max(stock, 2)));
}

function lineOf(offer: Offer, key: string): OrderLine {
  const stocked = offer.offered.filter(({ stock }) => stock > 0);
  const variant =
    offer.offered.length > 0 ? choose(stocked.length > 0 ? stocked : offer.offered, key, 'variant') : null;
  return {
    offer,
    variant,
    price: offer.price,
    quantity: amountOf(offer, variant?.stock ?? offer.quantity, key),
  };
}

const cancelReasons = {
  en: [
    'Ordered twice by mistake.',
    'The site stopped; we will order again next month.',
    'Found the right size at home.',
    null,
  ],
  ar: ['طلبناه مرتين بالغلط.', 'الشغل توقف بالموقع، نطلب الشهر القادم.', 'غيرنا القياس ونطلب من جديد.', null],
};
const rejectReasons = [
  'The phone number could not be reached for three days.',
  'The address lies outside the delivery area of this seller.',
  'تعذر تأكيد الطلب هاتفياً.',
];

function eventsOf(planned: CheckoutPlan, seller: SellerSeed, leadDays: number, placed: number): OrderEvent[] {
  const { key, buyer, outcome } = planned;
  const age = planned.ageInHours * hour;
  const event = (
    kind: OrderEvent['kind'],
    [from, to]: readonly [Status | null, Status],
    [actor, role]: readonly [string, OrderEvent['role']],
    after: number,
    note: string | null = null,
  ): OrderEvent => ({
    kind,
    from,
    to,
    actor,
    role,
    note,
    at: new Date(placed + Math.min(after, age * 0.95)),
  });

  const byBuyer = [buyer.id, 'buyer'] as const;
  const byAdmin = [admin.id, 'admin'] as const;
  const bySeller = [seller.id, 'seller'] as const;
  const approval = Math.min(between(1, 20, key, 'approval') * hour, age * 0.3);
  const shipping = Math.min(approval + between(6, 40, key, 'shipping') * hour, age * 0.6);
  const arrival = shipping + Math.max(1, leadDays) * day * (0.5 + chance(key, 'arrival'));

  const events = [event('placed', [null, 'Processing'], byBuyer, 0)];
  if (outcome === 'Cancelled') {
    const reason = choose(cancelReasons[buyer.language], key, 'reason');
    return [...events, event('status', ['Processing', 'Cancelled'], byBuyer, approval, reason)];
  }
  if (outcome === 'Rejected') {
    return [
      ...events,
      event(
        'status',
        ['Processing', 'Rejected'],
        byAdmin,
        approval * 2,
        choose(rejectReasons, key, 'reason'),
      ),
    ];
  }
  if (outcome !== 'Awaiting') events.push(event('approved', ['Processing', 'Processing'], byAdmin, approval));
  if (outcome === 'Shipped' || outcome === 'Delivered') {
    events.push(event('status', ['Processing', 'Shipped'], bySeller, shipping));
  }
  if (outcome === 'Delivered') events.push(event('status', ['Shipped', 'Delivered'], bySeller, arrival));
  return events;
}

/** Time of the cash settlement: one or two days after the delivery; null if that is in the future. */
function settlementOf(last: OrderEvent, key: string, now: number): Date | null {
  const settled = last.at.getTime() + between(20, 60, key, 'settlement') * hour;
  return last.to === 'Delivered' && settled < now ? new Date(settled) : null;
}

function orderOf(
  planned: CheckoutPlan,
  seller: SellerSeed,
  goods: readonly Offer[],
  placed: number,
): OrderSeed {
  const key = `${planned.key}/${seller.email}`;
  const lines = shuffle(goods, key, 'goods')
    .slice(0, between(1, 4, key, 'lines'))
    .map((offer, index) => lineOf(offer, `${key}/${index}`));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const rate = deliveryRate(seller.governorate, planned.buyer.governorate);
  const events = eventsOf({ ...planned, key }, seller, rate.lead_days, placed);
  return {
    id: uuidOf(`order/${key}`),
    number: numberOf('MW', key),
    seller,
    status: events.at(-1)!.to,
    approvedAt: events.find(({ kind }) => kind === 'approved')?.at ?? null,
    settledAt: settlementOf(events.at(-1)!, key, placed + planned.ageInHours * hour),
    subtotal,
    fee: subtotal >= freeDeliveryFrom ? 0 : rate.fee,
    leadDays: rate.lead_days,
    lines,
    events,
  };
}

const remarks = {
  en: [
    'Please call before arriving.',
    'Deliver to the site gate, ask for the foreman.',
    'Unload at the back entrance.',
  ],
  ar: ['يرجى الاتصال قبل الوصول.', 'التسليم عند باب الموقع، اسألوا عن الأسطة.', 'التفريغ من الباب الخلفي.'],
};

/** A checkout with one order at each company that has goods. */
export function checkoutOf(
  planned: CheckoutPlan,
  bySeller: ReadonlyMap<string, Offer[]>,
  now: number,
): CheckoutSeed {
  const { key, buyer } = planned;
  const placed = now - planned.ageInHours * hour;
  const withGoods = approvedSellers.filter(({ id }) => (bySeller.get(id)?.length ?? 0) > 0);
  const from = planned.from ?? shuffle(withGoods, key, 'sellers').slice(0, chance(key, 'two') < 0.3 ? 2 : 1);
  return {
    id: uuidOf(`checkout/${key}`),
    buyer,
    at: new Date(placed),
    notes: chance(key, 'notes') < 0.35 ? choose(remarks[buyer.language], key, 'remark') : null,
    orders: from.flatMap((seller) => {
      const goods = (bySeller.get(seller.id) ?? []).filter(({ createdAt }) => createdAt.getTime() < placed);
      return goods.length > 0 ? [orderOf(planned, seller, goods, placed)] : [];
    }),
  };
}

/** Age of an order, hours: open orders are recent, finished ones spread over six months. */
function ageOf(outcome: Outcome, key: string): number {
  const ranges: Record<Outcome, readonly [number, number]> = {
    Awaiting: [1, 40],
    Approved: [20, 90],
    Shipped: [60, 170],
    Delivered: [200, 4300],
    Cancelled: [80, 4300],
    Rejected: [120, 4300],
  };
  return between(...ranges[outcome], key, 'age');
}

/** Outcomes of the demo buyer's orders. */
const demoOutcomes: readonly Outcome[] = [
  'Awaiting',
  'Awaiting',
  'Approved',
  'Shipped',
  'Shipped',
  'Delivered',
  'Delivered',
  'Delivered',
  'Cancelled',
  'Rejected',
];
/** Outcomes of the orders that the demo seller receives. */
const receivedOutcomes: readonly Outcome[] = [
  'Awaiting',
  'Awaiting',
  'Approved',
  'Approved',
  'Approved',
  'Shipped',
  'Shipped',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Cancelled',
  'Rejected',
];
/** Outcomes of all other orders, weighted by repetition. */
const usualOutcomes: readonly Outcome[] = [
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Delivered',
  'Shipped',
  'Approved',
  'Awaiting',
  'Cancelled',
  'Rejected',
];

function planCheckouts(): CheckoutPlan[] {
  const demoBuyer = buyers[0]!;
  const demoSeller = approvedSellers[0]!;
  const others = buyers.slice(1);
  const plan = (
    key: string,
    buyer: BuyerSeed,
    outcome: Outcome,
    from?: readonly SellerSeed[],
  ): CheckoutPlan => ({
    key,
    buyer,
    outcome,
    ageInHours: ageOf(outcome, key),
    ...(from ? { from } : {}),
  });
  return [
    ...demoOutcomes.map((outcome, index) => plan(`demo/${index}`, demoBuyer, outcome)),
    ...receivedOutcomes.map((outcome, index) =>
      plan(`received/${index}`, choose(others, 'received', index), outcome, [demoSeller]),
    ),
    ...Array.from({ length: 84 }, (_, index) =>
      plan(`usual/${index}`, choose(others, 'usual', index), choose(usualOutcomes, 'story', index)),
    ),
  ];
}

/** Checkouts of the last six months, newest last. */
export function makeCheckouts(offers: readonly Offer[], now: number): CheckoutSeed[] {
  const bySeller = groupBy(offers, ({ seller }) => seller.id);
  return planCheckouts()
    .map((planned) => checkoutOf(planned, bySeller, now))
    .filter(({ orders }) => orders.length > 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
