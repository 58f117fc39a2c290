import { groupBy } from './grouping.ts';
import { buyers } from './buyers.ts';
import { categories } from './catalogue/categories.ts';
import { families } from './catalogue/families/index.ts';
import { piecesOf } from './catalogue/pack-content.ts';
import type { Choice } from './catalogue/family.ts';
import { useOf } from './catalogue/uses.ts';
import { subjects } from './illustrations/registry.ts';
import { makePlan } from './plan.ts';
import { admin, approvedSellers, governorates, sellers } from './sellers.ts';

const now = Date.UTC(2026, 10, 21);
const plan = makePlan(now);
const { offers, checkouts, reviews, listing, illustrated } = plan;
const orders = checkouts.flatMap((checkout) =>
  checkout.orders.map((order) => ({ ...order, buyer: checkout.buyer, at: checkout.at })),
);

const arabicLetter = /[\u0621-\u064a]/;
const repeated = (values: readonly (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const countBy = <T>(items: readonly T[], key: (item: T) => string): Record<string, number> =>
  Object.fromEntries([...groupBy(items, key)].map(([name, group]) => [name, group.length]));

test('the plan depends only on the time', () => {
  const again = makePlan(now);
  expect(again.offers.map(({ sku, price }) => [sku, price])).toEqual(
    offers.map(({ sku, price }) => [sku, price]),
  );
  expect(again.pictures.map(({ path }) => path)).toEqual(plan.pictures.map(({ path }) => path));
});

test('every category has goods', () => {
  expect(offers.length).toBeGreaterThanOrEqual(1200);
  expect(categories.length).toBeGreaterThanOrEqual(8);
  const stocked = new Set(offers.map(({ sub }) => sub));
  expect(categories.flatMap(({ children }) => children).filter(({ key }) => !stocked.has(key))).toEqual([]);
});

test('names and descriptions are complete in both languages and unique', () => {
  for (const { name, description } of offers) {
    expect(name[0]).toMatch(/^[\p{Script=Latin}\d]/u);
    expect(name[1]).toMatch(arabicLetter);
    expect(name.join()).not.toMatch(/[{}]|undefined|NaN/);
    expect(name[0].length).toBeLessThanOrEqual(120);
    expect(description[1]).toMatch(arabicLetter);
  }
  expect(repeated(offers.map(({ name }) => name[0]))).toEqual([]);
  expect(repeated(offers.map(({ name }) => name[1]))).toEqual([]);
  expect(repeated(offers.map(({ description }) => description[0]))).toEqual([]);
  expect(repeated(offers.map(({ description }) => description[1]))).toEqual([]);
});

test('texts contain no invisible direction marks', () => {
  const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
  const texts = offers.flatMap(({ name, description, attributes }) => [
    ...name,
    ...description,
    ...attributes.flatMap(({ value_en, value_ar }) => [value_en, value_ar]),
  ]);
  const groups = categories.flatMap((top) => [
    ...top.name,
    ...top.about,
    ...top.children.flatMap(({ name }) => name),
  ]);
  expect([...texts, ...groups].filter((text) => marks.test(text))).toEqual([]);
});

test('goods have trade names', () => {
  const names = [
    ...offers.map(({ name }) => name[1]),
    ...categories.flatMap(({ children }) => children.map(({ name }) => name[1])),
  ];
  const wrong =
    /سيارات كهرباء|(^| )سيار |كشتبان|برغي عربة|كلبس كهرباء|سماعة أذن|وسماعات|بليت مضلع|سلامة إداري|عربة بليت|سبعي|كهربج|^قفل \d|غير منكمش(?!ة)/;
  expect(names.filter((name) => wrong.test(name))).toEqual([]);
  const brass = offers.filter(({ sub, name }) => sub === 'locks-and-hinges' && name[0].endsWith('brass'));
  expect(brass.length).toBeGreaterThan(0);
  expect(brass.filter(({ name }) => !name[1].endsWith('براص'))).toEqual([]);
});

test('descriptions give the purpose of goods instead of repeating their name', () => {
  const filler = /\btype \S|In short|What you get|النوع |باختصار|ما تستلمه/;
  expect(offers.filter(({ description }) => filler.test(description.join(' ')))).toEqual([]);
  const kinds = families.flatMap(({ sub, axes }) =>
    (axes.type ?? axes.use ?? []).map((kind) => ({ sub, kind: String((kind as Choice)[0]) })),
  );
  expect(kinds.filter(({ sub, kind }) => !useOf(sub, kind))).toEqual([]);
  expect(offers.filter(({ description }) => description[0].split(' ').length < 8)).toEqual([]);
});

test('attributes have labels and values in both languages and begin with their number', () => {
  const attributes = offers.flatMap((offer) => offer.attributes);
  expect(attributes.filter(({ label_ar }) => !arabicLetter.test(label_ar))).toEqual([]);
  expect(attributes.filter(({ value_en, value_ar }) => !value_en || !value_ar)).toEqual([]);
  expect(
    attributes.filter(({ number, value_en }) => number !== undefined && !value_en.startsWith(String(number))),
  ).toEqual([]);
  expect(offers.filter((offer) => repeated(offer.attributes.map(({ key }) => key)).length > 0)).toEqual([]);
});

test('ids, SKUs and slugs are unique', () => {
  expect(repeated(offers.map(({ id }) => id))).toEqual([]);
  expect(repeated(offers.map(({ sku }) => sku))).toEqual([]);
  expect(repeated(offers.flatMap(({ slug }) => [slug.en, slug.ar]))).toEqual([]);
  for (const { slug } of offers) {
    expect(slug.en).toMatch(/^[\w]+(-[\w]+)*$/);
    expect(slug.ar).toMatch(/^[\p{Letter}\p{Number}]+(-[\p{Letter}\p{Number}]+)*$/u);
    expect(slug.ar).toMatch(arabicLetter);
  }
});

test('prices are multiples of 50 IQD, and deals are below the price', () => {
  for (const { price, deal } of offers) {
    expect(price).toBeGreaterThanOrEqual(50);
    expect(price % 50).toBe(0);
    if (!deal) continue;
    expect(deal.price).toBeLessThan(price);
    expect(deal.price).toBeGreaterThanOrEqual(price * 0.6);
    expect(deal.ends.getTime()).toBeGreaterThan(deal.starts.getTime());
  }
  const running = offers.filter(
    ({ deal }) => deal && deal.starts.getTime() <= now && deal.ends.getTime() > now + 86_400_000,
  );
  expect(running.length / offers.length).toBeGreaterThan(0.09);
  expect(running.length / offers.length).toBeLessThan(0.16);
});

test('most goods are in stock, some have low stock and some none', () => {
  const share = (fits: (quantity: number) => boolean) =>
    offers.filter(({ quantity }) => fits(quantity)).length / offers.length;
  expect(share((quantity) => quantity === 0)).toBeGreaterThan(0.03);
  expect(share((quantity) => quantity === 0)).toBeLessThan(0.08);
  expect(share((quantity) => quantity > 0 && quantity < 10)).toBeGreaterThan(0.04);
});

test('variants are distinct, and their stock adds up to that of the product @stock-of-variants', () => {
  const varied = offers.filter(({ offered }) => offered.length > 0);
  expect(varied.length).toBeGreaterThanOrEqual(40);
  for (const { offered, quantity, chart } of varied) {
    expect(repeated(offered.map(({ size, color }) => `${size}/${color}`))).toEqual([]);
    expect(offered.reduce((sum, { stock }) => sum + stock, 0)).toBe(quantity);
    expect(offered.every(({ color, color_ar }) => (color === null) === (color_ar === null))).toBe(true);
    if (chart) expect(chart.rows.every((row) => row.length === chart.columns.length)).toBe(true);
  }
  expect(varied.some(({ chart }) => chart)).toBe(true);
});

test('slugs match the rule of the database', () => {
  const english = /^[a-z0-9_]+(-[a-z0-9_]+)*$/;
  const arabic = /^[a-z0-9_\u0621-\u064a\u0671-\u06d3]+(-[a-z0-9_\u0621-\u064a\u0671-\u06d3]+)*$/;
  expect(offers.map(({ slug }) => slug.en).filter((slug) => !english.test(slug))).toEqual([]);
  expect(offers.map(({ slug }) => slug.ar).filter((slug) => !arabic.test(slug))).toEqual([]);
});

test('boots and gloves are sold in pairs', () => {
  const worn = offers.filter(({ sub }) => sub === 'safety-shoes' || sub === 'gloves');
  expect(worn.length).toBeGreaterThan(0);
  expect(worn.filter(({ unit }) => unit !== 'Pair')).toEqual([]);
});

test('measured goods are sold in fractions of their unit, counted ones whole', () => {
  const steps = Object.fromEntries(offers.map(({ unit, quantityStep }) => [unit, quantityStep]));
  expect(steps).toMatchObject({
    Ton: 0.25,
    'Cubic meter': 0.1,
    'Square meter': 0.5,
    Meter: 0.5,
    Bag: 1,
    Piece: 1,
  });
});

test('goods in boxes state their pieces', () => {
  const counted = offers.flatMap((offer) => {
    const count = /box of (\d+)/.exec(offer.name[0])?.[1];
    return count && offer.unit !== 'Piece' ? [[offer, Number(count)] as const] : [];
  });
  expect(counted.length).toBeGreaterThan(20);
  for (const [offer, count] of counted)
    expect([offer.name[0], piecesOf(offer)]).toEqual([offer.name[0], count]);
  const bolt = offers.find(({ name }) => /bolt .* grade /.test(name[0]))!;
  expect(piecesOf(bolt)).toBe(50);
});

test('fasteners, pipes, cables and tools have at least six attributes', () => {
  const compared = ['fasteners', 'hand-tools', 'power-tools', 'pipes', 'fittings', 'cables-and-wires'];
  const few = offers.filter(
    ({ top, sub, attributes }) => [top, sub].some((one) => compared.includes(one)) && attributes.length < 6,
  );
  expect(few.map(({ name, attributes }) => [name[0], ...attributes.map(({ key }) => key)])).toEqual([]);
  for (const { attributes } of offers) expect(repeated(attributes.map(({ key }) => key))).toEqual([]);
});

test('bolts, nuts, washers, pipes, fittings and cables link to what fits', () => {
  const linked = ['bolts', 'nuts-and-washers', 'pipes', 'fittings', 'cables-and-wires'];
  const alone = offers.filter(({ sub, compatible }) => linked.includes(sub) && compatible.length === 0);
  expect(alone.map(({ name }) => name[0])).toEqual([]);
});

test('linked fasteners have one thread, linked pipes and fittings one diameter', () => {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const pairs = offers.flatMap((offer) =>
    offer.compatible.map((id) => [offer, byId.get(id)!] as const).filter(([one, other]) => one !== other),
  );
  const threadOf = (name: string) => /\bM\d+\b/.exec(name)?.[0];
  const fasteners = pairs.filter(([one, other]) => threadOf(one.name[0]) && threadOf(other.name[0]));
  expect(fasteners.length).toBeGreaterThan(60);
  expect(
    fasteners
      .filter(([one, other]) => threadOf(one.name[0]) !== threadOf(other.name[0]))
      .map(([one, other]) => `${one.name[0]} → ${other.name[0]}`),
  ).toEqual([]);
  const diameterOf = (offer: (typeof offers)[number]) =>
    offer.attributes.find(({ key }) => key === 'diameter')?.value_en;
  const pipes = pairs.filter(
    ([one, other]) => ['pipes', 'fittings'].includes(one.sub) && ['pipes', 'fittings'].includes(other.sub),
  );
  expect(pipes.length).toBeGreaterThan(60);
  expect(
    pipes
      .filter(([one, other]) => diameterOf(one) !== diameterOf(other))
      .map(([one, other]) => `${one.name[0]} → ${other.name[0]}`),
  ).toEqual([]);
});

test('compatible goods exist and are other products', () => {
  const known = new Set(offers.map(({ id }) => id));
  for (const { id, compatible } of offers) {
    expect(compatible.every((other) => other !== id && known.has(other))).toBe(true);
    expect(repeated(compatible)).toEqual([]);
  }
  expect(offers.filter(({ compatible }) => compatible.length > 0).length).toBeGreaterThan(400);
});

test('every product has a picture, and neighbours in a list have different ones', () => {
  expect(offers.filter(({ appearance }) => !subjects[appearance.subject])).toEqual([]);
  expect(new Set([...illustrated.values()].map(({ main }) => main)).size).toBeGreaterThanOrEqual(400);
  const stored = new Set(plan.pictures.map(({ path }) => `${path}.webp`));
  expect(
    [...illustrated.values()].every(({ main, more }) => [main, ...more].every((path) => stored.has(path))),
  ).toBe(true);

  const neighbours = (list: typeof listing) =>
    list.filter(
      (offer, place) =>
        place > 0 && illustrated.get(offer.id)!.main === illustrated.get(list[place - 1]!.id)!.main,
    );
  expect(neighbours(listing)).toEqual([]);
  for (const top of categories) {
    expect(neighbours(listing.filter((offer) => offer.top === top.key))).toEqual([]);
    for (const { key } of top.children)
      expect(neighbours(listing.filter(({ sub }) => sub === key))).toEqual([]);
  }
});

test('the main picture of goods that are sold singly shows one of them', () => {
  const arrangements = new Map(plan.pictures.map(({ path, arrangement }) => [`${path}.webp`, arrangement]));
  const shownAs = (wanted: readonly string[], isWanted: (unit: string) => boolean) =>
    offers
      .filter(
        ({ id, unit }) => isWanted(unit) && !wanted.includes(arrangements.get(illustrated.get(id)!.main)!),
      )
      .map(({ name }) => name[0]);
  const several = ['Pack', 'Box', 'Case', 'Dozen'];
  expect(shownAs(['one', 'mirrored', 'near'], (unit) => unit !== 'Pair' && !several.includes(unit))).toEqual(
    [],
  );
  expect(shownAs(['pair', 'mirroredPair'], (unit) => unit === 'Pair')).toEqual([]);
  const bundled = offers.filter(({ unit, appearance }) => unit === 'Piece' && appearance.kind === 'bundle');
  expect(bundled.map(({ name }) => name[0])).toEqual([]);
});

test('every category has a picture', () => {
  const keys = categories.flatMap((top) => [top.key, ...top.children.map(({ key }) => key)]);
  expect(keys.filter((key) => !plan.categoryImages.has(key))).toEqual([]);
});

test('approved companies sell goods of their trades only', () => {
  expect(approvedSellers.length).toBeGreaterThanOrEqual(10);
  expect(offers.every(({ seller, top }) => seller.trades.includes(top))).toBe(true);
  const counts = countBy(offers, ({ seller }) => seller.email);
  expect(counts['seller@mawad.test']).toBeGreaterThanOrEqual(120);
  expect(approvedSellers.filter(({ email }) => !counts[email])).toEqual([]);
  expect(sellers.find(({ email }) => email === 'pending@mawad.test')?.status).toBe('pending');
  expect(
    repeated([admin.email, ...sellers.map(({ email }) => email), ...buyers.map(({ email }) => email)]),
  ).toEqual([]);
  expect(governorates).toHaveLength(19);
});

test('the demo buyer has orders in every state, and the demo seller at least 15 orders', () => {
  const own = orders.filter(({ buyer }) => buyer.email === 'buyer@mawad.test');
  expect(own.length).toBeGreaterThanOrEqual(8);
  const stateOf = ({ status, approvedAt }: (typeof own)[number]) =>
    status === 'Processing' ? (approvedAt ? 'Approved' : 'Awaiting') : status;
  expect(Object.keys(countBy(own, stateOf)).sort()).toEqual([
    'Approved',
    'Awaiting',
    'Cancelled',
    'Delivered',
    'Rejected',
    'Shipped',
  ]);
  expect(orders.filter(({ seller }) => seller.email === 'seller@mawad.test').length).toBeGreaterThanOrEqual(
    15,
  );
  expect(orders.length).toBeGreaterThanOrEqual(110);
});

test('lines, totals, states and times of an order are consistent', () => {
  expect(repeated(orders.map(({ number }) => number))).toEqual([]);
  for (const { number, lines, subtotal, fee, status, approvedAt, events, at } of orders) {
    expect(number).toMatch(/^MW-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(subtotal);
    expect(fee === 0).toBe(subtotal >= 100_000);
    expect(events[0]).toMatchObject({ kind: 'placed', to: 'Processing', at });
    expect(events.at(-1)!.to).toBe(status);
    expect(['Shipped', 'Delivered'].includes(status) && !approvedAt).toBe(false);
    const times = events.map((event) => event.at.getTime());
    expect(times.every((time, place) => time <= now && (place === 0 || time > times[place - 1]!))).toBe(true);
    expect(lines.every(({ offer, variant }) => offer.offered.length > 0 === (variant !== null))).toBe(true);
  }
});

test('there are at least 900 varied reviews, none older than its product', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(900);
  expect(repeated(reviews.map(({ offer, author }) => `${offer.id}/${author.id}`))).toEqual([]);
  expect(
    reviews.every(({ at, offer }) => at.getTime() <= now && at.getTime() >= offer.createdAt.getTime() - 1),
  ).toBe(true);
  const bodies = reviews.map(({ body }) => body).filter(Boolean);
  expect(new Set(bodies).size / bodies.length).toBeGreaterThan(0.6);
  const arabic = bodies.filter((body) => arabicLetter.test(body)).length / bodies.length;
  expect(arabic).toBeGreaterThan(0.3);
  expect(arabic).toBeLessThan(0.7);
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('more than half of the questions are answered, but not all', () => {
  expect(plan.questions.length).toBeGreaterThan(80);
  const answered = plan.questions.filter(({ answer }) => answer !== null);
  expect(answered.length).toBeGreaterThan(plan.questions.length / 2);
  expect(answered.length).toBeLessThan(plan.questions.length);
  expect(
    plan.questions.every(
      ({ at, answeredAt }) => at.getTime() <= now && (answeredAt ?? at).getTime() >= at.getTime(),
    ),
  ).toBe(true);
});

test('datasheets state dimensions, standards and certificates on one page', () => {
  for (const { file } of plan.datasheets.values()) {
    const text = file.toString('latin1');
    for (const word of ['(Dimensions)', '(Standards and certificates)', '(Standard)', '(Certificates)'])
      expect(text).toContain(word);
    const heights = [...text.matchAll(/ 56 (-?\d+) Td/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThan(65);
  }
});

test('datasheets are PDF files with a correct cross-reference table', () => {
  expect(plan.datasheets.size).toBeGreaterThanOrEqual(50);
  for (const { file, path } of plan.datasheets.values()) {
    const text = file.toString('latin1');
    expect(path).toMatch(/^catalogue\/[a-z\d-]+\.pdf$/);
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    const start = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    for (const [place, offset] of [...text.matchAll(/^(\d{10}) 00000 n /gm)].entries()) {
      expect(text.slice(Number(offset[1])).startsWith(`${place + 1} 0 obj`)).toBe(true);
    }
  }
});
