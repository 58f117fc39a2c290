import { getSeller, listSellers } from '../src/companies/sellers-queries.ts';
import { getStore, type StoreFigures } from '../src/companies/stores-queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let company: string;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  company = actors.seller.company!;
  const category_id = await createCategory(sql);
  product = await createProduct(sql, { company_id: company, category_id, quantity: 10 });
});
afterAll(() => sql.end());

/** Runs the job as its schedule does. */
async function runJob(): Promise<void> {
  const [job] = await sql<[{ command: string }]>`
    select command from cron.job where jobname = 'refresh-store-figures'`;
  await sql.unsafe(job.command);
}

async function figures(): Promise<StoreFigures> {
  const [{ slug }] = await sql<[{ slug: string }]>`select slug from public.companies where id = ${company}`;
  return (await getStore(actors.anonymous.db, slug)).figures;
}

type Ending = 'delivered' | 'called_off' | 'refused' | 'by_buyer' | 'rejected';
const endings: Record<Ending, { steps: string[]; actor: string }> = {
  delivered: { steps: ['Shipped', 'Delivered'], actor: 'seller' },
  called_off: { steps: ['Cancelled'], actor: 'seller' },
  refused: { steps: ['Shipped', 'Cancelled'], actor: 'seller' },
  by_buyer: { steps: ['Cancelled'], actor: 'buyer' },
  rejected: { steps: ['Rejected'], actor: 'admin' },
};

