import { fetchCatalogueVersion } from '../src/catalogue-version.ts';
import { apiUrl, connect, publishableKey, type Sql } from './actors.ts';

let sql: Sql;
beforeAll(() => {
  sql = connect();
});
afterAll(() => sql.end());

const seen = [
  ...['products', 'product_offers', 'product_variants', 'product_compatibilities', 'categories'],
  ...['attribute_definitions', 'attribute_options', 'units', 'companies', 'delivery_rates', 'reviews'],
  ...['product_questions', 'home_page', 'information_page_versions', 'site_settings'],
];

test.each(seen)('a change of %s increases the version once per transaction', async (table) => {
  await sql.begin(async (tx) => {
    const counted = async () =>
      (await tx`select from private.catalogue_versions where xmin::text = pg_current_xact_id()::text`).length;
    const change = () => tx`delete from ${tx(`public.${table}`)} where false`;
    expect(await counted()).toBe(0);
    await change();
    expect(await counted()).toBe(1);
    const [once] = await tx`select private.catalogue_version() as version`;
    await change();
    expect(await tx`select from private.catalogue_versions where changes > ${once!.version}`).toEqual([]);
    expect(await counted()).toBe(1);
  });
});

test('two transactions increase it without waiting for each other, and visitors read the sum', async () => {
  const version = () =>
    fetchCatalogueVersion({ url: apiUrl(), publishableKey: publishableKey() }, AbortSignal.timeout(3000));
  const before = await version();
  await sql.begin(async (one) => {
    await one`delete from public.products where false`;
    await sql.begin((other) => other`delete from public.products where false`);
  });
  expect(await version()).toBeGreaterThanOrEqual(before + 2);
});
