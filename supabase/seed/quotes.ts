import type { Offer } from './catalogue/offers.ts';
import { roundPrice } from './catalogue/product.ts';
import { buyers, type BuyerSeed } from './buyers.ts';
import { groupBy } from './grouping.ts';
import { numberOf, type CheckoutSeed } from './orders.ts';
import { quoteStories, type LineStory, type QuoteStory, type SellerStory } from './quote-stories.ts';
import { between, choose, uuidOf } from './random.ts';
import { admin, approvedSellers, deliveryRate, type SellerSeed } from './sellers.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** ISO date in Baghdad. */
const dateOf = (time: number): string => new Date(time + 3 * hour).toISOString().slice(0, 10);

interface Line extends LineStory {
  id: string;
  position: number;
  product: Offer | null;
  /** Usual price of one requested unit, IQD. */
  usual: number;
}

interface OfferLine {
  line: Line;
  refusal: string | null;
  product: Offer | null;
  isEquivalent: boolean;
  unit: string;
  perRequested: number;
  price: number;
  quantity: number | null;
  leadDays: number;
}

interface Answer {
  id: string;
  revision: number;
  status: 'Sent' | 'Superseded' | 'Withdrawn';
  at: Date;
  validUntil: string;
  fee: number;
  lines: OfferLine[];
}

interface Asked {
  story: SellerStory;
  seller: SellerSeed;
  state: 'New' | 'Answered' | 'Declined' | 'Won' | 'Lost' | 'Expired' | 'Withdrawn';
  lines: Line[];
  answers: Answer[];
}

interface QuoteEvent {
  company_id: string | null;
  kind: string;
  actor_id: string | null;
  actor_role: 'buyer' | 'seller' | 'system';
  details: object;
  at: Date;
}

export interface QuoteSeed {
  id: string;
  number: string;
  story: QuoteStory;
  buyer: BuyerSeed;
  sentAt: Date;
  closesAt: Date;
  lines: Line[];
  asked: Asked[];
  /** Companies of accepted lines by line id. */
  awarded: Map<string, SellerSeed>;
  checkout: CheckoutSeed | null;
  events: QuoteEvent[];
}

/** Lines with a price of an answer. */
export const priced = (answer: Answer): OfferLine[] => answer.lines.filter(({ refusal }) => refusal === null);

export const currentAnswer = ({ answers }: Asked): Answer | undefined =>
  answers.find(({ status }) => status === 'Sent');

const sellerOf = (name: string): SellerSeed => {
  const seller = approvedSellers.find(({ email }) => email === `${name}@mawad.test`);
  if (!seller) throw new Error(`no seller ${name}`);
  return seller;
};

/** Goods of one subcategory and unit without variants, in sufficient stock. */
const goodsOf = (offers: readonly Offer[], { sub, unit, quantity }: LineStory): Offer[] =>
  offers.filter(
    (offer) =>
      offer.sub === sub &&
      offer.unit === unit &&
      offer.offered.length === 0 &&
      offer.quantity >= (quantity ?? 1),
  );

function linesOf(story: QuoteStory, offers: readonly Offer[]): Line[] {
  const sellers = story.sellers.map(({ name }) => sellerOf(name).id);
  return story.lines.map((line, index) => {
    const key = `quote/${story.key}/${index + 1}`;
    const found = goodsOf(offers, line).filter(({ seller }) => sellers.includes(seller.id));
    const product = line.words ? null : choose(found, key);
    return { ...line, id: uuidOf(key), position: index + 1, product, usual: product?.price ?? line.price! };
  });
}

/** Whether a company is asked about a line. */
function isAsked(
  story: QuoteStory,
  { sub, product }: Line,
  seller: SellerSeed,
  tops: ReadonlyMap<string, string>,
): boolean {
  if (sub === null) return false;
  return story.isNamed === true || product?.seller === seller || seller.trades.includes(tops.get(sub) ?? sub);
}

function offerLineOf(
  line: Line,
  seller: SellerSeed,
  story: SellerStory,
  percent: number,
  offers: readonly Offer[],
): OfferLine {
  const refusal = story.refuses === 'all' ? 'not_sold' : (story.refuses?.[line.position] ?? null);
  const key = `${line.id}/${seller.email}`;
  const isOwn = line.product?.seller === seller;
  const substitutes =
    line.product && !isOwn ? goodsOf(offers, line).filter((offer) => offer.seller === seller) : [];
  const product = isOwn ? line.product : substitutes.length > 0 ? choose(substitutes, key) : null;
  const [unit, perRequested] = line.sold ?? [line.unit, 1];
  const wanted =
    line.quantity === null ? null : line.quantity * perRequested * (story.partly?.[line.position] ?? 1);
  return {
    ...{ line, refusal, product, unit, perRequested },
    isEquivalent: line.product !== null && !isOwn,
    price: roundPrice(((line.usual * percent) / 100 / perRequested) * (0.97 + between(0, 6, key) / 100)),
    quantity: wanted === null ? null : Math.max(1, Math.round(wanted)),
    leadDays: deliveryRate(seller.governorate, 'IQ-BG').lead_days + between(0, 4, key, 'lead'),
  };
}

