-- Orders that a bulk change refused, as in change_orders: [{id, number, code, context}]. filter: {page?, page_size?}
create function private.list_refused_orders(change_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Raises an error for a change of others.
  perform private.my_bulk_change(change_id);
  return private.list_page('r.order_id', format(
      $source$from private.bulk_change_orders r where r.change_id = %L and r.outcome = 'refused'$source$, change_id),
    'r.order_id', $item$r.refusal || jsonb_build_object('id', r.order_id, 'number', private.order_number(r.order_id))$item$,
    format('join private.bulk_change_orders r on r.change_id = %L and r.order_id = shown.id', change_id), filter);
end
$$;

create function public.list_refused_orders(change_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_refused_orders(change_id, filter) $$;
grant execute on function public.list_refused_orders(uuid, jsonb), private.list_refused_orders(uuid, jsonb)
  to authenticated, service_role;
