import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePlan } from '../seed/plan.ts';
import { matchQuoteLines, type MatchedLine } from '../src/quotes/queries.ts';
import { connect, createActors, type Actors, type Sql, type SqlRunner } from './actors.ts';
import { createCategory, createNamedCategory, createProduct, createVariant } from './goods.ts';

let sql: Sql;
let actors: Actors;
let pipes: number;
let ids: Record<string, number>;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  ({ id: pipes } = await createNamedCategory(sql, { name_en: 'Zorvex pipes', name_ar: 'بواري زورفكس' }));
  const [seller, otherSeller] = [actors.seller.company!, actors.otherSeller.company!];
  const pipe = (values: Record<string, unknown>) =>
    createProduct(sql, { company_id: seller, category_id: pipes, ...values });
  ids = {
    pipe50: await pipe({
      name_en: 'Zorvex pressure pipe 50 mm',
      name_ar: 'بوري زورفكس ضغط ٥٠ ملم',
      price: 9000,
    }),
    pipe25: await pipe({ name_en: 'Zorvex pressure pipe 25 mm', name_ar: 'بوري زورفكس ضغط 25 ملم' }),
    otherPipe50: await pipe({
      company_id: otherSeller,
      name_en: 'Zorvex pressure pipe 50 mm, Qalbrand',
      name_ar: 'بوري زورفكس ضغط 50 ملم قلبراند',
    }),
    cable: await pipe({ name_en: 'Zorvex cable 3 × 2.5 mm²', name_ar: 'كيبل زورفكس 3×2.5 ملم²' }),
    bolt: await pipe({ name_en: 'Zorvex bolt M8 × 40 mm', name_ar: 'برغي زورفكس M8×40 ملم' }),
    valve: await pipe({ name_en: 'Zorvex valve 2"', name_ar: 'قفل زورفكس 2 إنج' }),
    breaker: await pipe({
      name_en: 'Zorvex breaker 32 A',
      name_ar: 'قاطع زورفكس 32 أمبير',
      model_number: 'ZVX 9-40 TQ',
      discounted_price: 8000,
    }),
    gloves: await pipe({ name_en: 'Zorvex rubber gloves', name_ar: 'كفوف زورفكس مطاط' }),
    wire: await pipe({ name_en: 'Zorvex wire 2.5 mm²', name_ar: 'سلك زورفكس 2.5 ملم²' }),
    thickWire: await pipe({ name_en: 'Zorvex wire 4 mm²', name_ar: 'سلك زورفكس 4 ملم²' }),
    elbow: await pipe({ name_en: 'Zorvex elbow 32 mm', name_ar: 'عكس زورفكس 32 ملم' }),
    pipe32: await pipe({ name_en: 'Zorvex drain pipe 32 mm, 4 m', name_ar: 'بوري زورفكس تصريف 32 ملم 4 م' }),
    hidden: await pipe({ name_en: 'Zorvex quib lamp 10 W', name_ar: 'مصباح', published: false }),
    rejected: await pipe({
      name_en: 'Zorvex quib lamp 10 W',
      name_ar: 'مصباح',
      company_id: actors.rejectedSeller.company!,
    }),
  };
  await createVariant(sql, ids.gloves!, { size: '8', stock: 5 });
  await createVariant(sql, ids.gloves!, { size: '10', stock: 5 });
});
afterAll(() => sql.end());

async function match(text: string): Promise<MatchedLine> {
  const [line] = await matchQuoteLines(actors.anonymous.db, [{ key: 'a', text }]);
  return line!;
}
const nameOf = (id: number | undefined) => Object.keys(ids).find((name) => ids[name] === id);

