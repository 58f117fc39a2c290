import type postgres from 'postgres';

/**
 * Delivers the delivered orders of the benchmark and asks half of them back: 2,000 returns are open in all states,
 * the others closed. The demo buyer has one of 2,000; the other returns have no account, because the few accounts
 * of the demo have more orders each than a person has.
 */
export async function fillReturns(sql: postgres.Sql, orders: number): Promise<void> {
  const started = performance.now();
  await sql`set session_replication_role = replica`;
  await sql`
    insert into public.order_events (order_id, kind, from_status, to_status, actor_role, created_at)
    select o.id, 'status', 'Shipped', 'Delivered', 'seller', o.created_at
    from generate_series(1, ${orders}::int) n (n) join public.orders o on o.id = md5('order' || n.n)::uuid
    where o.status = 'Delivered'`;
  await sql`
    insert into private.returns (id, number, order_id, company_id, buyer_id, status, wish, handover, outcome, phone, way_back_by,
      order_number, buyer_name, company_name, delivered_at, goods, line_count, value, refund, answered_at, was_refused, appeal_side,
      appealed_at, decision_due_at, due_at, due_kind, idempotency_key, body_hash, created_at)
    select md5('return' || k.k)::uuid, 'RT-BENCH' || k.k, o.id, o.company_id,
      case when k.k % 2000 = 0 then (select id from auth.users where email = 'buyer@mawad.test') end, s.status, s.wish, s.handover,
      s.outcome, o.buyer_phone, 'seller', o.number, o.buyer_name, o.company_name, o.created_at, 'Goods ' || k.k, 1, 10000, s.refund,
      case when s.status <> 'Requested' then o.created_at end, s.status = 'Refused' or k.k % 50 = 1,
      case when s.due_kind = 'decision' then 'buyer' end, case when s.due_kind = 'decision' then now() end,
      case when s.due_kind = 'decision' then now() + k.k % 10 * interval '1 day' + interval '4 days' end,
      case when s.due_kind is not null then now() + k.k % 10 * interval '1 day' + interval '4 days' end, s.due_kind,
      gen_random_uuid(), '', o.created_at
    from generate_series(0, ${Math.floor(orders / 5) - 1}::int) k (k)
    join public.orders o on o.id = md5('order' || (k.k * 5 + 2))::uuid
    join (values (0, 'Requested', 'refund', null, null, null::numeric, 'answer'), (1, 'Accepted', 'refund', 'pickup', null, null, 'sending'),
      (2, 'Accepted', 'missing_part', 'keep', null, null, 'part'), (3, 'OnItsWay', 'exchange', 'showroom', null, null, null),
      (4, 'Received', 'refund', 'pickup', null, 10000, null), (5, 'Settled', 'refund', 'pickup', 'refunded', 10000, 'appeal'),
      (6, 'Refused', 'refund', null, null, null, 'appeal'), (7, 'Refused', 'refund', null, null, null, 'decision'),
      (8, 'Closed', 'refund', 'pickup', 'refunded', 10000, null), (9, 'Closed', 'refund', null, 'refused', null, null))
      s (place, status, wish, handover, outcome, refund, due_kind)
      on s.place = case when k.k < 2000 then k.k % 8 when k.k % 10 = 0 then 9 else 8 end`;
  await sql`
    insert into private.return_lines (return_id, order_line_id, reason_id, quantity, value)
    select r.id, l.id, s.ids[1 + l.id % cardinality(s.ids)], 1, 10000
    from private.returns r join public.order_lines l on l.order_id = r.order_id
    cross join (select array_agg(id order by id) as ids from private.return_reasons) s where r.number like 'RT-BENCH%'`;
  await sql`
    insert into private.return_events (return_id, kind, to_status, actor_role, return_version, created_at)
    select r.id, 'requested', 'Requested', 'buyer', 1, r.created_at from private.returns r where r.number like 'RT-BENCH%'`;
  await sql`set session_replication_role = origin`;
  const [{ count } = { count: 0 }] = await sql<
    { count: number }[]
  >`select count(*)::int as count from private.returns`;
  console.log(`${count} returns in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Lists, figures and the clock of returns, by name. */
export const returnReads: Record<string, [who: string, query: string]> = {
  'own returns of a buyer': ['buyer', `select private.list_own_returns('{}')`],
  'own returns, waiting': ['buyer', `select private.list_own_returns('{"waiting": true}')`],
  'received returns': ['seller', `select private.list_company_returns('{}')`],
  'received returns, closed, page 100': [
    'seller',
    `select private.list_company_returns('{"status": "Closed", "page": 100}')`,
  ],
  'received returns, waiting by deadline': [
    'seller',
    `select private.list_company_returns('{"waiting": true, "sort": "due"}')`,
  ],
  'received returns, a name': ['seller', `select private.list_company_returns('{"term": "buyer 1999"}')`],
  'received returns, a reason': ['seller', `select private.list_company_returns('{"reason": "damaged"}')`],
  'home page of a seller': ['seller', 'select private.get_seller_home()'],
  'all returns': ['admin', `select private.list_staff_returns('{}')`],
  'all returns, appeals by deadline': [
    'admin',
    `select private.list_staff_returns('{"appealed": true, "sort": "due"}')`,
  ],
  'all returns, overdue': ['admin', `select private.list_staff_returns('{"overdue": true}')`],
  'all returns, serial buyers and sellers': [
    'admin',
    `select private.list_staff_returns('{"marked": true}')`,
  ],
  'all returns, a number': ['admin', `select private.list_staff_returns('{"term": "RT-BENCH7777"}')`],
  'all returns, a month': [
    'admin',
    `select private.list_staff_returns(jsonb_build_object('from', current_date - 60, 'to', current_date - 30))`,
  ],
  'return figures by product': ['admin', `select private.get_return_figures('{"by": "product"}')`],
  'return figures by product and rate': [
    'admin',
    `select private.get_return_figures('{"by": "product", "sort": "rate"}')`,
  ],
  'return figures by category': ['admin', `select private.get_return_figures('{"by": "category"}')`],
  'return figures by seller': ['admin', `select private.get_return_figures('{"by": "seller"}')`],
  'return figures of a seller': ['seller', `select private.get_return_figures('{"by": "category"}')`],
  'clocks of returns, nothing due': ['system', 'select private.watch_returns()'],
  'clocks of returns, 50 due': [
    'system',
    `update private.returns set due_at = now() - interval '1 minute' where id in (select id from private.returns
      where due_kind = 'answer' order by due_at limit 50); select private.watch_returns()`,
  ],
};
