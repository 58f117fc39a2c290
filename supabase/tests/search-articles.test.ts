import { suggest } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

/** The lexemes under which a text is indexed and searched. */
async function lexemesOf(text: string): Promise<string[]> {
  const [row] = await sql<{ lexemes: string[] }[]>`
    select array(select distinct l from unnest(private.split_words(${text})) w (word), unnest(private.word_lexemes(w.word)) l) as lexemes`;
  return row!.lexemes;
}

const common = async (one: string, other: string) => {
  const others = await lexemesOf(other);
  return (await lexemesOf(one)).filter((lexeme) => others.includes(lexeme));
};

// Words that begin like an article, beside other words that are left if the beginning is taken away.
it.each([
  ['ألواح', 'واحة'],
  ['الواح', 'واحة'],
  ['ألواحها', 'واحها'],
  ['ألوان', 'وان'],
  ['الوان', 'وان'],
  ['بألوان', 'وان'],
  ['ألماس', 'ماس'],
  ['ألماسية', 'ماسية'],
  ['ألياف', 'ياف'],
  ['إلكتروني', 'كتروني'],
  ['الكترونيات', 'كترونيات'],
  ['إلكترود', 'كترود'],
  ['ألمنيوم', 'منيوم'],
  ['الومنيوم', 'ومنيوم'],
  ['ألومينا', 'ومينا'],
  ['ألماني', 'ماني'],
  ['ألمانيا', 'مانيا'],
  ['ألكيد', 'كيد'],
  ['ألفا', 'فا'],
  ['ألترا', 'ترا'],
  ['ألعاب', 'عاب'],
  ['إلزامية', 'زامية'],
  ['إلصاق', 'صاق'],
  ['ألبسة', 'بسة'],
  ['آلات', 'ات'],
  ['آليات', 'يات'],
  ['ألكوبوند', 'كوبوند'],
  ['بالون', 'كالون'],
  ['بالوعة', 'وعة'],
  ['بالوعات', 'وعات'],
  ['كالسيوم', 'سيوم'],
  ['كاليبر', 'يبر'],
  ['بالتات', 'تات'],
  ['فالفات', 'فات'],
  ['للحام', 'حام'],
  ['للون', 'ون'],
  ['للوحة', 'وحة'],
  ['للمبات', 'مبات'],
  ['للصق', 'صق'],
  ['لليزر', 'يزر'],
  ['للولب', 'ولب'],
  ['للباد', 'باد'],
])('keeps apart %s and %s', async (word, other) => {
  expect(await common(word, other)).toEqual([]);
});

it.each([
  // Words that begin like an article, with one.
  ['ألواح', 'الواح'],
  ['ألواح', 'الألواح'],
  ['ألواح', 'بالألواح'],
  ['ألواح', 'وألواح'],
  ['ألواح', 'بألواح'],
  ['ألواح', 'للألواح'],
  ['ألوان', 'والألوان'],
  ['ألياف', 'الألياف'],
  ['ألماسي', 'الالماسية'],
  ['إلكتروني', 'الإلكترونية'],
  ['إلكترود', 'الكترودات'],
  ['ألمنيوم', 'الألمنيوم'],
  ['آلة', 'آلات'],
  ['آلة', 'الآلات'],
  ['آلية', 'الآليات'],
  ['بالون', 'البالونات'],
  ['بالوعة', 'البالوعات'],
  ['كالون', 'الكالون'],
  ['كاليبر', 'الكاليبر'],
  ['لحام', 'للحام'],
  ['لحام', 'اللحام'],
  ['لون', 'للون'],
  ['لوح', 'للوح'],
  ['لمبة', 'للمبات'],
  ['ليزر', 'لليزر'],
  // Words with an article whose beginning resembles those.
  ['ماسورة', 'الماسورة'],
  ['ماسكة', 'الماسكة'],
  ['كيلو', 'الكيلو'],
  ['كيلون', 'الكيلون'],
  ['كولر', 'الكولر'],
  ['فأس', 'الفأس'],
  ['فاصل', 'الفاصل'],
  ['يافطة', 'اليافطة'],
  ['وانيت', 'الوانيت'],
  ['واحة', 'الواحة'],
  ['كتان', 'الكتان'],
  ['تراب', 'بالتراب'],
  ['تراب', 'التراب'],
  ['أسمنت', 'بالأسمنت'],
  ['وعاء', 'بالوعاء'],
  ['تيار', 'بالتيار'],
  ['ستائر', 'بالستائر'],
  ['حديد', 'للحديد'],
  ['خشب', 'للخشب'],
  ['صب', 'للصب'],
  ['مبرد', 'للمبرد'],
  ['بلاط', 'للبلاط'],
  ['ونش', 'للونش'],
  ['فولاذ', 'كالفولاذ'],
])('finds %s by %s', async (word, form) => {
  expect(await common(word, form)).not.toEqual([]);
});

const stored = async (words: string[]) => {
  const rows = await sql<{ word: string }[]>`
    select coalesce(private.strip_article(w), w) as word from unnest(${words}::text[]) with ordinality u (w, place) order by place`;
  return rows.map(({ word }) => word);
};

it('takes an article and not the beginning of a word', async () => {
  expect(
    await stored(['الماسوره', 'الكولر', 'الفاس', 'الواح', 'الالواح', 'بالوعه', 'البالوعه', 'للحام']),
  ).toEqual(['ماسوره', 'كولر', 'فاس', 'الواح', 'الواح', 'بالوعه', 'بالوعه', 'لحام']);
});

it.each([
  ['ماسورة', 'الماسورة', 'ماسور'],
  ['كولر', 'الكولر', 'كول'],
  ['يافطة', 'اليافطة', 'يافط'],
  ['الواح', 'الواح', 'الوا'],
  ['الياف', 'الياف', 'اليا'],
  ['كاليبر', 'الكاليبر', 'كالي'],
])('suggests %s from goods named %s', async (word, named, beginning) => {
  await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    name_en: 'Zyq goods',
    name_ar: `زيق ${named}`,
  });
  const { words } = await suggest(actors.anonymous.db, beginning, 'ar');
  // Goods of other tests may be written with hamza.
  expect(words.map((one) => one.replaceAll(/[أإآ]/g, 'ا'))).toContain(word);
});