it.each([
  ['Supply and install 50mm dia zorvex pressure pipe', 'pipe50'],
  ['zorvex pressure pipe, size: 5 cm', 'pipe50'],
  ['تجهيز وتركيب بوري زورفكس ضغط قطر ٥٠ ملم', 'pipe50'],
  ['ZORVEX CABLE 3x2.5mm2', 'cable'],
  ['كيبل زورفكس 3×2.5 ملم²', 'cable'],
  ['bolt zorvex M8x40', 'bolt'],
  ['Zorvex valve DN50', 'valve'],
  ['Breaker ZVX9-40TQ or equal', 'breaker'],
  ['zorvx breaker 32A', 'breaker'],
  // The square of a cross section is often left out.
  ['Zorvex wire 2.5 mm', 'wire'],
])('finds the goods of "%s" and is sure', async (text, expected) => {
  const { matches, is_sure: isSure } = await match(text);
  expect(nameOf(matches[0]?.product_id)).toBe(expected);
  expect(isSure).toBe(true);
});

it('prefers goods with the words in their name to goods whose category has them', async () => {
  const { matches, is_sure: isSure } = await match('Zorvex pipe 32 mm');
  expect(nameOf(matches[0]?.product_id)).toBe('pipe32');
  expect(isSure).toBe(false);
});

it('returns what a buyer needs to decide, in both languages', async () => {
  const { matches, sellers, category_id } = await match('Zorvex breaker 32 A');
  expect(matches[0]).toMatchObject({
    product_id: ids.breaker,
    variant_id: null,
    name_en: 'Zorvex breaker 32 A',
    name_ar: 'قاطع زورفكس 32 أمبير',
    price: 8000,
    company_name_en: expect.any(String) as string,
    company_name_ar: expect.any(String) as string,
  });
  expect({ sellers, category_id }).toEqual({ sellers: 1, category_id: pipes });
});

it('counts the sellers whose goods fit as well', async () => {
  expect((await match('zorvex pressure pipe 50 mm')).sellers).toBe(2);
  expect((await match('zorvex pressure pipe 25 mm')).sellers).toBe(1);
});

it('is not sure if a size contradicts, and ranks it below one that agrees', async () => {
  const fifty = await match('zorvex pressure pipe 50 mm');
  const order = fifty.matches.map(({ product_id: id }) => nameOf(id));
  expect(order).toContain('pipe25');
  expect(order.indexOf('pipe25')).toBeGreaterThan(order.indexOf('otherPipe50'));
  expect(await match('zorvex pressure pipe 63 mm')).toMatchObject({ is_sure: false, sellers: 0 });
  // Not even with the article number.
  expect((await match('ZVX 9-40 TQ breaker 63 A')).is_sure).toBe(false);
});

it('is not sure if words are missing, or if the line says little of the goods', async () => {
  expect((await match('zorvex stainless pressure pipe 50 mm')).is_sure).toBe(false);
  const vague = await match('zorvex');
  expect({ isSure: vague.is_sure, count: vague.matches.length }).toEqual({ isSure: false, count: 5 });
});

it('finds the variant by its size', async () => {
  const [variant] = await sql`
    select id from public.product_variants where product_id = ${ids.gloves!} and size = '10'`;
  const { matches, is_sure: isSure } = await match('zorvex rubber gloves size 10');
  expect(matches[0]).toMatchObject({ product_id: ids.gloves, variant_id: Number(variant!.id) });
  expect(isSure).toBe(true);
  expect((await match('zorvex rubber gloves')).matches[0]).toMatchObject({ variant_id: null });
});

it('finds goods by a synonym', async () => {
  await sql`insert into public.products ${sql({
    company_id: actors.seller.company!,
    category_id: pipes,
    sku: 'ZVX-BULB',
    name_en: 'Zorvex vilnok lantern',
    name_ar: 'فانوس زورفكس',
    published: true,
  })}`.then(
    () => sql`insert into public.product_offers (product_id, price)
      select id, 500 from public.products where sku = 'ZVX-BULB'`,
  );
  const [made] = await sql<{ id: number }[]>`
    insert into private.search_synonyms (words) values (array['vilnok', 'brizmat']) returning id`;
  expect((await match('zorvex brizmat lantern')).matches[0]).toMatchObject({ sku: 'ZVX-BULB' });
  await sql`delete from private.search_synonyms where id = ${made!.id}`;
});

