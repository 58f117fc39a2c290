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

/** Seed of the random histories; a failure prints it with the history that failed. */
const seed = 2026_11_28;
const numRuns = 2000;

let sql: Sql;
let actors: Actors;
let company: string;
/** Company whose cash the operator's couriers collect, and a courier per connection. */
let courierCompany: string;
let couriers: number[];
/** Reason of returns. */
let reason: number;
let places: Place[];

beforeAll(async () => {
  sql = connect(2);
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
  const [damaged] = await sql<{ id: number }[]>`
    select id::float8 as id from private.return_reasons where code = 'damaged'`;
  reason = damaged!.id;
  places = await openPlaces();
});
afterAll(async () => {
  await Promise.all(places.map(({ db }) => db.end()));
  await sql.end();
});

/** Rate of both companies before a step changes it. */
const baseRate: Rate = { percent: 325, minimum: null, maximum: null };

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
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('return' as const), pieces: fc.integer({ min: 1, max: 20 }) }),
  },
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
function commissionOf(goods: number, rate: Rate): number {
  const exact = goods * rate.percent;
  const rounded = Math.floor(exact / 10_000) + (exact % 10_000 >= 5000 ? 1 : 0);
  return Math.min(goods, Math.min(rate.maximum ?? Infinity, Math.max(rate.minimum ?? 0, rounded)));
}

interface Rate {
  /** Hundredths of a percent. */
  percent: number;
  minimum: number | null;
  maximum: number | null;
}

interface Order {
  quantity: number;
  returned: number;
  rate: Rate;
  status: 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled';
}

/** A step that the state of its history allows; `order` is a place among the orders of the history. */
type Command = Step & { order?: number };

/** A history with the state that it must leave, except for cash, which depends on delivery fees. */
class History {
  readonly commands: Command[] = [];
  readonly orders: Order[] = [];
  /** Payments less their reversals. */
  paid = 0;
  private readonly payments: number[] = [];

  private readonly hasCourier: boolean;
  rate: Rate;

  /** `rate` holds when the history begins; steps change it for the next history of the connection. */
  constructor(steps: Step[], hasCourier: boolean, rate: Rate) {
    this.hasCourier = hasCourier;
    this.rate = rate;
    for (const step of steps) this.take(step);
  }

  private take(step: Step): void {
    const find = (status: Order['status'], fits: (order: Order) => boolean = () => true) =>
      this.orders.findIndex((order) => order.status === status && fits(order));
    const change = (order: number, apply: (found: Order) => void) => {
      if (order < 0) return;
      apply(this.orders[order]!);
      this.commands.push({ ...step, order });
    };
    switch (step.kind) {
      case 'place':
        this.orders.push({ quantity: step.quantity, returned: 0, rate: this.rate, status: 'Processing' });
        this.commands.push(step);
        return;
      case 'rate':
        this.rate = { ...step, maximum: step.above === null ? null : (step.minimum ?? 0) + step.above };
        this.commands.push(step);
        return;
      case 'pay':
        this.payments.push(step.amount);
        this.paid += step.amount;
        this.commands.push(step);
        return;
      case 'reverse':
        if (this.payments.length === 0) return;
        this.paid -= this.payments.pop()!;
        this.commands.push(step);
        return;
      case 'remit':
        if (this.hasCourier) this.commands.push(step);
        return;
      case 'ship':
        return change(find('Processing'), (order) => (order.status = 'Shipped'));
      case 'shorten':
        return change(
          find('Processing', ({ quantity }) => quantity > step.by),
          (order) => (order.quantity -= step.by),
        );
      case 'cancel':
        return change(find('Processing'), (order) => (order.status = 'Cancelled'));
      case 'refuse':
        return change(find('Shipped'), (order) => (order.status = 'Cancelled'));
      case 'deliver':
        return change(find('Shipped'), (order) => (order.status = 'Delivered'));
      case 'return':
        return change(
          find('Delivered', ({ quantity, returned }) => quantity - returned >= step.pieces),
          (order) => (order.returned += step.pieces),
        );
    }
  }

