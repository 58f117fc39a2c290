/** Tests a poisoned item among good ones for every scheduled job that works on several items. */
import { randomUUID } from 'node:crypto';
import { getBulkChange, steerBulkChange } from '../src/products/bulk-changes-queries.ts';
import { createImport, getImport, stageImportRows, steerImport } from '../src/imports/queries.ts';
import { getStaffOverview, retryJobItem } from '../src/site/overview-queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { compareProducts } from './jobs.ts';
import { createQuote, day as dayFromToday, priced, sendOffer } from './quote-requests.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
  await sql`create schema poison`;
});
afterAll(async () => {
  await sql`drop schema poison cascade`;
  await sql.end();
});

const db = () => actors.seller.db;
const make = (values: Record<string, unknown> = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id, ...values });

/** Makes a table refuse rows with an unexpected error. The condition refers to the row as `old` or `new`. */
async function poison(table: string, event: 'insert' | 'update' | 'delete', condition: string) {
  const name = `p${randomUUID().slice(0, 8)}`;
  await sql.unsafe(`
    create function poison.${name}() returns trigger language plpgsql as $$
    begin
      if ${condition} then raise exception 'poisoned'; end if;
      return ${event === 'delete' ? 'old' : 'new'};
    end $$;
    create trigger ${name} before ${event} on ${table} for each row execute function poison.${name}()`);
  return () => sql.unsafe(`drop function poison.${name}() cascade`);
}

const failureOf = async (job: string, item: string | number) => {
  const [row] = await sql<{ attempts: number; error: string; is_set_aside: boolean }[]>`
    select attempts, error, set_aside_at is not null as is_set_aside from private.job_failures
    where job = ${job} and item = ${String(item)}`;
  return row;
};

/**
 * Runs a job until it sets an item aside, after exactly three failures; a run beside other tests may work on their items first.
 * Returns the failure.
 */
async function runUntilSetAside(job: string, item: string | number, run: () => Promise<unknown>) {
  for (;;) {
    await run();
    const failure = await failureOf(job, item);
    if (failure?.is_set_aside) {
      expect(failure).toMatchObject({ attempts: 3 });
      return failure;
    }
  }
}

/** Expects a job to set the item aside and report it; a later run must not try it. */
async function setsAside(job: string, item: string | number, run: () => Promise<unknown>) {
  const failure = await runUntilSetAside(job, item, run);
  await run();
  expect(await failureOf(job, item)).toEqual(failure);
  const { health } = await getStaffOverview(actors.admin.db, 'day');
  expect(health!.set_aside).toContainEqual(
    expect.objectContaining({ job, item: String(item), error: failure.error }),
  );
  await retryJobItem(actors.admin.db, { job, item: String(item) });
  expect(await failureOf(job, item)).toBeUndefined();
}

const day = async (days: number) =>
  (
    await sql<{ day: string }[]>`
      select ((now() at time zone 'Asia/Baghdad')::date + ${days}::int)::text as day`
  )[0]!.day;

