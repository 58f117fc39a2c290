import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import postgres from 'postgres';
import {
  type ActorName,
  type Actors,
  become,
  connect,
  createActors,
  postgresUrl,
  type Sql,
} from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';

/** Histories at once, each on a connection of its own. */
const width = 8;
const price = 1003;

let sql: Sql;
let pool: Sql;
let actors: Actors;
let company: string;
/** Company whose cash the operator's couriers collect, and a courier per connection. */
let courierCompany: string;
let couriers: number[];

beforeAll(async () => {
  sql = connect(2);
  pool = connect(width);
  actors = await createActors(sql);
  company = actors.seller.company!;
  courierCompany = actors.otherSeller.company!;
  for (const one of [company, courierCompany])
    await sql`insert into private.commission_rates (company_id, percent, first_day) values (${one}, 3.25, '2026-01-01')`;
  await sql`insert into private.company_terms (company_id, cash_by) values (${courierCompany}, 'courier')`;
  const made = await sql<{ id: number }[]>`
    insert into private.couriers (name, fee_delivered, fee_returned)
    select 'Courier ' || gen_random_uuid(), 2000, 1000 from generate_series(1, ${width}::int) returning id::float8 as id`;
  couriers = made.map(({ id }) => id);
});
afterAll(async () => {
  await pool.end();
  await sql.end();
});

/** Steps of the life of one order; rates and payments are steps of the same history. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('place' as const), quantity: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ship' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deliver' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('shorten' as const), by: fc.integer({ min: 1, max: 30 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      percent: fc.integer({ min: 0, max: 10_000 }),
      minimum: fc.option(fc.integer({ min: 0, max: 3000 })),
      above: fc.option(fc.integer({ min: 0, max: 3000 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remit' as const),
      missing: fc.integer({ min: 0, max: 1000 }),
      action: fc.constantFrom('accept' as const, 'write_off' as const, 'leave' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The rounding rule in hundredths of a percent and whole dinars. */
function commissionOf(
  goods: number,
  rate: { percent: number; minimum: number | null; maximum: number | null },
): number {
  const exact = goods * rate.percent;
  const rounded = Math.floor(exact / 10_000) + (exact % 10_000 >= 5000 ? 1 : 0);
  return Math.min(goods, Math.min(rate.maximum ?? Infinity, Math.max(rate.minimum ?? 0, rounded)));
}

interface Order {
  id: string;
  number: string;
  /** Cash that the courier has not remitted. */
  cash: number;
  quantity: number;
  rate: { percent: number; minimum: number | null; maximum: number | null };
  status: 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled';
}

/** Runs a history and returns the debt that it must leave, with its orders. */
class History {
  readonly orders: Order[] = [];
  debt = 0;
  private readonly company: string;
  private product = 0;
  private categories: number[] = [];
  private rate: Order['rate'] = { percent: 325, minimum: null, maximum: null };
  private rates = 0;
  private payments: { id: string; amount: number }[] = [];

  /** Courier that collects the cash; none: the seller does. */
  private readonly courier: number | undefined;

  constructor(courier?: number) {
    this.courier = courier;
    this.company = courier === undefined ? company : courierCompany;
  }

