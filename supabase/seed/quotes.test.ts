import { makePlan } from './plan.ts';
import { currentAnswer, priced } from './quotes.ts';
import { requestRow } from './write/quotes.ts';

const now = Date.UTC(2026, 10, 21);
const { quotes } = makePlan(now);
const sent = quotes.filter(({ story }) => story.status !== 'Draft');

test('requests exist in all states, and the demo buyer has one in each', () => {
  const states = ['Awarded', 'Closed', 'Draft', 'Expired', 'Open', 'PartlyAwarded', 'Withdrawn'];
  expect(quotes.length).toBeGreaterThanOrEqual(12);
  const own = quotes.filter(({ buyer }) => buyer.email === 'buyer@mawad.test');
  expect([...new Set(own.map(({ story }) => story.status))].sort()).toEqual(states);
  expect(new Set(quotes.map(({ number }) => number)).size).toBe(quotes.length);
});

test('the inbox of the demo seller has requests in all states', () => {
  const states = quotes.flatMap(({ asked }) =>
    asked.flatMap(({ seller, state }) => (seller.email === 'seller@mawad.test' ? [state] : [])),
  );
  expect([...new Set(states)].sort()).toEqual([
    'Answered',
    'Declined',
    'Expired',
    'Lost',
    'New',
    'Withdrawn',
    'Won',
  ]);
});

test('the figures of a request are those of its lines and offers', () => {
  for (const quote of sent) {
    const { asked, awarded, lines, story } = quote;
    const row = requestRow(quote);
    const offers = asked.flatMap((company) => currentAnswer(company) ?? []);
    expect(row).toMatchObject({
      line_count: story.lines.length,
      offer_count: offers.filter((answer) => priced(answer).length > 0).length,
      awarded_count: awarded.size,
      unrouted_count: lines.filter(({ sub }) => sub === null).length,
    });
    expect(awarded.size === lines.length).toBe(story.status === 'Awarded');
    expect(awarded.size > 0).toBe(['Awarded', 'PartlyAwarded'].includes(story.status));
    expect(asked.every((company) => company.lines.length > 0)).toBe(true);
    expect(quote.sentAt.getTime()).toBeLessThan(quote.closesAt.getTime());
    expect(quote.closesAt.getTime() > now).toBe(story.status === 'Open');
  }
});

test('each company has at most one current offer, whose revisions and lines follow each other', () => {
  for (const { asked } of sent) {
    for (const { answers, lines } of asked) {
      expect(answers.map(({ revision }) => revision)).toEqual(answers.map((_, index) => index + 1));
      expect(answers.slice(0, -1).every(({ status }) => status === 'Superseded')).toBe(true);
      for (const answer of answers) {
        expect(answer.lines.map(({ line }) => line.id)).toEqual(lines.map(({ id }) => id));
        expect(answer.at.getTime()).toBeLessThan(now);
        for (const { product, unit, line, quantity } of priced(answer)) {
          if (product) expect(product.unit).toBe(unit);
          expect(quantity === null).toBe(line.quantity === null);
        }
      }
    }
  }
});

test('offers exist with refused, partial and equivalent lines, other units, a revision, an expired one and a withdrawn one', () => {
  const answers = sent.flatMap(({ asked }) => asked.flatMap((company) => company.answers));
  const lines = answers.flatMap((answer) => answer.lines);
  expect(lines.some(({ refusal }) => refusal)).toBe(true);
  expect(lines.some(({ isEquivalent, product }) => isEquivalent && product)).toBe(true);
  expect(
    lines.some(
      ({ line, quantity, perRequested }) => quantity !== null && quantity < line.quantity! * perRequested,
    ),
  ).toBe(true);
  expect(lines.some(({ line, unit }) => unit !== line.unit)).toBe(true);
  expect(lines.some(({ quantity }) => quantity === null)).toBe(true);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining(['Superseded', 'Withdrawn']));
  const closed = sent.find(({ story }) => story.status === 'Closed')!;
  const last = closed.asked.flatMap((company) => currentAnswer(company)?.validUntil ?? []);
  expect(last.some((date) => date < '2026-11-21') && last.some((date) => date > '2026-11-21')).toBe(true);
});

test('accepted lines are ordered at the offered price from the company that won them', () => {
  for (const { awarded, asked, checkout, lines } of sent) {
    const orders = checkout?.orders ?? [];
    expect(orders.map(({ seller }) => seller.email).sort()).toEqual(
      [...new Set([...awarded.values()].map(({ email }) => email))].sort(),
    );
    expect(orders.flatMap((order) => order.lines)).toHaveLength(awarded.size);
    for (const { seller, subtotal, fee, lines: ordered } of orders) {
      const won = asked.find((company) => company.seller === seller)!;
      const goods = priced(currentAnswer(won)!).filter(({ line }) => awarded.get(line.id) === seller);
      expect(won.state).toBe('Won');
      expect(fee).toBe(currentAnswer(won)!.fee);
      expect(ordered.map(({ offer, price, quantity }) => [offer, price, quantity])).toEqual(
        goods.map(({ product, price, quantity }) => [product, price, quantity]),
      );
      expect(subtotal).toBe(goods.reduce((sum, { price, quantity }) => sum + price * quantity!, 0));
    }
    expect([...awarded.keys()].every((id) => lines.some((line) => line.id === id))).toBe(true);
  }
});

test('the history is in order of time and ends with the state', () => {
  for (const { events, story, sentAt } of sent) {
    expect(events[0]).toMatchObject({ kind: 'sent', at: sentAt });
    const times = events.map(({ at }) => at.getTime());
    expect(times.every((time, place) => time <= now && (place === 0 || time >= times[place - 1]!))).toBe(
      true,
    );
    const last = {
      Closed: 'closed',
      Withdrawn: 'withdrawn',
      Expired: 'expired',
      Awarded: 'accepted',
      PartlyAwarded: 'accepted',
    };
    if (story.status in last) expect(events.at(-1)!.kind).toBe(last[story.status as keyof typeof last]);
  }
});