  /** Cash that the courier must still have of each order, from what it collected. */
  cashAfter(collected: number[]): number[] {
    const cash = collected.map(() => 0);
    for (const command of this.commands) {
      if (command.kind === 'deliver') cash[command.order!] = collected[command.order!]!;
      if (command.kind !== 'remit') continue;
      const first = cash.findIndex((amount) => amount > 0);
      for (const [place, amount] of cash.entries()) {
        const handed = place === first ? Math.max(amount - command.missing, 0) : amount;
        if (handed === amount || command.action === 'write_off') cash[place] = 0;
        else if (command.action === 'accept') cash[place] = amount - handed;
      }
    }
    return cash;
  }
}

/** Commission that the marketplace keeps of a delivered order. */
function keptCommission({ quantity, returned, rate }: Order): number {
  const frozen = commissionOf(quantity * price, rate);
  // Rounded half up; the quotient is exact enough, because halves are.
  return frozen - (returned === quantity ? frozen : Math.round((frozen * returned) / quantity));
}

/** Facts of the connection that runs histories. */
interface Place {
  db: Sql;
  company: string;
  seller: ActorName;
  courier: number | null;
  product: number;
  category: number;
}

/** Each connection runs its histories by one call, in a database transaction per step, without a round trip in between. */
async function openPlaces(): Promise<Place[]> {
  const category = await Promise.all(couriers.map(() => createCategory(sql)));
  return Promise.all(
    couriers.map(async (courier, place) => {
      const hasCourier = place % 2 === 1;
      const company_id = hasCourier ? courierCompany : company;
      const goods = { company_id, category_id: category[place]!, quantity: 1_000_000, price };
      const db = connect(1);
      await db.unsafe(runHistories);
      return {
        ...{
          db,
          company: company_id,
          seller: hasCourier ? 'otherSeller' : 'seller',
          category: category[place]!,
        },
        ...{ courier: hasCourier ? courier : null, product: await createProduct(sql, goods) },
      };
    }),
  );
}

/** Runs histories on a connection; returns the ids of their orders. */
async function run({ db, ...place }: Place, histories: History[]): Promise<string[][]> {
  const claims = (name: ActorName) =>
    JSON.stringify({ sub: actors[name].id, role: 'authenticated', aal: 'aal1' });
  const world = {
    ...{ ...place, price, delivery, reason },
    ...{
      buyer: claims('buyer'),
      admin: claims('admin'),
      finance: claims('financeStaff'),
      seller: claims(place.seller),
    },
  };
  const commands = histories.map((history) => history.commands);
  try {
    const [row] = await db<{ made: string[][] }[]>`
      call pg_temp.run_histories(${db.json(world)}, ${db.json(commands as never)}, null)`;
    return row!.made;
  } catch (error) {
    const [{ at }] = await db<[{ at: string }]>`select current_setting('history.at') as at`;
    const { message, where } = error as postgres.PostgresError;
    throw new Error(`${message} in ${JSON.stringify(commands[Number(at)])}, seed ${seed}: ${where}`, {
      cause: error,
    });
  }
}

