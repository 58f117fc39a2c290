-- Couriers that can be chosen for a shipment: [{id, name}], for people who change orders.
create function private.list_shipping_couriers()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  if not private.staff_may('change_orders') then
    perform private.company_to_read('see_orders');
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]')
    from private.couriers c where c.is_active);
end
$$;

create function public.list_shipping_couriers() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_shipping_couriers() $$;
grant execute on function public.list_shipping_couriers(), private.list_shipping_couriers() to authenticated, service_role;
