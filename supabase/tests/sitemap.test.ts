import { getProduct, listSitemapParts, listSitemapProducts } from '../src/catalogue/queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
});
afterAll(() => sql.end());

const offer = (values: Record<string, unknown> = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id: category, ...values });

describe('the site map', () => {
  // These ids are in other parts of the site map than products of other tests.
  const partSize = 1000;
  const first = 5_000_000_000;
  const ids = [first + 1, first + partSize, first + partSize + 1, first + 5 * partSize];

  beforeAll(async () => {
    for (const id of ids) await offer({ id });
    await offer({ id: first + 2, published: false });
    await offer({ id: first + 3, company_id: actors.rejectedSeller.company! });
  });
  afterAll(async () => {
    await sql`delete from public.products where id > ${first}`;
  });

  it('pages through public products by id', async () => {
    const { db } = actors.anonymous;
    const listed = await listSitemapProducts(db, first, first + partSize);
    expect(listed.map(({ id }) => id)).toEqual([first + 1, first + partSize]);
    expect(Date.parse(listed[0]!.updated_at)).toBeGreaterThan(Date.parse('2020-01-01'));
    const rest = await listSitemapProducts(db, first + partSize, first + 10 * partSize);
    expect(rest.map(({ id }) => id)).toEqual([first + partSize + 1, first + 5 * partSize]);
  });

  it('lists parts with products and no empty one', async () => {
    const parts = await listSitemapParts(actors.anonymous.db, partSize);
    const own = parts.filter((part) => part >= first / partSize).map((part) => part - first / partSize);
    expect(own).toEqual([0, 1, 4]);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });
});

describe('a product that is not shown', () => {
  const notFound = { code: 'product_not_found' };
  const gone = { code: 'product_gone' };

  it.each([
    [
      'hidden',
      async (id: number): Promise<void> =>
        void (await sql`update public.products set published = false where id = ${id}`),
    ],
    [
      'deleted',
      async (id: number): Promise<void> => void (await sql`delete from public.products where id = ${id}`),
    ],
  ] as const)('is gone if it was public and is now %s', async (_how, withdraw) => {
    const id = await offer();
    await expect(getProduct(actors.anonymous.db, id)).resolves.toMatchObject({ id });
    await withdraw(id);
    await expect(getProduct(actors.anonymous.db, id)).rejects.toMatchObject(gone);
    await expect(getProduct(actors.buyer.db, id)).rejects.toMatchObject(gone);
  });

  it('is still returned to its seller and admins, and to everyone once it is public again', async () => {
    const id = await offer();
    await sql`update public.products set published = false where id = ${id}`;
    await expect(getProduct(actors.seller.db, id)).resolves.toMatchObject({ id });
    await expect(getProduct(actors.admin.db, id)).resolves.toMatchObject({ id });
    await expect(getProduct(actors.otherSeller.db, id)).rejects.toMatchObject(gone);
    await sql`update public.products set published = true where id = ${id}`;
    await expect(getProduct(actors.anonymous.db, id)).resolves.toMatchObject({ id });
  });

  it('is gone while its seller is not approved', async () => {
    const id = await offer({ company_id: actors.otherSeller.company! });
    await sql`update public.companies set status = 'suspended' where id = ${actors.otherSeller.company}`;
    await expect(getProduct(actors.anonymous.db, id)).rejects.toMatchObject(gone);
    await sql`update public.companies set status = 'approved' where id = ${actors.otherSeller.company}`;
    await expect(getProduct(actors.anonymous.db, id)).resolves.toMatchObject({ id });
  });

  it('is not found, rather than gone, if it was never public', async () => {
    const draft = await offer({ published: false });
    await expect(getProduct(actors.anonymous.db, draft)).rejects.toMatchObject(notFound);
    await sql`delete from public.products where id = ${draft}`;
    await expect(getProduct(actors.anonymous.db, draft)).rejects.toMatchObject(notFound);
    await expect(getProduct(actors.anonymous.db, 4_999_999_999)).rejects.toMatchObject(notFound);
  });
});