/** Procedure that takes the steps of histories, each in a transaction of its own, with the rights of the person who takes them. */
const runHistories = `
create function pg_temp.act(claims text) returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', claims::jsonb ->> 'sub', true);
  execute 'set local role authenticated';
end
$$;
create function pg_temp.version_of(id uuid) returns int language plpgsql as $$
begin
  return (select o.version from public.orders o where o.id = version_of.id);
end
$$;
create function pg_temp.change_rate(w jsonb, s jsonb) returns void language plpgsql as $$
declare
  retired int;
begin
  select count(*) into retired from private.commission_rates r where r.category_id = (w ->> 'category')::bigint;
  -- Rates are ended, never moved, and only one of a scope begins on a day.
  set local session_replication_role = replica;
  update private.commission_rates r set first_day = date '2003-01-01' + retired, last_day = date '2003-01-01' + retired
  where r.category_id = (w ->> 'category')::bigint and r.last_day is null;
  set local session_replication_role = origin;
  insert into private.commission_rates (company_id, category_id, percent, minimum, maximum, first_day)
  values ((w ->> 'company')::uuid, (w ->> 'category')::bigint, (s ->> 'percent')::numeric / 100, (s ->> 'minimum')::numeric,
    (s ->> 'above')::numeric + coalesce((s ->> 'minimum')::numeric, 0), '2026-01-01');
end
$$;
create function pg_temp.step_return(w jsonb, step text, r uuid, body jsonb) returns void language plpgsql as $$
declare
  seen int := (select x.version from private.returns x where x.id = r);
begin
  perform pg_temp.act(w ->> 'seller');
  execute format('select public.%I($1, $2, $3)', step) using r, body, seen;
  reset role;
end
$$;
create function pg_temp.return_goods(w jsonb, s jsonb, order_id uuid) returns void language plpgsql as $$
declare
  line bigint := (select l.id from public.order_lines l where l.order_id = return_goods.order_id);
  r uuid;
  returned bigint;
begin
  perform pg_temp.act(w ->> 'buyer');
  r := public.request_return(order_id, jsonb_build_object('wish', 'refund', 'phone', w -> 'delivery' -> 'phone', 'lines', jsonb_build_array(
    jsonb_build_object('order_line_id', line, 'quantity', s -> 'pieces', 'reason_id', w -> 'reason'))), gen_random_uuid()) ->> 'id';
  reset role;
  returned := (select x.id from private.return_lines x where x.return_id = r);
  perform pg_temp.step_return(w, 'accept_return', r, '{"handover": "pickup"}');
  perform pg_temp.step_return(w, 'receive_return', r, jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('id', returned,
    'quantity', s -> 'pieces', 'restock', 0, 'condition', 'damaged'))));
  perform pg_temp.step_return(w, 'settle_return', r, jsonb_build_object('way', 'cash', 'day', (now() at time zone 'Asia/Baghdad')::date));
end
$$;
-- The courier hands over its cash of these orders, less than it has of the first.
create function pg_temp.remit(w jsonb, s jsonb, ids uuid[]) returns void language plpgsql as $$
declare
  file jsonb;
  r jsonb;
  hash text := encode(sha256(gen_random_uuid()::text::bytea), 'hex');
  is_late boolean;
begin
  select jsonb_agg(jsonb_build_object('row', x.place + 1, 'number', x.number,
    'amount', case x.place when 1 then greatest(x.amount - (s ->> 'missing')::numeric, 0) else x.amount end) order by x.place)
  into file
  from (select row_number() over (order by i.place) as place, o.number, c.amount from unnest(ids) with ordinality i (id, place)
    join public.orders o on o.id = i.id join private.courier_cash c on c.order_id = o.id where c.amount > 0) x;
  if file is null then
    return;
  end if;
  perform pg_temp.act(w ->> 'finance');
  r := public.start_remittance((w ->> 'courier')::bigint, 'file.csv', hash, file, '{}');
  if not (public.start_remittance((w ->> 'courier')::bigint, 'file.csv', hash, file, '{}') ->> 'is_known')::boolean then
    raise 'The same file was read again';
  end if;
  perform public.resolve_remittance_lines((r ->> 'id')::uuid, 1, s ->> 'action', class => 'wrong_amount');
  reset role;
  -- Cash of the day before, if the test runs past midnight.
  is_late := exists (select from private.remittance_lines l where l.remittance_id = (r ->> 'id')::uuid and l.class = 'not_remitted');
  perform pg_temp.act(w ->> 'finance');
  if is_late then
    perform public.resolve_remittance_lines((r ->> 'id')::uuid, 2, 'leave', class => 'not_remitted');
  end if;
  if public.book_remittance((r ->> 'id')::uuid, 2 + is_late::int, 'cash') ->> 'state' <> 'booked' then
    raise 'The remittance was not booked at once';
  end if;
end
$$;
create procedure pg_temp.run_histories(w jsonb, histories jsonb, inout made jsonb) language plpgsql as $$
declare
  s jsonb;
  target uuid;
  seen int;
  ids uuid[];
  payments bigint[];
  last int;
begin
  made := '[]';
  for h in 0 .. jsonb_array_length(histories) - 1 loop
    ids := '{}';
    payments := '{}';
    perform set_config('history.at', h::text, false);
    commit;
    for n in 0 .. jsonb_array_length(histories -> h) - 1 loop
      s := histories -> h -> n;
      target := ids[(s ->> 'order')::int + 1];
      seen := pg_temp.version_of(target);
      last := cardinality(payments);
      case s ->> 'kind'
        when 'rate' then
          perform pg_temp.change_rate(w, s);
        when 'place' then
          perform pg_temp.act(w ->> 'buyer');
          ids := ids || (public.place_order(gen_random_uuid(), jsonb_build_array(jsonb_build_object('product_id', w -> 'product',
            'variant_id', null, 'quantity', s -> 'quantity', 'unit_price', w -> 'price')), w -> 'delivery')
            -> 'orders' -> 0 ->> 'id')::uuid;
        when 'ship' then
          perform pg_temp.act(w ->> 'admin');
          perform public.approve_order(target, seen);
          perform public.change_order_status(target, 'Shipped', seen + 1, courier_id => (w ->> 'courier')::bigint);
        when 'shorten' then
          s := s || jsonb_build_object('line', (select l.id from public.order_lines l where l.order_id = target), 'left',
            (select l.quantity from public.order_lines l where l.order_id = target) - (s ->> 'by')::int);
          perform pg_temp.act(w ->> 'seller');
          perform public.report_shortage(target, jsonb_build_array(jsonb_build_object('id', s -> 'line', 'quantity', s -> 'left',
            'missing', 'return')), 'Broken', seen);
        when 'return' then
          perform pg_temp.return_goods(w, s, target);
        when 'pay' then
          perform pg_temp.act(w ->> 'finance');
          payments := payments || (public.record_payment((w ->> 'company')::uuid, gen_random_uuid(), (s ->> 'amount')::numeric,
            (now() at time zone 'Asia/Baghdad')::date, 'cash', allow_credit => true,
            allow_repeat => true) ->> 'transaction_id')::bigint;
        when 'reverse' then
          perform pg_temp.act(w ->> 'finance');
          perform public.reverse_transaction(payments[last], 'Bounced');
          payments := payments[:last - 1];
        when 'remit' then
          perform pg_temp.remit(w, s, ids);
        else
          perform pg_temp.act(w ->> 'admin');
          perform public.change_order_status(target, case s ->> 'kind' when 'deliver' then 'Delivered' else 'Cancelled' end, seen, 'Reason');
      end case;
      commit;
    end loop;
    made := made || jsonb_build_array(to_jsonb(ids));
  end loop;
end
$$`;

