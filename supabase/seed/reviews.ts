import type { Offer } from './catalogue/offers.ts';
import { buyers, type BuyerSeed } from './buyers.ts';
import type { CheckoutSeed } from './orders.ts';
import { between, chance, choose, shuffle } from './random.ts';
import { closings, detailsOf, openings } from './review-texts.ts';

const day = 86_400_000;

export interface ReviewSeed {
  offer: Offer;
  author: BuyerSeed;
  rating: number;
  body: string;
  verified: boolean;
  at: Date;
}

/** Stars, 1 to 5: mostly high, around a quality level of the product. */
function ratingOf(offer: Offer, key: string): number {
  const quality = chance(offer.key, 'standing');
  const dice = chance(key, 'rating') * 0.7 + quality * 0.3;
  if (dice > 0.44) return 5;
  if (dice > 0.24) return 4;
  if (dice > 0.14) return 3;
  return dice > 0.08 ? 2 : 1;
}

function bodyOf(offer: Offer, author: BuyerSeed, rating: number, key: string): string {
  const { language } = author;
  const parts = [choose(openings[language][rating - 1]!, key, 'opening')];
  const isContent = rating >= 4;
  if (chance(key, 'detail') < 0.65)
    parts.push(choose(detailsOf(offer.top, isContent)[language], key, 'which'));
  if (chance(key, 'closing') < 0.5)
    parts.push(choose(closings[isContent ? 'good' : 'bad'][language], key, 'last'));
  return parts.join(' ');
}

function reviewOf(offer: Offer, author: BuyerSeed, at: number, verified: boolean): ReviewSeed {
  const key = `${offer.key}/${author.email}`;
  const rating = ratingOf(offer, key);
  // Some reviews have stars only.
  const body = chance(key, 'silent') < 0.07 ? '' : bodyOf(offer, author, rating, key);
  return { offer, author, rating, body, verified, at: new Date(at) };
}

/** Delivered lines with buyer and time of delivery. */
function* deliveries(checkouts: readonly CheckoutSeed[]) {
  for (const { buyer, orders } of checkouts) {
    for (const order of orders.filter(({ status }) => status === 'Delivered')) {
      for (const { offer } of order.lines) yield { buyer, offer, at: order.events.at(-1)!.at.getTime() };
    }
  }
}

/** Reviews by buyers of delivered goods (verified) and by other people. */
export function makeReviews(
  offers: readonly Offer[],
  checkouts: readonly CheckoutSeed[],
  now: number,
): ReviewSeed[] {
  const written = new Map<string, ReviewSeed>();
  const add = (review: ReviewSeed) => {
    const key = `${review.offer.id}/${review.author.id}`;
    if (!written.has(key)) written.set(key, review);
  };
  for (const { buyer, offer, at } of deliveries(checkouts)) {
    const key = `${offer.key}/${buyer.email}`;
    if (chance(key, 'writes') > 0.55) continue;
    add(reviewOf(offer, buyer, Math.min(at + between(1, 12, key, 'days') * day, now - day / 4), true));
  }
  for (const offer of offers) {
    if (chance(offer.key, 'reviewed') > 0.3) continue;
    const count = between(1, 6, offer.key, 'count');
    for (const author of shuffle(buyers.slice(1), offer.key, 'authors').slice(0, count)) {
      const span = now - offer.createdAt.getTime();
      add(
        reviewOf(
          offer,
          author,
          offer.createdAt.getTime() + span * chance(offer.key, author.email, 'when'),
          false,
        ),
      );
    }
  }
  return [...written.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}
