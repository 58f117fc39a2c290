import { randomUUID } from 'node:crypto';
import { answerOf } from '../src/errors.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
  product = await createProduct(sql, { seller_id: actors.seller.id!, category_id });
});
afterAll(() => sql.end());

const save = (values: object, actor: ActorName = 'seller', id = product) =>
  actors[actor].db
    .from('products')
    .update(values as never)
    .eq('id', id)
    .then(answerOf);

const attribute = { key: 'power', label_en: 'Power', label_ar: 'القدرة', value_en: '8 W', value_ar: '8 واط' };
const column = { en: 'Size', ar: 'المقاس' };
const video = 'dQw4w9WgXcQ';

it.each<[string, object]>([
  ['attributes', [1, null]],
  ['attributes', {}],
  ['attributes', [{ key: 'power' }]],
  ['attributes', [{ ...attribute, value_en: 8 }]],
  ['attributes', [{ ...attribute, label_ar: ' ' }]],
  ['attributes', [{ ...attribute, value_en: 'x'.repeat(201) }]],
  ['attributes', [{ ...attribute, number: '8' }]],
  ['attributes', [attribute, attribute]],
  ['attributes', Array.from({ length: 61 }, (_, index) => ({ ...attribute, key: `k${index}` }))],
  ['size_chart', { foo: 1 }],
  ['size_chart', []],
  ['size_chart', { columns: [], rows: [['M']] }],
  ['size_chart', { columns: [column], rows: [] }],
  ['size_chart', { columns: [column], rows: [['M', 'L']] }],
  ['size_chart', { columns: [column], rows: [[1]] }],
  ['size_chart', { columns: [{ en: 'Size' }], rows: [['M']] }],
  ['size_chart', { columns: [column], rows: ['M'] }],
  ['size_chart', { columns: [column], rows: Array.from({ length: 61 }, () => ['M']) }],
])('%s that are not of the agreed shape are refused: %j', async (field, value) => {
  await expect(save({ [field]: value })).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field, rule: 'format' },
  });
});

it('attributes and size charts of the agreed shape are taken', async () => {
  const attributes = [{ ...attribute, number: 8, unit: 'W' }];
  const size_chart = { columns: [column], rows: [['M'], ['']] };
  await save({ attributes, size_chart });
  const [kept] = await sql`select attributes, size_chart from public.products where id = ${product}`;
  expect(kept).toEqual({ attributes, size_chart });
});

it.each([
  'https://evil.example/video.mp4',
  `http://www.youtube.com/watch?v=${video}`,
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${video}x`,
  `https://youtube.com.evil.example/watch?v=${video}`,
  `https://evil.example/?https://youtu.be/${video}`,
  `https://youtu.be/${video}#${'x'.repeat(300)}`,
])('a video anywhere but on YouTube is refused: %s', async (video_url) => {
  await expect(save({ video_url })).rejects.toMatchObject({ context: { field: 'video_url', rule: 'url' } });
});

it.each([
  `https://www.youtube.com/watch?v=${video}`,
  `https://m.youtube.com/watch?list=a&v=${video}&t=5`,
  `https://youtu.be/${video}?si=x`,
  `https://www.youtube.com/shorts/${video}`,
  `https://www.youtube-nocookie.com/embed/${video}`,
])('a video on YouTube is taken: %s', async (video_url) => {
  await expect(save({ video_url })).resolves.toBeNull();
});

