-- Up to 100 orders that the caller works on, or of the company for which the caller buys, in the given order, for printing; others
-- are left out.
create function private.get_orders(order_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  perform private.require_that(cardinality(order_ids) between 1 and 100, 'order_ids', 'too_many');
  return (select coalesce(jsonb_agg(private.order_detail(o) order by array_position(get_orders.order_ids, o.id)), '[]')
    from public.orders o where o.id = any (get_orders.order_ids) and private.order_roles(o) && '{admin,seller,colleague}');
end
$$;

create function public.get_orders(order_ids uuid[])
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_orders(order_ids) $$;
grant execute on function public.get_orders(uuid[]), private.get_orders(uuid[]) to authenticated, service_role;
