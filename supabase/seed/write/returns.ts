import type { Plan } from '../plan.ts';
import type { ReturnSeed, ReturnStep } from '../returns.ts';
import type { Sql } from './insert.ts';
import { writeCheckouts } from './orders.ts';

const hour = 3_600_000;

/** ISO date in Baghdad. */
const dateOf = (time: number): string => new Date(time + 3 * hour).toISOString().slice(0, 10);

/** Writes the delivered orders whose goods come back; before the commission is frozen. */
export const writeReturnedOrders = (sql: Sql, plan: Plan): Promise<void> =>
  writeCheckouts(
    sql,
    plan,
    plan.returns.map(({ checkout }) => checkout),
  );

/** Acts for a person until the next call, as jobs do. */
const actAs = (sql: Sql, person: string | null) =>
  sql`select private.enter_context(jsonb_build_object('actor', ${person}::uuid))`;

/** Asks for one unit of each line of the order, as its buyer; returns the id of the return. */
async function request(sql: Sql, { story, key, checkout }: ReturnSeed): Promise<string> {
  const order = checkout.orders[0]!.id;
  await actAs(sql, checkout.buyer.id);
  const [row] = await sql<{ id: string }[]>`
    select private.request_return(${order}, jsonb_build_object('wish', ${story.wish}::text, 'phone', ${checkout.buyer.phone}::text,
      'note', ${story.note}::text, 'lines', (
        select jsonb_agg(jsonb_build_object('order_line_id', l.id, 'quantity', 1, 'reason_id', s.id))
        from public.order_lines l cross join private.return_reasons s
        where l.order_id = ${order} and s.code = ${story.reason})), ${key}) ->> 'id' as id`;
  return row!.id;
}

/** Takes a step of a story. All steps are of one transaction, so each sees version 1. */
async function take(sql: Sql, seed: ReturnSeed, id: string, given: ReturnStep, now: number): Promise<void> {
  await actAs(sql, given.by === 'buyer' ? seed.checkout.buyer.id : seed.checkout.orders[0]!.seller.id);
  switch (given.step) {
    case 'accept': {
      const { handover } = given;
      const body = JSON.stringify({
        handover,
        ...('reduction' in given ? { reduction: given.reduction } : {}),
      });
      await sql`select private.accept_return(${id}, ${body}::text::jsonb, 1)`;
      break;
    }
    case 'refuse':
      await sql`select private.refuse_return(${id}, ${given.note}, '{}', 1)`;
      break;
    case 'mark_sent':
      await sql`select private.mark_return_sent(${id}, 1, null)`;
      break;
    case 'receive':
      await sql`
        select private.receive_return(${id}, jsonb_build_object('lines', (
          select jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'restock', l.quantity, 'condition', 'as_new'))
          from private.return_lines l where l.return_id = ${id})), 1)`;
      break;
    case 'settle': {
      const body = JSON.stringify({ way: given.way, day: dateOf(now - given.hours * hour) });
      await sql`select private.settle_return(${id}, ${body}::text::jsonb, 1)`;
      break;
    }
    case 'appeal':
      await sql`select private.appeal_return(${id}, ${given.note}, '{}', 1)`;
  }
}

/** Moves a return and its timeline from now to the times of its story. */
async function date(sql: Sql, { story }: ReturnSeed, id: string): Promise<void> {
  const hours = [story.hours, ...story.steps.map((step) => step.hours)];
  await sql`
    update private.return_events e set created_at = now() - make_interval(hours => x.hours), return_version = x.version
    from (select s.id, row_number() over (order by s.id) as version,
        (${hours}::int[])[row_number() over (order by s.id)] as hours
      from private.return_events s where s.return_id = ${id}) x
    where e.id = x.id`;
  const last = hours.at(-1)!;
  await sql`
    update private.returns r
    set version = ${hours.length}, created_at = now() - make_interval(hours => ${story.hours}),
      updated_at = now() - make_interval(hours => ${last}), due_at = r.due_at - make_interval(hours => ${last}),
      decision_due_at = r.decision_due_at - make_interval(hours => ${last}),
      appealed_at = r.appealed_at - make_interval(hours => ${last}),
      answered_at = r.answered_at - make_interval(hours => ${story.steps[0]?.hours ?? 0})
    where r.id = ${id}`;
}

const triggers = {
  'private.return_events': ['announce_return_event', 'broadcast_return_event', 'protect_return_events'],
  'private.returns': ['count_return_version'],
};

/** Switches the triggers that would mail demo people about the past, or keep a timeline from being dated. */
async function switchTriggers(sql: Sql, verb: 'enable' | 'disable'): Promise<void> {
  for (const [table, names] of Object.entries(triggers)) {
    for (const name of names) await sql.unsafe(`alter table ${table} ${verb} trigger ${name}`);
  }
}

/** Asks for the returns of the plan and takes their steps, as the people of each story. */
export async function writeReturns(sql: Sql, { returns }: Plan, now: number): Promise<void> {
  // A table with waiting constraint triggers cannot be altered.
  await sql`set constraints private.post_return_event immediate`;
  await switchTriggers(sql, 'disable');
  for (const seed of returns) {
    const id = await request(sql, seed);
    for (const step of seed.story.steps) await take(sql, seed, id, step, now);
    await date(sql, seed, id);
  }
  await actAs(sql, null);
  await switchTriggers(sql, 'enable');
}
