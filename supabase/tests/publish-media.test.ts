import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { answerOf } from '../src/errors.ts';
import {
  apiUrl,
  become,
  clientFor,
  connect,
  createActors,
  headersFor,
  secretKey,
  type Actor,
  type Actors,
  type Sql,
} from './actors.ts';
import { createCategory, createOrder, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
const datasheet = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n');

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const pictureOf = (width: number, type: 'webp' | 'jpeg' | 'png', background = '#0B5C63') =>
  sharp({ create: { width, height: width, channels: 3, background } })
    .toFormat(type)
    .toBuffer();

async function upload(actor: Actor, path: string, body: Buffer, type: string): Promise<number> {
  const response = await fetch(`${apiUrl()}/storage/v1/object/uploads/${path}`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': type },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.status;
}

/** Uploads a picture in all its widths and returns its name. */
async function uploadPicture(type: 'webp' | 'jpeg' | 'png' = 'webp', colour?: string): Promise<string> {
  const ending = type === 'jpeg' ? 'jpg' : type;
  const name = `${actors.seller.company!}/${randomUUID()}`;
  for (const width of [160, 320, 640, 960]) {
    const suffix = width === 960 ? '' : `-${width}`;
    const body = await pictureOf(width, type, colour);
    expect(await upload(actors.seller, `${name}${suffix}.${ending}`, body, `image/${type}`)).toBe(200);
  }
  return `${name}.${ending}`;
}

interface Answer {
  status: number;
  code?: string;
  files?: { upload: string; path?: string; code?: string; context?: object }[];
}

async function publish(
  actor: Actor,
  paths: string[],
  kind = 'picture',
  company = actors.seller.company!,
): Promise<Answer> {
  const response = await fetch(`${apiUrl()}/functions/v1/publish-media`, {
    method: 'POST',
    headers: { ...headersFor(actor.token), 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: company, kind, paths }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

const open = (bucket: string, path: string) =>
  fetch(`${apiUrl()}/storage/v1/object/public/${bucket}/${path}`);

it.each(['webp', 'jpeg', 'png'] as const)(
  'publishes a %s picture for everyone and records it',
  async (type) => {
    const name = await uploadPicture(type);
    const { status, files } = await publish(actors.seller, [name]);
    expect({ status, upload: files?.[0]?.upload }).toEqual({ status: 200, upload: name });
    const path = files![0]!.path!;
    for (const width of [160, 320, 640, 960]) {
      const response = await open(
        'product-images',
        width === 960 ? path : path.replace(/\.\w+$/, `-${width}$&`),
      );
      expect(response.headers.get('content-type')).toBe(`image/${type}`);
      const shown = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([shown.format, shown.width, shown.height]).toEqual([type, width, width]);
    }
    const [row] = await sql`select * from private.media_files where path = ${path}`;
    expect(row).toMatchObject({
      ...{ bucket: 'product-images', company_id: actors.seller.company!, width: 960, height: 960 },
      ...{ widths: [160, 320, 640, 960], bytes: (await pictureOf(960, type)).length },
    });
    expect(
      await sql`select 1 from storage.objects where bucket_id = 'uploads' and name like ${name.slice(0, 73) + '%'}`,
    ).toEqual([]);
  },
);

it('publishes a datasheet', async () => {
  const name = `${actors.seller.company!}/${randomUUID()}.pdf`;
  await upload(actors.seller, name, datasheet, 'application/pdf');
  const { files } = await publish(actors.seller, [name], 'datasheet');
  const response = await open('datasheets', files![0]!.path!);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(datasheet);
  const [row] = await sql`select * from private.media_files where path = ${files![0]!.path!}`;
  expect(row).toMatchObject({ bucket: 'datasheets', width: null, widths: [], bytes: datasheet.length });
});

it('publishes the same picture once', async () => {
  const first = await publish(actors.seller, [await uploadPicture('webp', '#3E5561')]);
  const second = await publish(actors.seller, [await uploadPicture('webp', '#3E5561')]);
  expect(second.files![0]!.path).toBe(first.files![0]!.path);
  expect(await sql`select 1 from private.media_files where path = ${first.files![0]!.path!}`).toHaveLength(1);
});

it('checks the bytes, whatever the name says', async () => {
  const png = await pictureOf(24, 'png');
  const huge = Buffer.from(png);
  huge.writeUInt32BE(12_001, 16);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const hostile: [string, Buffer, string][] = [
    ['a page', page, 'not_a_picture'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_a_picture'],
    ['huge', huge, 'picture_dimensions'],
    ['cut short', png.subarray(0, 60), 'file_damaged'],
    ['a picture and a page', Buffer.concat([png, page]), 'file_damaged'],
    ['too big', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 'file_too_large'],
    ['without smaller files', await pictureOf(960, 'webp'), 'upload_missing'],
  ];
  const names: string[] = [];
  for (const [, bytes] of hostile) {
    const name = `${actors.seller.company!}/${randomUUID()}.webp`;
    expect(await upload(actors.seller, name, bytes, 'image/webp')).toBe(200);
    names.push(name);
  }
  const before = await sql`select count(*) from storage.objects where bucket_id = 'product-images'`;
  const { status, files } = await publish(actors.seller, names);
  expect(status).toBe(200);
  expect(files!.map(({ code }) => code)).toEqual(hostile.map(([, , code]) => code));
  expect(await sql`select count(*) from storage.objects where bucket_id = 'product-images'`).toEqual(before);
  const sheet = `${actors.seller.company!}/${randomUUID()}.pdf`;
  await upload(actors.seller, sheet, page, 'application/pdf');
  expect((await publish(actors.seller, [sheet], 'datasheet')).files).toMatchObject([{ code: 'not_a_pdf' }]);
});

it('is limited to approved sellers of the company', async () => {
  const name = await uploadPicture('webp', '#B26A00');
  const answers = async (actor: Actor, company = actors.seller.company!) => {
    const { status, code } = await publish(actor, [`${company}/${name.split('/')[1]}`], 'picture', company);
    return [status, code];
  };
  expect(await answers(actors.anonymous)).toEqual([401, 'not_signed_in']);
  expect(await answers(actors.buyer)).toEqual([403, 'not_allowed']);
  expect(await answers(actors.otherSeller)).toEqual([403, 'not_allowed']);
  expect(await answers(actors.admin)).toEqual([403, 'not_allowed']);
  expect(await answers(actors.pendingSeller, actors.pendingSeller.company!)).toEqual([403, 'not_approved']);
  expect(await answers(actors.rejectedSeller, actors.rejectedSeller.company!)).toEqual([403, 'not_approved']);
  const foreign = await publish(actors.otherSeller, [name], 'picture', actors.otherSeller.company!);
  expect([foreign.status, foreign.code]).toEqual([403, 'not_allowed']);
  expect((await publish(actors.seller, [`${actors.seller.company!}/../${name}`])).code).toBe('invalid_input');
  expect(
    await sql`select 1 from storage.objects where bucket_id = 'uploads' and name = ${name}`,
  ).toHaveLength(1);
});

it('refuses a forged token', async () => {
  const token = `${actors.seller.token!.slice(0, -4)}AAAA`;
  const { status } = await publish({ ...actors.seller, token }, [`${actors.seller.company!}/one.webp`]);
  expect(status).toBe(401);
});

it('lets only the service record checked files and list old uploads', async () => {
  const row = {
    ...{
      bucket: 'product-images',
      path: `${actors.seller.company!}/forged.webp`,
      company_id: actors.seller.company!,
    },
    ...{ width: 960, height: 960, widths: [960], bytes: 1, sha256: '0'.repeat(64) },
  };
  for (const actor of [actors.anonymous, actors.seller, actors.admin]) {
    await expect(actor.db.rpc('record_media', row).then(answerOf)).rejects.toMatchObject({
      code: actor.token ? 'not_allowed' : 'not_signed_in',
    });
    for (const name of [
      'list_old_uploads',
      'list_loose_site_pictures',
      'take_loose_import_pictures',
    ] as const)
      await expect(actor.db.rpc(name).then(answerOf)).rejects.toMatchObject({
        code: actor.token ? 'not_allowed' : 'not_signed_in',
      });
  }
  expect(await sql`select 1 from private.media_files where path = ${row.path}`).toEqual([]);
});

it('clears uploads older than a day, with their files', async () => {
  const [old, young] = [await uploadPicture(), await uploadPicture()];
  // A checked document that was never submitted.
  const loose = `${actors.seller.company!}/${randomUUID()}.pdf`;
  const stored = await fetch(`${apiUrl()}/storage/v1/object/company-documents/${loose}`, {
    method: 'POST',
    headers: { ...headersFor(null, secretKey()), 'content-type': 'application/pdf' },
    body: new Uint8Array(datasheet),
  });
  expect(stored.ok).toBe(true);
  // A picture fetched for a category import that was never written.
  const fetched = `categories/${randomUUID()}.webp`;
  const kept = await fetch(`${apiUrl()}/storage/v1/object/product-images/${fetched}`, {
    method: 'POST',
    headers: { ...headersFor(actors.catalogueStaff.token), 'content-type': 'image/webp' },
    body: new Uint8Array(await pictureOf(320, 'webp')),
  });
  expect(kept.ok).toBe(true);
  await sql`update storage.objects set created_at = now() - interval '25 hours', updated_at = now() - interval '25 hours'
    where name in ${sql([old, loose, fetched])}`;
  const response = await fetch(`${apiUrl()}/functions/v1/clear-uploads`, {
    method: 'POST',
    headers: { apikey: secretKey() },
  });
  expect(await response.json()).toEqual({ removed: 3 });
  const left = await sql<
    { name: string }[]
  >`select name from storage.objects where name in ${sql([old, young, loose, fetched])}`;
  expect(left.map(({ name }) => name)).toEqual([young]);
  const gone = await fetch(`${apiUrl()}/storage/v1/object/uploads/${old}`, {
    headers: headersFor(null, secretKey()),
  });
  expect(gone.ok).toBe(false);
  expect(answerOf(await clientFor(null, secretKey()).rpc('list_old_uploads'))).toEqual([]);
});

it('finds site pictures unused for a day, in all their widths', async () => {
  const category = await createCategory(sql);
  const name = (folder: string) => `${folder}/${randomUUID()}`;
  const [never, young, taken, replaced] = [1, 2, 3, 4].map(() => name('categories'));
  const [banner, noBanner] = [name('home'), name('home')];
  const found = await sql
    .begin(async (transaction) => {
      const store = (names: string[], hours: number) => transaction`
        insert into storage.objects (bucket_id, name, created_at, updated_at)
        select 'product-images', n || suffix, now() - make_interval(hours => ${hours}), now() - make_interval(hours => ${hours})
        from unnest(${names}::text[]) n cross join unnest('{.webp,-320.webp,-1280.webp}'::text[]) suffix`;
      await store([never!, taken!, replaced!, banner, noBanner], 25);
      await store([young!], 23);
      await become(transaction, actors.admin);
      await transaction`reset role`;
      for (const image of [replaced!, taken!])
        await transaction`update public.categories set image = ${`${image}.webp`} where id = ${category}`;
      await transaction`update public.home_page set banner_image = ${`${banner}.webp`}`;
      const [row] = await transaction<[{ names: string[] }]>`
        select private.list_loose_site_pictures() as names`;
      throw Object.assign(new Error('taken back'), { names: row.names });
    })
    .catch((error: { names?: string[] }) => error.names);
  const mine = found?.filter((path) =>
    [never, young, taken, replaced, banner, noBanner].some((one) => path.startsWith(one!)),
  );
  expect(mine?.toSorted()).toEqual(
    [never, noBanner].flatMap((one) => [`${one}.webp`, `${one}-320.webp`, `${one}-1280.webp`]).toSorted(),
  );
});

describe('pictures of a canceled import', () => {
  const widths = ['', '-160', '-320', '-640'];

  /** Creates pictures of imports and returns those that count as unused after some days. */
  async function looseOf(
    prepare: (tx: Sql, own: (name: string) => string) => Promise<void>,
  ): Promise<string[]> {
    const company = actors.seller.company!;
    const run = randomUUID();
    let found: string[] = [];
    await sql
      .begin(async (transaction) => {
        await prepare(transaction as unknown as Sql, (name) => `${company}/${run}-${name}.webp`);
        const [row] = await transaction<[{ names: string[] }]>`
          select private.list_loose_import_pictures() as names`;
        found = row.names.filter((name) => name.includes(run)).map((name) => name.split(`${run}-`)[1]!);
        throw new Error('taken back');
      })
      .catch(({ message }: Error) => expect(message).toBe('taken back'));
    return found.toSorted();
  }
  const allWidths = (name: string) => widths.map((suffix) => `${name}${suffix}.webp`).toSorted();

  interface ImportedWith {
    status?: string;
    /** Days since the import ended. */
    days?: number;
    /** Days since the picture was last stored; defaults to those of the import. */
    stored?: number;
    outcome?: string;
  }

  /** Creates an import that ended some days ago, with a picture published for it. */
  async function imported(
    tx: Sql,
    path: string,
    { status = 'cancelled', days = 8, stored, outcome = 'waiting' }: ImportedWith = {},
  ): Promise<void> {
    const id = randomUUID();
    await tx`
      insert into public.imports (id, company_id, file_name, file_hash, mode, status, created_at, finished_at)
      values (${id}, ${actors.seller.company!}, 'goods.xlsx', ${'0'.repeat(64)}, 'both', ${status},
        now() - make_interval(days => ${days}, hours => 2), now() - make_interval(days => ${days}))`;
    await tx`insert into public.import_rows (import_id, row_number, cells, outcome) values (${id}, 2, '{}', ${outcome})`;
    await tx`insert into public.import_pictures (import_id, name, path) values (${id}, 'one.jpg', ${path})`;
    await tx`
      insert into storage.objects (bucket_id, name, created_at, updated_at)
      select 'product-images', replace(${path}, '.webp', w || '.webp'), at, at
      from unnest(${widths}::text[]) w, (select now() - make_interval(days => ${stored ?? days}, hours => 1) as at) t
      on conflict do nothing`;
  }

  it('are found after a week, in all their widths', async () => {
    expect(
      await looseOf(async (tx, own) => {
        await imported(tx, own('loose'));
        await imported(tx, own('young'), { days: 6 });
        await imported(tx, own('going-on'), { status: 'checked' });
        await imported(tx, own('written'), { outcome: 'created' });
        // Stored before the import or again after it, so it is not the import's own.
        await imported(tx, own('older'), { stored: 9 });
        await imported(tx, own('again'), { stored: 1 });
      }),
    ).toEqual(allWidths('loose'));
  });

  it('stay while something shows them', async () => {
    const category_id = await createCategory(sql);
    const product = await createProduct(sql, { company_id: actors.seller.company!, category_id });
    expect(
      await looseOf(async (tx, own) => {
        for (const name of ['loose', 'main', 'further', 'logo', 'other-import', 'ordered'])
          await imported(tx, own(name));
        await tx`
          update public.products set main_image = ${own('main')}, additional_images = array[${own('further')}]
          where id = ${product}`;
        await tx`update public.companies set logo = ${own('logo')} where id = ${actors.seller.company!}`;
        await imported(tx, own('other-import'), { status: 'paused' });
        // A product showed it when it was ordered, and now shows another one.
        const { order } = await createOrder(tx, { buyer: actors.buyer.id!, company: actors.seller.company! });
        await tx`
          insert into public.order_lines (order_id, product_id, name_en, name_ar, sku, unit, main_image, unit_price, quantity)
          values (${order}, ${product}, 'x', 'x', 'x', 'Each', ${own('ordered')}, 1, 1)`;
      }),
    ).toEqual(allWidths('loose'));
  });

  it('are removed by the clean-up, and nothing can show them afterwards', async () => {
    const company = actors.seller.company!;
    const upload = await uploadPicture('webp', '#123456');
    const { files } = await publish(actors.seller, [upload]);
    const path = files![0]!.path!;
    const fileAt = async () =>
      (await fetch(`${apiUrl()}/storage/v1/object/public/product-images/${path}`)).status;
    expect(await fileAt()).toBe(200);
    await imported(sql, path);
    await sql`
      update storage.objects set created_at = now() - interval '8 days', updated_at = now() - interval '8 days'
      where name like ${`${path.replace('.webp', '')}%`}`;
    const response = await fetch(`${apiUrl()}/functions/v1/clear-uploads`, {
      method: 'POST',
      headers: { apikey: secretKey() },
    });
    expect(await response.json()).toEqual({ removed: 4 });
    expect(await fileAt()).not.toBe(200);
    expect(
      await sql`select from private.media_files where path = ${path} and company_id = ${company}`,
    ).toEqual([]);
  });
});
