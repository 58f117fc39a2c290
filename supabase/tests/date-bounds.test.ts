import { listDeals, previewDeals } from '../src/deals/queries.ts';
import { getDeliveryAreas, saveDeliveryAreas } from '../src/delivery/queries.ts';
import { previewHomeChoice } from '../src/site/home-page-queries.ts';
import { saveProduct } from '../src/products/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { productInput } from './product-form.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

/**
 * Dates outside the accepted range: typed years of five digits end at 9999; old dates come from wrong calendars and
 * zero dates.
 */
const days = ['9999-12-31', '2100-01-01', '1999-12-31', '0001-01-01'];

const refused = (field: string) => ({ code: 'invalid_input', context: { field, rule: 'date_range' } });

describe.each(days)('%s', (day) => {
  it('is refused as a date of a seller’s deal', async () => {
    for (const field of ['deal_starts_at', 'deal_ends_at'] as const) {
      const input = productInput(category_id, { discounted_price: 90_000, [field]: `${day}T23:59:00+03:00` });
      await expect(saveProduct(actors.seller.db, input)).rejects.toMatchObject(refused(field));
    }
  });

  it('is refused as a date of a staff deal or a filter', async () => {
    const id = await createProduct(sql, { company_id: actors.seller.company!, category_id, price: 10_000 });
    const deal = { percent: 10, products: [{ id }], starts_at: `${day}T00:00:00Z`, ends_at: '2031-01-01' };
    await expect(previewDeals(actors.admin.db, deal)).rejects.toMatchObject(refused('starts_at'));
    await expect(listDeals(actors.admin.db, { ends_on: day })).rejects.toMatchObject(refused('ends_on'));
  });

  it('is refused as a date of a holiday', async () => {
    const {
      may_edit,
      site_free_delivery_from,
      site_purchase_hold_days: _days,
      ...areas
    } = await getDeliveryAreas(actors.seller.db);
    expect([may_edit, site_free_delivery_from]).toEqual([true, 100_000]);
    const holiday = { holiday_from: day, holiday_until: day };
    await expect(saveDeliveryAreas(actors.seller.db, { ...areas, ...holiday })).rejects.toMatchObject(
      refused('holiday_from'),
    );
  });

  it('is refused as a date of a banner or a restore test', async () => {
    const banner = {
      ...{ title_en: 'Sale', title_ar: 'تخفيضات', text_en: null, text_ar: null, link: '/deals', image: null },
      ...{ starts_at: `${day}T12:00:00Z`, ends_at: null },
    };
    const home = { categories: [], deals: [], products: [], banner };
    await expect(previewHomeChoice(actors.admin.db, home)).rejects.toMatchObject(refused('starts_at'));
    const { error } = await actors.admin.db.rpc('record_restore_test', { tested_on: day, succeeded: true });
    expect(error?.message).toBe('invalid_input');
  });
});

it('table constraints refuse such dates for every writer', async () => {
  const id = await createProduct(sql, { company_id: actors.seller.company!, category_id, price: 10_000 });
  for (const statement of [
    sql`update public.product_offers set discounted_price = 9000, deal_ends_at = 'infinity' where product_id = ${id}`,
    sql`update public.companies set holiday_from = '10000-01-01', holiday_until = '10000-01-02' where id = ${actors.seller.company}`,
    sql`update public.home_page set banner_ends_at = '10000-01-01'`,
  ])
    await expect(statement).rejects.toThrow();
});
