// Measures search relevance with a judged set, compared with the BM25 of SQLite's FTS5 over the same texts:
// npm run bench:relevance [folder, default e2e/bench/relevance] [--figures]. The folder contains
// tab-separated tables with a header line: queries.tsv (id, query; language and kind for grouping),
// ratings.tsv (query, sku, rating 1 to 3) and, for other goods than the demo catalogue, goods.tsv (id,
// name_en, name_ar, description_en, description_ar, brand, category, sku). Instead of ratings.tsv,
// queries.tsv may describe the right goods by a pattern of their English names: `goods` (rating 3, empty
// for goods that the shop lacks) and `related` (rating 1). --figures prints no single queries, for a set
// that is held back from tuning. Starts a temporary stack and removes it at the end.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startStack, type Stack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { isRightWithin, ndcg, recall, type Ratings } from './judge.ts';

type Sql = postgres.Sql;
type Row = Partial<Record<string, string>>;
/** Finds article numbers, best first. */
type Engine = (query: string) => Answer | Promise<Answer>;

interface Answer {
  skus: string[];
  /** False if the engine says that these are not the searched goods. */
  isComplete: boolean;
}

interface Query {
  id: string;
  language: string;
  kind: string;
  query: string;
  /** Empty for goods that the shop lacks. */
  ratings: Ratings;
}

interface Outcome extends Query {
  ours: Answer;
  bm25: Answer;
}

/** Texts of a product for both engines. */
interface Goods {
  sku: string;
  name_en: string;
  names: string;
  codes: string;
  groups: string;
  description: string;
}

const [given] = process.argv.slice(2).filter((argument) => argument !== '--figures');
const folder = resolve(given ?? join(import.meta.dirname, 'relevance'));
const onlyFigures = process.argv.includes('--figures');
const depth = 50;
const worst = 30;

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
  const origins = { shell: 'http://localhost:3000' };
  const limits = { requestsPerAddress: { count: 10_000_000, window: 60_000 } };
  const foreign = join(folder, 'goods.tsv');
  const seed = !existsSync(foreign);
  const stack = await startStack({ dataDir, seed, origins, limits, log: console.log });
  const sql = postgres(stack.postgresUrl, { max: 1, onnotice: () => undefined });
  try {
    if (!seed) await fill(sql, readTable(foreign));
    const goods = await readGoods(sql);
    const queries = readQueries(goods);
    const [ours, bm25] = [searchOf(stack), bm25Of(goods)];
    const outcomes: Outcome[] = [];
    for (const query of queries)
      outcomes.push({ ...query, ours: await ours(query.query), bm25: await bm25(query.query) });
    report(outcomes, new Map(goods.map(({ sku, names }) => [sku, names])));
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readTable(path: string): Row[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/);
  const columns = head.split('\t');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? '']));
    });
}

/**
 * The queries with their ratings. Throws if a rating or pattern names no goods or an unknown query, or is invalid.
 */
function readQueries(goods: readonly Goods[]): Query[] {
  const rows = readTable(join(folder, 'queries.tsv'));
  const read = (row: Row): Omit<Query, 'ratings'> => {
    const { id = '', query = '', language = '', kind = '' } = row;
    return { id, language, kind, query };
  };
  if (rows[0]?.goods !== undefined)
    return rows.map((row) => ({ ...read(row), ratings: rateByNames(row, goods) }));
  const skus = new Set(goods.map(({ sku }) => sku));
  const ratings = new Map<string, Map<string, number>>(rows.map(({ id = '' }) => [id, new Map()]));
  for (const { query = '', sku = '', rating = '' } of readTable(join(folder, 'ratings.tsv'))) {
    const rated = ratings.get(query);
    if (!rated || !skus.has(sku) || !/^[123]$/.test(rating))
      throw new Error(`ratings.tsv: "${query} ${sku} ${rating}" names nothing`);
    rated.set(sku, Number(rating));
  }
  const queries = rows.map((row) => ({ ...read(row), ratings: ratings.get(row.id ?? '')! }));
  const unrated = queries.find((query) => query.ratings.size === 0);
  if (unrated) throw new Error(`queries.tsv: nothing is rated for ${unrated.id}`);
  return queries;
}

