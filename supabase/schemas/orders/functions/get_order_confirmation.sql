-- All orders of the same checkout that the caller may see.
create function private.get_order_confirmation(order_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_order public.orders;
  visible public.orders[];
begin
  perform private.require_person();
  select * into found_order from public.orders o where o.id = get_order_confirmation.order_id;
  select array_agg(o order by o.number) into visible from public.orders o
  where o.checkout_id = found_order.checkout_id and cardinality(private.order_roles(o)) > 0;
  if visible is null or not exists (select 1 from unnest(visible) v where v.id = found_order.id) then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return jsonb_build_object(
    'checkout_id', found_order.checkout_id,
    'delivery', private.order_delivery(found_order.checkout_id,
      coalesce(found_order.buyer_id = private.my_id(), false) or private.staff_may('see_orders'),
      exists (select from unnest(visible) v where not v.is_pickup)),
    'total', (select sum(v.total) from unnest(visible) v having bool_and(private.sees_money(v))),
    'orders', (select jsonb_agg(private.order_detail(v) order by v.number) from unnest(visible) v));
end
$$;

create function public.get_order_confirmation(order_id uuid)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_order_confirmation(order_id) $$;
grant execute on function public.get_order_confirmation(uuid), private.get_order_confirmation(uuid)
  to authenticated, service_role;
