import type { Plan } from '../plan.ts';
import { sellers } from '../sellers.ts';
import type { Sql } from './insert.ts';

/** Freezes the commission of all orders as placing them would have, with the rates of today. */
async function freezeCommission(sql: Sql): Promise<void> {
  await sql`
    with goods as (
      select l.id, l.order_id, l.line_total, o.company_id, p.category_id
      from public.order_lines l join public.orders o on o.id = l.order_id left join public.products p on p.id = l.product_id
    ), rates as (
      select r.* from (select array_agg(company_id) as companies, array_agg(category_id) as categories from goods) x
      cross join lateral private.commission_rates_on(x.companies, x.categories, private.today_in_iraq()) r
    ), rated as (
      select array_agg(row(g.id, g.order_id, r.rate_id, r.percent, r.minimum, r.maximum, g.line_total)::private.commission_line) as lines
      from goods g join rates r on r.company_id = g.company_id and r.category_id is not distinct from g.category_id
    )
    update public.order_lines l
    set commission_rate_id = x.rate_id, commission_percent = x.percent, commission = s.commission
    from rated cross join lateral private.share_commission(rated.lines) s
    join lateral unnest(rated.lines) x on x.place = s.place
    where l.id = s.place`;
}

/** Couriers of the operator, with their fees in IQD. */
const couriers = [
  { name: 'Rafidain Express', phone: '+9647701112201', fee_delivered: 5000, fee_returned: 2500 },
  { name: 'مندوبو بغداد', phone: '+9647801112202', fee_delivered: 4000, fee_returned: 2000 },
];

/** Writes couriers, rates and terms, posts the delivered orders, and lets every company pay a part of its debt. */
export async function writeMoney(sql: Sql, { checkouts }: Plan): Promise<void> {
  await sql`insert into private.couriers ${sql(couriers)}`;
  const first_day = '2020-01-01';
  await sql`
    insert into private.commission_rates (category_id, percent, minimum, first_day)
    values (null, 5, 250, ${first_day}),
      ((select id from public.categories where parent_id is null order by position, id limit 1), 7.5, null, ${first_day})`;
  if (checkouts.length === 0) return;
  await freezeCommission(sql);
  // Posts the events that wait for the end of the transaction.
  await sql`set constraints public.post_order_event immediate`;
  await sql`
    select private.post_transaction('payment', 'payment', gen_random_uuid()::text, array[
        row('bank', null, null, x.amount)::private.ledger_line,
        row('owed_to_market', x.company_id, null, -x.amount)::private.ledger_line],
      x.company_id, null, private.today_in_iraq() - 9, null, null, '{"way": "bank", "reference": "TRF-2041"}')
    from (select d.company_id, trunc(d.debt * 0.6 / 1000) * 1000 as amount from private.company_debts d) x
    where x.amount > 0`;
  await sql`
    insert into private.company_terms (company_id, debt_limit, grace_days, payout_account)
    select d.company_id, ceil(greatest(d.debt, 1) * 1.5 / 50000) * 50000, 7, 'Rafidain Bank, IQ98 RAFB 0001 2345 6789 012'
    from private.company_debts d where d.company_id = ${sellers[0]!.company_id}`;
  await sql`select private.issue_commission_invoices(private.today_in_iraq())`;
}