function rateByNames({ id, goods: right = '', related = '' }: Row, goods: readonly Goods[]): Ratings {
  const ratings = new Map<string, number>();
  for (const [pattern, rating] of [
    [related, 1],
    [right, 3],
  ] as const) {
    if (pattern === '') continue;
    const named = goods.filter(({ name_en }) => new RegExp(pattern, 'u').test(name_en));
    if (named.length === 0) throw new Error(`queries.tsv: "${pattern}" of ${id} names nothing`);
    for (const { sku } of named) ratings.set(sku, rating);
  }
  return ratings;
}

/** Fills the catalogue with other goods: one company, and one category for each category name. */
async function fill(sql: Sql, rows: Row[]): Promise<void> {
  const [company] = await sql<
    { id: string }[]
  >`insert into public.companies (name, status) values ('Bench', 'approved') returning id`;
  const names = [...new Set(rows.map(({ category }) => category || 'Goods'))];
  const categories = await sql<{ id: string; name_en: string }[]>`
    insert into public.categories (name_en, name_ar, slug_en, slug_ar)
    select left(n.name, 120), left(n.name, 120), 'bench-' || n.place, 'ar-bench-' || n.place
    from unnest(${names}::text[]) with ordinality n (name, place) order by n.place
    returning id, name_en`;
  const ids = new Map(names.map((name, index) => [name, categories[index]!.id]));
  for (let start = 0; start < rows.length; start += 1000) {
    const batch = rows.slice(start, start + 1000).map((row) => ({
      company_id: company!.id,
      category_id: ids.get(row.category || 'Goods')!,
      sku: row.sku || row.id || '',
      name_en: (row.name_en || row.name_ar || '').slice(0, 200),
      name_ar: (row.name_ar || row.name_en || '').slice(0, 200),
      description_en: (row.description_en ?? '').slice(0, 10_000),
      description_ar: (row.description_ar ?? '').slice(0, 10_000),
      brand: row.brand?.slice(0, 80) || null,
      published: true,
    }));
    await sql`
      with made as (insert into public.products ${sql(batch)} returning id)
      insert into public.product_offers (product_id, price) select id, 1000 from made`;
  }
  await sql`select private.refresh_search_statistics()`;
  await sql`vacuum analyze`;
}

async function readGoods(sql: Sql): Promise<Goods[]> {
  return sql<Goods[]>`
    select p.sku, p.name_en, concat_ws(' ', p.name_en, p.name_ar) as names, concat_ws(' ', p.brand, p.model_number, p.sku) as codes,
      concat_ws(' ', c.name_en, c.name_ar, above.name_en, above.name_ar, (
        select string_agg(concat_ws(' ', a ->> 'value_en', a ->> 'value_ar'), ' ')
        from jsonb_array_elements(private.readable_attributes(p.attributes)) a)) as groups,
      concat_ws(' ', p.description_en, p.description_ar) as description
    from public.products p
    join public.companies m on m.id = p.company_id and m.is_approved
    join public.categories c on c.id = p.category_id
    left join public.categories above on above.id = c.parent_id
    where p.is_listed`;
}

/** Search as an anonymous visitor, through gateway and API. */
function searchOf({ apiUrl, publishableKey }: Stack): Engine {
  return async (term) => {
    const query = new URLSearchParams({ input: JSON.stringify({ term, page_size: depth }) });
    const response = await fetch(`${apiUrl}/rest/v1/rpc/search_products?${query}`, {
      headers: { apikey: publishableKey },
    });
    if (!response.ok) throw new Error(`Search returned ${response.status} for ${term}`);
    const { items, items_with_some_words, has_all_words, only_mentioned } = (await response.json()) as Record<
      'items' | 'items_with_some_words',
      { sku: string }[]
    > & { has_all_words: boolean; only_mentioned: boolean };
    const skus = [...items, ...items_with_some_words].map(({ sku }) => sku);
    return { skus, isComplete: items.length > 0 && has_all_words && !only_mentioned };
  };
}