const debtNow = async () => {
  const [row] = await sql<{ debt: number }[]>`
    select coalesce(sum(debt), 0)::float8 as debt from private.company_debts
    where company_id in (${company}, ${courierCompany})`;
  return row!.debt;
};

interface Posted {
  id: string;
  frozen: number;
  commission: number;
  collected: number;
  cash: number;
  deliveries: number;
  returns: number;
}

/** Reads what orders froze and collected, and what the ledger has of them, by order. */
async function readPosted(ids: string[]): Promise<Map<string, Posted>> {
  const rows = await sql<Posted[]>`
    select o.id, l.commission::float8 as frozen, coalesce(o.cash_collected, 0)::float8 as collected,
      coalesce(c.amount, 0)::float8 as cash, coalesce(t.commission, 0)::float8 as commission, coalesce(t.deliveries, 0)::int as deliveries,
      coalesce(t.returns, 0)::int as returns
    from public.orders o join public.order_lines l on l.order_id = o.id
    left join private.courier_cash c on c.order_id = o.id
    left join (
      select t.order_id, sum(-e.amount) as commission, count(distinct t.id) filter (where t.kind = 'delivery') as deliveries,
        count(distinct t.id) filter (where t.kind = 'return') as returns
      from private.ledger_transactions t
      left join private.ledger_entries e on e.transaction_id = t.id
        and e.account_id = (select a.id from private.ledger_accounts a where a.kind = 'commission')
      where t.order_id = any (${ids}::uuid[]) group by t.order_id) t on t.order_id = o.id
    where o.id = any (${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Differences between the orders of a history and what was posted for them. */
function wrongOrders(history: History, posted: Posted[], hasCash: boolean): object[] {
  const cash = history.cashAfter(posted.map(({ collected }) => (hasCash ? collected : 0)));
  return history.orders.flatMap((order, place) => {
    const found = posted[place]!;
    const isDelivered = order.status === 'Delivered';
    const frozen = commissionOf(order.quantity * price, order.rate);
    const expected = {
      frozen,
      commission: isDelivered ? keptCommission(order) : 0,
      cash: cash[place]!,
      // Nothing is posted if neither commission nor cash changes hands.
      deliveries: isDelivered && (frozen > 0 || hasCash) ? 1 : 0,
    };
    const { commission, deliveries } = found;
    const is = { frozen: found.frozen, commission, cash: found.cash, deliveries };
    return JSON.stringify(is) === JSON.stringify(expected) ? [] : [{ order: place, expected, is }];
  });
}

/** Faults without cash that other tests write without entries. */
const faults = async () => [
  ...(await sql`
    select * from private.ledger_faults()
    where fault <> 'courier_cash' or split_part(about, ' ', 1)::int = any (${couriers}::int[])`),
];

/** Debt that a history leaves. */
const debtOf = (history: History, posted: Posted[], hasCash: boolean) =>
  history.orders.reduce(
    (sum, order, place) =>
      order.status === 'Delivered'
        ? sum + keptCommission(order) - (hasCash ? posted[place]!.collected : 0)
        : sum,
    -history.paid,
  );

/** Histories of each connection; the rate that one leaves holds for the next. */
function dealOut(all: Step[][]): History[][] {
  return places.map(({ courier }, place) => {
    let rate = baseRate;
    return all
      .filter((_, index) => index % width === place)
      .map((steps) => {
        const history = new History(steps, courier !== null, rate);
        rate = history.rate;
        return history;
      });
  });
}

it(`equals the frozen rates, balances and sums after ${numRuns} histories on ${width} connections at once`, async () => {
  const all = fc.sample(fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }), { numRuns, seed });
  const dealt = dealOut(all);
  const taken = new Set(dealt.flat().flatMap(({ commands }) => commands.map(({ kind }) => kind)));
  expect(taken.size).toBe(11);
  const before = await debtNow();
  const ended = await Promise.allSettled(places.map((place, index) => run(place, dealt[index]!)));
  const made = ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  const posted = await readPosted(made.flat(2));
  let debt = before;
  const wrong = dealt.flatMap((histories, place) =>
    histories.flatMap((history, index) => {
      const rows = made[place]![index]!.map((id) => posted.get(id)!);
      const hasCash = places[place]!.courier !== null;
      debt += debtOf(history, rows, hasCash);
      const orders = wrongOrders(history, rows, hasCash);
      return orders.length > 0
        ? [{ seed, place, index, commands: JSON.stringify(history.commands), orders }]
        : [];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(await debtNow()).toBe(debt);
  expect(await faults()).toEqual([]);
}, 600_000);

it('loses and doubles nothing when connections are killed while they deliver', async () => {
  const claims = JSON.stringify({ sub: actors.admin.id, role: 'authenticated', aal: 'aal2' });
  const [place] = places;
  for (let round = 0; round < 12; round += 1) {
    const shipped = new History([{ kind: 'place', quantity: 10 }, { kind: 'ship' }], false, baseRate);
    const [[id]] = (await run(place!, [shipped])) as [[string]];
    const before = await debtNow();
    const doomed = postgres(postgresUrl(), { max: 1, onnotice: () => undefined });
    const [{ pid }] = await doomed<[{ pid: number }]>`select pg_backend_pid() as pid`;
    // Half of the rounds die before the commit, the others at about its time.
    const delivered = doomed.unsafe(`
      begin;
      set local request.jwt.claims = '${claims}';
      set local role authenticated;
      select public.deliver_order('${id}', null, 3);
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
      await tx`select public.deliver_order(${id}::uuid, null, 3)`;
    });
    const [row] = [...(await readPosted([id])).values()];
    expect(row).toMatchObject({ commission: row!.frozen, deliveries: 1 });
    expect(await debtNow()).toBe(before + row!.frozen);
  }
  expect(await faults()).toEqual([]);
});