/** Creates orders that ended `daysAgo` days ago and were shipped `hours` hours after their approval. */
async function orders(count: number, ending: Ending, daysAgo = 5, hours = 30): Promise<void> {
  const { steps, actor } = endings[ending];
  const status = steps.at(-1)!;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      with checkout as (
        insert into public.checkouts (user_id, idempotency_key, body_hash, full_name, phone, governorate, district, address,
          language, subtotal, delivery_total)
        select ${actors.buyer.id!}, gen_random_uuid(), '\\x00', 'Buyer', '+9647701234567', 'IQ-BG', 'Karrada', 'Street 1', 'en', 1000, 0
        from generate_series(1, ${count}) returning id
      ), placed as (
        insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, governorate, status,
          approved_at, subtotal, delivery_fee, lead_days, due_on, line_count, created_at, cash_collected)
        select 'T-' || left(gen_random_uuid()::text, 12), id, ${actors.buyer.id!}, ${company}, 'Co', 'Buyer', 'IQ-BG', ${status},
          now() - make_interval(days => ${daysAgo}), 1000, 0, 1, current_date, 1, now() - make_interval(days => ${daysAgo}),
          case when ${status} = 'Delivered' then 1000 end
        from checkout returning id, approved_at
      )
      insert into public.order_events (order_id, kind, from_status, to_status, actor_role, created_at)
      select p.id, 'status', null, s.step, ${actor}, p.approved_at + make_interval(hours => ${hours} * s.place::int)
      from placed p cross join unnest(${steps}::text[]) with ordinality s (step, place)`;
  });
}

/** Creates questions on the product; answers take 18 hours. */
async function questions(count: number, answered: boolean): Promise<void> {
  await sql`
    insert into public.product_questions (product_id, body, answer, answered_at, created_at)
    select ${product}, 'How heavy?', case when ${answered} then 'Two kilograms' end,
      case when ${answered} then now() - interval '54 hours' end, now() - interval '3 days'
    from generate_series(1, ${count})`;
}

/** Creates reviews; replies take 6 hours. */
async function reviews(count: number, rating: number, replied: boolean): Promise<void> {
  await sql`
    insert into public.reviews (product_id, rating, body, reply, replied_at, created_at)
    select ${product}, ${rating}, 'Good', case when ${replied} then 'Thanks' end,
      case when ${replied} then now() - interval '66 hours' end, now() - interval '3 days'
    from generate_series(1, ${count})`;
}

it('are shown once there is enough data, and ignore data older than half a year', async () => {
  const nothing = { rating: null, orders: null, replies: null, quotes: null };
  expect(await figures()).toEqual(nothing);
  await orders(17, 'delivered');
  await orders(1, 'called_off');
  await orders(1, 'refused', 5, 60);
  // Orders cancelled by buyer or staff do not count for the company.
  await orders(5, 'by_buyer');
  await orders(5, 'rejected');
  await reviews(2, 5, true);
  await runJob();
  expect(await figures()).toEqual(nothing);

  await orders(1, 'delivered', 179);
  await reviews(3, 4, false);
  await runJob();
  const expected = {
    rating: { average: 4.4, count: 5 },
    orders: { count: 20, delivered: 0.9, called_off: 0.05, dispatch_hours: 30 },
    replies: { share: 0.4, hours: 6 },
    quotes: null,
  };
  expect(await figures()).toEqual(expected);

  await questions(4, true);
  await questions(1, false);
  await runJob();
  expect((await figures()).replies).toEqual({ share: 0.6, hours: 18 });
  await sql`delete from public.product_questions where company_id = ${company}`;
  await runJob();

  // Two days later the oldest order no longer counts, and nineteen are too few.
  await sql`update public.orders set created_at = created_at - interval '2 days' where company_id = ${company}`;
  await sql`
    update public.order_events e set created_at = e.created_at - interval '2 days'
    from public.orders o where o.id = e.order_id and o.company_id = ${company}`;
  expect(await figures()).toEqual(expected);
  await runJob();
  expect(await figures()).toEqual({ ...expected, orders: null });
});

/** Creates requests that the company was asked about `daysAgo` days ago and answered `hours` hours later, or never. */
async function quotes(
  count: number,
  status: string,
  hours: number | null = null,
  daysAgo = 5,
): Promise<void> {
  await sql`
    with requests as (
      insert into private.quote_requests (status, full_name, governorate, line_count, sent_at, closes_at)
      select ${status}, 'Buyer', 'IQ-BG', 1, now(), now() + interval '1 day' from generate_series(1, ${count}) returning id
    )
    insert into private.quote_sellers (request_id, company_id, asked_at, answered_at)
    select id, ${company}, now() - make_interval(days => ${daysAgo}),
      now() - make_interval(days => ${daysAgo}) + make_interval(hours => ${hours})
    from requests`;
}

it('show how many quote requests of 90 days were answered, from five on', async () => {
  await quotes(2, 'Awarded', 3);
  await quotes(1, 'Open', 7);
  await quotes(1, 'Expired');
  // Those still open, taken back by the buyer or too old do not count against the company.
  await quotes(3, 'Open');
  await quotes(3, 'Withdrawn');
  await quotes(3, 'Closed', null, 91);
  await runJob();
  expect((await figures()).quotes).toBeNull();
  await quotes(1, 'Closed', 5);
  await runJob();
  expect((await figures()).quotes).toEqual({ share: 0.8, hours: 4 });
  const seen = { asked: 5, answered: 4, hours_to_answer: 4 };
  expect((await getSeller(actors.admin.db, company)).quotes).toEqual({
    ...seen,
    earlier: { asked: 3, answered: 0, hours_to_answer: null },
  });
  const { company_name } = await getSeller(actors.admin.db, company);
  const { items } = await listSellers(actors.admin.db, { term: company_name });
  expect(items.find(({ id }) => id === company)?.quotes).toEqual(seen);
  const silent = async () =>
    (await listSellers(actors.admin.db, { quotes: 'silent', term: company_name })).items.map(({ id }) => id);
  expect(await silent()).not.toContain(company);
  await sql`update private.store_figures set quotes_answered = 0 where company_id = ${company}`;
  expect(await silent()).toContain(company);
});

it('are limited to each company, and nobody accesses the table', async () => {
  const slug = (
    await sql<[{ slug: string }]>`
    select slug from public.companies where id = ${actors.otherSeller.company!}`
  )[0].slug;
  expect((await getStore(actors.buyer.db, slug)).figures).toEqual({
    rating: null,
    orders: null,
    replies: null,
    quotes: null,
  });
  for (const role of ['anon', 'authenticated'])
    expect(
      (
        await sql`
        select has_table_privilege(${role}, 'private.store_figures', 'select, insert, update, delete') or
          has_function_privilege(${role}, 'private.refresh_store_figures()', 'execute') as may`
      )[0],
    ).toEqual({ may: false });
});