function answersOf(
  story: QuoteStory,
  asked: SellerStory,
  lines: Line[],
  offers: readonly Offer[],
  now: number,
): Answer[] {
  const { after, percent = 100, firstPercent } = asked;
  if (after === undefined) return [];
  const seller = sellerOf(asked.name);
  const fee = 3 * deliveryRate(seller.governorate, buyers[story.buyer]!.governorate).fee;
  const sent = now - story.sent * hour;
  const percents = firstPercent === undefined ? [percent] : [firstPercent, percent];
  return percents.map((percentage, index) => {
    const isNewest = index === percents.length - 1;
    return {
      id: uuidOf(`quote/${story.key}/${asked.name}/${index + 1}`),
      revision: index + 1,
      status: !isNewest ? 'Superseded' : asked.isWithdrawn ? 'Withdrawn' : 'Sent',
      at: new Date(sent + (isNewest ? after : after / 2) * hour),
      validUntil: dateOf(now + (asked.validDays ?? 7) * day),
      fee,
      lines: lines.map((line) => offerLineOf(line, seller, asked, percentage, offers)),
    };
  });
}

/** The cheapest offered product for each accepted line. */
function awardedLines(
  story: QuoteStory,
  asked: readonly Asked[],
): { seller: SellerSeed; answer: Answer; goods: OfferLine }[] {
  const offered = asked.flatMap((company) => {
    const answer = currentAnswer(company);
    return answer ? priced(answer).map((goods) => ({ seller: company.seller, answer, goods })) : [];
  });
  return (story.accepted ?? []).map((position) => {
    const [best] = offered
      .filter(({ goods }) => goods.line.position === position && goods.product !== null)
      .sort((a, b) => a.goods.price - b.goods.price);
    if (!best) throw new Error(`nothing to accept for line ${position} of ${story.key}`);
    return best;
  });
}

/** One order for each company of the accepted lines, approved a few hours later; delivered if that was long ago. */
function checkoutOf(
  story: QuoteStory,
  awarded: ReturnType<typeof awardedLines>,
  now: number,
): CheckoutSeed | null {
  if (awarded.length === 0) return null;
  const buyer = buyers[story.buyer]!;
  const placed = now - story.decided! * hour;
  const isOver = story.decided! > 240;
  const orders = [...groupBy(awarded, ({ seller }) => seller.email).values()].map((group) => {
    const { seller, answer } = group[0]!;
    const key = `quote/${story.key}/order/${seller.email}`;
    const event = (
      kind: 'placed' | 'approved' | 'status',
      from: 'Processing' | 'Shipped' | null,
      to: 'Processing' | 'Shipped' | 'Delivered',
      hours: number,
    ) => ({
      ...{ kind, from, to, note: null, at: new Date(placed + hours * hour) },
      ...(kind === 'placed'
        ? { actor: buyer.id, role: 'buyer' as const }
        : kind === 'approved'
          ? { actor: admin.id, role: 'admin' as const }
          : { actor: seller.id, role: 'seller' as const }),
    });
    const events = [
      event('placed', null, 'Processing', 0),
      event('approved', 'Processing', 'Processing', 4),
      ...(isOver
        ? [event('status', 'Processing', 'Shipped', 30), event('status', 'Shipped', 'Delivered', 60)]
        : []),
    ];
    return {
      id: uuidOf(key),
      number: numberOf('MW', key),
      seller,
      status: events.at(-1)!.to,
      approvedAt: events[1]!.at,
      settledAt: isOver ? new Date(placed + 96 * hour) : null,
      subtotal: group.reduce((sum, { goods }) => sum + goods.price * goods.quantity!, 0),
      fee: answer.fee,
      leadDays: Math.max(...group.map(({ goods }) => goods.leadDays)),
      lines: group.map(({ goods }) => ({
        offer: goods.product!,
        variant: null,
        price: goods.price,
        quantity: goods.quantity!,
      })),
      events,
    };
  });
  return { id: uuidOf(`quote/${story.key}/checkout`), buyer, at: new Date(placed), notes: null, orders };
}