it('never returns goods that cannot be bought', async () => {
  const { matches } = await match('zorvex quib lamp 10 W');
  expect(matches.map(({ product_id: id }) => nameOf(id))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/hidden|rejected/)]),
  );
});

it('proposes nothing for work and for goods of nobody', async () => {
  expect(await match('xqvwz jhkqz')).toEqual({
    key: 'a',
    matches: [],
    sellers: 0,
    is_sure: false,
    category_id: null,
  });
});

it('takes hostile texts as plain text', async () => {
  for (const text of [
    "'",
    '\\',
    '!()|&<->:*',
    '1/0',
    'dn99999999999999',
    '٣ × ٤',
    ' ',
    'a'.repeat(500),
    '9'.repeat(500),
  ])
    await expect(match(text)).resolves.toMatchObject({ key: 'a' });
});

it('takes at most 50 lines, each with a key and at most 500 characters', async () => {
  const lines = Array.from({ length: 50 }, (_, key) => ({ key: String(key), text: 'zorvex pipe' }));
  const found = await matchQuoteLines(actors.buyer.db, lines);
  expect(found.map(({ key }) => key)).toEqual(lines.map(({ key }) => key));
  const refused = { code: 'invalid_input', context: { field: 'lines' } };
  for (const wrong of [
    [...lines, { key: 'more', text: 'pipe' }],
    [],
    [{ key: '', text: 'pipe' }],
    [{ key: 'a', text: 'x'.repeat(501) }],
  ])
    await expect(matchQuoteLines(actors.buyer.db, wrong)).rejects.toMatchObject(refused);
});

describe('a bill for the demo catalogue', () => {
  const bill = readFileSync(join(import.meta.dirname, 'data/bill-of-the-demo-catalogue.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [text: string, name: string]);

  /** The goods of the demo shop, as far as lines are matched by them. */
  async function writeDemoGoods(tx: SqlRunner): Promise<void> {
    const { offers } = makePlan(Date.UTC(2026, 10, 21));
    const categories = new Map<string, number>();
    for (const { sub } of offers) if (!categories.has(sub)) categories.set(sub, await createCategory(tx));
    await tx`select private.enter_context('{"index_later": true}')`;
    const rows = offers.map(({ name, sku, sub, unit, model, brand }, index) => ({
      company_id: (index % 2 ? actors.seller : actors.otherSeller).company!,
      category_id: categories.get(sub)!,
      sku: `demo-${sku}`,
      ...{ name_en: name[0], name_ar: name[1], unit, brand: brand ?? null, model_number: model ?? null },
      published: true,
    }));
    for (let start = 0; start < rows.length; start += 500)
      await tx`
        with made as (insert into public.products ${tx(rows.slice(start, start + 500))} returning id)
        insert into public.product_offers (product_id, price) select id, 1000 from made`;
    await tx`select private.index_products(array(select id from public.products where sku like 'demo-%'))`;
  }

  it('is linked to the right goods in at least 20 of 25 lines, and never surely to wrong ones', async () => {
    const wrong: string[] = [];
    const surelyWrong: string[] = [];
    await sql
      .begin(async (tx) => {
        await writeDemoGoods(tx);
        const lines = bill.map(([text], index) => ({ key: String(index), text }));
        const [row] = await tx<{ found: MatchedLine[] }[]>`
          select private.match_quote_lines(${tx.json(lines)}) as found`;
        for (const { key, matches, is_sure: isSure } of row!.found) {
          const [text, name] = bill[Number(key)]!;
          if (matches[0]?.name_en === name) continue;
          wrong.push(`${text} → ${matches[0]?.name_en}`);
          if (isSure) surelyWrong.push(text);
        }
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    expect(bill).toHaveLength(25);
    expect(surelyWrong).toEqual([]);
    expect(wrong.length <= 5 ? [] : wrong).toEqual([]);
  });
});

/** Thrown to roll back a transaction. */
class Rollback extends Error {}
