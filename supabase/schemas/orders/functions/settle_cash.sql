-- Records that the company received the cash of delivered orders and the fees of refused ones, or (settled false) that it did
-- not. All orders or none, because the person confirmed their sum. expected_versions are in the order of order_ids. Returns
-- {count, amount}. Raises changed_meanwhile; order_not_found for orders of others or without cash.
create function private.settle_cash(order_ids uuid[], expected_versions int[], settled boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid := private.my_company('settle_cash');
  target record;
  changed uuid[] := '{}';
  result jsonb;
begin
  perform private.require_that(coalesce(cardinality(order_ids) between 1 and 1000, false), 'order_ids', 'too_many');
  perform private.require_that(cardinality(order_ids) = cardinality(expected_versions), 'expected_version', 'required');
  perform private.require_that(settled is not null, 'settled', 'required');
  perform from public.orders o where o.id = any (order_ids) order by o.id for update;
  for target in
    select o, x.version from unnest(order_ids, expected_versions) x (id, version)
    left join public.orders o on o.id = x.id and o.company_id = own and o.cash_collected is not null
  loop
    if (target.o).id is null then
      perform private.raise_error('PT404', 'order_not_found');
    elsif private.begin_order_decision(target.o, target.version, private.is_repeated_event((target.o).id, target.version,
      'cash_settled', (target.o).status, null, jsonb_build_object('settled', settled)))
      and ((target.o).cash_settled_at is not null) <> settled then
      changed := changed || (target.o).id;
    end if;
  end loop;
  update public.orders o set cash_settled_at = case when settled then now() end where o.id = any (changed);
  insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, changes)
  select o.id, 'cash_settled', o.status, o.status, private.my_id(), 'seller', jsonb_build_object('settled', settled)
  from public.orders o where o.id = any (changed);
  if cardinality(changed) > 0 then
    select jsonb_build_object('count', count(*), 'amount', sum(o.cash_collected), 'numbers', jsonb_agg(o.number order by o.number))
    into result from public.orders o where o.id = any (changed);
    perform private.write_audit_entry('UPDATE', 'orders', gen_random_uuid()::text, own,
      jsonb_build_object('cash_settled', not settled), result || jsonb_build_object('cash_settled', settled));
  end if;
  return (select jsonb_build_object('count', count(*), 'amount', sum(o.cash_collected)) from public.orders o where o.id = any (order_ids));
end
$$;

create function public.settle_cash(order_ids uuid[], expected_versions int[], settled boolean default true) returns jsonb
language sql security invoker set search_path = '' as $$ select private.settle_cash(order_ids, expected_versions, settled) $$;
grant execute on function public.settle_cash(uuid[], int[], boolean), private.settle_cash(uuid[], int[], boolean)
  to authenticated, service_role;
