import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import postgres from 'postgres';
import { type ActorName, become, connect, type Sql } from './actors.ts';
import { createProduct, delivery, stockOf } from './goods.ts';
import { createReturnWorld, type ReturnWorld } from './returned-goods.ts';

/** Histories at once, each on a connection of its own. */
const width = 6;
const price = 1003;

let sql: Sql;
let pool: Sql;
let world: ReturnWorld;
let category: number;

beforeAll(async () => {
  sql = connect(2);
  pool = connect(width);
  world = await createReturnWorld(sql);
  const [row] = await sql<{ id: number }[]>`
    select category_id::float8 as id from public.products where id = ${world.piece}`;
  category = row!.id;
});
afterAll(async () => {
  await pool.end();
  await sql.end();
});

const share = fc.integer({ min: 0, max: 10 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ kind: fc.constant('request' as const), share, fault: fc.boolean() },
      wish: fc.constantFrom('refund' as const, 'exchange' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('exchange' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ kind: fc.constant('replacement' as const), share },
      end: fc.constantFrom('Delivered' as const, 'short' as const, 'Cancelled' as const, 'Rejected' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('accept' as const), keeps: fc.boolean(), share }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('agree' as const), agrees: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('receive' as const), share, restock: share, cut: share }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refuse' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('appeal' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('decide' as const), share, restock: share, amount: share },
      outcome: fc.constantFrom('buyer' as const, 'partly' as const, 'seller' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Histories that reach what random ones reach seldom: an undone receipt and settlement, a decision, and exchanges. */
const whole = { share: 10, restock: 5, cut: 0 };
const certain: [pieces: number, shortage: number, steps: Step[]][] = [
  [
    5,
    1,
    [
      { kind: 'request', share: 6, fault: true, wish: 'refund' },
      { kind: 'accept', keeps: false, share: 0 },
      { kind: 'receive', ...whole },
      { kind: 'undo' },
      { kind: 'receive', ...whole },
      { kind: 'settle' },
      { kind: 'undo' },
      { kind: 'settle' },
    ],
  ],
  [
    4,
    0,
    [
      { kind: 'request', share: 10, fault: true, wish: 'refund' },
      { kind: 'refuse' },
      { kind: 'appeal' },
      { kind: 'decide', share: 10, restock: 10, amount: 7, outcome: 'partly' },
      { kind: 'receive', ...whole },
      { kind: 'settle' },
    ],
  ],
  [
    4,
    0,
    [
      { kind: 'request', share: 10, fault: true, wish: 'refund' },
      { kind: 'refuse' },
      { kind: 'appeal' },
      { kind: 'decide', share: 0, restock: 0, amount: 7, outcome: 'partly' },
      { kind: 'settle' },
    ],
  ],
  [
    4,
    1,
    [
      { kind: 'request', share: 10, fault: true, wish: 'refund' },
      { kind: 'accept', keeps: false, share: 0 },
      { kind: 'receive', ...whole, share: 5 },
      { kind: 'settle' },
      { kind: 'appeal' },
      { kind: 'decide', share: 10, restock: 2, amount: 9, outcome: 'partly' },
      { kind: 'settle' },
    ],
  ],
  [
    5,
    1,
    [
      { kind: 'request', share: 10, fault: true, wish: 'exchange' },
      { kind: 'accept', keeps: false, share: 0 },
      { kind: 'receive', ...whole },
      { kind: 'exchange' },
      { kind: 'replacement', share: 7, end: 'short' },
      { kind: 'settle' },
      { kind: 'replacement', share: 0, end: 'Delivered' },
      { kind: 'wait' },
      { kind: 'request', share: 5, fault: true, wish: 'refund' },
      { kind: 'accept', keeps: false, share: 0 },
      { kind: 'receive', ...whole },
      { kind: 'settle' },
      { kind: 'undo' },
      { kind: 'settle' },
      { kind: 'wait' },
      { kind: 'request', share: 10, fault: true, wish: 'exchange' },
      { kind: 'accept', keeps: false, share: 0 },
      { kind: 'receive', ...whole },
      { kind: 'exchange' },
      { kind: 'replacement', share: 0, end: 'Cancelled' },
      { kind: 'settle' },
    ],
  ],
];

interface Row {
  id: string;
  version: number;
  value: number;
  line: number;
  quantity: number;
  received: number | null;
}

/** Life of one delivered order with its returns; steps that the state refuses change nothing. */
class History {
  private readonly pieces: number;
  private readonly shortage: number;
  private order = '';
  /** Newest order that the buyer got: the paid one, or the last exchange. */
  private newest = '';
  private line = 0;
  private product = 0;

  constructor(pieces: number, shortage: number) {
    this.pieces = pieces;
    this.shortage = Math.min(shortage, pieces - 1);
  }

  private as<T>(name: ActorName, work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> {
    return pool.begin(async (tx) => {
      await become(tx, world.actors[name]);
      return work(tx);
    }) as Promise<T>;
  }

  async run(steps: Step[]): Promise<void> {
    await this.deliver();
    for (const each of steps) {
      await this.take(each).catch((error: unknown) => {
        if (!(error instanceof postgres.PostgresError && error.code.startsWith('PT'))) throw error;
      });
      await this.check();
    }
  }

  private async deliver(): Promise<void> {
    this.product = await createProduct(pool, {
      ...{ company_id: world.company, category_id: category, quantity: 1000, price },
    });
    const line = { product_id: this.product, variant_id: null, quantity: this.pieces, unit_price: price };
    const [placed] = await this.as(
      'buyer',
      (tx) => tx<{ id: string }[]>`
        select public.place_order(${randomUUID()}::uuid, ${tx.json([line])}, ${tx.json(delivery)}) #>> '{orders,0,id}' as id`,
    );
    this.order = placed!.id;
    const [row] = await pool<{ id: number }[]>`
      select id::float8 as id from public.order_lines where order_id = ${this.order}`;
    this.line = row!.id;
    if (this.shortage > 0) {
      const lines = [{ id: this.line, quantity: this.pieces - this.shortage, missing: 'return' }];
      await this.as(
        'seller',
        (tx) => tx`select public.report_shortage(${this.order}::uuid, ${tx.json(lines)}, 'Broken', 1)`,
      );
    }
    await this.end(this.order, 'Delivered');
    this.newest = this.order;
  }

  private async end(order: string, status: 'Delivered' | 'Cancelled' | 'Rejected'): Promise<void> {
    const calls =
      status === 'Delivered'
        ? [
            'approve_order($1, $2)',
            `change_order_status($1, 'Shipped', $2)`,
            `change_order_status($1, 'Delivered', $2)`,
          ]
        : [`change_order_status($1, '${status}', $2, 'None left')`];
    for (const call of calls) {
      const [{ version }] = await pool<[{ version: number }]>`
        select version from public.orders where id = ${order}`;
      await this.as('admin', (tx) => tx.unsafe(`select public.${call}`, [order, version]));
    }
  }

  /** Delivers, shortens or ends the replacement that is not delivered yet. */
  private async replace({ share: tenths, end }: Extract<Step, { kind: 'replacement' }>): Promise<void> {
    const [o] = await pool<{ id: string; version: number; line: number; quantity: number }[]>`
      select o.id, o.version, l.id::float8 as line, l.quantity::float8 as quantity
      from public.orders o join public.order_lines l on l.order_id = o.id
      where o.is_exchange and o.status = 'Processing' and l.product_id = ${this.product}`;
    if (!o) return;
    if (end === 'short') {
      const lines = [{ id: o.line, quantity: Math.floor((o.quantity * tenths) / 10), missing: 'return' }];
      await this.as(
        'seller',
        (tx) => tx`select public.report_shortage(${o.id}::uuid, ${tx.json(lines)}, 'Broken', ${o.version})`,
      );
      return;
    }
    await this.end(o.id, end);
    if (end === 'Delivered') this.newest = o.id;
  }

  /** The newest return that is not closed. */
  private async open(): Promise<Row | undefined> {
    const [row] = await pool<Row[]>`
      select r.id, r.version, r.value::float8 as value, x.id::float8 as line, x.quantity::float8 as quantity,
        x.received::float8 as received
      from private.returns r join private.return_lines x on x.return_id = r.id
      where r.order_id in (${this.order}, ${this.newest}) and r.status <> 'Closed' order by r.created_at desc limit 1`;
    return row;
  }

  private async take(each: Step): Promise<void> {
    if (each.kind === 'request') return this.request(each);
    if (each.kind === 'replacement') return this.replace(each);
    if (each.kind === 'wait') {
      await pool`update private.returns set due_at = now() - interval '1 second' where order_id in (${this.order}, ${this.newest}) and due_at is not null`;
      await pool`
        select private.end_return_clocks(array(select r.id::text from private.returns r where r.order_id in (${this.order}, ${this.newest})))`;
      return;
    }
    const r = await this.open();
    if (!r) return;
    const part = (tenths: number, of: number) => Math.floor((of * tenths) / 10);
    const call = (name: ActorName, expression: string, body: object = {}) =>
      this.as(name, (tx) =>
        tx.unsafe(
          `select public.${expression}`,
          expression.includes('$3')
            ? [r.id, r.version, tx.json(body as postgres.JSONValue) as never]
            : [r.id, r.version],
        ),
      );
    const goods = (tenths: number, restock: number) => {
      const quantity = part(tenths, r.quantity);
      return [{ id: r.line, quantity, restock: part(restock, quantity), condition: 'opened' }];
    };
    switch (each.kind) {
      case 'accept':
        await call('seller', 'accept_return($1, $3, $2)', {
          handover: each.keeps ? 'keep' : 'pickup',
          ...(each.keeps && { reduction: part(each.share, r.value) + 1 }),
        });
        return;
      case 'agree':
        await call('buyer', `answer_reduction($1, ${each.agrees}, $2)`);
        return;
      case 'receive':
        await call('seller', 'receive_return($1, $3, $2)', {
          lines: goods(each.share, each.restock),
          ...(each.cut > 6 && { refund: part(10 - each.cut, r.value), note: 'Worn' }),
        });
        return;
      case 'settle': {
        const [{ day }] = await pool<[{ day: string }]>`select private.today_in_iraq()::text as day`;
        await call('seller', 'settle_return($1, $3, $2)', { way: 'cash', day });
        return;
      }
      case 'exchange':
        await call('seller', 'exchange_return($1, $2)');
        return;
      case 'undo':
        await call('seller', `undo_return_step($1, 'Wrong', $2)`);
        return;
      case 'refuse':
        await call('seller', `refuse_return($1, 'Used', '{}', $2)`);
        return;
      case 'appeal':
        await call('buyer', `appeal_return($1, 'No', '{}', $2)`);
        return;
      case 'withdraw':
        await call('buyer', 'withdraw_return($1, $2)');
        return;
      case 'decide':
        await call('admin', 'decide_return($1, $3, $2)', {
          ...{ outcome: each.outcome, reason: 'Seen' },
          ...(each.outcome === 'partly' && {
            amount: part(each.amount, r.value),
            ...(r.received !== null && { lines: goods(each.share, each.restock) }),
          }),
          ...(each.outcome !== 'seller' && r.received === null && each.share > 4 && { comes_back: true }),
        });
        return;
    }
  }

  /** Asks for goods of the newest order, or by reasons without a fault for those of the paid one. */
  private async request({ share: tenths, fault, wish }: Extract<Step, { kind: 'request' }>): Promise<void> {
    const order = fault ? this.newest : this.order;
    const [line] = await pool<[{ id: number; quantity: number }]>`
      select id::float8 as id, quantity::float8 as quantity from public.order_lines where order_id = ${order}`;
    const body = {
      ...{ wish, phone: delivery.phone },
      lines: [
        {
          order_line_id: line.id,
          quantity: Math.max(1, Math.floor((line.quantity * tenths) / 10)),
          reason_id: world.reasons.get(fault ? 'faulty' : 'no_longer_needed')!,
        },
      ],
    };
    await this.as(
      'buyer',
      (tx) => tx`select public.request_return(${order}::uuid, ${tx.json(body)}, ${randomUUID()}::uuid)`,
    );
  }

  /** Stock, papers, ledger and the amounts of order, lines and returns agree. */
  private async check(): Promise<void> {
    const [row] = await pool<[Record<string, number>]>`
      select l.quantity::float8 as sold, l.returned_quantity::float8 as returned, l.refunded::float8 as line_refunded,
        l.line_total::float8 as line_total, l.commission::float8 as frozen, o.refunded::float8 as refunded, o.refunded_fee::float8 as fee,
        o.delivery_fee::float8 as delivery_fee,
        (select coalesce(sum(r.credited), 0)::float8 from private.returns r where r.order_id = any (a.orders)) as credited,
        (select coalesce(sum(x.commission), 0)::float8 from private.return_lines x where x.order_line_id = any (a.lines)) as given_back,
        (select coalesce(sum(x.restock), 0)::float8 from private.return_lines x where x.order_line_id = any (a.lines)) as restocked,
        a.replaced, a.kept, a.unpaid,
        (select h.quantity::float8 from private.held_by_returns(l.id) h) as held,
        (select sum(case p.kind when 'invoice' then p.total else -p.total end)::float8 from private.order_papers p
          where p.order_id = o.id) as papers,
        o.total::float8 as total,
        (select sum(-e.amount)::float8 from private.ledger_transactions t join private.ledger_entries e on e.transaction_id = t.id
          join private.ledger_accounts a on a.id = e.account_id and a.kind = 'commission' where t.order_id = o.id) as posted
      from public.orders o join public.order_lines l on l.order_id = o.id
      cross join lateral (
        select array_agg(y.order_id) as orders, array_agg(y.id) as lines,
          coalesce(sum(y.quantity) filter (where e.is_exchange and e.status not in ('Cancelled', 'Rejected')), 0)::float8 as replaced,
          sum(y.quantity - coalesce(back.quantity, 0)) filter (where e.status = 'Delivered')::float8 as kept,
          coalesce(sum(y.line_total + y.refunded) filter (where e.is_exchange), 0)::float8 as unpaid
        from public.order_lines y join public.orders e on e.id = y.order_id
        left join lateral (select sum(x.received) as quantity from private.return_lines x where x.order_line_id = y.id) back on true
        where l.id in (y.id, y.replaces_line_id)) a
      where o.id = ${this.order}`;
    const { sold, returned, line_refunded, line_total, frozen, refunded, fee, delivery_fee, credited } = row;
    const { given_back, restocked, held, papers, total, posted, replaced, kept, unpaid } = row;
    expect([refunded, line_refunded]).toEqual([credited, credited]);
    expect(papers).toBeCloseTo(total! - refunded! - fee!, 2);
    expect(posted).toBe(frozen! - given_back!);
    expect(given_back).toBeGreaterThanOrEqual(0);
    expect(given_back).toBeLessThanOrEqual(frozen!);
    if (line_refunded === line_total) expect(posted).toBe(0);
    if (line_refunded === 0) expect(posted).toBe(frozen);
    expect(Math.max(returned!, held!)).toBeLessThanOrEqual(sold!);
    expect(fee).toBeLessThanOrEqual(delivery_fee!);
    expect(await stockOf(pool, this.product)).toBe(1000 - sold! - replaced! + restocked!);
    // The buyer never has more goods than were paid for, and exchanges cost nothing.
    expect(kept).toBeLessThanOrEqual(sold!);
    expect(unpaid).toBe(0);
  }
}

it('keeps stock, papers, ledger and amounts in step over random histories @return-histories', async () => {
  const histories = fc.sample(
    fc.tuple(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 3 }),
      fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }),
    ),
    { numRuns: 60 },
  );
  const queue = [...histories, ...certain];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [pieces, shortage, steps] = next;
        await new History(pieces, shortage).run(steps).catch((error: unknown) => {
          throw new Error(
            `${JSON.stringify(next)}: ${error instanceof Error ? error.message : String(error)}`,
          );
        });
      }
    }),
  );
  // Other tests write cash of couriers without entries.
  expect(await sql`select * from private.ledger_faults() where fault <> 'courier_cash'`).toEqual([]);
  expect(await sql`select * from private.report_faults() where key = ${world.company}`).toEqual([]);
  await sql`select private.refresh_return_days(interval '1 hour')`;
  expect(await sql`select * from private.return_day_faults() where company_id = ${world.company}`).toEqual(
    [],
  );
  const [reached] = await sql<[Record<string, number>]>`
    select count(*) filter (where e.kind = 'settled')::int as settled, count(*) filter (where e.kind = 'decided')::int as decided,
      count(*) filter (where e.kind = 'undone')::int as undone, count(*) filter (where e.kind = 'exchanged')::int as exchanged,
      count(*) filter (where e.kind = 'not_replaced')::int as unreplaced
    from private.return_events e join private.returns r on r.id = e.return_id where r.company_id = ${world.company}`;
  expect(Math.min(...Object.values(reached))).toBeGreaterThan(0);
}, 300_000);
