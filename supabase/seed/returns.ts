import { buyers } from './buyers.ts';
import { categoryReturns } from './catalogue/categories.ts';
import type { Offer } from './catalogue/offers.ts';
import { checkoutOf, type CheckoutSeed } from './orders.ts';
import { shuffle, uuidOf } from './random.ts';
import { approvedSellers } from './sellers.ts';

const hour = 3_600_000;

/** Step after the request, `hours` ago, with the arguments of its SQL function. */
export type ReturnStep = { hours: number } & (
  | { by: 'seller'; step: 'accept'; handover: 'pickup' | 'showroom' }
  | { by: 'seller'; step: 'accept'; handover: 'keep'; reduction: number }
  | { by: 'seller'; step: 'refuse'; note: string }
  | { by: 'buyer'; step: 'mark_sent' }
  | { by: 'seller'; step: 'receive' }
  | { by: 'seller'; step: 'settle'; way: 'cash' | 'wallet' }
  | { by: 'buyer'; step: 'appeal'; note: string }
);

interface ReturnStory {
  key: string;
  /** Index of the buyer. */
  buyer: number;
  /** Account of the owner. */
  seller: string;
  /** Hours since the request. */
  hours: number;
  /** Code of the reason. */
  reason: string;
  wish: 'refund' | 'exchange';
  note: string;
  steps: readonly ReturnStep[];
}

/** A return with the delivered order that it belongs to. */
export interface ReturnSeed {
  story: ReturnStory;
  key: string;
  checkout: CheckoutSeed;
}

/** Returns of the demo buyer in several states, and of another buyer at the demo seller. */
const returnStories: readonly ReturnStory[] = [
  {
    ...{ key: 'requested', buyer: 0, seller: 'seller', hours: 20, reason: 'damaged', wish: 'refund' },
    note: 'The box was open, and this one is bent.',
    steps: [],
  },
  {
    ...{ key: 'accepted', buyer: 0, seller: 'seller', hours: 70, reason: 'wrong_item', wish: 'exchange' },
    note: 'I ordered the same goods in another size.',
    steps: [{ by: 'seller', step: 'accept', handover: 'pickup', hours: 42 }],
  },
  {
    ...{ key: 'reduced', buyer: 0, seller: 'seller4', hours: 30, reason: 'not_as_described', wish: 'refund' },
    note: 'The finish is not as in the picture.',
    steps: [{ by: 'seller', step: 'accept', handover: 'keep', reduction: 3000, hours: 6 }],
  },
  {
    ...{
      key: 'settled',
      buyer: 0,
      seller: 'seller2',
      hours: 120,
      reason: 'ordered_by_mistake',
      wish: 'refund',
    },
    note: 'One too many, still in its packing.',
    steps: [
      { by: 'seller', step: 'accept', handover: 'showroom', hours: 100 },
      { by: 'seller', step: 'receive', hours: 50 },
      { by: 'seller', step: 'settle', way: 'cash', hours: 26 },
    ],
  },
  {
    ...{ key: 'appealed', buyer: 0, seller: 'seller3', hours: 90, reason: 'faulty', wish: 'refund' },
    note: 'It stopped after one day of work.',
    steps: [
      { by: 'seller', step: 'refuse', note: 'The goods were used outdoors and got wet.', hours: 60 },
      { by: 'buyer', step: 'appeal', note: 'It was used indoors only, as the manual says.', hours: 12 },
    ],
  },
  {
    ...{ key: 'sent', buyer: 1, seller: 'seller', hours: 80, reason: 'no_longer_needed', wish: 'refund' },
    note: 'بقيت قطعة زائدة بعد انتهاء الشغل.',
    steps: [
      { by: 'seller', step: 'accept', handover: 'showroom', hours: 64 },
      { by: 'buyer', step: 'mark_sent', hours: 8 },
    ],
  },
];

const isReturnable = ({ sub, unit, offered, price, quantity }: Offer): boolean =>
  !categoryReturns[sub] &&
  offered.length === 0 &&
  (unit === 'Piece' || unit === 'Box' || unit === 'Roll') &&
  price >= 6000 &&
  price <= 60_000 &&
  quantity >= 20;

function returnOf(story: ReturnStory, offers: readonly Offer[], now: number): ReturnSeed {
  const key = `return/${story.key}`;
  const seller = approvedSellers.find(({ email }) => email === `${story.seller}@mawad.test`);
  if (!seller) throw new Error(`no seller ${story.seller}`);
  const own = offers.filter((offer) => offer.seller === seller && isReturnable(offer));
  const ageInHours = story.hours + 200;
  const goods = shuffle(
    own.filter(({ createdAt }) => createdAt.getTime() < now - ageInHours * hour),
    key,
  ).slice(0, 2);
  const checkout = checkoutOf(
    { key, buyer: buyers[story.buyer]!, outcome: 'Delivered', ageInHours, from: [seller] },
    new Map([[seller.id, goods]]),
    now,
  );
  if (checkout.orders.length === 0) throw new Error(`no goods for the return ${story.key}`);
  return { story, key: uuidOf(key), checkout };
}

/** Returns in several states, each with an order of its own. */
export const makeReturns = (offers: readonly Offer[], now: number): ReturnSeed[] =>
  returnStories.map((story) => returnOf(story, offers, now));
