-- Goods of one item, cheapest first, at most 100: {kind, items: [product_row with company_name, quality, model_number]}. Raises
-- product_not_found if they are no longer the same item.
create function private.get_duplicates(group_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  kind text := (select g.kind from private.duplicate_groups g where g.id = get_duplicates.group_id);
begin
  perform private.require_staff('products');
  if kind is null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  return jsonb_build_object('kind', kind, 'items', (
    select coalesce(jsonb_agg(private.product_row(p, o) || private.company_names(c.id) || jsonb_build_object('model_number', p.model_number,
      'quality', (private.product_health(p, o) ->> 'quality')::int, 'odd_price', private.odd_price_of(o))
      order by o.price, p.id), '[]')
    from (
      select d.product_id from private.duplicate_products d join public.product_offers x on x.product_id = d.product_id
      where d.group_id = get_duplicates.group_id order by x.price, d.product_id limit 100) shown
    join public.products p on p.id = shown.product_id and p.deleted_at is null
    join public.product_offers o on o.product_id = p.id
    join public.companies c on c.id = p.company_id));
end
$$;

create function public.get_duplicates(group_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_duplicates(group_id) $$;
grant execute on function public.get_duplicates(uuid), private.get_duplicates(uuid) to authenticated, service_role;
