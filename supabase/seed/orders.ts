import { groupBy } from './grouping.ts';
import type { Offer } from './catalogue/offers.ts';
import type { Variant } from './catalogue/variants.ts';
import { buyers, type BuyerSeed } from './buyers.ts';
import { between, chance, choose, shuffle, uuidOf } from './random.ts';
import { admin, approvedSellers, deliveryRate, type SellerSeed } from './sellers.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Status = 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Rejected';
/** Where an order's story ends; `Approved` and `Awaiting` are both Processing. */
type Story = 'Awaiting' | 'Approved' | Exclude<Status, 'Processing'>;

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
  /** When the driver handed the cash to the company; null before. */
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

interface Wish {
  key: string;
  buyer: BuyerSeed;
  story: Story;
  ageInHours: number;
  /** Companies to order from; absent: one or two, by chance. */
  from?: readonly SellerSeed[];
}

const freeDeliveryFrom = 100_000;

/** Six symbols of Crockford's base 32, as the database makes them. */
function orderNumber(key: string): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return `MW-${Array.from({ length: 6 }, (_, place) => choose([...alphabet], key, place)).join('')}`;
}

/** Bulk goods go in round numbers, machines one by one. */
function amountOf(offer: Offer, stock: number, key: string): number {
  const budget = 15_000 + 260_000 * chance(key, 'budget') ** 2;
  const wanted = Math.max(1, Math.round(budget / offer.price));
  const round =
    wanted >= 100 ? Math.round(wanted / 50) * 50 : wanted >= 20 ? Math.round(wanted / 10) * 10 : wanted;
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

function eventsOf(wish: Wish, seller: SellerSeed, leadDays: number, placed: number): OrderEvent[] {
  const { key, buyer, story } = wish;
  const age = wish.ageInHours * hour;
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
  if (story === 'Cancelled') {
    const reason = choose(cancelReasons[buyer.language], key, 'reason');
    return [...events, event('status', ['Processing', 'Cancelled'], byBuyer, approval, reason)];
  }
  if (story === 'Rejected') {
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
  if (story !== 'Awaiting') events.push(event('approved', ['Processing', 'Processing'], byAdmin, approval));
  if (story === 'Shipped' || story === 'Delivered') {
    events.push(event('status', ['Processing', 'Shipped'], bySeller, shipping));
  }
  if (story === 'Delivered') events.push(event('status', ['Shipped', 'Delivered'], bySeller, arrival));
  return events;
}

/** Drivers and couriers hand cash over a day or two after the delivery. */
function settlementOf(last: OrderEvent, key: string, now: number): Date | null {
  const settled = last.at.getTime() + between(20, 60, key, 'settlement') * hour;
  return last.to === 'Delivered' && settled < now ? new Date(settled) : null;
}

function orderOf(wish: Wish, seller: SellerSeed, goods: readonly Offer[], placed: number): OrderSeed {
  const key = `${wish.key}/${seller.email}`;
  const lines = shuffle(goods, key, 'goods')
    .slice(0, between(1, 4, key, 'lines'))
    .map((offer, index) => lineOf(offer, `${key}/${index}`));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const rate = deliveryRate(seller.governorate, wish.buyer.governorate);
  const events = eventsOf({ ...wish, key }, seller, rate.lead_days, placed);
  return {
    id: uuidOf(`order/${key}`),
    number: orderNumber(key),
    seller,
    status: events.at(-1)!.to,
    approvedAt: events.find(({ kind }) => kind === 'approved')?.at ?? null,
    settledAt: settlementOf(events.at(-1)!, key, placed + wish.ageInHours * hour),
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

function checkoutOf(wish: Wish, bySeller: ReadonlyMap<string, Offer[]>, now: number): CheckoutSeed {
  const placed = now - wish.ageInHours * hour;
  const dealing = approvedSellers.filter(({ id }) => (bySeller.get(id)?.length ?? 0) > 0);
  const from =
    wish.from ?? shuffle(dealing, wish.key, 'sellers').slice(0, chance(wish.key, 'two') < 0.3 ? 2 : 1);
  return {
    id: uuidOf(`checkout/${wish.key}`),
    buyer: wish.buyer,
    at: new Date(placed),
    notes: chance(wish.key, 'notes') < 0.35 ? choose(remarks[wish.buyer.language], wish.key, 'remark') : null,
    orders: from.flatMap((seller) => {
      const goods = (bySeller.get(seller.id) ?? []).filter(({ createdAt }) => createdAt.getTime() < placed);
      return goods.length > 0 ? [orderOf(wish, seller, goods, placed)] : [];
    }),
  };
}

/** Hours ago for an order in this state: open ones are fresh, ended ones spread over six months. */
function ageOf(story: Story, key: string): number {
  const ranges: Record<Story, readonly [number, number]> = {
    Awaiting: [1, 40],
    Approved: [20, 90],
    Shipped: [60, 170],
    Delivered: [200, 4300],
    Cancelled: [80, 4300],
    Rejected: [120, 4300],
  };
  return between(...ranges[story], key, 'age');
}

const demoStories: readonly Story[] = [
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
const receivedStories: readonly Story[] = [
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
const usualStories: readonly Story[] = [
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

function wishes(): Wish[] {
  const demoBuyer = buyers[0]!;
  const demoSeller = approvedSellers[0]!;
  const others = buyers.slice(1);
  const wish = (key: string, buyer: BuyerSeed, story: Story, from?: readonly SellerSeed[]): Wish => ({
    key,
    buyer,
    story,
    ageInHours: ageOf(story, key),
    ...(from ? { from } : {}),
  });
  return [
    ...demoStories.map((story, index) => wish(`demo/${index}`, demoBuyer, story)),
    ...receivedStories.map((story, index) =>
      wish(`received/${index}`, choose(others, 'received', index), story, [demoSeller]),
    ),
    ...Array.from({ length: 84 }, (_, index) =>
      wish(`usual/${index}`, choose(others, 'usual', index), choose(usualStories, 'story', index)),
    ),
  ];
}

/** Half a year of trade, newest last. */
export function makeCheckouts(offers: readonly Offer[], now: number): CheckoutSeed[] {
  const bySeller = groupBy(offers, ({ seller }) => seller.id);
  return wishes()
    .map((wish) => checkoutOf(wish, bySeller, now))
    .filter(({ orders }) => orders.length > 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
