-- Cash that couriers collected and have not remitted, by courier: [{courier_id, name, amount, orders, oldest_on, age_days, days:
-- [{day, amount, orders, age_days}]}], the oldest first. `days` has the ninety oldest days with cash.
create function private.list_cash_in_transit()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today date := private.today_in_iraq();
begin
  perform private.require_staff('money');
  return (
    with days as (
      select c.courier_id, c.since, sum(c.amount) as amount, count(*) as orders,
        row_number() over (partition by c.courier_id order by c.since) as place
      from private.courier_cash c where c.amount <> 0 group by c.courier_id, c.since
    )
    select coalesce(jsonb_agg(to_jsonb(x) order by x.oldest_on, x.courier_id), '[]')
    from (
      select d.courier_id, k.name, sum(d.amount) as amount, sum(d.orders) as orders, min(d.since) as oldest_on,
        today - min(d.since) as age_days,
        jsonb_agg(jsonb_build_object('day', d.since, 'amount', d.amount, 'orders', d.orders, 'age_days', today - d.since)
          order by d.since) filter (where d.place <= 90) as days
      from days d join private.couriers k on k.id = d.courier_id group by d.courier_id, k.name) x);
end
$$;

create function public.list_cash_in_transit() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_cash_in_transit() $$;
grant execute on function public.list_cash_in_transit(), private.list_cash_in_transit() to authenticated, service_role;
