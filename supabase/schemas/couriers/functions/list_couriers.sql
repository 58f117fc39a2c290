-- All couriers for finance, those in use first.
create function private.list_couriers()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('money');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'fee_delivered', c.fee_delivered,
      'fee_returned', c.fee_returned, 'is_active', c.is_active, 'column_map', c.column_map, 'version', c.version) order by c.is_active desc, c.name, c.id), '[]')
    from private.couriers c);
end
$$;

create function public.list_couriers() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_couriers() $$;
grant execute on function public.list_couriers(), private.list_couriers() to authenticated, service_role;
