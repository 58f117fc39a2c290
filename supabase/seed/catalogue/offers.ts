import { groupBy } from '../grouping.ts';
import { approvedSellers, type SellerSeed } from '../sellers.ts';
import { between, chance, choose, shuffle } from '../random.ts';
import { categories } from './categories.ts';
import { fitEachOther } from './fitting.ts';
import { roundPrice, type Item } from './product.ts';
import { SlugBook } from './slugs.ts';
import { makeVariants, type SizeChart, type Variant } from './variants.ts';

const day = 86_400_000;

/** An item as one seller offers it. */
export interface Offer extends Item {
  id: number;
  /** Key of the top-level category. */
  top: string;
  seller: SellerSeed;
  sku: string;
  slug: { en: string; ar: string };
  deal: Deal | null;
  /** Volume discounts; null for most goods. */
  volumes: { quantity: number; percent: number }[] | null;
  quantity: number;
  /** Ordered quantities are multiples of this. */
  quantityStep: number;
  offered: Variant[];
  chart: SizeChart | null;
  createdAt: Date;
  /** Ids of compatible goods. */
  compatible: number[];
}

interface Deal {
  price: number;
  starts: Date;
  ends: Date;
}

/** Key of the subcategory → key of its top-level category. */
const topOf: ReadonlyMap<string, string> = new Map(
  categories.flatMap((top) => top.children.map(({ key }) => [key, top.key] as const)),
);

const subKeys = categories.flatMap(({ children }) => children.map(({ key }) => key));

function topKey(sub: string): string {
  const top = topOf.get(sub);
  if (!top) throw new Error(`no category ${sub}`);
  return top;
}

/** Chooses the same company for all goods of one brand within a subcategory. */
function sellerOf(item: Item, top: string): SellerSeed {
  const dealers = approvedSellers.filter(({ trades }) => trades.includes(top));
  return choose(dealers, item.sub, item.brand ?? item.key.split('|')[0]!, 'seller');
}

function skuOf(item: Item, number: number): string {
  const letters = item.sub.replace(/-and-|-/g, ' ').split(' ');
  const prefix = letters.length > 1 ? letters.map((word) => word.slice(0, 2)).join('') : item.sub.slice(0, 4);
  return `${prefix.slice(0, 4).toUpperCase()}-${String(number).padStart(5, '0')}`;
}

const percents = [5, 8, 10, 10, 12, 15, 15, 20, 25, 30];

/** About one product in eight has a running deal; a few deals have ended or are scheduled. */
function dealOf({ key, price }: Item, now: number): Deal | null {
  const dice = chance(key, 'deal');
  if (dice > 0.165) return null;
  const reduced = roundPrice(price * (1 - choose(percents, key, 'percent') / 100));
  if (reduced >= price) return null;
  const moment = (days: number) => new Date(now + days * day);
  const length = between(14, 75, key, 'length');
  if (dice < 0.13)
    return { price: reduced, starts: moment(-between(1, 20, key, 'start')), ends: moment(length) };
  const ended = dice < 0.15;
  return ended
    ? { price: reduced, starts: moment(-length - 10), ends: moment(-between(2, 9, key, 'end')) }
    : { price: reduced, starts: moment(between(3, 12, key, 'start')), ends: moment(13 + length) };
}

function quantityOf({ key, stock }: Item): number {
  const dice = chance(key, 'stock');
  if (dice < 0.05) return 0;
  if (dice < 0.13) return between(1, 9, key, 'few');
  return Math.max(10, Math.round(stock * (0.4 + 1.3 * chance(key, 'level'))));
}

/** Creation time: most goods were added when the seller joined, some in the last weeks. */
function arrival(key: string, seller: SellerSeed, now: number): Date {
  const days = seller.months * 30;
  return new Date(
    now - Math.round(days * day * chance(key, 'arrival') ** 0.7) - between(0, day, key, 'hour'),
  );
}

/** Ids of goods that fit, preferably from the same company. */
function compatibleIds(offer: Offer, bySub: ReadonlyMap<string, Offer[]>): number[] {
  return offer.goesWith.flatMap((sub) => {
    const all = (bySub.get(sub) ?? []).filter((other) => fitEachOther(offer, other));
    const own = all.filter(({ seller }) => seller.id === offer.seller.id);
    return shuffle(own.length >= 3 ? own : all, offer.key, 'fits')
      .slice(0, 3)
      .map(({ id }) => id);
  });
}

/** Volume discounts for a part of the cheap goods. */
function volumesOf({ key, price }: Item): Offer['volumes'] {
  if (price > 60_000 || chance(key, 'volumes') > 0.3) return null;
  const from = choose([25, 50], key, 'volume');
  return [
    { quantity: from, percent: between(3, 5, key, 'first volume') },
    { quantity: from * 4, percent: between(7, 12, key, 'second volume') },
  ];
}

/** Measured goods are sold in fractions of their unit. */
const quantitySteps: Partial<Record<Item['unit'], number>> = {
  Ton: 0.25,
  'Cubic meter': 0.1,
  'Square meter': 0.5,
  Meter: 0.5,
  Kilogram: 0.5,
  Liter: 0.5,
};

/** Assigns seller, id, SKU, stock and perhaps a deal to every item. */
export function makeOffers(items: readonly Item[], now: number): Offer[] {
  const book = new SlugBook();
  const counters = new Map<string, number>();
  let variantId = 5000;
  const mixed = shuffle(items, 'listing');
  const offers = mixed.map((item, index): Offer => {
    const top = topKey(item.sub);
    const seller = sellerOf(item, top);
    const count = (counters.get(item.sub) ?? 0) + 1;
    counters.set(item.sub, count);
    const sku = skuOf(item, (subKeys.indexOf(item.sub) + 1) * 1000 + count);
    const quantity = quantityOf(item);
    const { variants, chart } = item.variants
      ? makeVariants(item.variants, item.key, quantity)
      : { variants: [], chart: null };
    return {
      ...item,
      id: 1001 + index,
      top,
      seller,
      sku,
      slug: { en: book.english(item.name[0], sku), ar: book.arabic(item.name[1], sku) },
      deal: dealOf(item, now),
      volumes: volumesOf(item),
      quantity: variants.length > 0 ? variants.reduce((sum, { stock }) => sum + stock, 0) : quantity,
      offered: variants.map((variant) => ({ id: ++variantId, ...variant })),
      chart,
      quantityStep: quantitySteps[item.unit] ?? 1,
      createdAt: arrival(item.key, seller, now),
      compatible: [],
    };
  });
  const bySub = groupBy(offers, ({ sub }) => sub);
  for (const offer of offers) offer.compatible = compatibleIds(offer, bySub);
  return offers;
}
