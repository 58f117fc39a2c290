-- Like end_deals, for up to 2,000 deals that match a filter of list_deals, without excluded ones. Raises stale_version {count}
-- if they are not `expected` many.
create function private.end_matching_deals(filter jsonb, except_ids bigint[], expected int, remove boolean, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  deals jsonb;
begin
  perform private.require_staff('products');
  execute 'select coalesce(jsonb_agg(jsonb_build_object(''id'', o.product_id, ''mark'', private.offer_mark(o)) order by o.product_id), ''[]'')
    from public.product_offers o join public.products p on p.id = o.product_id
    where o.product_id <> all ($1) and ' || private.deal_conditions(filter)
  into deals using coalesce(except_ids, '{}');
  if jsonb_array_length(deals) <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', jsonb_array_length(deals)));
  end if;
  return private.end_deals(deals, remove, reason);
end
$$;

create function public.end_matching_deals(filter jsonb, except_ids bigint[], expected int, remove boolean, reason text) returns jsonb
language sql security invoker set search_path = ''
as $$ select private.end_matching_deals(filter, except_ids, expected, remove, reason) $$;
grant execute on function public.end_matching_deals(jsonb, bigint[], int, boolean, text),
  private.end_matching_deals(jsonb, bigint[], int, boolean, text) to authenticated, service_role;