/** Matches any of the words, ranked by BM25; names weigh most, then codes and groups. */
function bm25Of(goods: readonly Goods[]): Engine {
  const database = new DatabaseSync(':memory:');
  database.exec(
    `create virtual table goods using fts5 (sku unindexed, names, codes, groups, description, tokenize = 'unicode61')`,
  );
  const insert = database.prepare('insert into goods values (?, ?, ?, ?, ?)');
  for (const { sku, names, codes, groups, description } of goods)
    insert.run(sku, names, codes, groups, description);
  const select = database.prepare(
    `select sku from goods where goods match ? order by bm25(goods, 0, 5, 3, 2, 1), rowid limit ${depth}`,
  );
  return (query) => {
    const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return { skus: [], isComplete: false };
    const skus = select.all(words.map((word) => `"${word}"`).join(' OR ')).map(({ sku }) => String(sku));
    return { skus, isComplete: skus.length > 0 };
  };
}

function report(outcomes: readonly Outcome[], names: ReadonlyMap<string, string>): void {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes.filter(({ ratings }) => ratings.size > 0)) {
    for (const key of [`${outcome.kind} ${outcome.language}`, `all ${outcome.language}`, 'all'])
      groups.set(key.trim(), [...(groups.get(key.trim()) ?? []), outcome]);
  }
  const byGroup = [...groups].toSorted(
    ([a], [b]) => Number(a.startsWith('all')) - Number(b.startsWith('all')),
  );
  console.table(Object.fromEntries(byGroup.map(([key, of]) => [key, summarise(of)])));
  const lacking = outcomes.filter(({ ratings }) => ratings.size === 0);
  const honest = lacking.filter(({ ours }) => !ours.isComplete).length;
  if (lacking.length > 0) console.log(`Goods that the shop lacks: ${honest} of ${lacking.length} said so`);
  if (!onlyFigures) showWorst(outcomes, names);
}

/** 1 or 0 for goods that the shop lacks, else NDCG@10. */
function score({ skus, isComplete }: Answer, ratings: Ratings): number {
  return ratings.size === 0 ? Number(!isComplete) : ndcg(skus, ratings, 10);
}

function showWorst(outcomes: readonly Outcome[], names: ReadonlyMap<string, string>): void {
  const ofOurs = ({ ours, ratings }: Outcome) => score(ours, ratings);
  for (const outcome of outcomes.toSorted((a, b) => ofOurs(a) - ofOurs(b)).slice(0, worst)) {
    const { id, kind, query, ours, bm25, ratings } = outcome;
    const figures = [ours, bm25].map((answer) => score(answer, ratings).toFixed(2)).join(', BM25 ');
    const first = ours.skus.slice(0, 3).map((sku) => `${ratings.get(sku) ?? '-'} ${names.get(sku) ?? sku}`);
    console.log(`${id} ${kind} "${query}": ${figures}; ${first.join(' | ') || 'nothing'}`);
  }
}

function summarise(outcomes: readonly Outcome[]): Record<string, number> {
  const mean = (value: (outcome: Outcome) => number) =>
    Math.round((outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length) * 1000) / 1000;
  const rightWithin = (engine: 'ours' | 'bm25', places: number) =>
    mean((outcome) => Number(isRightWithin(outcome[engine].skus, outcome.ratings, places)));
  return {
    queries: outcomes.length,
    'NDCG@10': mean(({ ours, ratings }) => ndcg(ours.skus, ratings, 10)),
    'of BM25': mean(({ bm25, ratings }) => ndcg(bm25.skus, ratings, 10)),
    'recall@50': mean(({ ours, ratings }) => recall(ours.skus, ratings, depth)),
    'by BM25': mean(({ bm25, ratings }) => recall(bm25.skus, ratings, depth)),
    first: rightWithin('ours', 1),
    'first three': rightWithin('ours', 3),
    'first ten': rightWithin('ours', 10),
    'three by BM25': rightWithin('bm25', 3),
    'ten by BM25': rightWithin('bm25', 10),
    none: outcomes.filter(({ ours, ratings }) => !isRightWithin(ours.skus, ratings, depth)).length,
  };
}

await main();