it('limits retrying an item to staff with the right to settings', async () => {
  const item = { job: 'x', item: 'y' };
  for (const name of ['buyer', 'seller', 'support'] as const)
    await expect(retryJobItem(actors[name].db, item)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(retryJobItem(actors.anonymous.db, item)).rejects.toMatchObject({ code: 'not_signed_in' });
});

it('leaves conflicts and server problems to the next run without counting them against an item', async () => {
  const failing = (state: string) =>
    sql`select private.try_job_items('test', array['a', 'b'],
      ${`do $do$ begin raise exception 'x' using errcode = '${state}'; end $do$`})`;
  await expect(failing('40P01')).rejects.toMatchObject({ code: '40P01' });
  await expect(failing('53100')).rejects.toMatchObject({ code: '53100' });
  expect(await failureOf('test', 'a')).toBeUndefined();
  await failing('22012');
  expect([await failureOf('test', 'a'), await failureOf('test', 'b')]).toMatchObject([
    { attempts: 1, error: '22012: x' },
    { attempts: 1 },
  ]);
});

it('finds the poisoned items of a batch by halving, and rolls back what failed', async () => {
  await sql`create table poison.numbers (number int primary key)`;
  const items = Array.from({ length: 20 }, (_, index) => String(index));
  const [row] = await sql<{ worked: string[] }[]>`
    select private.try_job_items('halves', ${items},
      'insert into poison.numbers select n::int / (case when n in (''3'', ''17'') then 0 else 1 end) from unnest($1) n') as worked`;
  expect(row!.worked).toEqual(items.filter((item) => !['3', '17'].includes(item)));
  expect((await sql`select count(*)::int as count from poison.numbers`)[0]).toEqual({ count: 18 });
  expect(await failureOf('halves', '17')).toMatchObject({ attempts: 1, error: '22012: division by zero' });
});

describe('work-imports', () => {
  const stage = async (skus: string[]) => {
    const id = randomUUID();
    const fileHash = (randomUUID() + randomUUID()).replaceAll('-', '');
    await createImport(db(), { id, fileName: 'prices.csv', fileHash, mode: 'both' });
    await stageImportRows(
      db(),
      id,
      skus.map((sku, index) => ({
        row: index + 2,
        values: {
          sku,
          name_en: 'Hammer',
          name_ar: 'مطرقة',
          category: category_id,
          unit: 'Piece',
          price: 9000,
        },
        problems: [],
      })),
    );
    return id;
  };
  const work = () => sql`select private.work_imports()`;
  const finish = async (id: string) => {
    for (;;) {
      await work();
      const progress = await getImport(db(), id);
      if (!['checking', 'applying', 'undoing'].includes(progress.status) || progress.set_aside)
        return progress;
    }
  };

  it('refuses a row that fails because of a fault in the product, reports it to staff and writes the others', async () => {
    const skus = ['JOB-A', 'JOB-POISON-ROW', 'JOB-B'].map((sku) => `${sku}-${randomUUID().slice(0, 8)}`);
    const id = await stage(skus);
    const heal = await poison('public.products', 'insert', `new.sku = '${skus[1]}'`);
    await steerImport(db(), id, 'check');
    expect((await finish(id)).counts).toEqual({ create: 2, refused: 1 });
    await heal();
    const { health } = await getStaffOverview(actors.admin.db, 'day');
    expect(health!.set_aside).toContainEqual(
      expect.objectContaining({ job: 'work-imports', item: `${id} row 3`, error: 'P0001: poisoned' }),
    );
    await steerImport(db(), id, 'apply');
    expect((await finish(id)).counts).toEqual({ created: 2, refused: 1 });
  });

  it('sets an import aside that fails three times, finishes the others, and resumes at the owner’s request', async () => {
    const [bad, good] = [await stage([`JOB-${randomUUID()}`]), await stage([`JOB-${randomUUID()}`])];
    const heal = await poison('public.import_rows', 'update', `new.import_id = '${bad}'`);
    await steerImport(db(), bad, 'check');
    await steerImport(db(), good, 'check');
    expect(await finish(good)).toMatchObject({ status: 'checked', counts: { create: 1 } });
    expect(await runUntilSetAside('work-imports', bad, work)).toMatchObject({ error: 'P0001: poisoned' });
    expect(await getImport(db(), bad)).toMatchObject({ status: 'checking', set_aside: true });
    await heal();
    await work();
    expect(await getImport(db(), bad)).toMatchObject({ status: 'checking', set_aside: true });
    await steerImport(db(), bad, 'retry');
    expect(await finish(bad)).toMatchObject({ status: 'checked', set_aside: false, counts: { create: 1 } });
    await expect(steerImport(db(), bad, 'retry')).rejects.toMatchObject({ code: 'import_state_changed' });
  });
});

it('work-bulk-changes finishes the other changes, and the owner can retry', async () => {
  const start = async (id: string) => {
    const product = await make();
    await sql`insert into private.bulk_changes (id, company_id, actor_id, change, row_count)
      values (${id}, ${actors.seller.company!}, ${actors.seller.id}, '{"kind": "unpublish"}', 1)`;
    await sql`insert into private.bulk_change_rows (change_id, product_id) values (${id}, ${product})`;
  };
  const [bad, good] = [randomUUID(), randomUUID()];
  // Before the change exists, because other tests run the job, too.
  const heal = await poison('private.bulk_change_rows', 'update', `new.change_id = '${bad}'`);
  await start(bad);
  await start(good);
  const work = () => sql`select private.work_bulk_changes()`;
  await runUntilSetAside('work-bulk-changes', bad, work);
  await work();
  expect(await getBulkChange(db(), good)).toMatchObject({ status: 'done', changed: 1 });
  expect(await getBulkChange(db(), bad)).toMatchObject({ status: 'working', changed: 0, set_aside: true });
  await heal();
  await work();
  expect(await getBulkChange(db(), bad)).toMatchObject({ status: 'working', set_aside: true });
  await steerBulkChange(db(), bad, 'retry');
  await work();
  expect(await getBulkChange(db(), bad)).toMatchObject({ status: 'done', changed: 1, set_aside: false });
});

it('index-products indexes the other products', async () => {
  const [bad, good] = [await make(), await make()];
  await sql`delete from private.search_documents where product_id in (${bad}, ${good})`;
  await sql`insert into private.index_queue (product_id) values (${bad}), (${good}) on conflict do nothing`;
  const heal = await poison('private.search_documents', 'insert', `new.product_id = ${bad}`);
  await setsAside('index-products', bad, () => sql`select private.work_index_queue()`);
  const indexed = () =>
    sql`select product_id::int as id from private.search_documents where product_id in (${bad}, ${good}) order by 1`;
  expect([...(await indexed())]).toEqual([{ id: good }]);
  await heal();
  await sql`select private.work_index_queue()`;
  expect([...(await indexed())]).toEqual([{ id: bad }, { id: good }]);
});

it('index-products queues the products of the other categories', async () => {
  const [bad, good] = [await createCategory(sql), await createCategory(sql)];
  await createProduct(sql, { company_id: actors.seller.company!, category_id: bad });
  await createProduct(sql, { company_id: actors.seller.company!, category_id: good });
  await sql`update public.categories set name_en = name_en || ' x' where id in (${bad}, ${good})`;
  const heal = await poison('private.index_category_queue', 'update', `new.category_id = ${bad}`);
  await setsAside('index-products', `category ${bad}`, () => sql`select private.work_index_queue()`);
  expect(await sql`select 1 from private.index_category_queue where category_id = ${good}`).toHaveLength(0);
  await heal();
});

it('refresh-popularity counts the other products', async () => {
  const [bad, good] = [await make(), await make()];
  await sql`insert into private.popularity_due (product_id) values (${bad}), (${good})
    on conflict (product_id) do update set due_at = now()`;
  const heal = await poison('private.popularity_due', 'delete', `old.product_id = ${bad}`);
  await setsAside('refresh-popularity', bad, () => sql`select private.refresh_popularity()`);
  const due =
    await sql`select product_id::int as id from private.popularity_due where product_id in (${bad}, ${good})`;
  expect([...due]).toEqual([{ id: bad }]);
  await heal();
});

it('count-searches counts the other days', async () => {
  const term = `poison ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const [bad, good] = [await day(-3), await day(-2)];
  for (const at of [bad, good])
    await sql`insert into private.search_visits (day, visit, term, typed, language, results)
      values (${at}, gen_random_uuid(), ${term}, ${term}, 'en', 1)`;
  const heal = await poison('private.search_terms', 'insert', `new.term = '${term}' and new.day = '${bad}'`);
  await setsAside('count-searches', bad, () => sql`select private.count_searches()`);
  const days = await sql`select day::text from private.search_terms where term = ${term}`;
  expect([...days]).toEqual([{ day: good }]);
  const left = await sql`select day::text from private.search_visits where term = ${term}`;
  expect([...left]).toEqual([{ day: bad }]);
  await heal();
});

it('refresh-daily-figures writes the other days', async () => {
  const [bad, good] = [await day(-5), await day(-4)];
  // Without a figure of yesterday, the job starts with the oldest order.
  await sql`insert into private.daily_figures (day, orders, revenue, sellers, buyers) values (${await day(-1)}, 0, 0, 0, 0)
    on conflict do nothing`;
  await sql`delete from private.daily_figures where day in (${bad}, ${good})`;
  const heal = await poison('private.daily_figures', 'insert', `new.day = '${bad}'`);
  await setsAside('refresh-daily-figures', bad, () => sql`select private.refresh_daily_figures(10)`);
  const days = await sql`select day::text from private.daily_figures where day in (${bad}, ${good})`;
  expect([...days]).toEqual([{ day: good }]);
  await heal();
  await sql`select private.refresh_daily_figures(10)`;
});

it('refresh-company-figures writes the other companies', async () => {
  const [bad, good] = [actors.seller.company!, actors.otherSeller.company!];
  const at = await day(-2);
  for (const company of [bad, good]) {
    const [checkout] = await sql<{ id: string }[]>`
      insert into public.checkouts (user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district, address,
        language, subtotal, delivery_total)
      values (${actors.buyer.id}, gen_random_uuid(), '', 'Buyer', '+9647700000001', 'b@example.com', 'IQ-BG', 'Mansour',
        'Street 1', 'en', 5000, 0) returning id`;
    await sql`
      insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, governorate, status,
        subtotal, delivery_fee, lead_days, line_count, created_at)
      values ('MW-P' || upper(substr(md5(random()::text), 1, 8)), ${checkout!.id}, ${actors.buyer.id}, ${company}, 'C', 'B',
        'IQ-BG', 'Processing', 5000, 0, 2, 1, ${at}::date + interval '12 hours')`;
  }
  await sql`delete from private.company_daily_figures where company_id in (${bad}, ${good})`;
  const heal = await poison('private.company_daily_figures', 'insert', `new.company_id = '${bad}'`);
  await setsAside('refresh-company-figures', bad, () => sql`select private.refresh_company_figures(3)`);
  const companies = await sql`
    select company_id from private.company_daily_figures where company_id in (${bad}, ${good}) and day = ${at}`;
  expect([...companies]).toEqual([{ company_id: good }]);
  await heal();
});

it('refresh-store-figures writes the other companies', async () => {
  const [bad, good] = [actors.seller.company!, actors.otherSeller.company!];
  await sql`delete from private.store_figures where company_id in (${bad}, ${good})`;
  const heal = await poison('private.store_figures', 'insert', `new.company_id = '${bad}'`);
  await setsAside('refresh-store-figures', bad, () => sql`select private.refresh_store_figures()`);
  const companies =
    await sql`select company_id from private.store_figures where company_id in (${bad}, ${good})`;
  expect([...companies]).toEqual([{ company_id: good }]);
  await heal();
});

it('compare-products finds the other kinds of duplicates', async () => {
  const twin = {
    brand: `Brand ${randomUUID().slice(0, 8)}`,
    model_number: 'M1',
    name_en: `Twin ${randomUUID()}`,
  };
  const ids = [await make(twin), await make(twin)];
  const heal = await poison('private.duplicate_groups', 'insert', `new.kind = 'model'`);
  await setsAside('compare-products', 'model', () => sql`select private.compare_products()`);
  const kinds = () => sql`
    select distinct g.kind from private.duplicate_products d join private.duplicate_groups g on g.id = d.group_id
    where d.product_id = any (${ids}::bigint[]) order by 1`;
  expect([...(await kinds())]).toEqual([{ kind: 'name' }]);
  await heal();
  await compareProducts(sql);
  expect([...(await kinds())]).toEqual([{ kind: 'model' }, { kind: 'name' }]);
});

it('watch-documents notifies the other companies', async () => {
  const add = async (company: string) => {
    const [made] = await sql<{ id: string }[]>`
      insert into private.company_documents (company_id, kind, path, state, expires_on, decided_at)
      values (${company}, 'chamber', ${`${company}/${randomUUID()}.pdf`}, 'accepted', ${await day(10)}, now()) returning id`;
    return Number(made!.id);
  };
  const [bad, good] = [await add(actors.seller.company!), await add(actors.otherSeller.company!)];
  const heal = await poison('private.company_documents', 'update', `new.id = ${bad}`);
  const today = await day(0);
  await setsAside('watch-documents', bad, () => sql`select private.watch_documents(${today}::date)`);
  const warned = await sql`
    select id::int from private.company_documents where id in (${bad}, ${good}) and warned_at is not null`;
  expect([...warned]).toEqual([{ id: good }]);
  await heal();
  await sql`delete from private.company_documents where id in (${bad}, ${good})`;
});

describe('of the quote requests', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const create = (values: object) =>
    createQuote(sql, { buyer: actors.buyer, companies: [actors.seller.company!], ...values });
  const due = { closes_at: hours(20), sent_at: hours(-50) };

  it.each([
    [
      'route-quotes',
      'work_quotes',
      { lines: [{ routed_at: null }] },
      `exists (select from private.quote_lines l where l.request_id = quote_requests.id and l.routed_at is not null)`,
    ],
    ['close-quotes', 'work_quotes', { closes_at: hours(-1) }, `status = 'Closed'`],
    ['expire-quotes', 'remind_quotes', { status: 'Closed', closes_at: hours(-50) }, `status = 'Expired'`],
    ['remind-quote-buyers', 'remind_quotes', due, 'reminded_at is not null'],
  ])('%s goes on with the others', async (job, run, values, done) => {
    const [bad, good] = [await create(values), await create(values)];
    if (job === 'route-quotes') await sql`delete from private.quote_routes where line_id = ${good.lines[0]!}`;
    if (job === 'remind-quote-buyers') {
      for (const request of [bad, good])
        await sendOffer(actors.seller, request, [priced(request.lines[0]!)], {
          valid_until: dayFromToday(1),
        });
      await sql`
        update private.quote_requests set status = 'Closed', closes_at = now() - interval '1 hour'
        where id in (${bad.id}, ${good.id})`;
    }
    const heal = await poison('private.quote_requests', 'update', `new.id = '${bad.id}'`);
    await setsAside(job, bad.id, () => sql.unsafe(`select private.${run}()`));
    const finished = await sql.unsafe(
      `select id from private.quote_requests where id in ('${bad.id}', '${good.id}') and ${done}`,
    );
    expect([...finished]).toEqual([{ id: good.id }]);
    await heal();
    await sql`delete from private.quote_requests where id in (${bad.id}, ${good.id})`;
  });

  it('remind-quote-sellers reminds the other sellers', async () => {
    const [bad, good] = [await create(due), await create(due)];
    await sql`
      update private.quote_sellers set asked_at = now() - interval '2 days' where request_id in (${bad.id}, ${good.id})`;
    const heal = await poison('private.quote_sellers', 'update', `new.request_id = '${bad.id}'`);
    await setsAside('remind-quote-sellers', bad.id, () => sql`select private.remind_quotes()`);
    const reminded = await sql`
      select request_id from private.quote_sellers
      where request_id in (${bad.id}, ${good.id}) and reminded_at is not null`;
    expect([...reminded]).toEqual([{ request_id: good.id }]);
    await heal();
    await sql`delete from private.quote_requests where id in (${bad.id}, ${good.id})`;
  });
});

it('purge-deleted-products removes the other products', async () => {
  const [bad, good] = [await make(), await make()];
  await sql`update public.products set deleted_at = now() - interval '31 days' where id in (${bad}, ${good})`;
  const heal = await poison('public.products', 'delete', `old.id = ${bad}`);
  await setsAside('purge-deleted-products', bad, () => sql`select private.purge_deleted_products()`);
  const left = await sql`select id::int from public.products where id in (${bad}, ${good})`;
  expect([...left]).toEqual([{ id: bad }]);
  await heal();
});

it('clear-sent-emails clears the other mails', async () => {
  const queue = async () => {
    const [made] = await sql<{ id: string }[]>`
      insert into private.outbox (address, language, template, sent_at)
      values ('old@mawad.test', 'en', 'test', now() - interval '31 days') returning id`;
    return Number(made!.id);
  };
  const [bad, good] = [await queue(), await queue()];
  const heal = await poison('private.outbox', 'delete', `old.id = ${bad}`);
  await setsAside('clear-sent-emails', bad, () => sql`select private.clear_sent_emails()`);
  const left = await sql`select id::int from private.outbox where id in (${bad}, ${good})`;
  expect([...left]).toEqual([{ id: bad }]);
  await heal();
});

it('apply-retention clears the other tables', async () => {
  const message = `poison ${randomUUID()}`;
  await sql`insert into private.page_errors (day, page, message, happened) values (${await day(-40)}, 'home', ${message}, 1)`;
  await sql`insert into public.notifications (user_id, kind, read_at, created_at)
    values (${actors.buyer.id}, 'order_approved', now() - interval '100 days', now() - interval '101 days')`;
  const heal = await poison('public.notifications', 'delete', `old.user_id = '${actors.buyer.id}'`);
  await setsAside('apply-retention', 'notifications', () => sql`select private.apply_retention()`);
  expect(await sql`select 1 from private.page_errors where message = ${message}`).toHaveLength(0);
  await heal();
  await sql`select private.apply_retention()`;
  expect(
    await sql`select 1 from public.notifications where user_id = ${actors.buyer.id} and read_at < now() - interval '90 days'`,
  ).toHaveLength(0);
});

it('refresh-search-statistics counts the words even if counting popular products fails', async () => {
  const word = `zq${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await make();
  await sql`insert into private.vocabulary (word, stem, display, in_text) values (${word}, ${word}, ${word}, true)`;
  const heal = await poison('private.search_head', 'insert', 'true');
  const before = await sql`select count(*)::int as count from private.search_head`;
  await setsAside('refresh-search-statistics', 'head', () => sql`select private.refresh_search_statistics()`);
  expect(await sql`select 1 from private.vocabulary where word = ${word}`).toHaveLength(0);
  expect([...(await sql`select count(*)::int as count from private.search_head`)]).toEqual([...before]);
  await heal();
  await sql`select private.refresh_search_statistics()`;
});

it('create-audit-partitions makes the other months', async () => {
  const [month] = await sql<{ next: string; name: string }[]>`
    select (date_trunc('month', now() at time zone 'UTC') + interval '1 month')::date::text as next,
      'audit_log_' || to_char(date_trunc('month', now() at time zone 'UTC') + interval '2 months', 'YYYY_MM') as name`;
  const nextName = `audit_log_${month!.next.slice(0, 7).replace('-', '_')}`;
  await sql.unsafe(`drop table private.${nextName}; drop table private.${month!.name}`);
  // A row of that month in the default partition prevents the creation of its partition.
  const row = randomUUID();
  await sql`insert into public.audit_log (created_at, actor_kind, action, table_name, row_id)
    values (${month!.next}::date + interval '5 days', 'system', 'INSERT', 'poison', ${row})`;
  await setsAside(
    'create-audit-partitions',
    month!.next,
    () => sql`select private.create_audit_partitions()`,
  );
  const made = await sql`select to_regclass(${`private.${month!.name}`}) is not null as later,
    to_regclass(${`private.${nextName}`}) is not null as next`;
  expect([...made]).toEqual([{ later: true, next: false }]);
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from public.audit_log where row_id = ${row}`;
  });
  await sql`select private.create_audit_partitions()`;
});

it('clear-uploads stops listing a file that could not be removed three times', async () => {
  const name = `${actors.seller.company}/${randomUUID()}.webp`;
  await sql`insert into storage.objects (bucket_id, name, created_at) values ('uploads', ${name}, now() - interval '2 days')`;
  const listed = async () =>
    (await sql<{ names: string[] }[]>`select private.list_old_uploads() as names`)[0]!.names.includes(name);
  expect(await listed()).toBe(true);
  await setsAside('clear-uploads', name, async () => {
    if (await listed())
      await sql`select public.record_job_failure('clear-uploads', ${name}, 'Uploads could not be removed: 500')`;
  });
  expect(await listed()).toBe(true);
  await sql`delete from storage.objects where name = ${name}`;
});
