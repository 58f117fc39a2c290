import type { ComparedOffer, ComparedPrice, Comparison, OwnQuoteLine } from '@mawad/supabase/quotes/queries';

/** Price of an offer for a line, with the offer. */
export interface OfferedPrice {
  offer: ComparedOffer;
  price: ComparedPrice;
}

/** A line with the prices of the shown offers; null for an offer without the line. */
export interface ComparedLine {
  line: OwnQuoteLine;
  /** In the order of the shown offers. */
  cells: (OfferedPrice | null)[];
}

/** Consecutive lines with the same section title of the buyer's own bill; '' without a title. */
export interface LineSection {
  title: string;
  lines: ComparedLine[];
}

export const offerSorts = ['total', 'complete', 'earliest', 'rating'] as const;
export type OfferSort = (typeof offerSorts)[number];

export interface OfferView {
  /** Only offers that price every line. */
  isComplete: boolean;
  /** Only offers without equivalents. */
  isExact: boolean;
  sort: OfferSort;
}

/** Sorts by the numbers of a key, smallest first; equal keys keep their order. */
const ranks: Record<OfferSort, (offer: ComparedOffer) => number[]> = {
  // A total of few lines is small, so offers with more lines come first.
  total: (offer) => [-offer.quoted_count, offer.landed_total],
  complete: (offer) => [offer.is_complete ? 0 : 1, offer.landed_total],
  earliest: (offer) => [offer.max_lead_days ?? Infinity, offer.landed_total],
  rating: (offer) => [-offer.rating_average, -offer.rating_count],
};

function compareRanks(first: number[], second: number[]): number {
  const place = first.findIndex((value, index) => value !== second[index]);
  return place < 0 ? 0 : first[place]! < second[place]! ? -1 : 1;
}

/** Offers that pass the filters, in the chosen order. */
export function shownOffers(offers: readonly ComparedOffer[], view: OfferView): ComparedOffer[] {
  const rankOf = ranks[view.sort];
  return offers
    .filter((offer) => (!view.isComplete || offer.is_complete) && (!view.isExact || offer.is_exact))
    .toSorted((first, second) => compareRanks(rankOf(first), rankOf(second)));
}

/** Lines in the buyer's order under their section titles, with one cell per shown offer. */
export function comparedSections(
  lines: readonly OwnQuoteLine[],
  offers: readonly ComparedOffer[],
): LineSection[] {
  const prices = offers.map((offer) => new Map(offer.lines.map((price) => [price.line_id, price])));
  const sections: LineSection[] = [];
  for (const line of lines) {
    const title = line.section ?? '';
    if (sections.at(-1)?.title !== title || sections.length === 0) sections.push({ title, lines: [] });
    const cells = offers.map((offer, place) => {
      const price = prices[place]!.get(line.id);
      return price ? { offer, price } : null;
    });
    sections.at(-1)!.lines.push({ line, cells });
  }
  return sections;
}

/** Lines of a page: twelve offers for them stay fluent on a phone. */
export const comparedPage = 100;

/** The sections with the lines of one page; a section that goes on keeps its title. */
export function sectionsOfPage(sections: readonly LineSection[], page: number): LineSection[] {
  let place = -page * comparedPage;
  return sections.flatMap(({ title, lines }) => {
    const from = Math.max(0, -place);
    const shown = lines.slice(from, Math.max(0, comparedPage - place));
    place += lines.length;
    return shown.length > 0 ? [{ title, lines: shown }] : [];
  });
}

/** Cells of a line for a list: priced ones first, cheapest first; offers without the line are left out. */
export function sortedByPrice(cells: readonly (OfferedPrice | null)[]): OfferedPrice[] {
  const rank = ({ price }: OfferedPrice) => [
    price.price_per_requested === null ? 1 : 0,
    price.blocked ? 1 : 0,
    price.price_per_requested ?? 0,
  ];
  return cells
    .filter((cell) => cell !== null)
    .toSorted((first, second) => compareRanks(rank(first), rank(second)));
}

/** Whether the buyer can choose a price now. */
export function isAcceptable(line: OwnQuoteLine, { refusal, blocked }: ComparedPrice): boolean {
  return refusal === null && blocked === null && line.awarded_to === null;
}

/** Finds the price of an offer for a line; null if the offer is gone or has no such line. */
export function priceFinder({ offers }: Comparison) {
  const byOffer = new Map(
    offers.map((offer) => [
      offer.id,
      { offer, prices: new Map(offer.lines.map((price) => [price.line_id, price])) },
    ]),
  );
  return (offerId: string, lineId: string): OfferedPrice | null => {
    const found = byOffer.get(offerId);
    const price = found?.prices.get(lineId);
    return found && price ? { offer: found.offer, price } : null;
  };
}