  private as<T>(name: ActorName, work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> {
    return pool.begin(async (tx) => {
      await become(tx, actors[name]);
      return work(tx);
    }) as Promise<T>;
  }

  async run(steps: Step[]): Promise<this> {
    await this.createGoods();
    for (const each of steps) await this.take(each);
    return this;
  }

  private async createGoods(): Promise<void> {
    this.categories = [await createCategory(pool)];
    this.categories.push(await createCategory(pool, { parent_id: this.categories[0]! }));
    const goods = { company_id: this.company, category_id: this.categories[1]!, quantity: 1_000_000, price };
    this.product = await createProduct(pool, goods);
  }

  private async take(each: Step): Promise<void> {
    const open = this.orders.find(({ status }) => status === 'Processing');
    const shipped = this.orders.find(({ status }) => status === 'Shipped');
    if (each.kind === 'place') await this.place(each.quantity);
    else if (each.kind === 'rate') await this.changeRate(each);
    else if (each.kind === 'pay') await this.pay(each.amount);
    else if (each.kind === 'reverse') await this.reverse();
    else if (each.kind === 'remit') await this.remit(each);
    else if (each.kind === 'ship' && open) await this.ship(open);
    else if (each.kind === 'shorten' && open && open.quantity > each.by) await this.shorten(open, each.by);
    else if (each.kind === 'cancel' && open) await this.end(open, 'Cancelled');
    else if (each.kind === 'deliver' && shipped) await this.end(shipped, 'Delivered');
    else if (each.kind === 'refuse' && shipped) await this.end(shipped, 'Cancelled');
  }

  private async place(quantity: number): Promise<void> {
    const line = { product_id: this.product, variant_id: null, quantity, unit_price: price };
    const [row] = await this.as(
      'buyer',
      (tx) => tx<{ id: string; number: string }[]>`
      select o ->> 'id' as id, o ->> 'number' as number
      from jsonb_array_elements(public.place_order(${randomUUID()}::uuid, ${tx.json([line])}, ${tx.json(delivery)}) -> 'orders') o`,
    );
    this.orders.push({ ...row!, cash: 0, quantity, rate: this.rate, status: 'Processing' });
  }

  private async version({ id }: Order): Promise<number> {
    const [row] = await pool<{ version: number }[]>`select version from public.orders where id = ${id}`;
    return row!.version;
  }

  private async ship(order: Order): Promise<void> {
    const version = await this.version(order);
    await this.as('admin', (tx) => tx`select public.approve_order(${order.id}::uuid, ${version}::int)`);
    await this.as(
      'admin',
      (tx) => tx`
      select public.change_order_status(${order.id}::uuid, 'Shipped', ${version + 1}::int,
        courier_id => ${this.courier ?? null}::bigint)`,
    );
    order.status = 'Shipped';
  }

  private async shorten(order: Order, by: number): Promise<void> {
    const version = await this.version(order);
    const [line] = await pool<{ id: number }[]>`
      select id::float8 as id from public.order_lines where order_id = ${order.id}`;
    const lines = [{ id: line!.id, quantity: order.quantity - by, missing: 'return' }];
    await this.as(
      this.courier === undefined ? 'seller' : 'otherSeller',
      (tx) => tx`
      select public.report_shortage(${order.id}::uuid, ${tx.json(lines)}, 'Broken', ${version}::int)`,
    );
    order.quantity -= by;
  }

  private async end(order: Order, status: 'Delivered' | 'Cancelled'): Promise<void> {
    const version = await this.version(order);
    await this.as(
      'admin',
      (tx) => tx`select public.change_order_status(${order.id}::uuid, ${status}, ${version}::int, 'Reason')`,
    );
    order.status = status;
    if (status !== 'Delivered') return;
    this.debt += commissionOf(order.quantity * price, order.rate);
    if (this.courier === undefined) return;
    const [row] = await pool<{ cash: number }[]>`
      select cash_collected::float8 as cash from public.orders where id = ${order.id}`;
    order.cash = row!.cash;
    this.debt -= order.cash;
  }

  /** Reads and books a file in which the courier hands over its cash, less than it has of the first order. */
  private async remit({ missing, action }: Extract<Step, { kind: 'remit' }>): Promise<void> {
    const open = this.orders.filter(({ cash }) => cash > 0);
    if (this.courier === undefined || open.length === 0) return;
    const handed = open.map(({ cash }, index) => (index === 0 ? Math.max(cash - missing, 0) : cash));
    const file = open.map(({ number }, index) => ({ row: index + 2, number, amount: handed[index]! }));
    await this.as('financeStaff', async (tx) => {
      const hash = (randomUUID() + randomUUID()).replaceAll('-', '');
      const read = () => tx<{ id: string; known: boolean }[]>`
        select r ->> 'id' as id, (r ->> 'is_known')::boolean as known
        from public.start_remittance(${this.courier!}::bigint, 'file.csv', ${hash}, ${tx.json(file)}, '{}') r`;
      const [remittance] = await read();
      const [again] = await read();
      expect(again).toEqual({ id: remittance!.id, known: true });
      await tx`select public.resolve_remittance_lines(${remittance!.id}::uuid, 1, ${action}, class => 'wrong_amount')`;
      const [booked] = await tx<{ state: string }[]>`
        select public.book_remittance(${remittance!.id}::uuid, 2, 'cash') ->> 'state' as state`;
      expect(booked!.state).toBe('booked');
    });
    for (const [index, order] of open.entries()) {
      const isWrong = handed[index] !== order.cash;
      if (!isWrong || action === 'write_off') order.cash = 0;
      else if (action === 'accept') order.cash -= handed[index]!;
    }
  }

  /** Adds a rate that is more exact than the present one, so that it holds at once. */
  private async changeRate({ percent, minimum, above }: Extract<Step, { kind: 'rate' }>): Promise<void> {
    const category_id = this.categories[this.rates];
    if (category_id === undefined) return;
    this.rates += 1;
    this.rate = { percent, minimum, maximum: above === null ? null : (minimum ?? 0) + above };
    const row = {
      company_id: this.company,
      category_id,
      percent: percent / 100,
      minimum,
      maximum: this.rate.maximum,
    };
    await pool`insert into private.commission_rates ${pool({ ...row, first_day: '2026-01-01' })}`;
  }

  private async pay(amount: number): Promise<void> {
    const [row] = await this.as(
      'financeStaff',
      (tx) => tx<{ id: string }[]>`
      select public.record_payment(${this.company}::uuid, ${randomUUID()}::uuid, ${amount}, (now() at time zone 'Asia/Baghdad')::date, 'cash',
        allow_credit => true) ->> 'transaction_id' as id`,
    );
    this.payments.push({ id: row!.id, amount });
    this.debt -= amount;
  }

  private async reverse(): Promise<void> {
    const payment = this.payments.pop();
    if (!payment) return;
    await this.as(
      'financeStaff',
      (tx) => tx`select public.reverse_transaction(${payment.id}::bigint, 'Bounced')`,
    );
    this.debt += payment.amount;
  }
}

const debtNow = async () => {
  const [row] = await sql<{ debt: number }[]>`
    select coalesce(sum(debt), 0)::float8 as debt from private.company_debts
    where company_id in (${company}, ${courierCompany})`;
  return row!.debt;
};

/** Compares orders with what the ledger has of them. */
async function checkOrders(orders: Order[]): Promise<void> {
  const rows = await sql<{ id: string; frozen: number; posted: number; times: number; cash: number }[]>`
    select o.id, (select sum(l.commission)::float8 from public.order_lines l where l.order_id = o.id) as frozen,
      (select coalesce(-sum(e.amount), 0)::float8 from private.ledger_transactions t
        join private.ledger_entries e on e.transaction_id = t.id
        join private.ledger_accounts a on a.id = e.account_id and a.kind = 'commission' where t.order_id = o.id) as posted,
      (select count(*)::int from private.ledger_transactions t where t.order_id = o.id and t.kind <> 'remittance') as times,
      (select coalesce(sum(c.amount), 0)::float8 from private.courier_cash c where c.order_id = o.id) as cash
    from public.orders o where o.id = any (${orders.map(({ id }) => id)}::uuid[])`;
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const order of orders) {
    const commission = commissionOf(order.quantity * price, order.rate);
    const isDelivered = order.status === 'Delivered';
    const { posted, times, ...row } = found.get(order.id)!;
    expect(row).toMatchObject({ frozen: commission, cash: order.cash });
    expect(posted).toBe(isDelivered ? commission : 0);
    // Nothing is posted if neither commission nor cash changes hands.
    expect(times).toBeLessThanOrEqual(isDelivered ? 1 : 0);
    if (isDelivered && commission > 0) expect(times).toBe(1);
  }
}