describe('files of a product', () => {
  it.each([
    ['main_image', 'https://evil.example/x.webp'],
    ['main_image', 'data:image/png;base64,AA'],
    ['main_image', 'one.webp'],
    ['main_image', 'OTHER/one.webp'],
    ['main_image', 'OWN/../OTHER/one.webp'],
    ['main_image', 'OWN/one.svg'],
    ['additional_images', ['OWN/one.webp', 'OTHER/one.webp']],
    ['additional_images', ['OWN/one.webp', null]],
    ['datasheet_path', 'OTHER/one.pdf'],
    ['datasheet_path', 'catalogue/one.pdf'],
    ['datasheet_path', 'https://evil.example/one.pdf'],
    ['datasheet_path', 'OWN/one.webp'],
  ])('are the own ones of the seller: %s %j', async (field, written) => {
    const place = (path: string | null) =>
      path?.replace('OWN', actors.seller.id!).replace('OTHER', actors.otherSeller.id!) ?? null;
    const value = Array.isArray(written) ? written.map(place) : place(written as string);
    await expect(save({ [field]: value })).rejects.toMatchObject({ context: { field, rule: 'own_file' } });
  });

  it('stay when the seller adds own ones to pictures that came with the catalogue', async () => {
    const images = { main_image: 'catalogue/a.webp', additional_images: ['catalogue/b.webp'] };
    const id = await createProduct(sql, { seller_id: actors.seller.id!, category_id, ...images });
    const own = `${actors.seller.id}/c.webp`;
    await save(
      { main_image: own, additional_images: ['catalogue/a.webp', 'catalogue/b.webp', own] },
      'seller',
      id,
    );
    await expect(save({ additional_images: ['catalogue/z.webp'] }, 'seller', id)).rejects.toMatchObject({
      context: { field: 'additional_images' },
    });
  });

  it('may be any stored file for the admin team', async () => {
    await expect(save({ main_image: 'catalogue/a.webp' }, 'admin')).resolves.toBeNull();
    await expect(save({ main_image: 'https://x.example/a.webp' }, 'admin')).rejects.toMatchObject({
      context: { field: 'main_image' },
    });
  });
});

describe('the slug of a product', () => {
  const slugsOf = async (id: number) => {
    const [row] = await sql<{ slug_en: string; slug_ar: string }[]>`
      select slug_en, slug_ar from public.products where id = ${id}`;
    return row!;
  };
  const make = (names: object) => createProduct(sql, { seller_id: actors.seller.id!, category_id, ...names });

  it.each([
    ['Portland Cement 42.5 N', 'أسمنت بورتلاندي ٤٢٫٥', 'portland-cement-425-n', 'أسمنت-بورتلاندي-٤٢-٥'],
    [' Béton -- armé ', 'مِضَخّة ماء', 'beton-arme', 'مضخة-ماء'],
    ['🧱', '🧱', '', ''],
  ])('is made of the name %s, %s', async (name_en, name_ar, slug_en, slug_ar) => {
    const id = await make({ name_en, name_ar });
    const last = (words: string) => (words ? `${words}-${id}` : String(id));
    expect(await slugsOf(id)).toEqual({ slug_en: last(slug_en), slug_ar: last(slug_ar) });
  });

  it('is made anew when it is emptied, and differs for goods of one name', async () => {
    const [first, second] = [await make({}), await make({})];
    await save({ slug_en: '', slug_ar: '' }, 'seller', first);
    const slugs = [await slugsOf(first), await slugsOf(second)];
    expect(slugs.map(({ slug_en }) => slug_en)).toEqual([`claw-hammer-${first}`, `claw-hammer-${second}`]);
    expect(slugs.map(({ slug_ar }) => slug_ar)).toEqual([`مطرقة-${first}`, `مطرقة-${second}`]);
  });

  it.each([
    ['slug_en', '🧱'],
    ['slug_en', 'Upper'],
    ['slug_en', '-edge-'],
    ['slug_en', 'two--hyphens'],
    ['slug_en', 'مطرقة'],
    ['slug_ar', 'مطرقة كبيرة'],
    ['slug_ar', '🧱'],
    ['slug_ar', '../admin'],
  ])('that is malformed is refused: %s %s', async (field, slug) => {
    await expect(save({ [field]: slug })).rejects.toMatchObject({ context: { field, rule: 'format' } });
  });

  it('that another product has is refused, also of two at once', async () => {
    const slug = `taken-${randomUUID().slice(0, 8)}`;
    await save({ slug_en: slug, slug_ar: `${slug}-مطرقة` });
    const other = await make({});
    await expect(save({ slug_en: slug }, 'seller', other)).rejects.toMatchObject({
      code: 'slug_taken',
      context: { field: 'slug_en', slug },
    });
    await expect(sql`
      update public.products set slug_ar = 'zz-race' where id in (${other}, ${product})`).rejects.toThrow();
  });
});

it('goods that were stored in another shape can still change their price and their stock', async () => {
  const id = await createProduct(sql, { seller_id: actors.seller.id!, category_id });
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.products set attributes = '[1, null]', size_chart = '{"foo": 1}',
      video_url = 'https://evil.example/v' where id = ${id}`;
  });
  await expect(save({ price: 9000, quantity: 3 }, 'seller', id)).resolves.toBeNull();
  await expect(save({ size_chart: null }, 'seller', id)).resolves.toBeNull();
});