/** State of the request in a company's inbox; see docs/quotes.md. */
function stateOf(story: QuoteStory, asked: Asked, winners: readonly SellerSeed[]): Asked['state'] {
  const current = currentAnswer(asked);
  if (story.status === 'Withdrawn') return 'Withdrawn';
  if (winners.includes(asked.seller)) return 'Won';
  if (asked.answers.length > 0 && !(current && priced(current).length > 0)) return 'Declined';
  if (!current) return story.status === 'Open' ? 'New' : 'Expired';
  return story.status === 'Awarded' ? 'Lost' : story.status === 'Expired' ? 'Expired' : 'Answered';
}

/** History in the order of time. */
function eventsOf(quote: Omit<QuoteSeed, 'events'>, now: number): QuoteEvent[] {
  const { story, buyer, sentAt, closesAt, asked, checkout } = quote;
  const bySystem = { actor_id: null, actor_role: 'system' as const };
  const byBuyer = { actor_id: buyer.id, actor_role: 'buyer' as const };
  const request = { company_id: null, details: {} };
  const decided = new Date(now - (story.decided ?? 0) * hour);
  const events: QuoteEvent[] = [
    { ...request, kind: 'sent', ...byBuyer, details: { lines: quote.lines.length }, at: sentAt },
    ...asked.flatMap(({ seller, lines, answers }): QuoteEvent[] => [
      {
        company_id: seller.company_id,
        kind: 'asked',
        ...bySystem,
        details: { lines: lines.length },
        at: new Date(sentAt.getTime() + 5_000),
      },
      ...answers.flatMap((answer): QuoteEvent[] => {
        const { revision, status, at } = answer;
        const bySeller = {
          company_id: seller.company_id,
          actor_id: seller.id,
          actor_role: 'seller' as const,
        };
        const count = priced(answer).length;
        const kind = count === 0 ? 'declined' : revision === 1 ? 'offered' : 'revised';
        return [
          { ...bySeller, kind, details: { revision, lines: count }, at },
          ...(status === 'Withdrawn'
            ? [
                {
                  ...bySeller,
                  kind: 'offer_withdrawn',
                  details: { revision },
                  at: new Date(at.getTime() + 20 * hour),
                },
              ]
            : []),
        ];
      }),
    ]),
    ...(closesAt.getTime() < now && story.status !== 'Withdrawn'
      ? [{ ...request, kind: 'closed', ...bySystem, at: closesAt }]
      : []),
    ...(checkout?.orders ?? []).map((order) => ({
      ...{ company_id: order.seller.company_id, kind: 'accepted', ...byBuyer, at: decided },
      details: { lines: order.lines.length, order_numbers: [order.number] },
    })),
    ...(story.status === 'Withdrawn' ? [{ ...request, kind: 'withdrawn', ...byBuyer, at: decided }] : []),
    ...(story.status === 'Expired' ? [{ ...request, kind: 'expired', ...bySystem, at: decided }] : []),
  ];
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function quoteOf(
  story: QuoteStory,
  offers: readonly Offer[],
  tops: ReadonlyMap<string, string>,
  now: number,
): QuoteSeed {
  const lines = linesOf(story, offers);
  const asked = story.sellers.map((seller): Asked => {
    const own = lines.filter((line) => isAsked(story, line, sellerOf(seller.name), tops));
    return {
      story: seller,
      seller: sellerOf(seller.name),
      state: 'New',
      lines: own,
      answers: answersOf(story, seller, own, offers, now),
    };
  });
  const awarded = awardedLines(story, asked);
  const winners = awarded.map(({ seller }) => seller);
  const quote = {
    id: uuidOf(`quote/${story.key}`),
    number: numberOf('RQ', `quote/${story.key}`),
    story,
    buyer: buyers[story.buyer]!,
    sentAt: new Date(now - story.sent * hour),
    closesAt: new Date(now + story.closes * hour),
    lines,
    asked: asked.map((company) => ({ ...company, state: stateOf(story, company, winners) })),
    awarded: new Map(awarded.map(({ goods, seller }) => [goods.line.id, seller])),
    checkout: checkoutOf(story, awarded, now),
  };
  return { ...quote, events: story.status === 'Draft' ? [] : eventsOf(quote, now) };
}

/** Quote requests in all states, with offers, threads and orders. */
export function makeQuotes(offers: readonly Offer[], now: number): QuoteSeed[] {
  const tops = new Map(offers.map(({ sub, top }) => [sub, top]));
  return quoteStories.map((story) => quoteOf(story, offers, tops, now));
}