/** Faults without cash that other tests write without entries. */
const faults = async () => [
  ...(await sql`
    select * from private.ledger_faults()
    where fault <> 'courier_cash' or split_part(about, ' ', 1)::int = any (${couriers}::int[])`),
];

it('equals the frozen rates, balances and sums after any histories at the same time', async () => {
  const histories = fc.array(fc.array(step, { minLength: 4, maxLength: 14 }), {
    minLength: width,
    maxLength: width,
  });
  await fc.assert(
    fc.asyncProperty(histories, async (all) => {
      const before = await debtNow();
      const ran = await Promise.all(
        all.map((steps, place) => new History(place % 2 === 0 ? undefined : couriers[place]!).run(steps)),
      );
      expect(await debtNow()).toBe(before + ran.reduce((sum, { debt }) => sum + debt, 0));
      await checkOrders(ran.flatMap(({ orders }) => orders));
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(await faults()).toEqual([]);
});

it('loses and doubles nothing when connections are killed while they deliver', async () => {
  const claims = JSON.stringify({ sub: actors.admin.id, role: 'authenticated', aal: 'aal2' });
  for (let round = 0; round < 12; round += 1) {
    const [order] = (await new History().run([{ kind: 'place', quantity: 10 }, { kind: 'ship' }])).orders;
    const before = await debtNow();
    const doomed = postgres(postgresUrl(), { max: 1, onnotice: () => undefined });
    const [{ pid }] = await doomed<[{ pid: number }]>`select pg_backend_pid() as pid`;
    // Half of the rounds die before the commit, the others at about its time.
    const delivered = doomed.unsafe(`
      begin;
      set local request.jwt.claims = '${claims}';
      set local role authenticated;
      select public.deliver_order('${order!.id}', null, 3);
      reset role;
      ${round % 2 === 0 ? 'select pg_terminate_backend(pg_backend_pid());' : ''}
      commit`);
    const ended = delivered.catch(() => undefined);
    if (round % 2 === 1) await sql`select pg_terminate_backend(${pid})`;
    await ended;
    await doomed.end({ timeout: 0 });
    // The page sends the same decision again; a repeated one changes nothing.
    await sql.begin(async (tx) => {
      await become(tx, actors.admin);
      await tx`select public.deliver_order(${order!.id}::uuid, null, 3)`;
    });
    order!.status = 'Delivered';
    await checkOrders([order!]);
    expect(await debtNow()).toBe(before + commissionOf(10 * price, order!.rate));
  }
  expect(await faults()).toEqual([]);
});
