import { makeBuying, type BuyingSeed } from './buying.ts';
import { groupBy } from './grouping.ts';
import { expand } from './catalogue/expand.ts';
import { completeFacts } from './catalogue/facts.ts';
import { importedItems } from './catalogue/imported.ts';
import { families } from './catalogue/families/index.ts';
import { makeOffers, type Offer } from './catalogue/offers.ts';
import { datasheetPath, makeDatasheet } from './datasheets.ts';
import { makeCheckouts, type CheckoutSeed } from './orders.ts';
import { illustrate, illustrateCategories, Pictures, type Illustrated, type Picture } from './pictures.ts';
import { makeQuestions, type QuestionSeed } from './questions.ts';
import { makeQuotes, type QuoteSeed } from './quotes.ts';
import { makeReturns, type ReturnSeed } from './returns.ts';
import { makeReviews, type ReviewSeed } from './reviews.ts';

interface Datasheet {
  path: string;
  file: Buffer;
}

/** All data that the seed writes. */
export interface Plan {
  offers: Offer[];
  checkouts: CheckoutSeed[];
  reviews: ReviewSeed[];
  questions: QuestionSeed[];
  quotes: QuoteSeed[];
  returns: ReturnSeed[];
  buying: BuyingSeed;
  /** Offers in the order of lists. */
  listing: Offer[];
  pictures: Picture[];
  /** Pictures by product id. */
  illustrated: Map<number, Illustrated>;
  /** Datasheets by product id. */
  datasheets: Map<number, Datasheet>;
  /** Picture paths by category key. */
  categoryImages: Map<string, string>;
}

/** Offers in the order of lists; must match the popularity of the search index. */
function byPopularity(
  offers: readonly Offer[],
  checkouts: readonly CheckoutSeed[],
  reviews: readonly ReviewSeed[],
): Offer[] {
  const sold = new Map<number, number>();
  for (const { orders } of checkouts) {
    for (const { offer } of orders.flatMap(({ lines }) => lines))
      sold.set(offer.id, (sold.get(offer.id) ?? 0) + 1);
  }
  const ratings = groupBy(reviews, ({ offer }) => offer.id);
  const popularity = ({ id }: Offer): number => {
    const own = ratings.get(id) ?? [];
    const sum = own.reduce((total, { rating }) => total + rating, 0);
    const average = own.length > 0 ? Math.round((sum / own.length) * 100) / 100 : 0;
    return Math.fround(Math.log(1 + (sold.get(id) ?? 0)) + (average / 5) * Math.log(1 + own.length));
  };
  return offers
    .map((offer) => ({ offer, weight: popularity(offer) }))
    .sort((a, b) => b.weight - a.weight || a.offer.id - b.offer.id)
    .map(({ offer }) => offer);
}

function makeDatasheets(offers: readonly Offer[]): Map<number, Datasheet> {
  return new Map(
    offers
      .filter(({ sheet }) => sheet)
      .map((offer) => {
        const file = makeDatasheet(offer);
        return [offer.id, { path: datasheetPath(offer, file), file }] as const;
      }),
  );
}

/** Generates all demo data. The same `now` always gives the same plan. */
export function makePlan(now: number): Plan {
  const offers = makeOffers([...expand(families), ...importedItems()].map(completeFacts), now);
  const checkouts = makeCheckouts(offers, now);
  const reviews = makeReviews(offers, checkouts, now);
  const listing = byPopularity(offers, checkouts, reviews);
  const pictures = new Pictures();
  const illustrated = illustrate(listing, pictures);
  const categoryImages = illustrateCategories(pictures);
  return {
    offers,
    checkouts,
    reviews,
    questions: makeQuestions(offers, now),
    quotes: makeQuotes(offers, now),
    returns: makeReturns(offers, now),
    buying: makeBuying(offers, now),
    listing,
    illustrated,
    categoryImages,
    datasheets: makeDatasheets(offers),
    pictures: pictures.all,
  };
}
